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

    /// The first cell that looks the same as this one.
    fn first(self, size: Size, Cell { row, col }: Cell) -> Cell {
        let (last_row, last_col) = (size.rows() as u16 - 1, size.cols() as u16 - 1);
        let (down, right) = (last_row - row, last_col - col);
        let of = |images: &[(u16, u16)]| {
            let images = images.iter().map(|&(row, col)| Cell { row, col });
            images.fold(Cell { row, col }, Cell::min)
        };
        match self {
            Symmetry::None => of(&[]),
            Symmetry::LeftRight => of(&[(row, right)]),
            Symmetry::TopBottom => of(&[(down, col)]),
            Symmetry::Both => of(&[(row, right), (down, col), (down, right)]),
            Symmetry::HalfTurn => of(&[(down, right)]),
            Symmetry::QuarterTurn => of(&[(col, down), (down, right), (right, row)]),
            Symmetry::Diagonal => of(&[(col, row)]),
        }
    }

    /// For each cell the first one that looks the same.
    pub fn firsts(self, size: Size) -> Grid<Cell> {
        Grid::from_fn(size, |cell| self.first(size, cell))
    }
}
