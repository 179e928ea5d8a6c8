//! Why literals hold, once it has been asked: a conflict goes back over much
//! that the one before it went over, so reasons are kept until their literal is
//! taken back.

use super::clauses::Lit;
use std::ops::Range;

/// Reasons, one after the other.
#[derive(Clone, Debug)]
pub struct Antecedents {
    lits: Vec<Lit>,
    /// How many literals were forgotten before those.
    forgotten: u32,
    /// By variable: where its reason begins and ends, those forgotten counted; nowhere, or
    /// among those, if it is not known.
    kept: Vec<(u32, u32)>,
}

const NOWHERE: (u32, u32) = (u32::MAX, 0);
/// How many literals are kept before all reasons are forgotten.
const ROOM: usize = 1 << 20;

impl Antecedents {
    /// None, for so many variables, of which [`Antecedents::grow`] takes in the first ones.
    pub fn new(variables: usize) -> Antecedents {
        Antecedents { lits: Vec::new(), forgotten: 0, kept: Vec::with_capacity(variables) }
    }

    /// Makes room for the reasons of so many variables.
    pub fn grow(&mut self, variables: usize) {
        self.kept.resize(variables, NOWHERE);
    }

    /// A literal of a reason, by its place.
    #[inline(always)]
    pub fn lit(&self, place: usize) -> Lit {
        self.lits[place]
    }

    /// Where the reason of a variable stands.
    #[inline]
    pub fn kept(&self, variable: usize) -> Option<Range<usize>> {
        let (begin, end) = self.kept[variable];
        let is_kept = begin <= end && begin >= self.forgotten;
        is_kept.then(|| (begin - self.forgotten) as usize..(end - self.forgotten) as usize)
    }

    /// Adds a reason that belongs to no variable.
    pub fn add(&mut self, reason: &[Lit]) -> Range<usize> {
        let begin = self.lits.len();
        self.lits.extend_from_slice(reason);
        begin..self.lits.len()
    }

    /// Keeps the reason of a variable.
    pub fn keep(&mut self, variable: usize, reason: &[Lit]) -> Range<usize> {
        let range = self.add(reason);
        let place = |at: usize| self.forgotten + at as u32;
        self.kept[variable] = (place(range.start), place(range.end));
        range
    }

    /// A variable is open again.
    #[inline(always)]
    pub fn forget(&mut self, variable: usize) {
        self.kept[variable] = NOWHERE;
    }

    /// Makes room, if there are very many; no place may be in use.
    pub fn make_room(&mut self) {
        if self.lits.len() > ROOM {
            self.forgotten = self.forgotten.saturating_add(self.lits.len() as u32);
            self.lits.clear();
            if self.forgotten > u32::MAX / 2 {
                self.kept.fill(NOWHERE);
                self.forgotten = 0;
            }
        }
    }
}
