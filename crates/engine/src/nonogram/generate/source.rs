//! Where pictures come from: a height on every cell, of which the highest
//! become ink.
//!
//! Plain noise gives puzzles that lines alone hardly ever settle above 15x15
//! at half ink and below; noise that was blurred, and shapes, gather their ink
//! and stay solvable at low densities. All sums are of whole numbers or of
//! floating-point sums in a fixed order, so every machine draws the same.

use super::Recipe;
use crate::chance::Chance;
use crate::colours::Colour;
use crate::grid::{Cell, Grid, Size};
use crate::named::named;
use crate::nonogram::Picture;

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

    /// Heights for every cell.
    fn heights(self, size: Size, chance: &mut Chance) -> Grid<f64> {
        let noise = noise(size, chance);
        match self {
            Source::Noise => noise,
            Source::Rough => blurred(noise, 1),
            Source::Smooth => blurred(noise, 3),
            Source::Shapes => shapes(&blurred(noise, 2), chance),
            Source::Blobs => blurred(noise, 5),
        }
    }
}

/// The picture that a recipe and a source give: the share of ink as near to what is
/// asked for as the symmetry allows.
pub fn draw(recipe: &Recipe, source: Source, chance: &mut Chance) -> Picture {
    let firsts = recipe.symmetry.firsts(recipe.size);
    let alike = |heights: Grid<f64>| {
        let mut sums = Grid::filled(recipe.size, 0.0);
        for cell in recipe.size.iter() {
            sums[firsts[cell]] += heights[cell];
        }
        Grid::from_fn(recipe.size, |cell| sums[firsts[cell]])
    };
    let inked = highest(&alike(source.heights(recipe.size, chance)), &firsts, recipe.density);
    // Each ink has heights of its own; of those the highest takes the cell.
    let regions: Vec<Grid<f64>> = match recipe.inks {
        1 => Vec::new(),
        inks => (0..inks).map(|_| alike(blurred(noise(recipe.size, chance), 2))).collect(),
    };
    Grid::from_fn(recipe.size, |cell| {
        if !inked[cell] {
            return Colour::BACKGROUND;
        }
        let higher = |best: usize, ink: usize| {
            if regions[ink][cell] > regions[best][cell] { ink } else { best }
        };
        let ink = (1..regions.len()).fold(0, higher);
        Colour::new(ink + 1).unwrap_or(Colour::BLACK)
    })
}

/// The share of cells that are highest; cells that look alike stay together.
fn highest(heights: &Grid<f64>, firsts: &Grid<Cell>, share: f64) -> Grid<bool> {
    let size = heights.size();
    let mut alike = Grid::filled(size, 0usize);
    for cell in size.iter() {
        alike[firsts[cell]] += 1;
    }
    let mut order: Vec<Cell> = size.iter().filter(|&cell| firsts[cell] == cell).collect();
    order.sort_by(|&a, &b| heights[b].total_cmp(&heights[a]).then(a.cmp(&b)));
    let wanted = (share * size.cells() as f64).round() as usize;
    let (mut inked, mut filled) = (Grid::filled(size, false), 0);
    for first in order {
        let more = alike[first];
        // Half of them at least must be wanted.
        if filled + more <= wanted + more / 2 {
            inked[first] = true;
            filled += more;
        }
    }
    Grid::from_fn(size, |cell| inked[firsts[cell]])
}

/// Every cell for itself.
fn noise(size: Size, chance: &mut Chance) -> Grid<f64> {
    Grid::from_fn(size, |_| chance.share())
}

/// The means of 3x3 cells, taken so often.
fn blurred(heights: Grid<f64>, times: usize) -> Grid<f64> {
    (0..times).fold(heights, |heights, _| means(&heights))
}

/// The mean of each cell and its neighbours.
fn means(heights: &Grid<f64>) -> Grid<f64> {
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

/// Shapes on a ground that decides between cells at the same height.
fn shapes(ground: &Grid<f64>, chance: &mut Chance) -> Grid<f64> {
    let size = ground.size();
    let mut heights = ground.clone();
    let side = size.rows().min(size.cols()) as f64;
    for _ in 0..4 + chance.below(5) {
        let (row, col) = (chance.share() * size.rows() as f64, chance.share() * size.cols() as f64);
        let (high, wide) =
            (side * (0.1 + 0.25 * chance.share()), side * (0.1 + 0.25 * chance.share()));
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
    heights
}
