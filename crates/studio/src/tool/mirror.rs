//! Mirrors: what is drawn on one side is drawn on the other too.
//!
//! An axis lies on a line or between two, so it is told by the sum of a line and its image: 9
//! between the lines 4 and 5 of ten, 10 on the line 5 of eleven.

use super::Spot;
use grille_engine::grid::Size;

/// Where the axes are, and which of them mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// A row and its image: their sum.
    pub row_sum: i32,
    /// A column and its image: their sum.
    pub col_sum: i32,
    /// Whether what is above is drawn below too.
    pub is_up_down: bool,
    /// Whether what is on the left is drawn on the right too.
    pub is_left_right: bool,
}

impl Mirror {
    /// Both axes in the middle, and nothing mirrored.
    pub fn middle(size: Size) -> Mirror {
        Mirror {
            row_sum: size.rows() as i32 - 1,
            col_sum: size.cols() as i32 - 1,
            is_up_down: false,
            is_left_right: false,
        }
    }

    /// A place and its images, without repetition.
    pub fn images(self, spot: Spot) -> impl Iterator<Item = Spot> {
        let below = Spot { row: self.row_sum - spot.row, ..spot };
        let beside = move |spot: Spot| Spot { col: self.col_sum - spot.col, ..spot };
        let below = self.is_up_down.then_some(below).filter(|&below| below != spot);
        [Some(spot), below].into_iter().flatten().flat_map(move |spot| {
            let other = self.is_left_right.then(|| beside(spot)).filter(|&other| other != spot);
            [Some(spot), other].into_iter().flatten()
        })
    }

    /// The same mirrors on a grid of another size: axes in the middle stay there, others stay on
    /// the grid.
    #[must_use]
    pub fn on(self, before: Size, size: Size) -> Mirror {
        let axis = |sum: i32, before: usize, now: usize| match sum == before as i32 - 1 {
            true => now as i32 - 1,
            false => sum.clamp(0, 2 * (now as i32 - 1)),
        };
        Mirror {
            row_sum: axis(self.row_sum, before.rows(), size.rows()),
            col_sum: axis(self.col_sum, before.cols(), size.cols()),
            ..self
        }
    }
}
