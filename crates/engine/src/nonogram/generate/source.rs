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
use crate::nonogram::Picture;

/// What heights are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Noise, every cell for itself.
    Noise,
    /// Noise after so many means over 3x3 cells.
    Blurred(u8),
    /// Discs and bars laid over each other, some of them holes.
    Shapes,
}

impl Source {
    /// Those that are tried in turn where none is asked for.
    pub const ALL: &[Source] = &[
        Source::Noise,
        Source::Blurred(1),
        Source::Blurred(3),
        Source::Shapes,
        Source::Blurred(5),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Source::Noise => "noise",
            Source::Blurred(1) => "rough",
            Source::Blurred(3) => "smooth",
            Source::Blurred(_) => "blobs",
            Source::Shapes => "shapes",
        }
    }

    /// Heights for every cell.
    fn heights(self, size: Size, chance: &mut Chance) -> Grid<f64> {
        let noise = Grid::from_fn(size, |_| chance.share());
        match self {
            Source::Noise => noise,
            Source::Blurred(times) => (0..times).fold(noise, |heights, _| blurred(&heights)),
            Source::Shapes => shapes(&blurred(&blurred(&noise)), chance),
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
        inks => (0..inks).map(|_| alike(Source::Blurred(2).heights(recipe.size, chance))).collect(),
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

/// The mean of each cell and its neighbours.
fn blurred(heights: &Grid<f64>) -> Grid<f64> {
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
