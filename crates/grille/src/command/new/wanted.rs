//! New puzzles for other commands: made to order, and handed on instead of written.

use super::{Order, any_seed, nonogram, sudoku};
use crate::command::techniques;
use crate::{Desk, Exit, args, batch};
use grille_drive::{Ended, in_order};
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
    known(desk, wanted)?;
    match wanted.game {
        GameName::Sudoku => {
            let typed = sudoku::wanted(desk, wanted)?;
            make(desk, wanted, &sudoku::order(desk, &typed)?, limits, threads)
        }
        GameName::Nonogram => {
            let typed = nonogram::wanted(wanted);
            make(desk, wanted, &nonogram::order(desk, &typed)?, limits, threads)
        }
    }
}

/// Complains about a class or a technique that the game has not.
fn known(desk: &Desk, wanted: &Wanted<'_>) -> anyhow::Result<()> {
    let classes = match wanted.game {
        GameName::Nonogram => nonogram_classes(),
        GameName::Sudoku => sudoku_classes(),
    };
    if wanted.class.is_some_and(|class| !classes.contains(&class)) {
        let expected = classes.join(", ");
        anyhow::bail!(say!(desk.words, "book-wrong", key = "class", expected = expected));
    }
    let all = techniques::all(&desk.words, wanted.game);
    if let Some(name) = wanted.technique.filter(|name| !all.iter().any(|own| own.name == *name)) {
        anyhow::bail!(say!(desk.words, "techniques-unknown", name = name));
    }
    Ok(())
}

fn nonogram_classes() -> Vec<&'static str> {
    grille_engine::nonogram::rate::CLASSES.iter().map(|class| class.name()).collect()
}

fn sudoku_classes() -> Vec<&'static str> {
    grille_engine::sudoku::rate::CLASSES.iter().map(|class| class.name()).collect()
}

/// The name of a technique in the reader's language.
fn spoken(desk: &Desk, game: GameName, technique: &str) -> String {
    match game {
        GameName::Nonogram => say!(desk.words, &format!("technique-{technique}")),
        GameName::Sudoku => say!(desk.words, &format!("sudoku-technique-{technique}")),
    }
}

fn make<O: Order>(
    desk: &Desk,
    wanted: &Wanted<'_>,
    order: &O,
    limits: &args::Limits,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<Named>, Exit)> {
    let seed = wanted.seed.map_or_else(any_seed, str::to_owned);
    let (mut named, mut exit, mut failure) = (Vec::new(), Exit::Yes, None);
    let bar = batch::bar(wanted.number as usize);
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
                    let note = wanted.technique.map(|own| spoken(desk, wanted.game, own));
                    named.push(Named { label: name, title: String::new(), puzzle, note });
                }
                Err(error) => failure = Some(error),
            },
            Ended::Done(None) => {
                desk.screen.complain(&order.gave_up(&desk.words, &name));
                exit = exit.max(Exit::No);
            }
            Ended::Stopped(_) => exit = exit.max(Exit::Trouble),
        }
        failure.is_none() && !desk.interrupt.is_raised()
    });
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    match failure {
        Some(error) => Err(error),
        None => Ok((named, exit)),
    }
}
