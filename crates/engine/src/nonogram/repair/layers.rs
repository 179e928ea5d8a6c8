//! Small changes towards a class: layer by layer, first all sketches with one change more, then
//! from the most promising of them all with another, and so on, until a layer has some that are
//! as wanted.
//!
//! Cells on outlines are worth a change; where lines leave cells open, those and their neighbours.
//!
//! Time: [`WIDTH`] x (cells worth a change) ratings a layer.

use super::case::{Case, Change, Next, Sketch, Wish, with_neighbours};
use super::judge::Judged;
use crate::grid::{Cell, Grid};
use crate::nonogram::{Board, Picture};
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// How many sketches of a layer are changed further.
const WIDTH: usize = 10;
/// The most layers.
const DEPTH: usize = 12;

/// The search under way.
pub struct Layers {
    /// Sketches that are changed further, the most promising last, with what is worth it.
    from: Vec<(Sketch, Vec<Change>)>,
    /// Sets of changes seen in this layer.
    seen: BTreeSet<Vec<Change>>,
    asked: Option<Sketch>,
    /// The most promising of this layer, in order.
    to: Vec<Rated>,
    found: Vec<Sketch>,
    depth: usize,
}

/// A sketch on the way.
struct Rated {
    rank: (u64, u64, Vec<Change>),
    sketch: Sketch,
    worth: Vec<Change>,
}

impl Layers {
    /// The search from a sketch, which is the first layer.
    pub fn new(sketch: Sketch) -> Layers {
        let (from, seen, to, found) = (Vec::new(), BTreeSet::new(), Vec::new(), Vec::new());
        Layers { from, seen, asked: Some(sketch), to, found, depth: 0 }
    }

    /// The sketches of the first layer that has some as wanted, in no order.
    pub fn next(&mut self, case: &Case) -> Next<Vec<Sketch>> {
        if let (0, Some(sketch)) = (self.depth, &self.asked) {
            self.depth = 1;
            return Continue(Wish::Judge(sketch.clone()));
        }
        let Some((sketch, worth)) = self.from.last_mut() else { return self.end_layer() };
        let Some(change) = worth.pop() else {
            self.from.pop();
            return Continue(Wish::Nothing);
        };
        let sketch = sketch.with(change);
        if sketch.changes.len() > case.most || !self.seen.insert(sketch.changes.clone()) {
            return Continue(Wish::Nothing);
        }
        self.asked = Some(sketch.clone());
        Continue(Wish::Judge(sketch))
    }

    pub fn judged(&mut self, case: &Case, judged: &Judged) {
        let Some(sketch) = self.asked.take() else { return };
        match judged {
            Judged::Good => self.found.push(sketch),
            Judged::Bad(bad) => {
                let rank = (bad.distance, case.damage(&sketch), sketch.changes.clone());
                let at = self.to.partition_point(|own| own.rank < rank);
                if at < WIDTH {
                    let worth = worth(case, &sketch, &bad.board);
                    self.to.insert(at, Rated { rank, sketch, worth });
                    self.to.truncate(WIDTH);
                }
            }
        }
    }

    fn end_layer(&mut self) -> Next<Vec<Sketch>> {
        if !self.found.is_empty() || self.to.is_empty() || self.depth > DEPTH {
            return Break(std::mem::take(&mut self.found));
        }
        self.depth += 1;
        self.seen.clear();
        let to = std::mem::take(&mut self.to).into_iter().rev();
        self.from = to.map(|Rated { sketch, worth, .. }| (sketch, worth)).collect();
        Continue(Wish::Nothing)
    }
}

/// The changes worth trying.
fn worth(case: &Case, sketch: &Sketch, board: &Board) -> Vec<Change> {
    let picture = &sketch.picture;
    let size = picture.size();
    let mut is_worth = Grid::filled(size, board.open() == 0);
    for cell in size.iter() {
        match board.at(cell).is_settled() {
            true => is_worth[cell] &= on_outline(picture, cell),
            false => with_neighbours(picture, cell).for_each(|near| is_worth[near] = true),
        }
    }
    let mut all = case.changes_of(sketch, size.iter().filter(|&cell| is_worth[cell]));
    all.retain(|&change| !change.1.is_ink() || case.is_near(picture, change));
    all
}

/// Whether a cell has a neighbour that looks different.
fn on_outline(picture: &Picture, cell: Cell) -> bool {
    with_neighbours(picture, cell).any(|near| picture[near] != picture[cell])
}
