//! Mending a picture whose puzzle is not as it should be, by few and little visible changes of
//! cells: a task, [`Mend`].
//!
//! What makes it quick are witnesses (`witness`): a second solution of one picture is mostly one of
//! the pictures beside it too, so that most changes are refuted without a search. First all ways
//! with one change and with two are looked at (`fewest`), so that where one or two cells suffice,
//! no more are changed. Otherwise the most useful change is taken (`greedy`), and so on, from
//! another beginning too if one fails; in the end what was not needed is taken back, replaced by
//! fewer, and exchanged for other proposals (`polish`). A class is aimed at from there (`layers`).

mod case;
mod fewest;
mod greedy;
mod judge;
mod layers;
mod measure;
mod mend;
mod polish;
mod single;
mod weights;
mod witness;

pub use mend::Mend;
pub use weights::Weights;

use self::case::{Case, Sketch};
use super::Puzzle;
use super::rate::Class;
use crate::colours::Colour;
use crate::grid::Cell;

/// So many changes at most, unless somebody says otherwise.
pub const MOST_CHANGES: usize = 12;

/// What is wanted of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One solution.
    Unique,
    /// One solution, and line by line.
    ByLines,
    /// One solution, and this hard.
    Class(Class),
    /// One solution, and no harder.
    AtMost(Class),
}

/// A picture that is as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The cells to change, in the order of the grid, with their new colours.
    pub changes: Vec<(Cell, Colour)>,
    /// What the changes weigh together.
    pub damage: u64,
    /// The puzzle of the changed picture, with the picture as its goal.
    pub puzzle: Puzzle,
}
