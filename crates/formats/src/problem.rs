//! What keeps a text from being a puzzle, and where.

use grille_engine::nonogram::Fault;
use std::fmt;
use std::ops::Range;

/// Something wrong at a place of a text. What was found there is the text itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where, in bytes; an empty range stands for the end of a line or of the text.
    pub at: Range<usize>,
    /// What.
    pub kind: Kind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something else was expected here.
    Expected(Expected),
    /// A number over the largest that is taken.
    NumberTooLarge {
        /// The largest.
        limit: u32,
    },
    /// More blocks in one clue than any line has cells.
    TooManyBlocks {
        /// The most.
        limit: usize,
    },
    /// Fewer or more clues than the text itself announced.
    ClueCount {
        /// How many.
        found: usize,
        /// How many it should be.
        expected: usize,
    },
    /// The draft is no puzzle.
    Fault(Fault),
    /// Not well-formed XML; the parser's own words.
    Xml(String),
}

/// What was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The length of a block, or 0 for none.
    BlockLength,
    /// The numbers of rows and of columns.
    RowsAndColumns,
    /// Nothing more.
    EndOfText,
    /// The clues of the rows.
    RowClues,
    /// The clues of the columns.
    ColumnClues,
}

impl Problem {
    pub(crate) fn expected(what: Expected, at: Range<usize>) -> Problem {
        Problem { at, kind: Kind::Expected(what) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}: {:?}", self.at.start, self.at.end, self.kind)
    }
}

impl std::error::Error for Problem {}
