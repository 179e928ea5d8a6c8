//! The next of many changes: the one that lets lines settle the most cells for its weight.
//!
//! After Batenburg, Henstra, Kosters and Palenstijn (2009), who blacken cells of a grey picture
//! until lines settle all; here cells change both ways, the weights say which are cheap, and only
//! changes are tried that do something about what lines leave open.
//!
//! Time: [`TRIED`] pictures measured ([`Measure`](super::measure::Measure)).

use super::case::{Case, Change, Next, Sketch, Wish};
use super::judge::{Bad, Judged};
use super::witness::{Witness, Witnesses};
use crate::grid::Cell;
use std::cmp::Reverse;
use std::ops::ControlFlow::{Break, Continue};

/// How many changes are tried at most: in a small picture so many cells in all, in a large one at
/// least so many changes.
const TRIED: (usize, usize) = (100_000, 64);

/// What any change weighs beside its own weight: a light one that helps little is one more to make.
const A_CHANGE: u64 = 10;

/// The search under way.
pub struct Greedy {
    sketch: Sketch,
    stage: Stage,
    /// How far the sketch is.
    distance: u64,
    best: Option<Trial>,
}

enum Stage {
    /// What speaks against the sketch.
    Look,
    /// How far it is; and what is to be tried then, the next one last.
    Measure(Vec<Change>),
    /// How far the last one tried is.
    Try(Option<Change>, Vec<Change>),
}

/// What came of a change.
#[derive(Clone, Copy)]
struct Trial {
    change: Change,
    weight: u64,
    distance: u64,
}

impl Greedy {
    pub fn new(sketch: Sketch) -> Greedy {
        Greedy { sketch, stage: Stage::Look, distance: 0, best: None }
    }

    /// The sketch with the best change; none if there is nothing to change.
    pub fn next(&mut self) -> Next<Option<Sketch>> {
        match &mut self.stage {
            Stage::Look => Continue(Wish::Judge(self.sketch.clone())),
            Stage::Measure(_) => Continue(Wish::Measure(self.sketch.clone())),
            Stage::Try(asked, left) => {
                *asked = left.pop();
                match asked {
                    Some(change) => Continue(Wish::Measure(self.sketch.with(*change))),
                    None => Break(self.best.map(|best| self.sketch.with(best.change))),
                }
            }
        }
    }

    pub fn judged(&mut self, case: &Case, judged: &Judged) {
        self.stage = Stage::Measure(match judged {
            Judged::Good => Vec::new(),
            Judged::Bad(bad) => self.worth_trying(case, bad),
        });
    }

    pub fn measured(&mut self, case: &Case, distance: u64) {
        match &mut self.stage {
            Stage::Look => {}
            Stage::Measure(left) => {
                self.distance = distance;
                self.stage = Stage::Try(None, std::mem::take(left));
            }
            Stage::Try(asked, _) => {
                let Some(change) = asked.take() else { return };
                let trial = Trial { change, weight: case.weight(change), distance };
                if self.best.is_none_or(|best| trial.is_better(best, self.distance)) {
                    self.best = Some(trial);
                }
            }
        }
    }

    /// The lightest changes that do something about what lines leave open where two solutions
    /// differ, the lightest last.
    fn worth_trying(&mut self, case: &Case, bad: &Bad) -> Vec<Change> {
        let picture = &self.sketch.picture;
        let size = picture.size();
        let differs = |cell: Cell| bad.others.iter().any(|other| other[cell] != picture[cell]);
        let differing: Vec<Cell> = size.iter().filter(|&cell| differs(cell)).collect();
        let mut parts = Witness::open(&self.sketch, &bad.board);
        if !differing.is_empty() {
            parts.retain(|part| part.has_any(differing.iter().copied()));
        }
        let lines: Vec<_> = parts.iter().flat_map(|part| part.lines(size)).collect();
        let mut all = case.changes_on(&self.sketch, lines.into_iter());
        // Of equal weights, those of no part of the grid come first.
        all.sort_by_cached_key(|&change| Reverse((case.weight(change), mixed(change))));
        let (count, most) = (parts.len(), (TRIED.0 / size.cells()).max(TRIED.1));
        let mut witnesses = Witnesses::default();
        witnesses.add(parts);
        let mut tried = Vec::new();
        while let Some(change) = all.pop().filter(|_| tried.len() < most) {
            let was = self.sketch.change(change);
            if witnesses.against(&self.sketch).len() < count {
                tried.push(change);
            }
            self.sketch.take_back(change.0, was);
        }
        tried.reverse();
        tried
    }
}

impl Trial {
    /// Whether this comes nearer for its weight than another, from so far.
    fn is_better(self, other: Trial, from: u64) -> bool {
        let gain = |trial: Trial| from.saturating_sub(trial.distance);
        let (own, others) = (gain(self), gain(other));
        if own == 0 && others == 0 {
            return (self.distance, self.weight) < (other.distance, other.weight);
        }
        (Reverse(own * (other.weight + A_CHANGE)), self.distance)
            < (Reverse(others * (self.weight + A_CHANGE)), other.distance)
    }
}

/// An order of changes that favours no part of the grid, for those of equal weight.
fn mixed((Cell { row, col }, colour): Change) -> (u64, usize) {
    let mut bits = (u64::from(row) << 32 | u64::from(col)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^= bits >> 29;
    (bits.wrapping_mul(0xbf58_476d_1ce4_e5b9), colour.index())
}
