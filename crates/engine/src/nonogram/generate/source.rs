//! Where the heights of a picture come from.
//!
//! Plain noise gives puzzles that lines alone hardly ever settle above 15x15
//! at half ink and below; noise that was blurred, and shapes, gather their ink
//! and stay solvable at low densities. All sums are of whole numbers or of
//! floating-point sums in a fixed order, so every machine draws the same.

use crate::chance::Chance;
use crate::grid::{Cell, Grid, Size};
use crate::named::named;

/// What heights are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Noise, every cell for itself.
    Noise,
    /// Noise, each cell the mean of 3x3 cells: once.
    Rough,
    /// The same three times.
    Smooth,
    /// Discs and bars laid over each other, some of them holes.
    Shapes,
    /// Noise after five such means.
    Blobs,
}

named! {
    // In this order they are tried where none is asked for.
    Source: Noise "noise", Rough "rough", Smooth "smooth", Shapes "shapes", Blobs "blobs";
}

impl Source {
    /// One of them after the other, for the first try (0) and those that follow.
    pub(super) fn in_turn(tries: u64) -> Source {
        Source::ALL[(tries % Source::ALL.len() as u64) as usize]
    }

    /// How often noise is blurred, before shapes are laid over it if there are any.
    pub(super) fn blurs(self) -> usize {
        match self {
            Source::Noise => 0,
            Source::Rough => 1,
            Source::Shapes => 2,
            Source::Smooth => 3,
            Source::Blobs => 5,
        }
    }
}

/// Every cell for itself.
pub(super) fn noise(size: Size, chance: &mut Chance) -> Grid<f64> {
    Grid::from_fn(size, |_| chance.share())
}

/// The mean of each cell and its neighbours.
pub(super) fn means(heights: &Grid<f64>) -> Grid<f64> {
    let size = heights.size();
    let near = |at: u16, len: usize| at.saturating_sub(1)..(at + 2).min(len as u16);
    Grid::from_fn(size, |cell| {
        let (mut sum, mut count) = (0.0, 0);
        for row in near(cell.row, size.rows()) {
            for col in near(cell.col, size.cols()) {
                sum += heights[Cell { row, col }];
                count += 1;
            }
        }
        sum / f64::from(count)
    })
}

/// Lays a shape: a disc or a bar, some of them holes. The ground decides between cells at the
/// same height.
pub(super) fn shape(heights: &mut Grid<f64>, chance: &mut Chance) {
    let size = heights.size();
    let side = size.rows().min(size.cols()) as f64;
    let (row, col) = (chance.share() * size.rows() as f64, chance.share() * size.cols() as f64);
    let (high, wide) = (side * (0.1 + 0.25 * chance.share()), side * (0.1 + 0.25 * chance.share()));
    let is_disc = chance.below(3) > 0;
    let lift = if chance.below(3) == 0 { -0.7 } else { 1.0 };
    for cell in size.iter() {
        let down = (f64::from(cell.row) + 0.5 - row).abs() / high;
        let across = (f64::from(cell.col) + 0.5 - col).abs() / wide;
        let inside =
            if is_disc { down * down + across * across < 1.0 } else { down.max(across) < 0.8 };
        if inside {
            heights[cell] += lift;
        }
    }
}
