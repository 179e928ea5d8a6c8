//! A puzzle as it was written, before it is checked.
//!
//! Readers of files fill a [`Draft`]; [`Puzzle::new`](super::Puzzle::new) takes
//! it or lists *all* its faults with their places. Clues that cannot be met are
//! no fault: they make a puzzle whose answer is "no solution" (see [`super::cause`]).

use super::puzzle::DrawingKind;
use super::{Block, Ink};
use crate::about::About;
use crate::colours::{Colour, Colours};
use crate::grid::{MAX_SIDE, Size};
use std::fmt;

/// A puzzle as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Title, author and the like.
    pub about: About,
    /// The colours, the background first; none for black on white.
    pub inks: Vec<Ink>,
    /// The clues of the rows; none if they follow from a goal.
    pub rows: Option<Vec<Vec<Block>>>,
    /// The clues of the columns; none if they follow from a goal.
    pub cols: Option<Vec<Vec<Block>>>,
    /// Cells that belong to the puzzle.
    pub givens: Option<Vec<Vec<Colours>>>,
    /// Pictures that come with the puzzle.
    pub drawings: Vec<DraftDrawing>,
}

/// A picture as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftDrawing {
    /// What it is.
    pub kind: DrawingKind,
    /// What its author calls it.
    pub id: Option<String>,
    /// What is said about it.
    pub note: Option<String>,
    /// Its cells, row by row.
    pub cells: Vec<Vec<Colours>>,
}

/// Where in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The draft as a whole.
    Whole,
    /// All row clues.
    Rows,
    /// All column clues.
    Cols,
    /// A block of a row's clue: row, block.
    RowBlock(usize, usize),
    /// A block of a column's clue: column, block.
    ColBlock(usize, usize),
    /// A colour of the palette.
    Ink(usize),
    /// The givens as a whole.
    Givens,
    /// A row of the givens.
    GivenRow(usize),
    /// A drawing as a whole.
    Drawing(usize),
    /// A row of a drawing: drawing, row.
    DrawingRow(usize, usize),
}

/// What is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There are neither clues nor a finished goal to take them from.
    NoClues,
    /// Not a single row or column.
    NoLines,
    /// More rows or columns than a grid may have.
    TooManyLines {
        /** How many. */
        found: usize,
        /** The limit. */
        limit: usize,
    },
    /// A block of no cell beside others.
    EmptyBlock,
    /// A block of the background.
    BackgroundBlock,
    /// A colour that the palette does not have.
    UnknownColour,
    /// More colours than a palette may have.
    TooManyColours {
        /** How many. */
        found: usize,
        /** The limit. */
        limit: usize,
    },
    /// A palette without an ink.
    NoInk,
    /// A colour with the name of an earlier one, or with none.
    RepeatedName,
    /// Another number of rows than the puzzle has.
    RowCount {
        /** How many. */
        found: usize,
        /** How many it should be. */
        expected: usize,
    },
    /// A row with another number of cells than the puzzle has columns.
    RowLength {
        /** How many. */
        found: usize,
        /** How many it should be. */
        expected: usize,
    },
    /// A cell that may have no colour at all.
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

/// Collects the faults of a draft whose clues are known.
pub(super) struct Inspection {
    pub faults: Vec<Fault>,
}

impl Inspection {
    pub fn new() -> Inspection {
        Inspection { faults: Vec::new() }
    }

    fn fault(&mut self, place: Place, kind: FaultKind) {
        self.faults.push(Fault { place, kind });
    }

    /// The size, if both sides are within the limit.
    pub fn size(&mut self, rows: usize, cols: usize) -> Option<Size> {
        for (found, place) in [(rows, Place::Rows), (cols, Place::Cols)] {
            if found == 0 {
                self.fault(place, FaultKind::NoLines);
            } else if found > MAX_SIDE {
                self.fault(place, FaultKind::TooManyLines { found, limit: MAX_SIDE });
            }
        }
        Size::new(rows, cols).ok()
    }

    pub fn inks(&mut self, inks: &[Ink]) {
        let (found, limit) = (inks.len(), Colour::LIMIT);
        if found > limit {
            self.fault(Place::Ink(limit), FaultKind::TooManyColours { found, limit });
        }
        if found == 1 {
            self.fault(Place::Ink(0), FaultKind::NoInk);
        }
        for (i, ink) in inks.iter().enumerate().take(limit) {
            if ink.name.is_empty() || inks[..i].iter().any(|other| other.name == ink.name) {
                self.fault(Place::Ink(i), FaultKind::RepeatedName);
            }
        }
    }

    /// The blocks of a line; a lone block of no cell is the old way to write an empty clue.
    pub fn blocks(&mut self, blocks: &[Block], inks: usize, place: impl Fn(usize) -> Place) {
        for (i, block) in blocks.iter().enumerate() {
            if block.len == 0 && blocks.len() > 1 {
                self.fault(place(i), FaultKind::EmptyBlock);
            }
            if !block.colour.is_ink() {
                self.fault(place(i), FaultKind::BackgroundBlock);
            } else if block.colour.index() >= inks {
                self.fault(place(i), FaultKind::UnknownColour);
            }
        }
    }

    pub fn cells(
        &mut self,
        cells: &[Vec<Colours>],
        (rows, cols): (usize, usize),
        inks: usize,
        whole: Place,
        row_place: impl Fn(usize) -> Place,
    ) {
        if cells.len() != rows {
            self.fault(whole, FaultKind::RowCount { found: cells.len(), expected: rows });
        }
        for (i, row) in cells.iter().enumerate().take(rows) {
            if row.len() != cols {
                self.fault(row_place(i), FaultKind::RowLength { found: row.len(), expected: cols });
            } else if row.iter().any(|set| set.is_empty()) {
                self.fault(row_place(i), FaultKind::EmptyCell);
            } else if !row.iter().all(|set| set.is_subset(Colours::first(inks))) {
                self.fault(row_place(i), FaultKind::UnknownColour);
            }
        }
    }
}
