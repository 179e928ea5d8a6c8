//! New puzzles for other commands: made to order, and handed on instead of written.

use super::{Order, any_seed, nonogram, sudoku};
use crate::command::techniques;
use crate::{Desk, Exit, args, batch};
use grille_drive::{Ended, Stop, in_order};
use grille_formats::GameName;
use grille_print::Named;
use grille_words::say;

/// What is wanted.
pub struct Wanted<'a> {
    /// The game.
    pub game: GameName,
    /// Width and height.
    pub size: &'a str,
    /// How hard.
    pub class: Option<&'a str>,
    /// The technique that it needs.
    pub technique: Option<&'a str>,
    /// How many inks.
    pub colours: u8,
    /// How many puzzles.
    pub number: u32,
    /// The text from which they follow.
    pub seed: Option<&'a str>,
}

/// The puzzles; those that were not found are told.
pub fn puzzles(
    desk: &Desk,
    wanted: &Wanted<'_>,
    limits: &args::Limits,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<Named>, Exit)> {
    let note = known(desk, wanted)?;
    match wanted.game {
        GameName::Sudoku => {
            let typed = sudoku::wanted(desk, wanted)?;
            make(desk, wanted, note.as_deref(), &sudoku::order(desk, &typed)?, limits, threads)
        }
        GameName::Nonogram => {
            let typed = nonogram::wanted(wanted);
            make(desk, wanted, note.as_deref(), &nonogram::order(desk, &typed)?, limits, threads)
        }
    }
}

/// What the technique is called, if one is wanted. Complains about a class or a technique that the game has not,
/// and about both together.
fn known(desk: &Desk, wanted: &Wanted<'_>) -> anyhow::Result<Option<String>> {
    let words = &desk.words;
    let classes = match wanted.game {
        GameName::Nonogram => grille_engine::nonogram::rate::CLASSES,
        GameName::Sudoku => grille_engine::sudoku::rate::CLASSES,
    };
    let classes: Vec<&str> = classes.iter().map(|class| class.name()).collect();
    if wanted.class.is_some_and(|class| !classes.contains(&class)) {
        let expected = classes.join(", ");
        anyhow::bail!(say!(words, "book-wrong", key = "class", expected = expected));
    }
    let Some(name) = wanted.technique else { return Ok(None) };
    if wanted.class.is_some() {
        anyhow::bail!(say!(words, "book-class-or-technique"));
    }
    let found = techniques::all(words, wanted.game).into_iter().find(|own| own.name == name);
    match found {
        Some(found) => Ok(Some(found.title)),
        None => anyhow::bail!(say!(words, "techniques-unknown", name = name)),
    }
}

fn make<O: Order>(
    desk: &Desk,
    wanted: &Wanted<'_>,
    note: Option<&str>,
    order: &O,
    limits: &args::Limits,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<Named>, Exit)> {
    let seed = wanted.seed.map_or_else(any_seed, str::to_owned);
    let (mut named, mut exit, mut failure) = (Vec::new(), Exit::Yes, None);
    let bar = batch::bar(wanted.number as usize);
    let complain = |told: &str| match &bar {
        Some(bar) => bar.suspend(|| desk.screen.complain(told)),
        None => desk.screen.complain(told),
    };
    let work = |number: u32| {
        let name = format!("{seed}/{number}");
        let made = order.make(&name, &mut batch::budget(desk, limits));
        (name, made)
    };
    in_order(1..=wanted.number, batch::threads(threads), work, |(name, made)| {
        bar.iter().for_each(|bar| bar.inc(1));
        match made {
            Ended::Done(Some(made)) => match order.puzzle(&made, &name) {
                Ok(puzzle) => {
                    let (title, note) = (String::new(), note.map(str::to_owned));
                    named.push(Named { label: name, title, puzzle, note });
                }
                Err(error) => failure = Some(error),
            },
            Ended::Done(None) => {
                complain(&order.gave_up(&desk.words, &name));
                exit = exit.max(Exit::No);
            }
            Ended::Stopped(Stop::Steps | Stop::Time) => {
                complain(&say!(desk.words, "new-stopped", name = name));
                exit = exit.max(Exit::Trouble);
            }
            Ended::Stopped(Stop::Interrupt) => exit = exit.max(Exit::Interrupted),
        }
        failure.is_none() && !desk.interrupt.is_raised()
    });
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    match failure {
        Some(error) => Err(error),
        None => Ok((named, exit)),
    }
}
