//! Mending a picture whose puzzle is not as it should be: a task that changes
//! few, and little visible, cells.
//!
//! Layer by layer: first all pictures that differ in one cell, then from the
//! most promising of them all that differ in another, and so on. Only cells
//! that lines leave open, and their neighbours, are worth a change; where lines
//! settle everything and the puzzle is of another class, those on outlines.
//! The layer that has a proposal is looked at to its end, and the proposals
//! with the least damage are kept.
//!
//! A step is a line looked at. Time: (width of a layer) x (cells worth a
//! change) pictures a layer; the layers are bounded.

mod judge;
mod weights;

pub use judge::Aim;
pub use weights::Weights;

use self::judge::{Judge, Judged};
use super::{Ink, Picture, Puzzle};
use crate::colours::Colour;
use crate::grid::{Cell, Grid};
use crate::run::Task;
use std::collections::BTreeSet;

/// The most cells that are changed.
pub const MOST_CHANGES: usize = 12;
/// How many pictures of a layer are changed further.
const WIDTH: usize = 10;

/// A picture that is as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The cells to change, in the order of the grid, with their new colours.
    pub changes: Vec<(Cell, Colour)>,
    /// What the changes weigh together.
    pub damage: u64,
    /// The puzzle of the changed picture, with the picture as its goal.
    pub puzzle: Puzzle,
}

/// Mending under way.
pub struct Repair {
    judge: Judge,
    inks: Vec<Ink>,
    picture: Picture,
    weights: Weights,
    wanted: usize,
    layer: Layer,
    steps: u64,
}

/// Pictures with the same number of changes.
#[derive(Default)]
struct Layer {
    /// Those that are changed further, the most promising first.
    from: Vec<Sketch>,
    /// How far they are: picture, then cell worth a change.
    at: (usize, usize),
    /// The changes to try on that picture.
    worth: Vec<(Cell, Colour)>,
    /// Sets of changes seen in this layer.
    seen: BTreeSet<Vec<(Cell, Colour)>>,
    /// The pictures that came of them.
    to: Vec<Sketch>,
    proposals: Vec<Proposal>,
}

/// A picture on the way.
#[derive(Clone)]
struct Sketch {
    changes: Vec<(Cell, Colour)>,
    damage: u64,
    /// How far it is from what it should be.
    distance: u64,
    /// Where changes are worth trying.
    region: Vec<Cell>,
}

impl Repair {
    /// The question how to mend a picture in these inks (as in [`Puzzle::of`]):
    /// what is wanted of its puzzle, what a change of each cell weighs, and how
    /// many proposals there shall be at most.
    pub fn new(
        picture: &Picture,
        inks: &[Ink],
        aim: Aim,
        weights: Weights,
        wanted: usize,
    ) -> Repair {
        let start =
            Sketch { changes: Vec::new(), damage: 0, distance: u64::MAX, region: Vec::new() };
        Repair {
            judge: Judge::new(aim),
            inks: inks.to_vec(),
            picture: picture.clone(),
            weights,
            wanted: wanted.max(1),
            // The picture itself is the one sketch of the layer without changes.
            layer: Layer { to: vec![start], ..Layer::default() },
            steps: 0,
        }
    }

    fn changed(&self, changes: &[(Cell, Colour)]) -> Picture {
        let mut picture = self.picture.clone();
        for &(cell, colour) in changes {
            picture[cell] = colour;
        }
        picture
    }

    /// Judges the picture with these changes, and notes what came of it.
    fn judge(&mut self, changes: Vec<(Cell, Colour)>) {
        let picture = self.changed(&changes);
        let Ok(puzzle) = Puzzle::of(&picture, self.inks.clone()) else { return };
        let before = self.judge.steps();
        let judged = self.judge.judge(&puzzle);
        self.steps += 1 + self.judge.steps() - before;
        let damage = changes.iter().map(|&(cell, _)| self.weights.of(cell)).sum();
        match judged {
            Judged::Good => self.layer.proposals.push(Proposal { changes, damage, puzzle }),
            Judged::Bad { distance, region } => {
                self.layer.to.push(Sketch { changes, damage, distance, region });
            }
        }
    }

