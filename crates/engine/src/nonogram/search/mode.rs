//! The two modes of the search, and when one gives way to the other.
//!
//! Believing finds solutions: most hard puzzles that have several yield to it
//! after a few dozen conflicts. Proving shows that there is no other. No count
//! made beforehand tells which of them a puzzle wants, so they take turns that grow
//! longer. The conflicts of a believing turn are evidence: where each involves few
//! of the decision levels that stand (a small LBD for its level), contradictions are
//! local, as in structured puzzles, and the turn gives way early to a long one of
//! proving. Turns are measured by work, which is the same on every machine. As soon
//! as a solution is known, believing keeps a small share.

/// What guides the decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Beliefs: the surest cell first.
    Believing,
    /// Activity (VSIDS): what took part in the latest conflicts.
    Proving,
}

/// The mode, and when it gives way.
#[derive(Clone, Debug)]
pub struct Modes {
    mode: Mode,
    /// How much work there will be by then.
    until: u64,
    /// The work of the next turn of each.
    believing: u64,
    proving: u64,
    is_solved: bool,
    /// The conflicts of this turn, and the sum over them of LBD by decision level.
    conflicts: u32,
    spread: f64,
    /// Whether this turn of believing met local conflicts.
    is_local: bool,
}

/// The work of the first turn of believing: about 500 conflicts at 25x25.
const BELIEVING: u64 = 100_000;
/// The same of proving.
const PROVING: u64 = 25_000;
/// How many times longer a turn of proving is after local conflicts.
const LONGER: u64 = 10;
/// After how many conflicts a turn of believing is judged.
const LOOKS: u32 = 60;
/// Conflicts are local whose learned clauses have this share of the decision levels, or
/// less: 12 to 17 % on n-Dominos, 23 to 40 % on hard random puzzles.
const LOCAL: f64 = 0.18;
/// How much shorter a turn of believing is once a solution is known.
const SOLVED: u64 = 20;
/// What is left of a turn of believing when a solution is found.
const REST: u64 = 5_000;

impl Modes {
    /// Begins with believing.
    pub fn believing() -> Modes {
        let mut modes = Modes::proving(0);
        modes.give_way(0);
        modes
    }

    /// Begins with proving, for so much work; beyond counting, for ever.
    pub fn proving(work: u64) -> Modes {
        Modes {
            mode: Mode::Proving,
            until: work,
            believing: BELIEVING,
            proving: PROVING,
            is_solved: false,
            conflicts: 0,
            spread: 0.0,
            is_local: false,
        }
    }

    pub fn now(&self) -> Mode {
        self.mode
    }

    /// Whether it is time to give way, after so much work.
    pub fn is_over(&self, work: u64) -> bool {
        work >= self.until
    }

    /// Gives way to the other mode.
    pub fn give_way(&mut self, work: u64) {
        (self.conflicts, self.spread) = (0, 0.0);
        (self.mode, self.until) = match self.mode {
            Mode::Believing => {
                let turn = self.proving;
                self.proving += turn / 2;
                let times = if std::mem::take(&mut self.is_local) { LONGER } else { 1 };
                (Mode::Proving, work + turn * times)
            }
            Mode::Proving => {
                let turn = self.believing;
                self.believing += turn / 2;
                (Mode::Believing, work + turn / if self.is_solved { SOLVED } else { 1 })
            }
        };
    }

    /// A conflict at a decision level taught a clause of this LBD.
    pub fn count(&mut self, lbd: u32, level: u32) {
        if self.mode != Mode::Believing {
            return;
        }
        self.conflicts += 1;
        self.spread += f64::from(lbd) / f64::from(level.max(1));
        if self.conflicts == LOOKS && self.spread <= LOCAL * f64::from(LOOKS) {
            self.is_local = true;
            self.until = 0;
        }
    }

    /// A solution was found after so much work.
    pub fn solved(&mut self, work: u64) {
        if !self.is_solved && self.mode == Mode::Believing {
            self.until = self.until.min(work + REST);
        }
        self.is_solved = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of believing in the first million units of work.
    fn share(mut modes: Modes, solved: u64) -> f64 {
        let mut believing = 0;
        for work in 0..1_000_000 {
            if work == solved {
                modes.solved(work);
            }
            if modes.is_over(work) {
                modes.give_way(work);
            }
            believing += u64::from(modes.now() == Mode::Believing);
        }
        believing as f64 / 1e6
    }

    #[test]
    fn modes_take_turns() {
        let never = u64::MAX;
        for modes in [Modes::believing(), Modes::proving(1_000)] {
            assert!((0.6..0.9).contains(&share(modes.clone(), never)));
            assert!((0.005..0.2).contains(&share(modes, 2_000)));
        }
    }

    #[test]
    fn local_conflicts_end_a_turn_of_believing() {
        for (lbd, is_over) in [(10, true), (30, false)] {
            let mut modes = Modes::believing();
            (1..LOOKS).for_each(|_| modes.count(lbd, 100));
            assert!(!modes.is_over(1_000), "too early to tell");
            modes.count(lbd, 100);
            assert_eq!(modes.is_over(1_000), is_over);
            modes.give_way(1_000);
            assert_eq!(modes.is_over(1_000 + PROVING), !is_over);
            assert!(modes.is_over(1_000 + LONGER * PROVING));
        }
    }
}
