//! When a search begins again.
//!
//! Believing: after so many conflicts times the next of the Luby sequence, which is
//! good whatever the best time would be (Luby, Sinclair, Zuckerman 1993). Proving:
//! when the clauses learned lately are worse, by their LBD, than they use to be
//! (Audemard, Simon 2012; with averages as Biere, Fröhlich 2015).

use super::mode::Mode;

/// Conflicts between restarts while believing, times the Luby sequence.
const UNIT: u64 = 64;
/// Conflicts between restarts while proving, at least.
const LEAST: u64 = 10;
/// How much the last conflict counts in the fast average, and in the slow one.
const FAST: f64 = 0.03;
const SLOW: f64 = 0.0005;
/// How much worse the fast average must be.
const WORSE: f64 = 1.1;

/// The conflicts since the last restart, and how good they were.
#[derive(Clone, Debug, Default)]
pub struct Restarts {
    conflicts: u64,
    /// Restarts by the Luby sequence.
    done: u64,
    /// Averages of the LBD; none before the first conflict.
    averages: Option<(f64, f64)>,
}

impl Restarts {
    /// Counts a conflict that taught a clause of this LBD.
    pub fn count(&mut self, lbd: u32) {
        self.conflicts += 1;
        let lbd = f64::from(lbd);
        let (fast, slow) = self.averages.unwrap_or((lbd, lbd));
        self.averages = Some((fast + FAST * (lbd - fast), slow + SLOW * (lbd - slow)));
    }

    pub fn is_due(&self, mode: Mode) -> bool {
        match mode {
            Mode::Believing => self.conflicts >= UNIT * luby(self.done + 1),
            Mode::Proving => {
                let is_worse = |(fast, slow)| fast > WORSE * slow;
                self.conflicts >= LEAST && self.averages.is_some_and(is_worse)
            }
        }
    }

    /// One restart more.
    pub fn next(&mut self, mode: Mode) {
        self.conflicts = 0;
        self.done += u64::from(mode == Mode::Believing);
    }
}

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 and so on.
fn luby(mut i: u64) -> u64 {
    loop {
        let bits = 64 - i.leading_zeros();
        if i == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        i -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_luby_sequence() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    #[test]
    fn worse_clauses_make_a_restart() {
        let mut restarts = Restarts::default();
        (0..100).for_each(|_| restarts.count(5));
        assert!(!restarts.is_due(Mode::Proving));
        assert!(restarts.is_due(Mode::Believing));
        (0..10).for_each(|_| restarts.count(10));
        assert!(restarts.is_due(Mode::Proving));
        restarts.next(Mode::Proving);
        assert!(!restarts.is_due(Mode::Proving) && !restarts.is_due(Mode::Believing));
    }
}
