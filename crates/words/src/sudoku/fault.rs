//! What is wrong with a draft of a sudoku.

use crate::{Words, say};
use grille_engine::sudoku::{Fault, FaultKind};

impl Words {
    pub(crate) fn sudoku_fault(&self, fault: &Fault) -> String {
        match fault.kind {
            FaultKind::Side { found } => say!(self, "sudoku-side", found = found),
            FaultKind::RowCount { found, expected } => {
                say!(self, "fault-row-count", found = found, expected = expected)
            }
            FaultKind::RowLength { found, expected } => {
                say!(self, "fault-row-length", found = found, expected = expected)
            }
            FaultKind::UnknownDigit { limit } => say!(self, "sudoku-unknown-digit", limit = limit),
            FaultKind::EmptyCell => say!(self, "sudoku-empty-cell"),
        }
    }
}
