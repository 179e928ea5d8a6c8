//! A finished grid, and what is known about one that is not: the digits each cell may still
//! have. The sets and the undo trail are the kernel's (`crate::board`).

use super::{Digit, Digits};
use crate::board;
use crate::grid::Grid;
use std::fmt;

/// A finished grid: one digit per cell.
pub type Solution = Grid<Digit>;

/// What each cell may still be. The board itself deduces nothing: a digit that a peer has
/// stays a candidate until a method removes it.
pub type Board = board::Board<Digits>;

impl Board {
    /// The solution, if every cell is settled.
    pub fn solution(&self) -> Option<Solution> {
        let digit = |set: &Digits| set.only().expect("no cell is open");
        (self.open() == 0).then(|| self.cells().map(digit))
    }
}

/// One character a cell, row by row without a break: `.` where it is open.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |set: &Digits| set.only().map_or('.', Digit::symbol);
        f.write_str(&self.cells().cells().iter().map(symbol).collect::<String>())
    }
}
