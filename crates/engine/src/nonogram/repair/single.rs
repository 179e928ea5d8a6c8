//! All single changes that make a sketch as wanted.
//!
//! Only changes on the lines of a witness can help, and most of those are refuted by a witness
//! that is known. What is left is judged, and each judgement that is no leaves a witness more.
//!
//! Time: (lines of a witness) x (their cells) x (inks) comparisons, and a judgement for those few
//! that no witness known refutes.

use super::case::{Case, Change, Next, Sketch, Wish};
use super::judge::Judged;
use super::witness::apart;
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// The search under way.
pub struct Singles {
    sketch: Sketch,
    /// How many are wanted.
    wanted: usize,
    /// Changes that are not asked about.
    known: BTreeSet<Change>,
    /// What is still to be tried, the next one last; none until a witness is known.
    left: Option<Vec<Change>>,
    asked: Option<Change>,
    found: Vec<Change>,
    /// Whether everything was found out.
    is_sure: bool,
}

/// What came of it.
pub enum Mended {
    /// The sketch needs no change.
    Fine,
    /// Whether it needs one could not be found out.
    Unknown,
    /// These changes, the lightest first; and whether there are no others, but for more than
    /// were wanted. Proven.
    By(Vec<Change>, bool),
}

impl Singles {
    /// The search for so many changes of a sketch, without those that are known already.
    pub fn new(sketch: Sketch, wanted: usize, known: BTreeSet<Change>) -> Singles {
        let (left, asked, found) = (None, None, Vec::new());
        Singles { sketch, wanted, known, left, asked, found, is_sure: true }
    }

    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    pub fn next(&mut self, case: &mut Case) -> Next<Mended> {
        let Some(left) = &mut self.left else {
            let against = case.witnesses.against(&self.sketch);
            let Some(narrowest) = against.first() else {
                return Continue(Wish::Judge(self.sketch.clone()));
            };
            let lines: Vec<_> = narrowest.lines(self.sketch.picture.size()).collect();
            // One change does something about two of them at most.
            let is_hopeless = apart(&against) > 2;
            self.left = Some(match is_hopeless {
                true => Vec::new(),
                false => case.changes_on(&self.sketch, lines.into_iter()),
            });
            return Continue(Wish::Nothing);
        };
        let Some(change) = left.pop().filter(|_| self.found.len() < self.wanted) else {
            return Break(Mended::By(std::mem::take(&mut self.found), self.is_sure));
        };
        if self.known.contains(&change) {
            return Continue(Wish::Nothing);
        }
        let was = self.sketch.change(change);
        let is_refuted = case.witnesses.hold(&self.sketch);
        let next = if is_refuted {
            Continue(Wish::Nothing)
        } else {
            Continue(Wish::Judge(self.sketch.clone()))
        };
        self.sketch.take_back(change.0, was);
        self.asked = (!is_refuted).then_some(change);
        next
    }

    /// Notes what came of a picture; the answer, if that was all.
    pub fn judged(&mut self, judged: &Judged, has_witness: bool) -> Option<Mended> {
        match (self.asked.take(), judged) {
            (None, Judged::Good) => return Some(Mended::Fine),
            (Some(change), Judged::Good) => self.found.push(change),
            (None, Judged::Bad(_)) if !has_witness => return Some(Mended::Unknown),
            (_, Judged::Bad(_)) => self.is_sure &= has_witness,
        }
        None
    }
}
