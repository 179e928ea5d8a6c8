//! Mending a picture whose puzzle is not as it should be: a task that changes
//! few, and little visible, cells.
//!
//! Layer by layer: first all pictures that differ in one cell, then from the
//! most promising of them all that differ in another, and so on. Only cells
//! that lines leave open, and their neighbours, are worth a change; where lines
//! settle everything and the puzzle is of another class, those on outlines.
//! The layer that has a proposal is looked at to its end, and the proposals
//! with the least damage are kept. Pictures that need many changes are for
//! [`Descent`]; [`Mend`] takes whichever it needs.
//!
//! A step is a line looked at. Time: (width of a layer) x (cells worth a
//! change) pictures a layer; the layers are bounded.

mod descent;
mod judge;
mod mend;
mod weights;

pub use descent::Descent;
pub use judge::Aim;
pub use mend::Mend;
pub use weights::Weights;

use self::judge::{Judge, Judged};
use super::{Ink, Picture, Puzzle};
use crate::colours::Colour;
use crate::grid::{Cell, Grid};
use crate::run::{Pace, Task};
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
    aim: Aim,
    judging: Option<Judging>,
    inks: Vec<Ink>,
    picture: Picture,
    weights: Weights,
    wanted: usize,
    layer: Layer,
    steps: u64,
    pace: Pace,
}

/// A changed picture whose puzzle is being judged.
struct Judging {
    changes: Vec<(Cell, Colour)>,
    puzzle: Puzzle,
    judge: Judge,
}

/// Pictures with the same number of changes.
#[derive(Default)]
struct Layer {
    /// Those that are changed further, the most promising first.
    from: Vec<Sketch>,
    /// How far they are.
    sketch: usize,
    /// That picture, and what is to be tried on it, once that is known.
    worth: Option<Worth>,
    /// Sets of changes seen in this layer.
    seen: BTreeSet<Vec<(Cell, Colour)>>,
    /// The most promising of the pictures that came of them, in order.
    to: Vec<Sketch>,
    /// Those that are as they should be, the least damage first, no more than are wanted.
    proposals: Vec<Proposal>,
}

