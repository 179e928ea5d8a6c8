//! Sudoku: 4x4, 6x6, 9x9 and 16x16.

pub mod bands;
pub mod board;
pub mod cause;
pub mod digit;
pub mod draft;
pub mod event;
pub mod generate;
pub mod hint;
pub mod ladder;
pub mod method;
pub mod options;
pub mod puzzle;
pub mod rate;
pub mod settle;
pub mod shape;
pub mod sheet;
pub mod verify;
pub mod worked;

pub use crate::about::About;
pub use board::{Board, Solution};
pub use cause::Cause;
pub use digit::{Digit, Digits};
pub use draft::{Draft, Fault, FaultKind, Place};
pub use event::{Event, Reason, Spot};
pub use ladder::Technique;
pub use method::METHODS;
pub use options::{Offer, Options};
pub use puzzle::Puzzle;
pub use shape::{House, Shape};
pub use sheet::{Mark, Move, Sheet};
pub use verify::{Breach, verify};

use crate::run::Game;

/// A board that follows a run by its events alone.
pub type Replay = crate::replay::Replay<Digits>;

/// The game of sudoku.
pub struct Sudoku;

impl Game for Sudoku {
    type Puzzle = Puzzle;
    type Board = Board;
    type Sheet = Sheet;
    type Event = Event;
    type Options = Options;
    type Offer = Offer;
}
