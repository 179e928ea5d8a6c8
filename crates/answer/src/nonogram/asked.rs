//! Nonograms through the front door.

use super::Start;
use crate::Tally;
use crate::door::{AnyPuzzle, Asked, Change, Mended, Order, Refusal, by_name, in_all, until};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, Size};
use grille_engine::hint;
use grille_engine::nonogram::generate::{Generate, Recipe, Symmetry};
use grille_engine::nonogram::hint::Hinting;
use grille_engine::nonogram::rate::{CLASSES, Class};
use grille_engine::nonogram::repair::{Aim, Mend, Proposal, Weights};
use grille_engine::nonogram::{
    Board, Count, Nonogram, Options, Picture, Puzzle, Technique, method,
};
use grille_engine::run::{Game, Run, Status};
use grille_formats::GamePuzzle;
use std::time::Duration;

/// What stands before a class that is not to be exceeded.
const AT_MOST: &str = "at-most-";

impl From<Puzzle> for AnyPuzzle {
    fn from(puzzle: Puzzle) -> AnyPuzzle {
        GamePuzzle::Nonogram(puzzle).into()
    }
}

impl Asked for Nonogram {
    fn fresh(puzzle: &Puzzle) -> Start {
        Start { puzzle: puzzle.clone(), board: puzzle.board() }
    }

    fn begun(puzzle: &Puzzle, known: &[Option<u8>]) -> Result<Start, Refusal> {
        let open = puzzle.palette().all();
        let cell = |&value: &Option<u8>| match value {
            None => Ok(open),
            Some(value) => {
                let colour = Colour::new(usize::from(value)).map(Colours::from);
                colour.filter(|own| own.is_subset(open)).ok_or(Refusal::Value(value))
            }
        };
        let cells = known.iter().map(cell).collect::<Result<Vec<_>, _>>()?;
        let (found, expected) = (known.len(), puzzle.size().cells());
        let size = || Refusal::BoardSize { found, expected };
        let grid = Grid::from_cells(puzzle.size(), cells).ok_or_else(size)?;
        Ok(Start { puzzle: puzzle.clone(), board: Board::from(grid) })
    }

    fn hinting_at(start: &Start) -> Box<dyn hint::Hinting<Nonogram>> {
        Box::new(Hinting::new(&start.puzzle, &start.board))
    }

    fn counted(puzzle: &Puzzle, stop: &mut dyn FnMut() -> bool) -> Tally<Nonogram> {
        let from = puzzle.board();
        let mut count = Count::new(puzzle, &from, &Options::default());
        let ended = until(&mut count, stop);
        let cause = || {
            let mut causing = Nonogram::causing(puzzle, &from);
            until(&mut causing, stop).unwrap_or_else(|_| causing.so_far())
        };
        Tally::new(&count, ended, cause, Duration::ZERO)
    }

    fn mended(
        puzzle: &Puzzle,
        wanted: &Change,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Mended>, Refusal> {
        let aim = aim(&wanted.aim)?;
        let picture = picture(puzzle, stop)?;
        let (inks, weights) = (puzzle.draft().inks, Weights::outline(&picture));
        let mut task = Mend::new(&picture, &inks, aim, weights, wanted.most, wanted.proposals);
        let proposals = until(&mut task, stop).map_err(|_| Refusal::Stopped)?;
        let mended = |proposal: Proposal| Mended {
            changes: (proposal.changes.iter().map(|&(cell, colour)| (cell, colour.index() as u8)))
                .collect(),
            damage: proposal.damage,
            puzzle: proposal.puzzle.into(),
        };
        Ok(proposals.into_iter().map(mended).collect())
    }

    fn made(
        order: &Order,
        seed: &str,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<GamePuzzle, Refusal> {
        let class = order.class.as_deref().map(class).transpose()?;
        let technique = order.technique.as_deref();
        let technique =
            technique.map(|name| by_name("technique", Technique::ALL, Technique::name, name));
        let symmetry = order.symmetry.as_deref();
        let symmetry =
            symmetry.map(|name| by_name("symmetry", Symmetry::ALL, Symmetry::name, name));
        let recipe = Recipe {
            class,
            technique: technique.transpose()?,
            symmetry: symmetry.transpose()?.unwrap_or_default(),
            density: order.density,
            inks: order.colours,
            ..Recipe::new(Size::new(order.rows, order.cols)?)
        };
        let mut task = Generate::new(recipe, seed)
            .map_err(|flaw| Refusal::Order(in_all(|words| words.flaw(flaw))))?;
        match until(&mut task, stop) {
            Ok(Ok(made)) => Ok(GamePuzzle::Nonogram(made.puzzle)),
            Ok(Err(gave_up)) => Err(Refusal::GaveUp { tries: gave_up.tries }),
            Err(_) => Err(Refusal::Stopped),
        }
    }
}

fn class(name: &str) -> Result<Class, Refusal> {
    by_name("class", CLASSES, Class::name, name)
}

fn aim(name: &str) -> Result<Aim, Refusal> {
    Ok(match (name, name.strip_prefix(AT_MOST)) {
        ("unique", _) => Aim::Unique,
        ("by-lines", _) => Aim::ByLines,
        (_, Some(name)) => Aim::AtMost(class(name)?),
        (name, None) => Aim::Class(class(name)?),
    })
}

/// The picture to mend: the goal, or a solution.
fn picture(puzzle: &Puzzle, stop: &mut dyn FnMut() -> bool) -> Result<Picture, Refusal> {
    if let Some(goal) = puzzle.goal() {
        return Ok(goal);
    }
    let mut run: Box<dyn Run<Nonogram>> =
        method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
    loop {
        match run.advance(crate::door::PORTION) {
            Status::Solution => return run.board().picture().ok_or(Refusal::NoPicture),
            Status::Running if stop() => return Err(Refusal::Stopped),
            Status::Running => {}
            Status::Exhausted | Status::Stuck | Status::Limit => return Err(Refusal::NoPicture),
        }
    }
}
