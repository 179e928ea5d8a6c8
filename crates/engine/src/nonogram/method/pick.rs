//! Where a search makes its next hypothesis. How cells compare is in `cell_choice`.

use super::cell_choice;
use super::trials::Trials;
use crate::board::Moment;
use crate::colours::Colour;
use crate::grid::Cell;
use crate::nonogram::infer::Inference;
use crate::nonogram::options::{Choice, First, Options};
use crate::nonogram::{Board, Puzzle};
use crate::run::Stats;

/// What came of looking for a hypothesis.
pub enum Picked {
    /// This one.
    Take(Cell, Colour),
    /// Not known yet: ask again. That is a resting point.
    More,
    /// The inference hit a bound.
    Limit,
}

/// What a pick may look at and try things on. When it has found a hypothesis all is as it was;
/// until then something may be supposed: see [`Pick::before_trial`].
pub struct Position<'a, I> {
    pub puzzle: &'a Puzzle,
    pub board: &'a mut Board,
    pub infer: &'a mut I,
    pub stats: &'a mut Stats,
    /// The cell of the last hypothesis that stands.
    pub last_guess: Option<Cell>,
}

/// A way to find the next hypothesis.
pub trait Pick: Send + Sized {
    /// As the options say; `first` is the inference's own first colour.
    fn new(options: &Options, first: First) -> Self;

    /// Looks on for the next hypothesis. At least one cell is open.
    fn pick<I: Inference>(&mut self, at: Position<'_, I>) -> Picked;

    /// What the board was before the hypothesis that is being tried, if one is.
    fn before_trial(&self) -> Option<Moment> {
        None
    }
}

/// By [`Options::choice`] and [`Options::first`].
pub struct ByChoice {
    choice: Choice,
    first: First,
    trials: Option<Trials>,
}

impl Pick for ByChoice {
    fn new(options: &Options, first: First) -> Self {
        ByChoice {
            choice: options.choice.unwrap_or(Choice::First),
            first: options.first.unwrap_or(first),
            trials: None,
        }
    }

    fn pick<I: Inference>(&mut self, mut at: Position<'_, I>) -> Picked {
        if self.choice == Choice::MostFilling {
            let all = || Trials::new(Box::new(at.puzzle.size().iter()), self.first);
            let trials = self.trials.get_or_insert_with(all);
            let picked = trials.go_on(&mut at, false);
            if !matches!(picked, Picked::More) {
                self.trials = None;
            }
            return picked;
        }
        // Before the cell of the last hypothesis nothing was open when it was made.
        let from = at.last_guess.filter(|_| self.choice == Choice::First);
        match cell_choice::cell(at.puzzle, at.board, self.choice, from) {
            Some(cell) => {
                Picked::Take(cell, cell_choice::first_colour(at.board.at(cell), self.first))
            }
            None => Picked::Limit,
        }
    }

    fn before_trial(&self) -> Option<Moment> {
        self.trials.as_ref().and_then(Trials::before)
    }
}
