//! Nonograms: black and white or in up to 31 inks, on any rectangle.

pub mod ambiguity;
pub mod board;
pub mod cause;
pub mod choice;
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
pub mod method;
pub mod options;
pub mod palette;
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

pub use board::{Board, Picture};
pub use cause::Cause;
pub use clue::{Block, Clue};
pub use clue_state::{BlockState, ClueStates, LineState};
pub use count::Count;
pub use draft::{Draft, Fault, FaultKind, Place};
pub use event::{Event, Reason, Technique};
pub use method::METHODS;
pub use options::{Offer, Options};
pub use palette::{Ink, Palette, Rgb};
pub use puzzle::{Drawing, DrawingKind, Puzzle};
pub use sheet::{Mark, Sheet};
pub use verify::{Breach, verify};

pub use crate::about::About;
use crate::run::Game;

/// A board that follows a run by its events alone.
pub type Replay = crate::replay::Replay<crate::colours::Colours>;

/// The game of nonograms.
pub struct Nonogram;

impl Game for Nonogram {
    type Puzzle = Puzzle;
    type Board = Board;
    type Sheet = Sheet;
    type Event = Event;
    type Options = Options;
    type Offer = Offer;
}
