//! What changing a cell does to a picture.

use crate::grid::{Cell, Grid};
use crate::nonogram::Picture;

/// A weight for every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(pub Grid<u32>);

impl Weights {
    /// Every cell weighs the same.
    pub fn uniform(picture: &Picture) -> Weights {
        Weights(picture.map(|_| 1))
    }

    /// Cells on an outline weigh least: those that look like about half of the
    /// eight around them. A hole in a shape and a speck outside are seen most.
    pub fn outline(picture: &Picture) -> Weights {
        let size = picture.size();
        Weights(Grid::from_fn(size, |cell| {
            let near = |at: u16, len: usize| at.saturating_sub(1)..(at + 2).min(len as u16);
            let around = near(cell.row, size.rows())
                .flat_map(|row| near(cell.col, size.cols()).map(move |col| Cell { row, col }));
            let (mut same, mut all) = (0u32, 0);
            for other in around.filter(|&other| other != cell) {
                same += u32::from(picture[other] == picture[cell]);
                all += 1;
            }
            1 + (2 * same).abs_diff(all)
        }))
    }

    /// The weight of a cell.
    pub fn of(&self, cell: Cell) -> u64 {
        u64::from(self.0[cell])
    }
}
