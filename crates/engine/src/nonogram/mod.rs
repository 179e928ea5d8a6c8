//! Nonograms: black and white or in up to 31 inks, on any rectangle.

pub mod ambiguity;
pub mod cause;
pub mod clue;
pub mod clue_state;
pub mod count;
pub mod draft;
pub mod event;
pub mod generate;
pub mod hint;
pub mod infer;
pub mod ladder;
pub mod line;
pub mod looks;
pub mod method;
pub mod options;
pub mod palette;
pub mod picture;
pub mod places;
pub mod puzzle;
pub mod queue;
pub mod ranges;
pub mod rate;
pub mod repair;
pub mod search;
pub mod settle;
pub mod sheet;
pub mod verify;
pub mod worked;

pub use cause::Cause;
pub use clue::{Block, Clue};
pub use clue_state::{BlockState, ClueStates, LineState};
pub use count::Count;
pub use draft::{Draft, Fault, FaultKind, Place};
pub use event::{Event, Reason, Technique};
pub use method::METHODS;
pub use options::{Offer, Options};
pub use palette::{Ink, Palette, Rgb};
pub use picture::{Board, Picture};
pub use puzzle::{Drawing, DrawingKind, Puzzle};
pub use sheet::{Mark, Sheet};
pub use verify::{Breach, verify};

use crate::Contradiction;
pub use crate::about::About;
use crate::class::Class;
use crate::colours::Colours;
use crate::hint::{Hinted, Hinting};
use crate::rate::{Rateable, Solutions};
use crate::run::{self, Entry, Game, Task};
use crate::session::Session;

/// A board that follows a run by its events alone.
pub type Replay = crate::replay::Replay<crate::colours::Colours>;

/// The game of nonograms.
pub struct Nonogram;

impl Game for Nonogram {
    const NAME: &'static str = "nonogram";
    type Puzzle = Puzzle;
    type Set = Colours;
    type Sheet = Sheet;
    type Event = Event;
    type Options = Options;
    type Offer = Offer;
    type Solution = Picture;
    type Cause = Cause;

    fn methods() -> &'static [Entry<Nonogram>] {
        METHODS
    }

    fn fastest(puzzle: &Puzzle) -> &'static Entry<Nonogram> {
        method::fastest(puzzle)
    }

    fn given(puzzle: &Puzzle) -> Board {
        puzzle.board()
    }

    fn known(sheet: &Sheet) -> Result<Board, Contradiction> {
        sheet.board()
    }

    fn verified(puzzle: &Puzzle, board: &Board) -> Option<Picture> {
        board.picture().filter(|picture| verify(puzzle, picture).is_ok())
    }

    fn judging(
        puzzle: &Puzzle,
        board: Board,
    ) -> Box<dyn run::Task<Output = Option<Picture>> + Send> {
        Box::new(verify::Judging::new(puzzle, board))
    }

    fn cause(puzzle: &Puzzle, from: &Board) -> Cause {
        cause::cause(puzzle, from)
    }

    fn causing(puzzle: &Puzzle, from: &Board) -> Box<dyn run::Causing<Output = Cause>> {
        Box::new(cause::Causing::new(puzzle, from))
    }
}

impl Rateable for Nonogram {
    type Rating = rate::Rating;
    type Rate = rate::Rate;

    fn rate(puzzle: &Puzzle) -> rate::Rate {
        rate::Rate::new(puzzle)
    }

    fn class(rating: &rate::Rating) -> (Solutions, Option<Class>) {
        (rating.solutions, rating.class)
    }
}

impl Hinted for Nonogram {
    const FOCUS: &'static str = "line";
    type Deduction = worked::ExplainedDeduction;
    type Refutation = hint::Refutation;
    type Mark = Mark;

    fn hinting(sheet: &Sheet) -> Box<dyn Hinting<Nonogram>> {
        Box::new(hint::Hinting::new(sheet.puzzle(), &Board::from(sheet.says())))
    }

    fn blaming(session: &Session<Sheet>) -> Box<dyn Task<Output = hint::Blamed> + Send> {
        Box::new(hint::Blame::new(session))
    }
}

impl Hinting<Nonogram> for hint::Hinting {
    fn so_far(&self) -> Option<hint::Hint> {
        hint::Hinting::so_far(self)
    }
}
