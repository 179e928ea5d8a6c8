//! How far a picture's puzzle is from being solved line by line: lines are settled, and where they
//! rest a cell of the picture is shown, until all is known. What counts is how many cells were
//! open each time, so that a picture of which lines settle nothing still compares with another.
//!
//! Time: (cells shown) times what it takes to settle lines again, in each of two orders.

use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Picture, Puzzle};
use crate::run::Task;

/// The most cells shown.
const SHOWN: usize = 24;

/// The measure under way. A step is a line settled.
pub struct Measure {
    puzzle: Puzzle,
    picture: Picture,
    settler: Settler,
    board: Board,
    /// What lines alone say, once that is known.
    lines: Option<Board>,
    /// Whether the last open cell is shown, and not the first.
    is_from_end: bool,
    shown: usize,
    sum: u64,
}

impl Measure {
    pub fn new(puzzle: &Puzzle, picture: &Picture) -> Measure {
        let mut settler = Settler::default();
        settler.begin(puzzle);
        Measure {
            puzzle: puzzle.clone(),
            picture: picture.clone(),
            settler,
            board: puzzle.board(),
            lines: None,
            is_from_end: false,
            shown: 0,
            sum: 0,
        }
    }

    /// Shows the next cell; whether there is one.
    fn show(&mut self) -> bool {
        let size = self.board.size();
        let mut open = size.iter().filter(|&cell| !self.board.at(cell).is_settled());
        let cell = if self.is_from_end { open.last() } else { open.next() };
        let Some(cell) = cell.filter(|_| self.shown < SHOWN) else { return false };
        self.shown += 1;
        let shown = self.board.narrow(cell, self.picture[cell].into());
        debug_assert!(shown.is_ok(), "the picture fits");
        self.settler.wake(size, cell);
        true
    }
}

impl Task for Measure {
    /// 0 if lines settle all.
    type Output = u64;

    fn advance(&mut self, steps: u64) -> Option<u64> {
        let end = self.settler.lines.saturating_add(steps);
        while self.settler.lines < end {
            let settled = self.settler.step(&self.puzzle, &mut self.board);
            debug_assert!(settled.is_ok(), "the puzzle of a picture has a solution");
            if settled == Ok(true) {
                continue;
            }
            if self.lines.is_none() {
                self.lines = Some(self.board.clone());
            }
            self.sum += self.board.open() as u64;
            if self.show() {
                continue;
            }
            match self.lines.take().filter(|_| !self.is_from_end) {
                None => return Some(self.sum),
                Some(lines) => (self.board, self.shown, self.is_from_end) = (lines, 0, true),
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.settler.lines
    }
}
