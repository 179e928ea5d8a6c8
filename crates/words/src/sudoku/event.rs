//! Steps of a run on a sudoku in words.

use crate::{Words, say};
use grille_engine::sudoku::{Event, Reason, Spot};

impl Words {
    /// A step of a run in one sentence.
    pub fn sudoku_event(&self, event: &Event) -> String {
        match *event {
            Event::Set { cell, digits, why } => {
                let (cell, digits) = (cell.to_string(), self.either(digits));
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
                let (cell, digits) = (cell.to_string(), self.either(digits));
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
