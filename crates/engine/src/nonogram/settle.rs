//! Everything that lines imply, on a board: one line, or all of them until
//! nothing changes. For tasks that ask this often; methods that are watched
//! use [`infer`](super::infer).

use super::line::{LineSolver, Packed};
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::LineId;

/// Settles lines, and keeps its room between them.
#[derive(Clone, Debug, Default)]
pub struct Settler {
    /// What settles a line.
    pub solver: Packed,
    cells: Vec<Colours>,
    waiting: Vec<bool>,
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

    /// Narrows the board to what its lines imply, one after the other, until
    /// nothing changes; a contradiction if one has no completion.
    pub fn all(&mut self, puzzle: &Puzzle, board: &mut Board) -> Result<(), Contradiction> {
        let size = puzzle.size();
        self.waiting.clear();
        self.waiting.resize(size.lines().count(), true);
        let mut is_over = false;
        while !is_over {
            is_over = true;
            for (index, line) in size.lines().enumerate() {
                if !std::mem::replace(&mut self.waiting[index], false) {
                    continue;
                }
                is_over = false;
                let before = board.moment();
                self.line(puzzle, board, line)?;
                for cell in board.changes_since(Some(before)) {
                    let crossing = line.crossing(line.place(cell));
                    self.waiting[size.line_index(crossing)] = true;
                }
            }
        }
        Ok(())
    }
}
