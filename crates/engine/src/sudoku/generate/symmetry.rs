//! Symmetries of the given cells, each as the cells that belong together.

use crate::grid::Cell;
use crate::named::named;
use crate::sudoku::Shape;

/// How the pattern of given cells looks like itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// Turned by half a turn.
    HalfTurn,
    /// Turned by a quarter.
    QuarterTurn,
    /// The left half mirrors the right one.
    LeftRight,
    /// The upper half mirrors the lower one.
    TopBottom,
    /// Both.
    Both,
    /// Mirrored in the diagonal from the top left.
    Diagonal,
    /// Mirrored in the other diagonal.
    Antidiagonal,
}

named! {
    Symmetry:
        None "none",
        HalfTurn "half-turn",
        QuarterTurn "quarter-turn",
        LeftRight "left-right",
        TopBottom "top-bottom",
        Both "both",
        Diagonal "diagonal",
        Antidiagonal "antidiagonal",
    ;
}

impl Symmetry {
    /// Where a cell goes.
    fn images(self, shape: Shape, Cell { row, col }: Cell) -> Vec<Cell> {
        let last = shape.side() as u16 - 1;
        let (down, right) = (last - row, last - col);
        let to: &[(u16, u16)] = match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[(down, right)],
            Symmetry::QuarterTurn => &[(col, down), (down, right), (right, row)],
            Symmetry::LeftRight => &[(row, right)],
            Symmetry::TopBottom => &[(down, col)],
            Symmetry::Both => &[(row, right), (down, col), (down, right)],
            Symmetry::Diagonal => &[(col, row)],
            Symmetry::Antidiagonal => &[(right, down)],
        };
        to.iter().map(|&(row, col)| Cell { row, col }).collect()
    }

    /// The cells that are given together, as their places row by row; each cell once.
    pub fn orbits(self, shape: Shape) -> Vec<Vec<usize>> {
        let together = |cell: Cell| {
            let images = self.images(shape, cell).into_iter().map(|image| shape.index(image));
            let mut all: Vec<usize> = images.chain([shape.index(cell)]).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let orbits = shape.size().iter().map(|cell| (shape.index(cell), together(cell)));
        orbits.filter(|(own, all)| all[0] == *own).map(|(_, all)| all).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_in_one_orbit() {
        for &symmetry in Symmetry::ALL {
            for &shape in Shape::ALL {
                let mut cells: Vec<usize> = symmetry.orbits(shape).concat();
                cells.sort_unstable();
                assert_eq!(cells, (0..shape.cells()).collect::<Vec<_>>(), "{}", symmetry.name());
            }
        }
        assert_eq!(Symmetry::QuarterTurn.orbits(Shape::Nine).len(), 21);
    }
}
