//! What is known about the picture: the colours each cell may still have.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contradiction;
    use crate::grid::Cell;
    use crate::nonogram::Puzzle;

    #[test]
    fn undo_restores_cells_and_count() {
        let puzzle = Puzzle::black_and_white(&[&[], &[]], &[&[], &[]]).unwrap();
        let fresh = puzzle.board();
        let mut board = fresh.clone();
        let start = board.moment();
        let (a, b) = (Cell { row: 0, col: 0 }, Cell { row: 1, col: 1 });
        board.narrow(a, Colours::BLACK).unwrap();
        let moment = board.moment();
        let kept = board.clone();
        assert_eq!(board.narrow(b, Colours::WHITE), Ok(true));
        assert_eq!(board.narrow(b, Colours::WHITE), Ok(false));
        assert_eq!(board.narrow(b, Colours::BLACK), Err(Contradiction));
        assert_eq!((board.open(), board.to_string().as_str()), (2, "#?\n?.\n"));
        board.undo_to(moment);
        assert_eq!((board.open(), &board), (3, &kept));
        board.undo_to(start);
        assert_eq!((board.open(), &board), (4, &fresh));
    }
}
