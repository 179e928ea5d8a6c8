//! How many puzzles go on a page: the most that are still pleasant to write in, or as many as
//! were asked for.

use crate::figure::Figure;
use crate::page::Rect;

/// Between two puzzles.
pub const GAP: f32 = 20.0;

/// A page cut into columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    /// Beside each other.
    pub cols: usize,
    /// Below each other.
    pub rows: usize,
}

impl Slots {
    /// How many there are.
    pub fn count(self) -> usize {
        self.cols * self.rows
    }

    /// The ways to put so many on a page; none for numbers that make no good pages.
    pub fn ways(count: usize) -> Vec<Slots> {
        let ways: &[(usize, usize)] = match count {
            1 => &[(1, 1)],
            2 => &[(1, 2), (2, 1)],
            4 => &[(2, 2)],
            6 => &[(2, 3), (3, 2)],
            9 => &[(3, 3)],
            12 => &[(3, 4), (4, 3)],
            _ => &[],
        };
        ways.iter().map(|&(cols, rows)| Slots { cols, rows }).collect()
    }

    /// One of them.
    pub fn place(self, area: &Rect, index: usize) -> Rect {
        let (row, col) = (index / self.cols, index % self.cols);
        let width = (area.width - GAP * (self.cols - 1) as f32) / self.cols as f32;
        let height = (area.height - GAP * (self.rows - 1) as f32) / self.rows as f32;
        Rect::new(
            area.x + col as f32 * (width + GAP),
            area.y + row as f32 * (height + GAP),
            width,
            height,
        )
    }
}

/// How large a cell can be in so much room.
pub fn cell(figure: &dyn Figure, width: f32, height: f32, most: f32) -> f32 {
    let (cols, rows) = figure.size();
    (width / cols).min(height / rows).min(most)
}
