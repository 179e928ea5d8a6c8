//! Nonograms: black and white or in up to 31 inks, on any rectangle.

pub mod board;
pub mod cause;
pub mod clue;
pub mod draft;
pub mod event;
pub mod line;
pub mod method;
pub mod palette;
pub mod propagate;
pub mod puzzle;
pub mod queue;
pub mod sheet;
pub mod verify;

pub use board::{Board, Picture};
pub use cause::Cause;
pub use clue::{Block, Clue};
pub use draft::{Draft, Fault, FaultKind, Place};
pub use event::{Event, Reason};
pub use method::METHODS;
pub use palette::{Ink, Palette, Rgb};
pub use puzzle::{About, Drawing, DrawingKind, Puzzle};
pub use sheet::{Mark, Sheet};
pub use verify::{Breach, verify};

use crate::run::Game;

/// The game of nonograms.
pub struct Nonogram;

impl Game for Nonogram {
    type Puzzle = Puzzle;
    type Board = Board;
    type Sheet = Sheet;
    type Event = Event;
    type Options = Options;
}

/// What may be chosen about a method.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {}
