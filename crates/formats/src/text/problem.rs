//! What keeps a text from being a puzzle, and where.

use crate::NoCode;
use grille_engine::Faults;
use grille_engine::nonogram::Fault;
use grille_engine::sudoku;
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
    /// Fewer or more clues of one side than the text itself announced.
    SideCount {
        /// Whether they are those of the rows.
        is_rows: bool,
        /// How many.
        found: usize,
        /// How many it should be.
        expected: usize,
    },
    /// Fewer or more blocks in a clue than the text itself announced.
    BlockCount {
        /// How many.
        found: usize,
        /// How many it should be.
        expected: usize,
    },
    /// Fewer or more cells than the puzzle has.
    CellCount {
        /// How many.
        found: usize,
        /// How many it should be.
        expected: usize,
    },
    /// Something that may be said only once is said again.
    Repeated,
    /// The format has it, but this program does not.
    Unsupported(Unsupported),
    /// The draft is no puzzle.
    Fault(Fault),
    /// The draft is no sudoku.
    SudokuFault(sudoku::Fault),
    /// No sudoku has that many cells.
    SudokuLength {
        /// How many.
        found: usize,
    },
    /// Fewer or more rows than a sudoku whose rows have so many cells.
    SudokuRows {
        /// How many rows.
        found: usize,
        /// How many cells each has.
        side: usize,
    },
    /// A code that says no puzzle.
    Code(NoCode),
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
    /// Nothing more on this line.
    EndOfLine,
    /// The clues of the rows.
    RowClues,
    /// The clues of the columns.
    ColumnClues,
    /// A number of rows or of columns.
    LineCount,
    /// Three or six hexadecimal digits, with or without `#`.
    ColourCode,
    /// One character that can stand for a colour.
    ColourSymbol,
    /// A colour of this puzzle, by its name or its character.
    KnownColour,
    /// What stands for a cell: the character of a colour, `?`, or several in brackets.
    Cell,
    /// What stands for a cell of a sudoku: a digit, or `.` or `0` for an open one.
    SudokuCell,
    /// What stands for a cell of a picture in characters.
    ArtCell,
    /// Numbers that agree with each other.
    Agreement,
    /// How light a part of a pixel is: a number, from 0 up to a largest.
    PixelValue,
    /// One of these, literally.
    OneOf(&'static [&'static str]),
}

/// What a format has and this program does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// A grid of triangles.
    Triddler,
    /// Cells that are half one colour and half another.
    Triangles,
    /// A sudoku with rules beyond the classic ones.
    Variant,
    /// A block whose length the puzzle does not tell.
    UnknownLength,
    /// XML that declares entities, has more elements, namespaces or attributes than
    /// a puzzle could need, or shares a long text among many puzzles: ways to make
    /// a small text cost a lot.
    CostlyXml,
}

/// The problems of one puzzle. Only the first are kept, so that a hostile text
/// cannot fill the memory with them.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<Problem>);

impl Problems {
    /// How many are kept.
    pub const MOST: usize = 1000;

    pub fn push(&mut self, problem: Problem) {
        if !self.is_full() {
            self.0.push(problem);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether as many are kept as there is room for: what follows need not be looked at.
    pub fn is_full(&self) -> bool {
        self.0.len() >= Problems::MOST
    }

    /// The list, without room for more: a file may have millions of bad puzzles. It
    /// is a copy because a list that shrinks in place leaves gaps that nothing fits.
    pub fn list(self) -> Faults<Problem> {
        self.0.clone().into()
    }
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
