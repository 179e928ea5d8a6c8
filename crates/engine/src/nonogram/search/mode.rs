//! The two modes of the search, and when one gives way to the other.
//!
//! Believing finds solutions: most hard puzzles that have several yield to it
//! after a few dozen conflicts. Proving shows that there is no other. Which of
//! them a puzzle wants nobody knows beforehand, so they take turns that grow
//! longer, those of proving quicker: the longer nothing is found, the likelier it
//! is that a proof is wanted. Turns are measured by work, which is the same on
//! every machine. As soon as a solution is known, believing keeps a small share.

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
}

/// The work of the first turns: about 500 conflicts at 25x25.
const FIRST: u64 = 100_000;
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
        let (believing, proving) = (FIRST, FIRST);
        Modes { mode: Mode::Proving, until: work, believing, proving, is_solved: false }
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
        (self.mode, self.until) = match self.mode {
            Mode::Believing => {
                let turn = self.proving;
                self.proving += turn + turn / 2;
                (Mode::Proving, work + turn)
            }
            Mode::Proving => {
                let turn = self.believing;
                self.believing += turn / 2;
                (Mode::Believing, work + turn / if self.is_solved { SOLVED } else { 1 })
            }
        };
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
            assert!((0.25..0.5).contains(&share(modes.clone(), never)));
            assert!((0.005..0.06).contains(&share(modes, 2_000)));
        }
    }
}
