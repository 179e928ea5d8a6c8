//! What is to be mended, and a picture with some of its cells changed.

use super::witness::Witnesses;
use super::{Aim, Proposal, Weights};
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid, LineId};
use crate::nonogram::{Ink, Picture, Puzzle};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A cell, and the colour that it gets.
pub type Change = (Cell, Colour);

/// The picture with some of its cells changed.
#[derive(Clone, Debug)]
pub struct Sketch {
    pub picture: Picture,
    /// The changes, in the order of the grid.
    pub changes: Vec<Change>,
}

impl Sketch {
    /// Changes a cell that is not changed yet; what it was.
    pub fn change(&mut self, (cell, colour): Change) -> Colour {
        let at = self.changes.partition_point(|&(own, _)| own < cell);
        self.changes.insert(at, (cell, colour));
        std::mem::replace(&mut self.picture[cell], colour)
    }

    /// Takes the change of a cell back, which was of this colour.
    pub fn take_back(&mut self, cell: Cell, was: Colour) {
        self.changes.retain(|&(own, _)| own != cell);
        self.picture[cell] = was;
    }

    /// The same with one more change.
    pub fn with(&self, change: Change) -> Sketch {
        let mut sketch = self.clone();
        sketch.change(change);
        sketch
    }

    pub fn is_changed(&self, cell: Cell) -> bool {
        self.changes.binary_search_by_key(&cell, |&(own, _)| own).is_ok()
    }
}

/// What a stage of mending wants to know before it goes on, or what came of it in the end.
pub type Next<T> = ControlFlow<T, Wish>;

/// What a stage wants to know.
pub enum Wish {
    /// Nothing: something was done.
    Nothing,
    /// Whether a sketch is as wanted.
    Judge(Sketch),
    /// How far it is from it.
    Measure(Sketch),
}

/// The question: what is to be mended, and what was learned about it.
pub struct Case {
    picture: Picture,
    inks: Vec<Ink>,
    /// The colours that a cell can get.
    colours: Colours,
    pub aim: Aim,
    pub weights: Weights,
    /// The most changes.
    pub most: usize,
    /// The cells of proposals to which others are looked for.
    pub avoided: BTreeSet<Cell>,
    pub witnesses: Witnesses,
}

impl Case {
    pub fn new(picture: &Picture, inks: &[Ink], aim: Aim, weights: Weights, most: usize) -> Case {
        Case {
            picture: picture.clone(),
            inks: inks.to_vec(),
            colours: Colours::first(inks.len().max(2)),
            aim,
            weights,
            most,
            avoided: BTreeSet::new(),
            witnesses: Witnesses::default(),
        }
    }

    /// The picture as it is.
    pub fn sketch(&self) -> Sketch {
        Sketch { picture: self.picture.clone(), changes: Vec::new() }
    }

    /// The same without the changes of these cells.
    pub fn without(&self, sketch: &Sketch, cells: &[Cell]) -> Sketch {
        let mut sketch = sketch.clone();
        for &cell in cells {
            sketch.take_back(cell, self.picture[cell]);
        }
        sketch
    }

    /// The puzzle of a sketch; none if its inks make none.
    pub fn puzzle(&self, sketch: &Sketch) -> Option<Puzzle> {
        Puzzle::of(&sketch.picture, self.inks.clone()).ok()
    }

    pub fn weight(&self, (cell, colour): Change) -> u64 {
        self.weights.of(cell, colour)
    }

    pub fn damage(&self, sketch: &Sketch) -> u64 {
        sketch.changes.iter().map(|&change| self.weight(change)).sum()
    }

    /// The order of proposals: fewest changes, then least damage.
    pub fn rank(&self, sketch: &Sketch) -> (usize, u64, Vec<Change>) {
        (sketch.changes.len(), self.damage(sketch), sketch.changes.clone())
    }

    pub fn proposal(&self, sketch: &Sketch) -> Option<Proposal> {
        let puzzle = self.puzzle(sketch)?;
        let (changes, damage) = (sketch.changes.clone(), self.damage(sketch));
        Some(Proposal { changes, damage, puzzle })
    }

    /// The changes of cells on these lines that a sketch may get, the lightest last.
    pub fn changes_on(&self, sketch: &Sketch, lines: impl Iterator<Item = LineId>) -> Vec<Change> {
        let size = self.picture.size();
        let mut is_on = Grid::filled(size, false);
        for line in lines {
            size.line_cells(line).for_each(|cell| is_on[cell] = true);
        }
        self.changes_of(sketch, size.iter().filter(|&cell| is_on[cell]))
    }

    /// The changes of these cells that a sketch may get, the lightest last.
    pub fn changes_of(&self, sketch: &Sketch, cells: impl Iterator<Item = Cell>) -> Vec<Change> {
        let may_change = |&cell: &Cell| {
            !(sketch.is_changed(cell)
                || self.weights.is_locked(cell)
                || self.avoided.contains(&cell))
        };
        let colours = |cell: Cell| {
            let others = self.colours.without(sketch.picture[cell]);
            others.iter().map(move |colour| (cell, colour)).collect::<Vec<_>>()
        };
        let mut all: Vec<Change> = cells.filter(may_change).flat_map(colours).collect();
        all.sort_by_cached_key(|&change| {
            (self.weight(change), !self.is_near(&sketch.picture, change), change)
        });
        all.reverse();
        all
    }

    /// Whether a cell beside, above or below has the colour that a cell would get. An ink that
    /// nothing around has surprises.
    pub fn is_near(&self, picture: &Picture, (cell, colour): Change) -> bool {
        with_neighbours(picture, cell).any(|near| near != cell && picture[near] == colour)
    }
}

/// A cell and those beside, above and below it.
pub fn with_neighbours<T>(
    grid: &Grid<T>,
    Cell { row, col }: Cell,
) -> impl Iterator<Item = Cell> + '_ {
    let (up, left) = (row.wrapping_sub(1), col.wrapping_sub(1));
    let all = [(row, col), (up, col), (row + 1, col), (row, left), (row, col + 1)];
    let cells = all.into_iter().map(|(row, col)| Cell { row, col });
    cells.filter(|&cell| grid.size().contains(cell))
}
