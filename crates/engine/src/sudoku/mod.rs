//! Sudoku: 4x4, 6x6, 9x9 and 16x16.

pub mod bands;
pub mod cause;
pub mod digit;
pub mod draft;
pub mod drawing;
pub mod event;
pub mod generate;
pub mod hint;
pub mod ladder;
pub mod method;
pub mod notes;
pub mod options;
pub mod practice;
pub mod proof;
pub mod puzzle;
pub mod rate;
pub mod settle;
pub mod shape;
pub mod sheet;
pub mod solution;
pub mod verify;
pub mod worked;

pub use crate::about::About;
pub use cause::Cause;
pub use digit::{Digit, Digits};
pub use draft::{Draft, Fault, FaultKind, Place};
pub use drawing::Drawing;
pub use event::{Event, Reason, Spot};
pub use ladder::Technique;
pub use method::METHODS;
pub use notes::{Notes, Tint, Tints};
pub use options::{Offer, Options};
pub use puzzle::Puzzle;
pub use shape::{House, Shape};
pub use sheet::{Mark, Move, Sheet, Write};
pub use solution::{Board, Solution};
pub use verify::{Breach, verify};

use crate::Contradiction;
use crate::class::Class;
use crate::hint::{Hinted, Hinting};
use crate::rate::{Rateable, Solutions};
use crate::run::{Entry, Game, Task};
use crate::session::Session;

/// A board that follows a run by its events alone.
pub type Replay = crate::replay::Replay<Digits>;

/// The game of sudoku.
pub struct Sudoku;

impl Game for Sudoku {
    const NAME: &'static str = "sudoku";
    type Puzzle = Puzzle;
    type Set = Digits;
    type Sheet = Sheet;
    type Event = Event;
    type Options = Options;
    type Offer = Offer;
    type Solution = Solution;
    type Cause = Cause;

    fn methods() -> &'static [Entry<Sudoku>] {
        METHODS
    }

    fn fastest(puzzle: &Puzzle) -> &'static Entry<Sudoku> {
        method::fastest(puzzle)
    }

    fn given(puzzle: &Puzzle) -> Board {
        puzzle.board()
    }

    fn known(sheet: &Sheet) -> Result<Board, Contradiction> {
        sheet.board()
    }

    fn verified(puzzle: &Puzzle, board: &Board) -> Option<Solution> {
        board.solution().filter(|solution| verify(puzzle, solution).is_ok())
    }

    fn cause(puzzle: &Puzzle, from: &Board) -> Cause {
        cause::cause(puzzle, from)
    }
}

impl Rateable for Sudoku {
    type Rating = rate::Rating;
    type Rate = rate::Rate;

    fn rate(puzzle: &Puzzle) -> rate::Rate {
        rate::Rate::new(puzzle)
    }

    fn class(rating: &rate::Rating) -> (Solutions, Option<Class>) {
        (rating.solutions, rating.class)
    }
}

impl Hinted for Sudoku {
    const FOCUS: &'static str = "digits";
    type Deduction = ladder::Deduction;
    type Refutation = hint::Refutation;
    type Mark = Mark;

    fn hinting(sheet: &Sheet) -> Box<dyn Hinting<Sudoku>> {
        Box::new(hint::Hinting::new(sheet))
    }

    fn blaming(session: &Session<Sheet>) -> Box<dyn Task<Output = hint::Blamed> + Send> {
        Box::new(hint::Blame::new(session))
    }
}

impl Hinting<Sudoku> for hint::Hinting {
    fn so_far(&self) -> Option<hint::Hint> {
        hint::Hinting::so_far(self)
    }
}
