//! What the records of a game come to.

use super::{Record, What};
use grille_engine::nonogram::{Puzzle, Sheet};
use grille_engine::session::Session;
use std::time::Duration;

/// The figures of a game: of the attempt that goes on, and of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// How long this attempt has been played.
    pub elapsed: Duration,
    /// How many hints were asked for in this attempt.
    pub hints: u64,
    /// When this attempt was solved, if it was.
    pub solved: Option<Duration>,
    /// How many attempts there were, with this one.
    pub attempts: u64,
    /// How many of them were solved.
    pub wins: u64,
    /// The shortest time in which one was solved.
    pub best: Option<Duration>,
    /// How long all of them were played.
    pub all_elapsed: Duration,
    /// How many hints were asked for in all of them.
    pub all_hints: u64,
}

impl Default for Totals {
    fn default() -> Totals {
        Totals {
            elapsed: Duration::ZERO,
            hints: 0,
            solved: None,
            attempts: 1,
            wins: 0,
            best: None,
            all_elapsed: Duration::ZERO,
            all_hints: 0,
        }
    }
}

/// A game as its records made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    session: Session<Sheet>,
    totals: Totals,
}

impl Played {
    /// A game without any record.
    pub fn new(puzzle: &Puzzle) -> Played {
        Played { session: Session::new(Sheet::new(puzzle)), totals: Totals::default() }
    }

    /// The sheet of this attempt and its past.
    pub fn session(&self) -> &Session<Sheet> {
        &self.session
    }

    /// The figures.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Takes the next record; `false`, and nothing changed, if that cannot have happened:
    /// the clock would go back, or there is no such cell, ink, step or layer.
    pub fn take(&mut self, record: &Record) -> bool {
        if record.at < self.totals.elapsed {
            return false;
        }
        if let What::Act(act) = &record.what
            && !self.session.act(act)
        {
            return false;
        }
        let totals = &mut self.totals;
        totals.all_elapsed = totals.all_elapsed.saturating_add(record.at - totals.elapsed);
        totals.elapsed = record.at;
        match record.what {
            What::Act(_) | What::Tick => {}
            What::Hint => {
                totals.hints += 1;
                totals.all_hints += 1;
            }
            What::Solved if totals.solved.is_some() => {}
            What::Solved => {
                totals.solved = Some(record.at);
                totals.wins += 1;
                totals.best = Some(totals.best.map_or(record.at, |best| best.min(record.at)));
            }
            What::Again => {
                self.session = Session::new(Sheet::new(self.session.sheet().puzzle()));
                totals.attempts += 1;
                (totals.elapsed, totals.hints, totals.solved) = (Duration::ZERO, 0, None);
            }
        }
        true
    }
}
