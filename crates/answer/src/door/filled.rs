//! A finished grid of any game, as numbers.

use grille_engine::grid::{Cell, Size};
use grille_formats::certificate::rows;
use std::fmt;

/// A solution: of a nonogram `0` for the background and `1…` for the inks of its palette, of a sudoku its digits.
/// Its text is what certificates write: a row a line, with a character for each cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Filled {
    size: Size,
    values: Vec<u8>,
    /// Whether it is black on white, which is written with `#`.
    is_two_tone: bool,
}

impl Filled {
    pub(crate) fn new(size: Size, values: &[usize], is_two_tone: bool) -> Filled {
        // A grid has at most 32 colours or 16 digits.
        let values = values.iter().map(|&value| u8::try_from(value).unwrap_or(u8::MAX)).collect();
        Filled { size, values, is_two_tone }
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cells, row by row.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.values.chunks(self.size.cols())
    }

    /// What stands in a cell of the grid, if it is one.
    pub fn at(&self, cell: Cell) -> Option<u8> {
        let index = usize::from(cell.row) * self.size.cols() + usize::from(cell.col);
        self.size.contains(cell).then(|| self.values[index])
    }
}

impl fmt::Display for Filled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<usize> = self.values.iter().map(|&value| value.into()).collect();
        f.write_str(&rows(&values, self.size.cols(), self.is_two_tone))
    }
}
