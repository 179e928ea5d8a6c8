//! `grille print`: puzzles on paper, as PDF, SVG, PNG or a page.

pub mod entry;
mod fit;
mod form;
mod nonogram;
mod sudoku;

pub use fit::fitting;
pub use form::{chosen, put};

use crate::args::{AnswersArg, Layout};
use crate::output::Target;
use crate::{Desk, Exit, args, batch, input, wrong};
use entry::{Look, Prepared};
use grille_drive::in_order;
use grille_engine::class::Class;
use grille_formats::{GameName, GamePuzzle};
use grille_paper::contents::{self, Group};
use grille_paper::sheet::MM;
use grille_paper::sheets::{self, Answers, Entry, Plan};
use grille_paper::{Press, Sheet};
use grille_words::{Words, say};

/// A puzzle with what it is called.
pub struct Named {
    /// In complaints.
    pub label: String,
    /// With its answer.
    pub title: String,
    /// The puzzle.
    pub puzzle: GamePuzzle,
    /// What it is there for: the name of a technique.
    pub note: Option<String>,
}

pub fn run(desk: &Desk, args: &args::Print) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let form = chosen(desk, args.to, &target)?;
    let (named, mut exit) = match &args.new {
        Some(size) => made(desk, args, size)?,
        None => read(desk, &args.input)?,
    };
    let look = Look::new(&args.layout);
    let (mut prepared, end) = prepare(desk, named, &look, &args.limits, args.threads.threads)?;
    exit = exit.max(end);
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    let sheet = sheet(desk, &args.layout, 0)?;
    fitting(desk, &args.layout, sheet, &mut prepared)?;
    if prepared.is_empty() {
        return Ok(exit.max(Exit::Trouble));
    }
    numbered(&mut prepared);
    let title = args.layout.title.clone().unwrap_or_else(|| say!(desk.words, "paper-title"));
    let mut press = Press::new(sheet, title, desk.words.lang().code().to_owned());
    press.is_numbered = !args.layout.no_page_numbers;
    if args.layout.contents {
        with_contents(desk, &mut press, &args.layout, &prepared)?;
    } else {
        sheets(desk, &mut press, &args.layout, &prepared)?;
    }
    put(desk, &args.output, &target, form, &press.document)?;
    Ok(exit)
}

/// The puzzles of an input.
pub fn read(desk: &Desk, typed: &args::Input) -> anyhow::Result<(Vec<Named>, Exit)> {
    let (mut named, mut exit) = (Vec::new(), Exit::Yes);
    for chunk in input::jobs(desk, typed)? {
        batch::each(desk, chunk, false, |one, puzzle| {
            match puzzle {
                Ok(puzzle) => {
                    let title = super::explain::own_title(desk, one, puzzle).unwrap_or_default();
                    named.push(Named {
                        label: one.label(),
                        title,
                        puzzle: puzzle.clone(),
                        note: None,
                    });
                }
                Err(why) => {
                    desk.screen.note(&wrong::told(desk, &one.label(), why));
                    exit = Exit::Trouble;
                }
            }
            anyhow::Ok(())
        })?;
    }
    Ok((named, exit))
}

/// New puzzles.
fn made(desk: &Desk, args: &args::Print, size: &str) -> anyhow::Result<(Vec<Named>, Exit)> {
    let game = desk.game.unwrap_or(GameName::Nonogram);
    let order = super::new::Wanted {
        game,
        size,
        technique: args.technique.as_deref(),
        class: args.class.as_deref(),
        colours: 1,
        number: args.number.unwrap_or(1),
        seed: args.seed.as_deref(),
    };
    super::new::puzzles(desk, &order, &args.limits, args.threads.threads)
}

/// Solves and rates the puzzles, several at once; those without a solution are told.
pub fn prepare(
    desk: &Desk,
    named: Vec<Named>,
    look: &Look,
    limits: &args::Limits,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<Prepared>, Exit)> {
    let (mut prepared, mut exit) = (Vec::new(), Exit::Yes);
    let bar = batch::bar(named.len());
    let many = if named.len() < 2 { 1 } else { batch::threads(threads) };
    let work = |one: Named| {
        let done = entry::prepared(desk, &one, look, limits);
        (one.label, done)
    };
    in_order(named.into_iter(), many, work, |(label, done)| {
        bar.iter().for_each(|bar| bar.inc(1));
        match done {
            Ok(done) => prepared.push(done),
            Err(why) => {
                let told = desk.words.of(&label, &why);
                match &bar {
                    Some(bar) => bar.suspend(|| desk.screen.complain(&told)),
                    None => desk.screen.complain(&told),
                }
                exit = exit.max(Exit::No);
            }
        }
        !desk.interrupt.is_raised()
    });
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    numbered(&mut prepared);
    Ok((prepared, exit))
}

