//! Asking how many solutions a puzzle has, within limits.

use crate::answer::Outcome;
use grille_drive::{Budget, Ended, Stop};
use grille_engine::nonogram::cause::cause;
use grille_engine::nonogram::count::{BigUint, Counted, Part};
use grille_engine::nonogram::{Board, Count, Options, Puzzle};
use grille_engine::run::Stats;
use std::time::{Duration, Instant};

/// What came of counting.
pub struct Tally {
    /// How it ended.
    pub outcome: Outcome,
    /// How many solutions: all, or where a limit was hit those that are certain.
    pub number: BigUint,
    /// The independent parts whose numbers multiply, if all was counted.
    pub parts: Vec<Part>,
    /// What the counting did.
    pub stats: Stats,
    /// How long it took.
    pub time: Duration,
}

/// Counts the solutions that a board leaves.
pub fn count(puzzle: &Puzzle, from: &Board, options: &Options, budget: &mut Budget) -> Tally {
    let start = Instant::now();
    let mut count = Count::new(puzzle, from, options);
    let (outcome, number, parts) = match budget.task(&mut count) {
        Ended::Done(Counted { solutions, parts }) => {
            let outcome = match u8::try_from(&solutions) {
                Ok(0) => Outcome::None(cause(puzzle, from)),
                Ok(1) => Outcome::Unique,
                _ => Outcome::Several { more: Some(false) },
            };
            (outcome, solutions, parts)
        }
        Ended::Stopped(Stop::Interrupt) => (Outcome::Interrupted, count.at_least(), Vec::new()),
        Ended::Stopped(Stop::Steps | Stop::Time) => (Outcome::Limit, count.at_least(), Vec::new()),
    };
    Tally { outcome, number, parts, stats: count.stats(), time: start.elapsed() }
}
