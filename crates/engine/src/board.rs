//! What is known about the solution: for each cell, the set of values that it may still
//! have. A trail takes back any number of changes.

use crate::Contradiction;
use crate::grid::{Cell, Grid, Size};
use std::ops::BitAnd;

/// What a cell may still be.
pub trait Set: Copy + PartialEq + BitAnd<Output = Self> {
    /// Whether no value is left.
    fn is_empty(self) -> bool;
    /// Whether just one value is left.
    fn is_settled(self) -> bool;
}

/// What each cell may still be. The set of a cell is never empty.
#[derive(Clone, Debug)]
pub struct Board<S> {
    cells: Grid<S>,
    open: usize,
    trail: Vec<(Cell, S)>,
}

/// A moment in a board's life that [`Board::undo_to`] can return to.
#[derive(Clone, Copy, Debug)]
pub struct Moment(usize);

impl<S: Set> Board<S> {
    /// The size.
    pub fn size(&self) -> Size {
        self.cells.size()
    }

    /// What each cell may be.
    pub fn cells(&self) -> &Grid<S> {
        &self.cells
    }

    /// What a cell may be.
    pub fn at(&self, cell: Cell) -> S {
        self.cells[cell]
    }

    /// How many cells are not settled.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Removes what is not in `to` from a cell, and returns whether that changed anything.
    /// A contradiction, and no change, if nothing would be left.
    #[inline]
    pub fn narrow(&mut self, cell: Cell, to: S) -> Result<bool, Contradiction> {
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

    /// Narrows every cell to what `to` allows. A contradiction, and no change, if a cell
    /// would have nothing left.
    pub fn narrow_all(&mut self, to: &Grid<S>) -> Result<(), Contradiction> {
        // Mostly there is nothing to narrow, and that is quick to see.
        let mut both = self.cells.cells().iter().zip(to.cells());
        if self.size() == to.size() && both.all(|(&own, &to)| own & to == own) {
            return Ok(());
        }
        let moment = self.moment();
        for cell in self.size().iter() {
            if self.narrow(cell, to[cell]).is_err() {
                self.undo_to(moment);
                return Err(Contradiction);
            }
        }
        Ok(())
    }

    /// The present moment, to come back to.
    pub fn moment(&self) -> Moment {
        Moment(self.trail.len())
    }

    /// The cells changed since a moment, oldest first; without a moment, all changes of the
    /// board. Changes that were undone do not count.
    pub fn changes_since(&self, moment: Option<Moment>) -> impl Iterator<Item = Cell> {
        self.trail.iter().skip(moment.map_or(0, |moment| moment.0)).map(|&(cell, _)| cell)
    }

    /// Undoes all changes since a moment.
    pub fn undo_to(&mut self, moment: Moment) {
        for (cell, before) in self.trail.drain(moment.0..).rev() {
            self.open += usize::from(self.cells[cell].is_settled());
            self.cells[cell] = before;
        }
    }
}

impl<S: Set> From<Grid<S>> for Board<S> {
    fn from(cells: Grid<S>) -> Board<S> {
        let open = cells.cells().iter().filter(|set| !set.is_settled()).count();
        Board { cells, open, trail: Vec::new() }
    }
}

/// Two boards are equal if the same is known, however it came to be known.
impl<S: PartialEq> PartialEq for Board<S> {
    fn eq(&self, other: &Board<S>) -> bool {
        self.cells == other.cells
    }
}

impl<S: Eq> Eq for Board<S> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colours::Colours;
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
