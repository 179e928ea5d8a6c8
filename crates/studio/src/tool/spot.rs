//! A place of the pointer, on the grid or beside it.

use grille_engine::grid::{Cell, MAX_SIDE, Size};

/// A place by row and column, like a [`Cell`], but it may lie beside the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The row, from the top.
    pub row: i32,
    /// The column, from the left.
    pub col: i32,
}

impl Spot {
    /// How far from the grid a pointer can be: any farther is the same.
    const FAR: i32 = 2 * MAX_SIDE as i32;

    /// A place; one that is very far away comes nearer, so that lines to it stay short.
    pub fn new(row: i32, col: i32) -> Spot {
        let near = |at: i32| at.clamp(-Spot::FAR, Spot::FAR);
        Spot { row: near(row), col: near(col) }
    }

    /// The cell there, if there is one in a grid of this size.
    pub fn cell(self, size: Size) -> Option<Cell> {
        let cell = Cell { row: u16::try_from(self.row).ok()?, col: u16::try_from(self.col).ok()? };
        size.contains(cell).then_some(cell)
    }

    /// The nearest cell of a grid of this size.
    pub fn nearest(self, size: Size) -> Cell {
        let near = |at: i32, len: usize| at.clamp(0, len as i32 - 1) as u16;
        Cell { row: near(self.row, size.rows()), col: near(self.col, size.cols()) }
    }

    /// The place so far down and to the right.
    #[must_use]
    pub fn moved(self, down: i32, right: i32) -> Spot {
        Spot::new(self.row.saturating_add(down), self.col.saturating_add(right))
    }
}

impl From<Cell> for Spot {
    fn from(cell: Cell) -> Spot {
        Spot { row: cell.row.into(), col: cell.col.into() }
    }
}
