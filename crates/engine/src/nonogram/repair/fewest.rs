//! All ways to mend a sketch by one change more or by two: a search that misses none.
//!
//! Whatever mends a sketch must do something about a witness against it, so one of the two
//! changes lies on the lines of the witness; after it, the other one is a single change
//! ([`Singles`]). A pair of which one change alone is enough is no way of its own.

use super::case::{Case, Change, Next, Sketch, Wish};
use super::judge::Judged;
use super::single::{Mended, Singles};
use super::witness::apart;
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// The search under way.
pub struct Fewest {
    sketch: Sketch,
    wanted: usize,
    most: usize,
    singles: Singles,
    /// The first changes of pairs that are still to be tried, the next one last; none while
    /// single changes are.
    left: Option<Vec<Change>>,
    /// Changes that are in no further pair.
    done: BTreeSet<Change>,
    first: Option<Change>,
    found: Vec<Sketch>,
    /// Whether everything about pairs was found out.
    is_sure: bool,
    /// So many changes are needed at least.
    least: usize,
}

/// What came of it.
pub struct Few {
    /// The sketch needs no change.
    pub is_fine: bool,
    /// The sketches that are as wanted, in no order.
    pub found: Vec<Sketch>,
    /// So many changes are needed at least, up to three. Proven, whether or not the search was cut
    /// short.
    pub least: usize,
}

impl Fewest {
    /// The search for at least so many ways to mend a sketch, if there are as many, by one change
    /// or up to two.
    pub fn new(sketch: Sketch, wanted: usize, most: usize) -> Fewest {
        Fewest {
            singles: Singles::new(sketch.clone(), wanted, BTreeSet::new()),
            sketch,
            wanted,
            most,
            left: None,
            done: BTreeSet::new(),
            first: None,
            found: Vec::new(),
            is_sure: true,
            least: 0,
        }
    }

    /// The same, but these changes are not asked about.
    pub fn without(mut self, known: BTreeSet<Change>) -> Fewest {
        self.singles = Singles::new(self.sketch.clone(), self.wanted, known);
        self
    }

    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    pub fn next(&mut self, case: &mut Case) -> Next<Few> {
        match self.singles.next(case) {
            Continue(wish) => Continue(wish),
            Break(mended) => self.mended(case, mended),
        }
    }

    pub fn judged(&mut self, case: &mut Case, judged: &Judged, has_witness: bool) -> Option<Few> {
        let mended = self.singles.judged(judged, has_witness)?;
        match self.mended(case, mended) {
            Break(few) => Some(few),
            Continue(_) => None,
        }
    }

    /// Everything so far.
    pub fn so_far(&mut self) -> Few {
        Few { is_fine: false, found: std::mem::take(&mut self.found), least: self.least }
    }

    /// What follows from the end of a search for single changes.
    fn mended(&mut self, case: &mut Case, mended: Mended) -> Next<Few> {
        match mended {
            Mended::Fine if self.first.is_none() => {
                return Break(Few { is_fine: true, found: Vec::new(), least: 0 });
            }
            // A change that is enough alone, and was not asked about as more were found than wanted.
            Mended::Fine => {}
            Mended::Unknown => self.is_sure = false,
            Mended::By(changes, is_sure) => {
                if self.first.is_none() {
                    self.least = if changes.is_empty() && is_sure { 2 } else { 1 };
                }
                self.is_sure &= is_sure;
                let own = changes.iter().map(|&change| self.singles.sketch().with(change));
                self.found.extend(own);
                if self.first.is_none() {
                    self.done.extend(changes);
                }
            }
        }
        self.done.extend(self.first);
        if self.left.is_none() {
            let is_enough = self.most < 2 || self.found.len() >= self.wanted;
            self.left = Some(if is_enough { Vec::new() } else { self.firsts(case) });
        }
        while let Some(first) = self.left.as_mut().and_then(Vec::pop) {
            if !self.done.contains(&first) {
                self.first = Some(first);
                let sketch = self.sketch.with(first);
                self.singles = Singles::new(sketch, usize::MAX, self.done.clone());
                return Continue(Wish::Nothing);
            }
        }
        if self.least == 2 && self.most >= 2 && self.found.is_empty() && self.is_sure {
            self.least = 3;
        }
        Break(self.so_far())
    }

    /// The changes of which one is in every pair.
    fn firsts(&mut self, case: &mut Case) -> Vec<Change> {
        let against = case.witnesses.against(&self.sketch);
        // Two changes do something about four of them at most.
        let Some(narrowest) = against.first().filter(|_| apart(&against) <= 4) else {
            return Vec::new();
        };
        let lines: Vec<_> = narrowest.lines(self.sketch.picture.size()).collect();
        case.changes_on(&self.sketch, lines.into_iter())
    }
}
