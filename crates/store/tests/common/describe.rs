//! What a journal and a folder come to, as texts of lines `key value`. The form is told in
//! `data/v1/README.md`.

use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Nonogram, Puzzle, Sheet};
use grille_engine::session::Session;
use grille_formats::collection::COLLECTION;
use grille_formats::journal::End;
use grille_store::{Id, Lost, Reader, Statistics, Store, Trouble};
use grille_table::journal::{self, NoPuzzle};
use grille_table::{Played, Totals};
use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// A text of lines `key value`.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn line(&mut self, key: &str, value: impl Display) {
        self.0 += &format!("{key} {value}\n");
    }
}

/// FNV-1a with 64 bits over the bytes of a text, as 16 hexadecimal digits.
fn hash(text: &str) -> String {
    let with = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, with))
}

/// A text on one line; `-` for none.
fn words(text: Option<&str>) -> String {
    let Some(text) = text else { return "-".to_owned() };
    let one = |c: char| match c {
        '\\' => "\\\\".to_owned(),
        c if c.is_control() => format!("\\u{{{:x}}}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(one).collect::<String>())
}

fn sheet_text(sheet: &Sheet) -> String {
    let marks = sheet.marks();
    let written = marks.size().iter().filter(|&cell| marks[cell] != Mark::Blank);
    move_text(&Move(written.map(|cell| (cell, marks[cell])).collect()))
}

fn move_text(change: &Move) -> String {
    if change.0.is_empty() { "-".to_owned() } else { change.to_string() }
}

fn list<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}

fn ms(time: Duration) -> String {
    time.as_millis().to_string()
}

fn maybe(time: Option<Duration>) -> String {
    time.map_or("-".to_owned(), ms)
}

fn place(session: &Session<Sheet>) -> String {
    format!("{} {}", hash(&sheet_text(session.sheet())), list(&session.layers()))
}

fn totals(text: &mut Lines, totals: &Totals) {
    text.line("elapsed", ms(totals.elapsed));
    text.line("hints", totals.hints);
    text.line("solved", maybe(totals.solved));
    text.line("attempts", totals.attempts);
    text.line("wins", totals.wins);
    text.line("best", maybe(totals.best));
    text.line("all_elapsed", ms(totals.all_elapsed));
    text.line("all_hints", totals.all_hints);
}

/// The sheet, its past and its future.
fn state(text: &mut Lines, session: &Session<Sheet>) {
    text.line("sheet", sheet_text(session.sheet()));
    text.line("moves", session.moves().count());
    for change in session.moves() {
        text.line("move", move_text(change));
    }
    text.line("layers", list(&session.layers()));
    let supposed = session.layers().last().and_then(|&at| session.moves().nth(at));
    text.line("supposed", supposed.map_or("-".to_owned(), move_text));
    let other = session.other_way();
    text.line(
        "other_way",
        other.as_ref().map_or("none".to_owned(), |(sheet, _)| sheet_text(sheet)),
    );
    text.line("can_undo", session.can_undo());
    text.line("can_redo", session.can_redo());
    let mut walker = session.clone();
    let mut steps = 0;
    while walker.undo() {
        steps += 1;
        text.line("undo", place(&walker));
    }
    for _ in 0..steps {
        walker.redo();
    }
    text.line("back", place(&walker));
    while walker.redo() {
        text.line("redo", place(&walker));
    }
}

fn about(text: &mut Lines, puzzle: &Puzzle) {
    let about = puzzle.about();
    text.line("size", format!("{}x{}", puzzle.size().rows(), puzzle.size().cols()));
    for (key, value) in [
        ("title", &about.title),
        ("author", &about.author),
        ("copyright", &about.copyright),
        ("licence", &about.licence),
        ("source", &about.source),
        ("name", &about.id),
        ("description", &about.description),
        ("note", &about.note),
    ] {
        text.line(key, words(value.as_deref()));
    }
    for (number, ink) in puzzle.palette().inks().iter().enumerate() {
        text.line("ink", format!("{number} {} {}", ink.rgb, words(Some(&ink.name))));
    }
    for drawing in puzzle.drawings() {
        let kind = format!("{:?}", drawing.kind).to_lowercase();
        let bits: Vec<u32> = drawing.cells.cells().iter().map(|set| set.bits()).collect();
        let (id, note) = (words(drawing.id.as_deref()), words(drawing.note.as_deref()));
        text.line("drawing", format!("{kind} {} {id} {note}", hash(&list(&bits))));
    }
}

fn lost_text(lost: &Lost) -> String {
    match lost {
        Lost::LastRecord => "last record".to_owned(),
        Lost::Records { line, aside } => {
            let name = aside.file_name().unwrap_or_default().to_string_lossy();
            format!("records from {line}, kept as {name}")
        }
        Lost::Setting { line, text } => format!("setting {line} {}", words(Some(text))),
    }
}

fn all_lost(text: &mut Lines, lost: &[Lost]) {
    for one in lost {
        text.line("lost", lost_text(one));
    }
    if lost.is_empty() {
        text.line("lost", "-");
    }
}

/// What a journal comes to. `known` is the puzzle of `NAME.non`, where there is one. The
/// journal is opened in an empty folder that may be written to.
pub fn journal(bytes: &[u8], known: Option<&Puzzle>, scratch: &Path) -> String {
    let mut text = Lines::default();
    let head = journal::puzzle::<Nonogram>(bytes);
    text.line(
        "puzzle",
        match &head {
            Ok(_) => "ok".to_owned(),
            Err(NoPuzzle::Newer { version }) => format!("newer {version}"),
            Err(NoPuzzle::Damaged | NoPuzzle::OtherGame) => "damaged".to_owned(),
        },
    );
    if let Ok(puzzle) = &head {
        text.line("id", Id::of::<Nonogram>(puzzle));
        about(&mut text, puzzle);
    }
    // The puzzle that the window would have on the table.
    let asked = known.or(head.as_ref().ok()).expect("without a head there is NAME.non");
    let store = Store::open(scratch).expect("a folder that may be written to");
    fs::write(scratch.join(format!("games/{}.journal", Id::of::<Nonogram>(asked))), bytes)
        .expect("the same");
    let (opened, kept) = match store.game::<Nonogram>(asked) {
        Ok(game) => game,
        Err(Trouble::Newer { version }) => {
            // What stands in it is not for this version to say.
            text.line("opened", format!("newer {version}"));
            return text.0;
        }
        Err(other) => panic!("{other:?}"),
    };
    let own = Sheet::new(head.as_ref().unwrap_or(asked));
    let (replayed, replay) = journal::replay(bytes, own);
    text.line(
        "end",
        match replay.end {
            End::Whole => "whole".to_owned(),
            End::Torn => "torn".to_owned(),
            End::Damaged { line } => format!("damaged {line}"),
        },
    );
    text.line("records", replay.records);
    text.line("length", replay.length);
    text.line("opened", "ok");
    all_lost(&mut text, kept.lost());
    let is = |played: &Played<Sheet>| {
        opened.session() == played.session() && opened.totals() == played.totals()
    };
    text.line(
        "kept",
        match (is(&replayed), is(&Played::new(Sheet::new(asked)))) {
            (true, _) => "same",
            (false, true) => "new",
            (false, false) => "other",
        },
    );
    state(&mut text, replayed.session());
    totals(&mut text, replayed.totals());
    text.0
}

/// What a folder comes to; games are opened in it, so it is a copy.
pub fn folder(copy: &Path) -> String {
    let mut text = Lines::default();
    let store = Store::open(copy).expect("a folder that may be written to");
    let readers = [Reader::of::<Nonogram>()];
    let mut games = store.cards(&readers).expect("a folder that can be read");
    games.sort_by_key(|game| game.id);
    text.line("games", games.len());
    for game in &games {
        text.line("game", game.id);
        text.line("listed", format!("{}x{}", game.size.rows(), game.size.cols()));
        text.line("inked", game.progress.settled);
        text.line("crossed", game.progress.noted);
        totals(&mut text, &game.totals);
        let own = COLLECTION.iter().find(|item| Id::of::<Nonogram>(&item.puzzle()) == game.id);
        text.line("collection", own.map_or("-", |item| item.name));
        let looked = store.look::<Nonogram>(game.id).expect("readable").expect("there");
        let puzzle = looked.session().sheet().puzzle();
        about(&mut text, puzzle);
        let (opened, kept) = store.game::<Nonogram>(puzzle).expect("it can be opened");
        all_lost(&mut text, kept.lost());
        text.line("kept", if opened == looked { "same" } else { "other" });
        state(&mut text, opened.session());
    }
    let all = Statistics::of(&games);
    text.line("statistics", "all");
    text.line("begun", all.begun);
    text.line("solved", all.solved);
    text.line("wins", all.wins);
    text.line("elapsed", ms(all.elapsed));
    text.line("hints", all.hints);
    let (settings, lost) = store.settings().expect("readable");
    text.line("settings", "all");
    text.line("language", words(settings.language.as_deref()));
    text.line("theme", settings.theme.name());
    text.line("contrast", settings.contrast);
    text.line("cross", settings.cross.name());
    text.line("left", settings.left.name());
    text.line("right", settings.right.name());
    text.line("tool_buttons", settings.tool_buttons);
    text.line("mistakes", settings.mistakes.name());
    text.line("letters", settings.letters);
    text.line("timer_hidden", settings.timer_hidden);
    text.line("scale", settings.scale);
    text.line("reduced_motion", settings.reduced_motion);
    text.line("view_locked", settings.view_locked);
    text.line("only_unsolved", settings.only_unsolved);
    text.line("sort", settings.sort.name());
    text.line("taught", settings.taught);
    for path in &settings.recent {
        text.line("recent", words(path.to_str()));
    }
    for path in &settings.folders {
        text.line("folder", words(path.to_str()));
    }
    for line in &settings.others {
        text.line("other", words(Some(line)));
    }
    all_lost(&mut text, &lost);
    text.0
}
