//! What is known while counting: a board, the lines that wait to be looked at,
//! and how promising each cell is.

use crate::Contradiction;
use crate::board::Moment;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid};
use crate::nonogram::infer::{InferStatus, Inference, Propagation};
use crate::nonogram::line::Packed;
use crate::nonogram::options::Options;
use crate::nonogram::{Board, Puzzle};
use crate::trace::Silent;
use std::cmp::Reverse;

/// A board on which things are supposed and taken back.
pub struct Ground {
    pub puzzle: Puzzle,
    pub board: Board,
    infer: Propagation<Packed>,
    scores: Grid<(u32, u32)>,
    /// Lines settled.
    pub lines: u64,
}

impl Ground {
    /// Every line waits.
    pub fn new(puzzle: &Puzzle, board: Board) -> Ground {
        Ground {
            infer: Propagation::new(puzzle, &Options::default()),
            scores: Grid::filled(puzzle.size(), (0, 0)),
            puzzle: puzzle.clone(),
            board,
            lines: 0,
        }
    }

    /// Settles the line that has waited longest.
    pub fn step(&mut self) -> InferStatus {
        let progress = self.infer.step(&self.puzzle, &mut self.board, &mut Silent);
        self.lines += u64::from(progress != InferStatus::Rest);
        progress
    }

    /// Keeps only these colours of a cell; whether that changed anything.
    pub fn narrow(&mut self, cell: Cell, set: Colours) -> Result<bool, Contradiction> {
        let changed = self.board.narrow(cell, set)?;
        if changed {
            self.infer.touch(cell);
        }
        Ok(changed)
    }

    /// Supposes that a cell has a colour that it may have.
    pub fn suppose(&mut self, cell: Cell, colour: Colour) {
        let narrowed = self.narrow(cell, colour.into());
        debug_assert!(narrowed.is_ok(), "the colour was possible");
    }

    /// Takes back everything since that moment.
    pub fn take_back(&mut self, moment: Moment) {
        self.board.undo_to(moment);
        self.infer.forget();
    }

    /// How much was changed since that moment.
    #[cfg(test)]
    pub fn changes_since(&self, moment: Moment) -> usize {
        self.board.changes_since(Some(moment)).count()
    }

    /// Notes what trying a cell settled: with the poorest colour, and with all.
    pub fn note(&mut self, cell: Cell, fewest: usize, all: usize) {
        self.scores[cell] = (fewest as u32, all as u32);
    }

    /// The cell to branch on: the one whose poorest colour settles most.
    pub fn best(&self, cells: &[Cell]) -> Option<Cell> {
        let open = cells.iter().copied().filter(|&cell| !self.board.at(cell).is_settled());
        // Of equals the first of the grid.
        open.max_by_key(|&cell| (self.scores[cell], Reverse(cell)))
    }
}
