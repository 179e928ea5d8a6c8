//! What is wrong with a draft of a nonogram.

use crate::problem::Message;
use crate::{Words, say};
use grille_engine::nonogram::{Fault, FaultKind, Place};

impl Words {
    pub(crate) fn fault(&self, fault: &Fault) -> Message {
        let (title, help) = match fault.kind {
            FaultKind::NoClues => ("fault-no-clues", Some("fault-no-clues-help")),
            FaultKind::NoLines if fault.place == Place::Cols => ("fault-no-columns", None),
            FaultKind::NoLines => ("fault-no-rows", None),
            FaultKind::TooManyLines { .. } if fault.place == Place::Cols => {
                ("fault-too-many-columns", None)
            }
            FaultKind::TooManyLines { .. } => ("fault-too-many-rows", None),
            FaultKind::EmptyBlock => ("fault-empty-block", Some("fault-empty-block-help")),
            FaultKind::BackgroundBlock => ("fault-background-block", None),
            FaultKind::UnknownColour => ("fault-unknown-colour", None),
            FaultKind::TooManyColours { .. } => ("fault-too-many-colours", None),
            FaultKind::NoInk => ("fault-no-ink", None),
            FaultKind::RepeatedName => ("fault-repeated-name", None),
            FaultKind::RowCount { .. } => ("fault-row-count", None),
            FaultKind::RowLength { .. } => ("fault-row-length", None),
            FaultKind::EmptyCell => ("fault-empty-cell", None),
        };
        let (found, expected) = match fault.kind {
            FaultKind::TooManyLines { found, limit }
            | FaultKind::TooManyColours { found, limit } => (found, limit),
            FaultKind::RowCount { found, expected } | FaultKind::RowLength { found, expected } => {
                (found, expected)
            }
            FaultKind::NoClues
            | FaultKind::NoLines
            | FaultKind::EmptyBlock
            | FaultKind::BackgroundBlock
            | FaultKind::UnknownColour
            | FaultKind::NoInk
            | FaultKind::RepeatedName
            | FaultKind::EmptyCell => (0, 0),
        };
        let title = say!(self, title, found = found, expected = expected);
        Message { label: title.clone(), title, help: help.map(|key| say!(self, key)) }
    }
}
