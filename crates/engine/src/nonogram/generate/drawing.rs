//! A picture being drawn: heights on every cell, of which the highest become ink.
//!
//! A large picture takes a third of a second, so it is drawn in steps, each of which goes over
//! the cells once. What is drawn follows from the recipe, the source and chance alone.

use super::source::{means, noise, shape};
use super::{Recipe, Source};
use crate::chance::Chance;
use crate::colours::Colour;
use crate::grid::{Cell, Grid};
use crate::nonogram::Picture;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The picture that a recipe and a source give: the share of ink as near to what is
/// asked for as the symmetry allows.
pub fn draw(recipe: &Recipe, source: Source, chance: &mut Chance) -> Picture {
    let mut drawing = Drawing::new(recipe, source);
    loop {
        if let Some(picture) = drawing.step(chance) {
            return picture;
        }
    }
}

/// A picture on the way.
pub(super) struct Drawing {
    recipe: Recipe,
    source: Source,
    /// For each cell the first one that looks the same, once that is known.
    firsts: Option<Grid<Cell>>,
    stage: Stage,
    /// The cells that have ink, once that is known.
    inked: Option<Grid<bool>>,
    /// Heights for each ink, where there are several: of those the highest takes the cell.
    regions: Vec<Grid<f64>>,
}

/// What is made next: first the heights that say where there is ink, then those of each ink.
enum Stage {
    Noise,
    /// Means are to be taken so often.
    Blur(Grid<f64>, usize),
    /// So many shapes are to be laid.
    Shapes(Grid<f64>, usize),
    /// Cells that look alike are to get the same height.
    Alike(Grid<f64>),
    Rank(Box<Ranking>),
    Colour,
}

/// How often the heights of an ink are blurred.
const REGION: usize = 2;

impl Drawing {
    /// Nothing is drawn yet.
    pub fn new(recipe: &Recipe, source: Source) -> Drawing {
        Drawing {
            recipe: recipe.clone(),
            source,
            firsts: None,
            stage: Stage::Noise,
            inked: None,
            regions: Vec::new(),
        }
    }

    /// Where its heights come from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// Goes over the cells once; the picture, when it is done.
    pub fn step(&mut self, chance: &mut Chance) -> Option<Picture> {
        let size = self.recipe.size;
        let firsts = self.firsts.get_or_insert_with(|| self.recipe.symmetry.firsts(size));
        let is_ink = self.inked.is_some();
        self.stage = match std::mem::replace(&mut self.stage, Stage::Noise) {
            Stage::Noise => {
                let blurs = if is_ink { REGION } else { self.source.blurs() };
                Stage::Blur(noise(size, chance), blurs)
            }
            Stage::Blur(heights, 0) if !is_ink && self.source == Source::Shapes => {
                Stage::Shapes(heights, 4 + chance.below(5))
            }
            Stage::Blur(heights, 0) | Stage::Shapes(heights, 0) => Stage::Alike(heights),
            Stage::Blur(heights, left) => Stage::Blur(means(&heights), left - 1),
            Stage::Shapes(mut heights, left) => {
                shape(&mut heights, chance);
                Stage::Shapes(heights, left - 1)
            }
            Stage::Alike(heights) => {
                let mut sums = Grid::filled(size, 0.0);
                for cell in size.iter() {
                    sums[firsts[cell]] += heights[cell];
                }
                if is_ink {
                    self.regions.push(Grid::from_fn(size, |cell| sums[firsts[cell]]));
                    self.next_region()
                } else {
                    Stage::Rank(Box::new(Ranking::new(&sums, firsts, self.recipe.density)))
                }
            }
            Stage::Rank(mut ranking) => match ranking.step() {
                false => Stage::Rank(ranking),
                true => {
                    let inked = ranking.inked;
                    self.inked = Some(Grid::from_fn(size, |cell| inked[firsts[cell]]));
                    self.next_region()
                }
            },
            Stage::Colour => return Some(self.coloured()),
        };
        None
    }