/// What is to be tried on a picture.
struct Worth {
    picture: Picture,
    /// The cells worth a change, the next one last.
    cells: Vec<Cell>,
    /// The changes of the last cell that are still to be tried, the next one last.
    changes: Vec<(Cell, Colour)>,
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
        let mut repair = Repair {
            aim,
            judging: None,
            inks: inks.to_vec(),
            picture: picture.clone(),
            weights,
            wanted: wanted.max(1),
            layer: Layer::default(),
            steps: 0,
            pace: Pace::default(),
        };
        // The first layer is the picture as it is.
        repair.begin(Vec::new());
        repair
    }

    fn changed(&self, changes: &[(Cell, Colour)]) -> Picture {
        let mut picture = self.picture.clone();
        for &(cell, colour) in changes {
            picture[cell] = colour;
        }
        picture
    }

    /// Begins to judge the picture with these changes.
    fn begin(&mut self, changes: Vec<(Cell, Colour)>) {
        if let Ok(puzzle) = Puzzle::of(&self.changed(&changes), self.inks.clone()) {
            let judge = Judge::new(&puzzle, self.aim);
            self.judging = Some(Judging { changes, puzzle, judge });
        }
    }

    /// Notes what came of a picture.
    fn note(&mut self, Judging { changes, puzzle, .. }: Judging, judged: Judged) {
        let damage = changes.iter().map(|&(cell, colour)| self.weights.of(cell, colour)).sum();
        let layer = &mut self.layer;
        match judged {
            Judged::Good => {
                let rank = |own: &Proposal| (own.damage, own.changes.clone());
                let proposal = Proposal { changes, damage, puzzle };
                let at = layer.proposals.partition_point(|own| rank(own) < rank(&proposal));
                layer.proposals.insert(at, proposal);
                layer.proposals.truncate(self.wanted);
            }
            Judged::Bad { distance, region, .. } => {
                let rank = |own: &Sketch| (own.distance, own.damage, own.changes.clone());
                let sketch = Sketch { changes, damage, distance, region };
                let at = layer.to.partition_point(|own| rank(own) < rank(&sketch));
                if at < WIDTH {
                    layer.to.insert(at, sketch);
                    layer.to.truncate(WIDTH);
                }
            }
        }
    }

    /// The cells worth a change of a sketch.
    fn worth(&self, sketch: &Sketch) -> Worth {
        let picture = self.changed(&sketch.changes);
        let size = picture.size();
        let mut is_worth = Grid::filled(size, false);
        match sketch.region.is_empty() {
            true => {
                for cell in size.iter() {
                    is_worth[cell] = on_outline(&picture, cell);
                }
            }
            false => {
                for &cell in &sketch.region {
                    with_neighbours(&picture, cell).for_each(|near| is_worth[near] = true);
                }
            }
        }
        for &(cell, _) in &sketch.changes {
            is_worth[cell] = false;
        }
        let may_change = |cell: &Cell| is_worth[*cell] && !self.weights.is_locked(*cell);
        let mut cells: Vec<Cell> = size.iter().filter(may_change).collect();
        cells.reverse();
        Worth { picture, cells, changes: Vec::new() }
    }

    /// The next change to try on the sketch of this layer that has its turn.
    fn next_change(&mut self) -> Option<(Cell, Colour)> {
        loop {
            let sketch = self.layer.from.get(self.layer.sketch)?;
            if self.layer.worth.is_none() {
                self.layer.worth = Some(self.worth(sketch));
            }
            if let Some(change) = self.layer.worth.as_mut().and_then(|w| w.next(&self.inks)) {
                return Some(change);
            }
            self.layer.worth = None;
            self.layer.sketch += 1;
        }
    }

    /// Begins with the next change, or goes to the next layer; the answer, at the end.
    fn next(&mut self) -> Option<Vec<Proposal>> {
        let Some(change) = self.next_change() else { return self.end_layer() };
        let mut changes = self.layer.from[self.layer.sketch].changes.clone();
        changes.push(change);
        changes.sort_unstable();
        if self.layer.seen.insert(changes.clone()) {
            self.begin(changes);
        }
        None
    }

    fn end_layer(&mut self) -> Option<Vec<Proposal>> {
        let layer = std::mem::take(&mut self.layer);
        if !layer.proposals.is_empty() {
            return Some(layer.proposals);
        }
        let changes = layer.to.first().map_or(MOST_CHANGES, |sketch| sketch.changes.len());
        if changes >= MOST_CHANGES {
            return Some(Vec::new());
        }
        self.layer.from = layer.to;
        None
    }
}

impl Worth {
    /// The next change: of the next cell, to what it could look like without surprising anybody.
    fn next(&mut self, inks: &[Ink]) -> Option<(Cell, Colour)> {
        loop {
            if let Some(change) = self.changes.pop() {
                return Some(change);
            }
            let cell = self.cells.pop()?;
            let picture = &self.picture;
            let mut near: BTreeSet<Colour> =
                with_neighbours(picture, cell).map(|cell| picture[cell]).collect();
            near.insert(Colour::BACKGROUND);
            if inks.len() <= 2 {
                near.insert(Colour::BLACK);
            }
            near.remove(&picture[cell]);
            self.changes.extend(near.into_iter().rev().map(|colour| (cell, colour)));
        }
    }
}

impl Task for Repair {
    /// The proposals, the least damage first; none if nothing was found within
    /// the bounds. A picture that needs no change is the only proposal.
    type Output = Vec<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Vec<Proposal>> {
        let end = self.pace.end(self.steps, steps);
        while !self.pace.is_over(self.steps, end) {
            let Some(mut judging) = self.judging.take() else {
                // A picture that is not judged is work too.
                self.steps += 1;
                self.pace.change();
                match self.next() {
                    Some(proposals) => return Some(proposals),
                    None => continue,
                }
            };
            let before = judging.judge.steps();
            let judged = judging.judge.advance(Pace::left(self.steps, end));
            self.steps += judging.judge.steps() - before;
            match judged {
                Some(judged) => {
                    self.note(judging, judged);
                    self.pace.change();
                }
                None => {
                    self.judging = Some(judging);
                    if Pace::rests(end) {
                        return None;
                    }
                }
            }
        }
        None
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
