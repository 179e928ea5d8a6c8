//! A finished picture, and what is known about one that is not: the colours each cell may
//! still have. The sets and the undo trail are the kernel's (`crate::board`).

use crate::board;
use crate::colours::{Colour, Colours};
use crate::grid::Grid;
use std::fmt;

/// A finished picture: one colour per cell.
pub type Picture = Grid<Colour>;

/// What each cell may still be.
pub type Board = board::Board<Colours>;

impl Board {
    /// The picture, if every cell is settled.
    pub fn picture(&self) -> Option<Picture> {
        let cells: Option<Vec<Colour>> =
            self.cells().cells().iter().map(|set| set.only()).collect();
        Grid::from_cells(self.size(), cells?)
    }
}

/// One character a cell: `.` background, `?` open, `#` the first ink, then `b`, `c` and so on.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.cells().rows() {
            let symbol = |set: &Colours| match set.only().map(Colour::index) {
                None => '?',
                Some(0) => '.',
                Some(1) => '#',
                Some(index) => char::from(b'_' + index as u8 + 1),
            };
            writeln!(f, "{}", row.iter().map(symbol).collect::<String>())?;
        }
        Ok(())
    }
}