/// Counts the puzzles.
pub fn numbered<'a>(prepared: impl IntoIterator<Item = &'a mut Prepared>) {
    for (number, one) in (1..).zip(prepared) {
        one.entry.number = number.to_string();
    }
}

/// The paper with its margins; what a book of so many pages needs where it is bound.
pub fn sheet(desk: &Desk, layout: &Layout, pages: usize) -> anyhow::Result<Sheet> {
    let mut sheet = Sheet::find(&layout.paper).unwrap_or(Sheet {
        width: 595.0,
        height: 842.0,
        margin: 42.0,
        gutter: 0.0,
    });
    sheet.gutter = layout.gutter.map_or_else(|| Sheet::gutter_of(pages), |mm| mm * MM);
    if let Some(margin) = layout.margin {
        sheet.margin = margin * MM;
    }
    let area = sheet.area(1);
    if area.width < 72.0 || area.height < 72.0 {
        anyhow::bail!(say!(desk.words, "paper-no-room", paper = layout.paper.as_str()));
    }
    Ok(sheet)
}

fn plan(layout: &Layout) -> Plan {
    Plan {
        per_page: layout.per_page.as_deref().and_then(|count| count.parse().ok()),
        large: layout.large,
        answers: match layout.answers {
            AnswersArg::End => Answers::End,
            AnswersArg::Each => Answers::Each,
            AnswersArg::None => Answers::None,
        },
    }
}

/// Adds the puzzles and their answers; tells on which page each puzzle is.
fn sheets(
    desk: &Desk,
    press: &mut Press,
    layout: &Layout,
    prepared: &[Prepared],
) -> anyhow::Result<Vec<usize>> {
    let places = puzzles(desk, press, layout, prepared)?;
    answers(&desk.words, press, layout, prepared);
    Ok(places)
}

/// Adds the puzzles.
pub fn puzzles(
    desk: &Desk,
    press: &mut Press,
    layout: &Layout,
    prepared: &[Prepared],
) -> anyhow::Result<Vec<usize>> {
    let entries: Vec<&Entry> = prepared.iter().map(|one| &one.entry).collect();
    let places = sheets::puzzles(press, &plan(layout), &entries);
    places.map_err(|why| {
        let label = prepared.get(why.entry).map_or("", |one| one.label.as_str());
        anyhow::anyhow!(desk.words.of(label, &fit::too_small(&desk.words, layout, &why)))
    })
}

/// Adds the answers behind everything.
fn answers(words: &Words, press: &mut Press, layout: &Layout, prepared: &[Prepared]) {
    let has_some = prepared.iter().any(|one| one.entry.answer.is_some());
    if layout.answers == AnswersArg::End && has_some {
        press.mark(0, say!(words, "paper-answers"));
        small_answers(press, layout, &prepared.iter().collect::<Vec<_>>());
    }
}

/// Adds the answers to these, small.
pub fn small_answers(press: &mut Press, layout: &Layout, prepared: &[&Prepared]) {
    let entries: Vec<&Entry> = prepared.iter().map(|one| &one.entry).collect();
    sheets::answers(press, &plan(layout), &entries);
}

/// The contents first, then all the rest.
fn with_contents(
    desk: &Desk,
    press: &mut Press,
    layout: &Layout,
    prepared: &[Prepared],
) -> anyhow::Result<()> {
    let (words, title) = (&desk.words, say!(desk.words, "paper-contents"));
    let none = vec![0; prepared.len()];
    let pages = contents::pages(press, &title, &by_class(words, prepared, &none));
    // The puzzles are laid out on the pages behind the contents, which are filled in afterwards.
    let first = press.pages();
    for _ in 0..pages {
        press.bare(Vec::new());
    }
    let places = sheets(desk, press, layout, prepared)?;
    let rest = press.document.pages.split_off(first + pages);
    press.document.pages.truncate(first);
    contents::write(press, &title, &by_class(words, prepared, &places));
    press.document.pages.extend(rest);
    Ok(())
}

/// The puzzles by difficulty, the easiest first, with their pages.
fn by_class(words: &Words, prepared: &[Prepared], places: &[usize]) -> Vec<Group> {
    let mut classes: Vec<Option<Class>> = prepared.iter().map(|one| one.class).collect();
    classes.sort_by_key(|class| (class.is_none(), *class));
    classes.dedup();
    let group = |class: Option<Class>| {
        let own = prepared.iter().zip(places).filter(|(one, _)| one.class == class);
        let line = |(one, &page): (&Prepared, &usize)| {
            (format!("{} · {}", one.entry.number, one.entry.facts), page)
        };
        Group { heading: class_title(words, class), lines: own.map(line).collect() }
    };
    classes.into_iter().map(group).collect()
}

/// What the puzzles of a class are called together.
pub fn class_title(words: &Words, class: Option<Class>) -> String {
    class.map_or_else(|| say!(words, "paper-unrated"), |class| capital(&words.class(class)))
}

/// With a capital letter in front.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
