//! Everything that lines imply, on a board: one line, or line after line until
//! nothing changes. For tasks that ask this often; methods that are watched
//! use [`infer`](super::infer).
//!
//! A large grid settles some hundred thousand lines until nothing changes, so there is no
//! function that settles them all: a task counts each line as a step and can rest after it.

use super::line::{LineSolver, Packed};
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::{Cell, LineId, Size};

/// Settles lines, and keeps its room between them.
#[derive(Clone, Debug, Default)]
pub struct Settler {
    /// What settles a line.
    pub solver: Packed,
    cells: Vec<Colours>,
    /// By line, whether it waits to be looked at; how many do, and which may be the next.
    waiting: Vec<bool>,
    count: usize,
    next: usize,
    /// Lines settled so far.
    pub lines: u64,
}

impl Settler {
    /// Narrows the cells of a line to what it implies; a contradiction if it
    /// has no completion.
    pub fn line(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        line: LineId,
    ) -> Result<(), Contradiction> {
        self.lines += 1;
        self.cells.clear();
        self.cells.extend(board.cells().line(line));
        self.solver.settle(puzzle.clue(line), &mut self.cells)?;
        for (at, &set) in (0..).zip(&self.cells) {
            board.narrow(line.cell(at), set)?;
        }
        Ok(())
    }

    /// Every line is to be looked at, by [`Settler::step`].
    pub fn begin(&mut self, puzzle: &Puzzle) {
        self.waiting.clear();
        self.waiting.resize(puzzle.size().lines().count(), true);
        (self.next, self.count) = (0, self.waiting.len());
    }

    /// The lines of a cell are to be looked at, as something was said about it.
    pub fn wake(&mut self, size: Size, cell: Cell) {
        for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
            self.wait(size.line_index(line));
        }
    }

    fn wait(&mut self, line: usize) {
        self.count += usize::from(!std::mem::replace(&mut self.waiting[line], true));
    }

    /// Settles the next line that waits; whether there was one. A contradiction if it has no
    /// completion.
    pub fn step(&mut self, puzzle: &Puzzle, board: &mut Board) -> Result<bool, Contradiction> {
        if self.count == 0 {
            return Ok(false);
        }
        let size = puzzle.size();
        // One of them waits.
        while !self.waiting[self.next] {
            self.next = (self.next + 1) % self.waiting.len();
        }
        self.waiting[self.next] = false;
        self.count -= 1;
        let (line, before) = (size.line_at(self.next), board.moment());
        self.line(puzzle, board, line)?;
        for cell in board.changes_since(Some(before)) {
            self.wait(size.line_index(line.crossing(line.place(cell))));
        }
        Ok(true)
    }
}