    /// The changes worth trying on a sketch.
    fn worth(&self, sketch: &Sketch) -> Vec<(Cell, Colour)> {
        let picture = self.changed(&sketch.changes);
        let size = picture.size();
        let cells: BTreeSet<Cell> = match sketch.region.is_empty() {
            true => size.iter().filter(|&cell| on_outline(&picture, cell)).collect(),
            false => {
                sketch.region.iter().flat_map(|&cell| with_neighbours(&picture, cell)).collect()
            }
        };
        let is_changed = |cell: Cell| sketch.changes.iter().any(|&(own, _)| own == cell);
        let mut worth = Vec::new();
        for cell in cells.into_iter().filter(|&cell| !is_changed(cell)) {
            // What the cell could look like without surprising anybody.
            let mut near: BTreeSet<Colour> =
                with_neighbours(&picture, cell).map(|cell| picture[cell]).collect();
            near.insert(Colour::BACKGROUND);
            if self.inks.len() <= 2 {
                near.insert(Colour::BLACK);
            }
            near.remove(&picture[cell]);
            worth.extend(near.into_iter().map(|colour| (cell, colour)));
        }
        worth
    }

    /// Tries the next change, or goes to the next layer; the answer, at the end.
    fn step(&mut self) -> Option<Vec<Proposal>> {
        let (sketch, next) = self.layer.at;
        if let Some(&change) = self.layer.worth.get(next) {
            self.layer.at.1 += 1;
            let mut changes = self.layer.from[sketch].changes.clone();
            changes.push(change);
            changes.sort_unstable();
            if self.layer.seen.insert(changes.clone()) {
                self.judge(changes);
            }
            return None;
        }
        let next = if self.layer.worth.is_empty() { sketch } else { sketch + 1 };
        // The first sketch of a fresh layer has no changes to try yet.
        if let Some(from) = self.layer.from.get(next) {
            self.layer.at = (next, 0);
            self.layer.worth = self.worth(from);
            if self.layer.worth.is_empty() {
                self.layer.from.remove(next);
            }
            return None;
        }
        self.end_layer()
    }

    fn end_layer(&mut self) -> Option<Vec<Proposal>> {
        let mut layer = std::mem::take(&mut self.layer);
        if let [Sketch { changes, distance: u64::MAX, .. }] = &layer.to[..]
            && changes.is_empty()
        {
            // Nothing was judged yet: the picture as it is.
            self.judge(Vec::new());
            layer = std::mem::take(&mut self.layer);
        }
        if !layer.proposals.is_empty() {
            layer.proposals.sort_by(|a, b| (a.damage, &a.changes).cmp(&(b.damage, &b.changes)));
            layer.proposals.truncate(self.wanted);
            return Some(layer.proposals);
        }
        layer.to.sort_by(|a, b| {
            (a.distance, a.damage, &a.changes).cmp(&(b.distance, b.damage, &b.changes))
        });
        layer.to.truncate(WIDTH);
        let changes = layer.to.first().map_or(MOST_CHANGES, |sketch| sketch.changes.len());
        if changes >= MOST_CHANGES {
            return Some(Vec::new());
        }
        self.layer.from = layer.to;
        None
    }
}

impl Task for Repair {
    /// The proposals, the least damage first; none if nothing was found within
    /// the bounds. A picture that needs no change is the only proposal.
    type Output = Vec<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Vec<Proposal>> {
        let end = self.steps.saturating_add(steps);
        loop {
            if let Some(proposals) = self.step() {
                return Some(proposals);
            }
            if self.steps >= end {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// A cell and those beside, above and below it.
fn with_neighbours<T>(grid: &Grid<T>, Cell { row, col }: Cell) -> impl Iterator<Item = Cell> + '_ {
    let (up, left) = (row.wrapping_sub(1), col.wrapping_sub(1));
    let all = [(row, col), (up, col), (row + 1, col), (row, left), (row, col + 1)];
    let cells = all.into_iter().map(|(row, col)| Cell { row, col });
    cells.filter(|&cell| grid.size().contains(cell))
}

/// Whether a cell has a neighbour that looks different.
fn on_outline(picture: &Picture, cell: Cell) -> bool {
    with_neighbours(picture, cell).any(|near| picture[near] != picture[cell])
}