    /// The heights of the next ink, if there are several inks and one has none yet.
    fn next_region(&self) -> Stage {
        let is_last = self.recipe.inks == 1 || self.regions.len() == self.recipe.inks;
        if is_last { Stage::Colour } else { Stage::Noise }
    }

    fn coloured(&self) -> Picture {
        let regions = &self.regions;
        Grid::from_fn(self.recipe.size, |cell| {
            if !self.inked.as_ref().is_some_and(|inked| inked[cell]) {
                return Colour::BACKGROUND;
            }
            let higher = |best: usize, ink: usize| {
                if regions[ink][cell] > regions[best][cell] { ink } else { best }
            };
            let ink = (1..regions.len()).fold(0, higher);
            Colour::new(ink + 1).unwrap_or(Colour::BLACK)
        })
    }
}

/// A cell and its height; the highest comes first, and of equals the first of the grid.
type Ranked = (Reverse<i64>, Cell);

/// The share of cells that are highest, on the way: runs of cells are sorted one by one, then
/// merged. Cells that look alike stay together, and only the first of them is looked at.
struct Ranking {
    runs: Vec<Vec<Ranked>>,
    /// How many runs are in order.
    sorted: usize,
    /// The next cell of each run that has one, and its run, when all are in order.
    heads: BinaryHeap<Reverse<(Ranked, usize)>>,
    /// By first cell, how many look like it.
    alike: Grid<usize>,
    wanted: usize,
    filled: usize,
    /// The first cells that have ink.
    inked: Grid<bool>,
}

/// Cells that are sorted, or merged, in one step.
const RUN: usize = 1 << 16;

impl Ranking {
    fn new(heights: &Grid<f64>, firsts: &Grid<Cell>, share: f64) -> Ranking {
        let size = heights.size();
        let mut alike = Grid::filled(size, 0);
        for cell in size.iter() {
            alike[firsts[cell]] += 1;
        }
        let own = size.iter().filter(|&cell| firsts[cell] == cell);
        let cells: Vec<Ranked> = own.map(|cell| (Reverse(ordered(heights[cell])), cell)).collect();
        Ranking {
            runs: cells.chunks(RUN).map(<[Ranked]>::to_vec).collect(),
            sorted: 0,
            heads: BinaryHeap::new(),
            alike,
            wanted: (share * size.cells() as f64).round() as usize,
            filled: 0,
            inked: Grid::filled(size, false),
        }
    }

    /// Sorts a run, or fills some cells; whether it is done.
    fn step(&mut self) -> bool {
        if let Some(run) = self.runs.get_mut(self.sorted) {
            // The next one is the last.
            run.sort_unstable_by(|a, b| b.cmp(a));
            self.sorted += 1;
            if self.sorted == self.runs.len() {
                let last = |(at, run): (usize, &mut Vec<Ranked>)| Some(Reverse((run.pop()?, at)));
                self.heads = self.runs.iter_mut().enumerate().filter_map(last).collect();
            }
            return false;
        }
        for _ in 0..RUN {
            // Nothing more fits once everything is filled that was wanted.
            let Some(Reverse(((_, first), run))) = self.heads.pop() else { return true };
            if self.filled >= self.wanted {
                return true;
            }
            let more = self.alike[first];
            // Half of them at least must be wanted.
            if self.filled + more <= self.wanted + more / 2 {
                self.inked[first] = true;
                self.filled += more;
            }
            if let Some(next) = self.runs[run].pop() {
                self.heads.push(Reverse((next, run)));
            }
        }
        false
    }
}

/// A number that is in the same order as a height, as [`f64::total_cmp`] has it.
fn ordered(height: f64) -> i64 {
    let bits = height.to_bits() as i64;
    bits ^ ((bits >> 63) as u64 >> 1) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_in_the_order_of_heights() {
        let heights = [-2.5, -1.0, -0.0, 0.0, 1e-300, 0.3, 0.5, 7.0];
        assert!(heights.is_sorted_by(|a, b| ordered(*a) < ordered(*b)));
    }
}
