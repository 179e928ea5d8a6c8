//! A sketch that is as wanted, made better: changes that are not needed are taken back, the
//! heaviest first; two changes are replaced by one, or three by two, where that does; then each
//! change left is exchanged for others that do as well.
//!
//! Time: a judgement for each change, and a search for few changes ([`Fewest`]) for each set that is
//! replaced.

use super::case::{Case, Change, Next, Sketch, Wish};
use super::fewest::{Few, Fewest};
use super::judge::Judged;
use crate::grid::Cell;
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// The most changes of a sketch whose changes are replaced and exchanged.
const FEW: usize = 12;

/// The work under way.
pub struct Polish {
    sketch: Sketch,
    wanted: usize,
    stage: Stage,
    search: Option<Box<Fewest>>,
    found: Vec<Sketch>,
}

enum Stage {
    /// The changed cells that may not be needed, the next one last, and the sketch without one
    /// that is being judged.
    Needless(Vec<Cell>, Option<Sketch>),
    /// Sets of changed cells that fewer changes may replace, the next one last.
    Fewer(Vec<Vec<Cell>>),
    /// Cells whose changes are still to be exchanged.
    Others(Vec<Cell>),
}

impl Polish {
    /// Work on a sketch that is as wanted, and on so many like it.
    pub fn new(case: &Case, sketch: Sketch, wanted: usize) -> Polish {
        let stage = needless(case, &sketch);
        Polish { sketch, wanted, stage, search: None, found: Vec::new() }
    }

    /// Looks for no fewer changes: that takes too long.
    pub fn hurry(&mut self) {
        if let Stage::Fewer(_) = self.stage {
            self.search = None;
            self.stage = Stage::Others(self.cells());
        }
    }

    /// Sketches that are as wanted, in no order.
    pub fn next(&mut self, case: &mut Case) -> Next<Vec<Sketch>> {
        if let Some(search) = &mut self.search {
            match search.next(case) {
                Continue(wish) => return Continue(wish),
                Break(few) => self.searched(case, few),
            }
            return Continue(Wish::Nothing);
        }
        match &mut self.stage {
            Stage::Needless(left, asked) => match left.pop() {
                Some(cell) => {
                    let without = case.without(&self.sketch, &[cell]);
                    if !case.witnesses.hold(&without) {
                        *asked = Some(without.clone());
                        return Continue(Wish::Judge(without));
                    }
                }
                None => self.stage = Stage::Fewer(self.sets()),
            },
            Stage::Fewer(left) => match left.pop() {
                Some(set) => {
                    let without = case.without(&self.sketch, &set);
                    self.search = Some(Box::new(Fewest::new(without, 1, set.len() - 1)));
                }
                None => self.stage = Stage::Others(self.cells()),
            },
            Stage::Others(left) => match left.pop() {
                Some(cell) => {
                    let without = case.without(&self.sketch, &[cell]);
                    let own = self.sketch.changes.iter().filter(|change| change.0 == cell);
                    let known: BTreeSet<Change> = own.copied().collect();
                    let search = Fewest::new(without, self.wanted, 1).without(known);
                    self.search = Some(Box::new(search));
                }
                None => {
                    self.found.push(self.sketch.clone());
                    return Break(std::mem::take(&mut self.found));
                }
            },
        }
        Continue(Wish::Nothing)
    }

    pub fn judged(&mut self, case: &mut Case, judged: &Judged, has_witness: bool) {
        if let Some(search) = &mut self.search {
            if let Some(few) = search.judged(case, judged, has_witness) {
                self.searched(case, few);
            }
        } else if let Stage::Needless(_, asked) = &mut self.stage
            && let (Some(without), Judged::Good) = (asked.take(), judged)
        {
            self.sketch = without;
        }
    }

    /// What follows from the end of a search.
    fn searched(&mut self, case: &Case, few: Few) {
        let Some(search) = self.search.take() else { return };
        let mut found = few.found;
        if few.is_fine {
            found.push(search.sketch().clone());
        }
        match &self.stage {
            Stage::Others(_) => self.found.append(&mut found),
            Stage::Needless(..) | Stage::Fewer(_) => {
                if let Some(best) = found.into_iter().min_by_key(|own| case.rank(own)) {
                    self.stage = needless(case, &best);
                    self.sketch = best;
                }
            }
        }
    }

    /// Two of the changes, and three: two first, as the next one is the last.
    fn sets(&self) -> Vec<Vec<Cell>> {
        let cells: Vec<Cell> = self.sketch.changes.iter().map(|&(cell, _)| cell).collect();
        let (count, mut sets) = (cells.len(), Vec::new());
        // Whether two are enough in all is known already.
        if !(4..=FEW).contains(&count) {
            return sets;
        }
        for a in 0..count {
            for b in a + 1..count {
                sets.extend((b + 1..count).map(|c| vec![cells[a], cells[b], cells[c]]));
            }
        }
        for a in 0..count {
            sets.extend((a + 1..count).map(|b| vec![cells[a], cells[b]]));
        }
        sets
    }

    /// The cells whose changes are exchanged.
    fn cells(&self) -> Vec<Cell> {
        let changes = &self.sketch.changes;
        let is_for_others = self.wanted > 1 && changes.len() <= FEW;
        changes.iter().filter(|_| is_for_others).map(|&(cell, _)| cell).collect()
    }
}

fn needless(case: &Case, sketch: &Sketch) -> Stage {
    let mut left = sketch.changes.clone();
    left.sort_by_key(|&change| (case.weight(change), change));
    Stage::Needless(left.into_iter().map(|(cell, _)| cell).collect(), None)
}
