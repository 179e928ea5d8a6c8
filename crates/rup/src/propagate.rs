//! Unit propagation on clauses, two literals of each watched.
//!
//! What follows without an assumption is kept for good, even if a clause that it rests on is deleted
//! later: every clause here is one of the formula or follows from it, so this stays true.

use std::collections::HashMap;

/// Where a clause begins in `lits`.
type Place = usize;

/// A set of clauses, and what follows from them.
pub struct Clauses {
    /// Clauses one after the other, each behind its length.
    lits: Vec<i32>,
    /// By literal: the clauses that watch it.
    watches: Vec<Vec<Place>>,
    /// By variable: true, false, or open.
    values: Vec<Option<bool>>,
    trail: Vec<i32>,
    /// How much of the trail has been looked at.
    head: usize,
    /// Whether there is a contradiction without any assumption.
    is_refuted: bool,
    /// By a hash of its literals: the clauses of at least two.
    places: HashMap<u64, Vec<Place>>,
}

fn index(lit: i32) -> usize {
    2 * lit.unsigned_abs() as usize + usize::from(lit < 0)
}

/// A number that does not depend on the order of the literals.
fn hash(clause: &[i32]) -> u64 {
    let each = clause.iter().map(|&lit| (lit as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    each.fold(0, |sum, lit| sum.wrapping_add(lit ^ lit >> 29))
}

impl Clauses {
    pub fn new(variables: usize) -> Clauses {
        Clauses {
            lits: Vec::new(),
            watches: vec![Vec::new(); 2 * variables + 2],
            values: vec![None; variables + 1],
            trail: Vec::new(),
            head: 0,
            is_refuted: false,
            places: HashMap::new(),
        }
    }

    fn value(&self, lit: i32) -> Option<bool> {
        self.values[lit.unsigned_abs() as usize].map(|value| value == (lit > 0))
    }

    fn assume(&mut self, lit: i32) {
        self.values[lit.unsigned_abs() as usize] = Some(lit > 0);
        self.trail.push(lit);
    }

    /// Adds a clause, which holds, and draws what follows.
    pub fn add(&mut self, clause: &[i32]) {
        let mut lits = clause.to_vec();
        lits.sort_unstable();
        lits.dedup();
        if self.is_refuted || lits.iter().any(|lit| lits.binary_search(&-lit).is_ok()) {
            return;
        }
        // What can still be true comes first, to be watched.
        lits.sort_by_key(|&lit| self.value(lit) == Some(false));
        match lits[..] {
            [] => self.is_refuted = true,
            [only] => match self.value(only) {
                None => self.assume(only),
                Some(true) => {}
                Some(false) => self.is_refuted = true,
            },
            [first, second, ..] => {
                let place = self.lits.len();
                self.lits.push(lits.len() as i32);
                self.lits.extend_from_slice(&lits);
                self.watches[index(first)].push(place);
                self.watches[index(second)].push(place);
                self.places.entry(hash(&lits)).or_default().push(place);
                match (self.value(first), self.value(second)) {
                    (Some(false), _) => self.is_refuted = true,
                    (None, Some(false)) => self.assume(first),
                    _ => {}
                }
            }
        }
        self.is_refuted |= !self.propagate();
    }

    /// Deletes a clause, if it is there. Units stay: what follows from them does.
    pub fn delete(&mut self, clause: &[i32]) {
        let mut lits = clause.to_vec();
        lits.sort_unstable();
        lits.dedup();
        let Some(places) = self.places.get_mut(&hash(&lits)) else { return };
        let same = |place: Place| {
            let len = self.lits[place] as usize;
            let mut own = self.lits[place + 1..][..len].to_vec();
            own.sort_unstable();
            own == lits
        };
        let Some(at) = places.iter().position(|&place| same(place)) else { return };
        let place = places.swap_remove(at);
        for watched in [1, 2] {
            let lit = self.lits[place + watched];
            self.watches[index(lit)].retain(|&other| other != place);
        }
    }

    /// Whether a clause follows by reverse unit propagation.
    pub fn implies(&mut self, clause: &[i32]) -> bool {
        if self.is_refuted {
            return true;
        }
        let known = self.trail.len();
        let mut follows = false;
        for &lit in clause {
            match self.value(lit) {
                Some(true) => follows = true,
                Some(false) => {}
                None => self.assume(-lit),
            }
        }
        follows = follows || !self.propagate();
        for lit in self.trail.drain(known..) {
            self.values[lit.unsigned_abs() as usize] = None;
        }
        self.head = known;
        follows
    }

    /// Draws consequences: whether there is no contradiction.
    fn propagate(&mut self) -> bool {
        while self.head < self.trail.len() {
            let falsified = -self.trail[self.head];
            self.head += 1;
            let mut watching = std::mem::take(&mut self.watches[index(falsified)]);
            let mut holds = true;
            watching.retain(|&place| {
                if !holds {
                    return true;
                }
                let (begin, len) = (place + 1, self.lits[place] as usize);
                if self.lits[begin] == falsified {
                    self.lits.swap(begin, begin + 1);
                }
                let other = self.lits[begin];
                if self.value(other) == Some(true) {
                    return true;
                }
                let mut rest = begin + 2..begin + len;
                if let Some(at) = rest.find(|&at| self.value(self.lits[at]) != Some(false)) {
                    self.lits.swap(begin + 1, at);
                    self.watches[index(self.lits[begin + 1])].push(place);
                    return false;
                }
                match self.value(other) {
                    Some(_) => holds = false,
                    None => self.assume(other),
                }
                true
            });
            self.watches[index(falsified)] = watching;
            if !holds {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether every assignment that meets the clauses meets this one too.
    fn follows(clauses: &[Vec<i32>], clause: &[i32], variables: u32) -> bool {
        let meets = |bits: u32, clause: &[i32]| {
            clause.iter().any(|&lit| (bits >> (lit.unsigned_abs() - 1) & 1 == 1) == (lit > 0))
        };
        (0..1 << variables)
            .filter(|&bits| clauses.iter().all(|clause| meets(bits, clause)))
            .all(|bits| meets(bits, clause))
    }

    /// Nothing is accepted that does not follow, whatever was added and deleted before; and
    /// something is.
    #[test]
    fn only_what_follows_is_accepted() {
        let mut state = 1_u64;
        let mut below = |most: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % most
        };
        let mut accepted = 0;
        for _ in 0..400 {
            let (mut checker, mut all) = (Clauses::new(6), Vec::new());
            for _ in 0..40 {
                let len = below(4);
                let draw = |_| (below(6) as i32 + 1) * if below(2) == 0 { 1 } else { -1 };
                let clause: Vec<i32> = (0..len).map(draw).collect();
                match below(3) {
                    0 if len > 0 => {
                        checker.add(&clause);
                        all.push(clause);
                    }
                    1 => checker.delete(&clause),
                    _ => {
                        let found = checker.implies(&clause);
                        assert!(!found || follows(&all, &clause, 6), "{all:?} {clause:?}");
                        accepted += u32::from(found);
                    }
                }
            }
        }
        assert!(accepted > 1000, "{accepted}");
    }
}
