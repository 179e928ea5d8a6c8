//! Symmetries of a picture, each as the cells that belong together.

use crate::grid::{Cell, Grid, Size};
use crate::named::named;

/// How a picture looks like itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// The left half mirrors the right one.
    LeftRight,
    /// The upper half mirrors the lower one.
    TopBottom,
    /// Both.
    Both,
    /// Turned by half a turn.
    HalfTurn,
    /// Turned by a quarter; only squares.
    QuarterTurn,
    /// Mirrored in the diagonal from the top left; only squares.
    Diagonal,
}

named! {
    Symmetry:
        None "none",
        LeftRight "left-right",
        TopBottom "top-bottom",
        Both "both",
        HalfTurn "half-turn",
        QuarterTurn "quarter-turn",
        Diagonal "diagonal",
    ;
}

impl Symmetry {
    /// Whether only squares can have it.
    pub fn is_for_squares(self) -> bool {
        matches!(self, Symmetry::QuarterTurn | Symmetry::Diagonal)
    }

    /// Where a cell goes.
    fn images(self, size: Size, Cell { row, col }: Cell) -> Vec<Cell> {
        let (last_row, last_col) = (size.rows() as u16 - 1, size.cols() as u16 - 1);
        let (down, right) = (last_row - row, last_col - col);
        let to: &[(u16, u16)] = match self {
            Symmetry::None => &[],
            Symmetry::LeftRight => &[(row, right)],
            Symmetry::TopBottom => &[(down, col)],
            Symmetry::Both => &[(row, right), (down, col), (down, right)],
            Symmetry::HalfTurn => &[(down, right)],
            Symmetry::QuarterTurn => &[(col, down), (down, right), (right, row)],
            Symmetry::Diagonal => &[(col, row)],
        };
        to.iter().map(|&(row, col)| Cell { row, col }).collect()
    }

    /// For each cell the first one that looks the same.
    pub fn firsts(self, size: Size) -> Grid<Cell> {
        let first = |cell| self.images(size, cell).into_iter().fold(cell, Cell::min);
        Grid::from_fn(size, first)
    }
}
