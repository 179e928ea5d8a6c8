//! Sudoku through the front door.

use crate::door::{AnyPuzzle, Asked, Change, Mended, Order, Refusal, by_name, in_all, until};
use crate::{Solve, Tally, Turn};
use grille_engine::hint::{Hinted, Hinting};
use grille_engine::run::Game;
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::generate::{Flaw, Generate, Recipe, Symmetry};
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{Digit, Mark, Move, Options, Puzzle, Shape, Sheet, Sudoku, Technique};
use grille_formats::{GameName, GamePuzzle};
use grille_words::{Words, say};
use std::time::Duration;

impl From<Puzzle> for AnyPuzzle {
    fn from(puzzle: Puzzle) -> AnyPuzzle {
        GamePuzzle::Sudoku(puzzle).into()
    }
}

impl Asked for Sudoku {
    fn fresh(puzzle: &Puzzle) -> Sheet {
        Sheet::new(puzzle)
    }

    fn begun(puzzle: &Puzzle, known: &[Option<u8>]) -> Result<Sheet, Refusal> {
        let (found, expected) = (known.len(), puzzle.size().cells());
        if found != expected {
            return Err(Refusal::BoardSize { found, expected });
        }
        let mut marks = Vec::new();
        for (cell, value) in puzzle.size().iter().zip(known) {
            // Nothing is written where a digit is given: the given one counts.
            let Some(value) = value.filter(|_| puzzle.given(cell).is_none()) else { continue };
            let digit = Digit::new(usize::from(value));
            let digit = digit.filter(|own| own.number() <= puzzle.shape().side());
            marks.push((cell, Mark::Digit(digit.ok_or(Refusal::Value(value))?)));
        }
        let mut sheet = Sheet::new(puzzle);
        // They are of the puzzle's shape, and in open cells.
        let _ = sheet.play(&marks.into_iter().collect::<Move>());
        Ok(sheet)
    }

    fn hinting_at(sheet: &Sheet) -> Box<dyn Hinting<Sudoku>> {
        Sudoku::hinting(sheet)
    }

    fn counted(puzzle: &Puzzle, stop: &mut dyn FnMut() -> bool) -> Tally<Sudoku> {
        let from = puzzle.board();
        let run = Sudoku::fastest(puzzle).start(puzzle, &from, &Options::default());
        let mut solve = Solve::new(puzzle, from, run, u64::MAX);
        let outcome = loop {
            match until(&mut solve, stop) {
                Ok(Turn::Solution(_)) if stop() => break crate::Outcome::Interrupted,
                Ok(Turn::Solution(_)) => {}
                Ok(Turn::Over(outcome)) => break outcome,
                Err(halt) => break solve.halted(halt),
            }
        };
        solve.answer(outcome, Duration::ZERO).into()
    }

    fn mended(_: &Puzzle, _: &Change, _: &mut dyn FnMut() -> bool) -> Result<Vec<Mended>, Refusal> {
        Err(Refusal::OtherGame(GameName::Sudoku))
    }

    fn made(
        order: &Order,
        seed: &str,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<GamePuzzle, Refusal> {
        let class = order.class.as_deref().map(|name| by_name("class", CLASSES, Class::name, name));
        let technique = order.technique.as_deref();
        let technique =
            technique.map(|name| by_name("technique", Technique::ALL, Technique::name, name));
        let symmetry = order.symmetry.as_deref();
        let symmetry =
            symmetry.map(|name| by_name("symmetry", Symmetry::ALL, Symmetry::name, name));
        let shape = Shape::of_side(order.rows).filter(|_| order.rows == order.cols);
        let size = format!("{}x{}", order.rows, order.cols);
        let sizes = || vec!["4x4", "6x6", "9x9", "16x16"];
        let no_shape = || Refusal::Name { what: "size", name: size, known: sizes() };
        let shape = shape.ok_or_else(no_shape)?;
        let recipe = Recipe {
            class: class.transpose()?,
            technique: technique.transpose()?,
            symmetry: symmetry.transpose()?.unwrap_or(Symmetry::None),
            ..Recipe::new(shape)
        };
        let flaw = |flaw| Refusal::Order(in_all(|words| flaw_said(words, shape, flaw)));
        let mut task = Generate::new(recipe, seed).map_err(flaw)?;
        match until(&mut task, stop) {
            Ok(Ok(made)) => Ok(GamePuzzle::Sudoku(made.puzzle)),
            Ok(Err(gave_up)) => Err(Refusal::GaveUp { tries: gave_up.tries }),
            Err(_) => Err(Refusal::Stopped),
        }
    }
}

/// Why a recipe can have no puzzle.
pub fn flaw_said(words: &Words, shape: Shape, flaw: Flaw) -> String {
    match flaw {
        Flaw::Clues { least, most } => {
            let shape = shape.to_string();
            say!(words, "sudoku-flaw-clues", shape = shape, least = least, most = most)
        }
        Flaw::Beyond => say!(words, "sudoku-flaw-beyond"),
    }
}
