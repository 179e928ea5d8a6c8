//! A puzzle as it was written, before it is checked.
//!
//! Readers of files fill a [`Draft`]; [`Puzzle::new`](super::Puzzle::new) takes
//! it or lists *all* its faults with their places. Givens that exclude each other
//! are no fault: they make a puzzle whose answer is "no solution" (see [`super::cause`]).

use super::{Digits, Mark, Shape};
use crate::Faults;
use crate::about::About;
use std::fmt;

/// A puzzle as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Title, author and the like.
    pub about: About,
    /// What each cell may be, row by row: one digit where it is given, otherwise all
    /// or, where the puzzle says so, some.
    pub givens: Vec<Vec<Digits>>,
    /// What a player had written into it, row by row.
    pub saved: Option<Vec<Vec<Mark>>>,
}

/// Where in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The draft as a whole.
    Whole,
    /// A row of the givens.
    GivenRow(usize),
    /// A cell of the givens: row, column.
    Given(usize, usize),
    /// What was written, as a whole.
    Saved,
    /// A row of what was written.
    SavedRow(usize),
    /// A cell of what was written: row, column.
    SavedCell(usize, usize),
}

/// What is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// No grid has that many rows.
    Side {
        /** How many. */
        found: usize,
    },
    /// Another number of rows than the puzzle has.
    RowCount {
        /** How many. */
        found: usize,
        /** How many it should be. */
        expected: usize,
    },
    /// A row with another number of cells than there are rows.
    RowLength {
        /** How many. */
        found: usize,
        /** How many it should be. */
        expected: usize,
    },
    /// A digit that this shape does not have.
    UnknownDigit {
        /** The largest that it has. */
        limit: usize,
    },
    /// A cell that may have no digit at all.
    EmptyCell,
}

/// Something that keeps a draft from being a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {:?}", self.place, self.kind)
    }
}

impl std::error::Error for Fault {}

/// The shape that a draft describes, or everything that is wrong with it.
pub(super) fn inspect(draft: &Draft) -> Result<Shape, Faults<Fault>> {
    let found = draft.givens.len();
    let Some(shape) = Shape::of_side(found) else {
        return Err(Fault { place: Place::Whole, kind: FaultKind::Side { found } }.into());
    };
    let side = shape.side();
    let mut faults = Vec::new();
    rows(&draft.givens, side, Place::GivenRow, &mut faults, |row, col, set, faults| {
        let place = Place::Given(row, col);
        if set.is_empty() {
            faults.push(Fault { place, kind: FaultKind::EmptyCell });
        } else if !set.is_subset(Digits::first(side)) {
            faults.push(Fault { place, kind: FaultKind::UnknownDigit { limit: side } });
        }
    });
    if let Some(saved) = &draft.saved {
        if saved.len() != side {
            let kind = FaultKind::RowCount { found: saved.len(), expected: side };
            faults.push(Fault { place: Place::Saved, kind });
        }
        let kept = &saved[..saved.len().min(side)];
        rows(kept, side, Place::SavedRow, &mut faults, |row, col, mark, faults| {
            if !mark.digits().is_subset(Digits::first(side)) {
                let kind = FaultKind::UnknownDigit { limit: side };
                faults.push(Fault { place: Place::SavedCell(row, col), kind });
            }
        });
    }
    if faults.is_empty() { Ok(shape) } else { Err(faults.into()) }
}

/// Looks at every cell of the rows that are as long as they should be.
fn rows<T>(
    rows: &[Vec<T>],
    side: usize,
    place: fn(usize) -> Place,
    faults: &mut Vec<Fault>,
    look: impl Fn(usize, usize, &T, &mut Vec<Fault>),
) {
    for (row, cells) in rows.iter().enumerate() {
        if cells.len() != side {
            let kind = FaultKind::RowLength { found: cells.len(), expected: side };
            faults.push(Fault { place: place(row), kind });
            continue;
        }
        for (col, cell) in cells.iter().enumerate() {
            look(row, col, cell, faults);
        }
    }
}
