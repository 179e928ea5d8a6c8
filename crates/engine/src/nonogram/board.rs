//! What is known about the solution: the colours each cell may still have, with
//! a trail that takes back any number of changes.

use crate::Contradiction;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid, Size};
use std::fmt;

/// A finished picture: one colour per cell.
pub type Picture = Grid<Colour>;

/// What each cell may still be. No cell is ever left without a colour.
#[derive(Clone, Debug)]
pub struct Board {
    cells: Grid<Colours>,
    open: usize,
    trail: Vec<(Cell, Colours)>,
}

/// A moment in a board's life that [`Board::undo_to`] can return to.
#[derive(Clone, Copy, Debug)]
pub struct Moment(usize);

impl Board {
    /// The size.
    pub fn size(&self) -> Size {
        self.cells.size()
    }

    /// What each cell may be.
    pub fn cells(&self) -> &Grid<Colours> {
        &self.cells
    }

    /// What a cell may be.
    pub fn at(&self, cell: Cell) -> Colours {
        self.cells[cell]
    }

    /// How many cells are not settled.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Keeps only the colours in `to`. Whether that changed anything; a
    /// contradiction, and no change, if none would be left.
    #[inline]
    pub fn narrow(&mut self, cell: Cell, to: Colours) -> Result<bool, Contradiction> {
        let before = self.cells[cell];
        let after = before & to;
        if after.is_empty() {
            return Err(Contradiction);
        }
        if after == before {
            return Ok(false);
        }
        self.trail.push((cell, before));
        self.cells[cell] = after;
        self.open -= usize::from(after.is_settled());
        Ok(true)
    }

    /// Narrows every cell to what both boards allow; where that is not
    /// possible, the board stays as it was.
    pub fn narrow_all(&mut self, to: &Grid<Colours>) -> Result<(), Contradiction> {
        let moment = self.moment();
        for cell in self.size().iter() {
            if self.narrow(cell, to[cell]).is_err() {
                self.undo_to(moment);
                return Err(Contradiction);
            }
        }
        Ok(())
    }

    /// Now, to come back to.
    pub fn moment(&self) -> Moment {
        Moment(self.trail.len())
    }

    /// The cells changed since that moment, oldest first; all, since no moment at
    /// all. What has been taken back does not count.
    pub fn changes_since(&self, moment: Option<Moment>) -> impl Iterator<Item = Cell> {
        self.trail.iter().skip(moment.map_or(0, |moment| moment.0)).map(|&(cell, _)| cell)
    }

    /// Takes back everything since that moment.
    pub fn undo_to(&mut self, moment: Moment) {
        for (cell, before) in self.trail.drain(moment.0..).rev() {
            self.open += usize::from(self.cells[cell].is_settled());
            self.cells[cell] = before;
        }
    }

    /// The picture, if every cell is settled.
    pub fn picture(&self) -> Option<Picture> {
        let cells: Option<Vec<Colour>> = self.cells.cells().iter().map(|set| set.only()).collect();
        Grid::from_cells(self.size(), cells?)
    }
}

impl From<Grid<Colours>> for Board {
    fn from(cells: Grid<Colours>) -> Board {
        let open = cells.cells().iter().filter(|set| !set.is_settled()).count();
        Board { cells, open, trail: Vec::new() }
    }
}

/// Two boards are equal if the same is known, however it came to be known.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.cells == other.cells
    }
}

impl Eq for Board {}

/// One character a cell: `.` background, `?` open, `#` the first ink, then `b`, `c` and so on.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.cells.rows() {
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
    use crate::nonogram::Puzzle;

    #[test]
    fn undo_restores_cells_and_count() {
        let puzzle = Puzzle::black_and_white(&[&[], &[]], &[&[], &[]]).unwrap();
        let fresh = puzzle.board();
        let mut board = fresh.clone();
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
        board.undo_to(Moment(0));
        assert_eq!((board.open(), &board), (4, &fresh));
    }
}
