//! From what was typed about a method to the method of a sudoku.

use crate::args::sudoku::Method;
use crate::{Desk, ask};
use anyhow::{Context, bail};
use grille_answer::{Check, Checked};
use grille_drive::Budget;
use grille_engine::run::{Entry, Run};
use grille_engine::sudoku::{Board, Options, Puzzle, Sudoku, method};
use grille_words::say;

/// A method with its options, ready to be started on any sudoku.
pub struct Chosen {
    /// The method; none for the fastest of each shape.
    entry: Option<&'static Entry<Sudoku>>,
    options: Options,
}

impl Chosen {
    /// What was typed, if the method offers it.
    pub fn new(desk: &Desk, typed: &Method) -> anyhow::Result<Chosen> {
        let entry = match &typed.name {
            Some(name) => Some(method::find(name).context("unknown method")?),
            None => None,
        };
        let options = Options { seed: typed.seed };
        if let Some(entry) = entry
            && let Some(offer) = options.chosen().find(|offer| !entry.offers.contains(offer))
        {
            let (method, option) = (entry.name, offer.name());
            bail!(say!(desk.words, "method-no-option", method = method, option = option));
        }
        Ok(Chosen { entry, options })
    }

    /// The method for a sudoku.
    pub fn entry(&self, puzzle: &Puzzle) -> &'static Entry<Sudoku> {
        self.entry.unwrap_or_else(|| method::fastest(puzzle))
    }

    /// Why the method is not for this sudoku, if it is not.
    pub fn refuses(&self, desk: &Desk, puzzle: &Puzzle) -> Option<String> {
        let entry = self.entry.filter(|entry| !entry.takes(puzzle))?;
        let shape = puzzle.shape().to_string();
        Some(say!(desk.words, "sudoku-not-for", method = entry.name, shape = shape))
    }

    /// A run from this board.
    pub fn start(&self, puzzle: &Puzzle, from: &Board) -> Box<dyn Run<Sudoku>> {
        self.entry(puzzle).start(puzzle, from, &self.options)
    }

    /// None, unique or several.
    pub fn check(&self, puzzle: &Puzzle, budget: &mut Budget) -> Checked<Sudoku> {
        let board = puzzle.board();
        let run = self.start(puzzle, &board);
        ask::check(Check::new(puzzle, board, run), budget, |_| ())
    }
}
