//! What all games come to.

use crate::Card;
use std::time::Duration;

/// Figures over all games; those of one are its [`Totals`](grille_table::Totals).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How many puzzles were begun.
    pub begun: u64,
    /// How many were solved at least once.
    pub solved: u64,
    /// How often one was solved.
    pub wins: u64,
    /// How long all attempts were played.
    pub elapsed: Duration,
    /// How many hints were asked for.
    pub hints: u64,
}

impl Statistics {
    /// The figures of these games.
    pub fn of(games: &[Card]) -> Statistics {
        let mut all = Statistics::default();
        for Card { totals, .. } in games {
            all.begun += 1;
            all.solved += u64::from(totals.was_solved());
            all.wins = all.wins.saturating_add(totals.wins);
            all.elapsed = all.elapsed.saturating_add(totals.all_elapsed);
            all.hints = all.hints.saturating_add(totals.all_hints);
        }
        all
    }
}
