//! What is said about sudoku: problems of files, and steps of methods.

use crate::{Words, say};
use grille_engine::sudoku::{Event, Fault, FaultKind, Reason, Spot};

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

    /// A step of a run in one sentence.
    pub fn sudoku_event(&self, event: &Event) -> String {
        match *event {
            Event::Set { cell, digits, why } => {
                let (cell, digits) = (cell.to_string(), self.digits(digits));
                let why = match why {
                    Reason::Peer(peer) => say!(self, "sudoku-why-peer", cell = peer.to_string()),
                    Reason::Only(house) => {
                        say!(self, "sudoku-why-only", house = self.sudoku_house(house))
                    }
                    Reason::Last => say!(self, "sudoku-why-last"),
                    Reason::Bands => say!(self, "sudoku-why-bands"),
                    Reason::Technique(technique) => self.sudoku_technique(technique),
                    Reason::Tried => say!(self, "sudoku-why-tried"),
                };
                say!(self, "sudoku-event-set", cell = cell, digits = digits, why = why)
            }
            Event::Guess { cell, digits, depth } => {
                let (cell, digits) = (cell.to_string(), self.digits(digits));
                say!(self, "sudoku-event-guess", depth = depth, cell = cell, digits = digits)
            }
            Event::Contradiction { at: Some(Spot::Cell(cell)) } => {
                say!(self, "sudoku-event-no-digit", cell = cell.to_string())
            }
            Event::Contradiction { at: Some(Spot::House(house)) } => {
                say!(self, "sudoku-event-no-place", house = self.sudoku_house(house))
            }
            Event::Contradiction { at: None } => say!(self, "sudoku-event-contradiction"),
            Event::BackTo { depth } => say!(self, "event-back", depth = depth),
            Event::Solution => say!(self, "event-solution"),
        }
    }
}
