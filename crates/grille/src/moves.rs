//! A file of moves: what a player did, one act a line.

use crate::Desk;
use anyhow::{Context, bail};
use grille_engine::NotThis;
use grille_engine::grid::Size;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Puzzle, Sheet};
use grille_engine::session::{self, Act, Refusal, Session};
use grille_engine::sudoku;
use grille_formats::Source;
use grille_words::{Words, say};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::str::FromStr;

/// The text of the file.
pub fn read(desk: &Desk, path: &Path) -> anyhow::Result<Source> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let most = grille_formats::source::MAX_BYTES as u64 + 1;
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .with_context(|| name.clone())?;
    Source::decode(&name, bytes).map_err(|why| anyhow::anyhow!(desk.words.not_text(&name, why)))
}

/// A game played so far.
pub struct Played<S: session::Sheet> {
    /// The game.
    pub session: Session<S>,
    /// For each of its moves, the line of the file.
    pub lines: Vec<usize>,
}

/// Plays the moves on a nonogram; the first that cannot be made is an error with its place.
pub fn play(words: &Words, source: &Source, puzzle: &Puzzle) -> anyhow::Result<Played<Sheet>> {
    let expected = |found| say!(words, "moves-expected", found = found);
    let (size, inks) = (puzzle.size(), puzzle.palette().inks().len());
    let known = |mark: Mark| match mark {
        Mark::Ink(ink) => ink.is_ink() && ink.index() < inks,
        Mark::Blank | Mark::Cross => true,
    };
    play_on(words, source, Sheet::new(puzzle), expected, |Move(cells)| {
        if cells.iter().any(|&(cell, _)| !size.contains(cell)) {
            return Some(outside(words, size));
        }
        let fits = cells.iter().all(|&(_, mark)| known(mark));
        (!fits).then(|| say!(words, "moves-ink", inks = inks - 1))
    })
}

/// The same on a sudoku.
pub fn play_sudoku(
    words: &Words,
    source: &Source,
    puzzle: &sudoku::Puzzle,
) -> anyhow::Result<Played<sudoku::Sheet>> {
    let expected = |found| say!(words, "sudoku-moves-expected", found = found);
    let (size, limit) = (puzzle.size(), puzzle.shape().side());
    play_on(words, source, sudoku::Sheet::new(puzzle), expected, |change| {
        for &(cell, mark) in &change.0 {
            if !size.contains(cell) {
                return Some(outside(words, size));
            }
            if puzzle.given(cell).is_some() {
                return Some(say!(words, "moves-given", cell = words.cell(cell)));
            }
            if !mark.digits().is_subset(sudoku::Digits::first(limit)) {
                return Some(say!(words, "sudoku-unknown-digit", limit = limit));
            }
        }
        None
    })
}

fn outside(words: &Words, size: Size) -> String {
    say!(words, "moves-outside", rows = size.rows(), columns = size.cols())
}

/// Plays the acts of a file; `expected` tells what should stand there, `refuses` why a
/// move cannot be made.
fn play_on<S: session::Sheet>(
    words: &Words,
    source: &Source,
    sheet: S,
    expected: impl Fn(String) -> String,
    refuses: impl Fn(&S::Move) -> Option<String>,
) -> anyhow::Result<Played<S>> {
    let mut session = Session::new(sheet);
    let mut lines = Session::new(Numbers);
    for (number, text) in (1..).zip(source.text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let at = |what: String| format!("{}:{number}: {what}", source.name);
        let Ok(act) = text.parse::<Act<S::Move>>() else {
            bail!(at(expected(text.chars().take(40).collect())));
        };
        if let Act::Play(change) = &act
            && let Some(why) = refuses(change)
        {
            bail!(at(why));
        }
        if !session.act(&act) {
            let why = match act {
                Act::Keep | Act::Drop => say!(words, "moves-nothing-supposed"),
                _ => say!(words, "moves-nothing"),
            };
            bail!(at(why));
        }
        lines.act(&at_line(&act, number));
    }
    let lines = lines.moves().map(|&Line(number)| number).collect();
    Ok(Played { session, lines })
}

/// A history of line numbers, to be led through the same acts as the game.
#[derive(Clone)]
struct Numbers;

#[derive(Clone)]
struct Line(usize);

impl session::Sheet for Numbers {
    type Move = Line;

    fn play(&mut self, line: &Line) -> Option<Line> {
        Some(line.clone())
    }

    fn refuses(&self, _: &Line) -> Option<Refusal> {
        None
    }

    fn join(_: &Line, then: &Line) -> Line {
        then.clone()
    }

    fn wipe(&self) -> Line {
        Line(0)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Line {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Line, NotThis> {
        text.parse().map(Line).map_err(|_| NotThis)
    }
}

/// The act with the line that it stands on for its move.
fn at_line<M>(act: &Act<M>, number: usize) -> Act<Line> {
    match act {
        Act::Play(_) => Act::Play(Line(number)),
        Act::Suppose => Act::Suppose,
        Act::Keep => Act::Keep,
        Act::Drop => Act::Drop,
        Act::Undo => Act::Undo,
        Act::Redo => Act::Redo,
    }
}
