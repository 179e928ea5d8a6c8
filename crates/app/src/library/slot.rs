//! A puzzle to choose, with how it stands.

use crate::games::AnyPuzzle;
use crate::play::{Origin, share};
use grille_store::{Card, Id, Store};
use grille_table::Totals;
use std::time::{Duration, SystemTime};

/// How a puzzle stands.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Whether it was solved.
    pub is_solved: bool,
    /// How well, from 0 to 3.
    pub stars: u8,
    /// The share of it that was written, from 0 to 1.
    pub progress: f32,
    /// How long the attempt has been going on.
    pub elapsed: Duration,
    /// When it was last played.
    pub played: Option<SystemTime>,
}

impl Standing {
    /// How a game with these figures stands.
    pub fn new(totals: &Totals, progress: f32, played: SystemTime) -> Standing {
        Standing {
            is_solved: totals.was_solved(),
            stars: stars(totals),
            progress,
            elapsed: totals.elapsed,
            played: Some(played),
        }
    }

    /// Whether something was written that is not finished.
    pub fn is_begun(&self) -> bool {
        !self.is_solved && self.progress > 0.0
    }
}

/// The most hints with which a puzzle still gets two stars.
const FEW: u64 = 3;

/// How well a puzzle was solved: three stars without a hint, two with a few, one with more,
/// none if a solver wrote something in every attempt.
pub fn stars(totals: &Totals) -> u8 {
    let is_own = totals.solved.is_some() && !totals.is_helped;
    // Of earlier attempts only their sum is known.
    let hints = if is_own { totals.hints } else { totals.all_hints };
    match hints {
        _ if totals.wins == 0 => 0,
        0 => 3,
        1..=FEW => 2,
        _ => 1,
    }
}

/// A puzzle to choose.
pub struct Slot {
    /// The puzzle, with what is written on it.
    pub puzzle: Box<dyn AnyPuzzle>,
    /// Its game.
    pub id: Id,
    /// Where it comes from, and what it is called.
    pub origin: Origin,
    /// How it stands.
    pub standing: Standing,
}

impl Slot {
    /// A puzzle nobody has written on, as far as is known.
    pub fn new(puzzle: Box<dyn AnyPuzzle>, origin: Origin) -> Slot {
        Slot { id: puzzle.id(), puzzle, origin, standing: Standing::default() }
    }

    /// The same.
    pub fn copy(&self) -> Slot {
        Slot {
            puzzle: self.puzzle.copy(),
            id: self.id,
            origin: self.origin.clone(),
            standing: self.standing.clone(),
        }
    }

    /// Takes from the store how it stands.
    pub fn take(&mut self, store: &Store, cards: &[Card]) {
        let Some(card) = cards.iter().find(|card| card.id == self.id) else { return };
        self.puzzle.look(store, card);
        let progress = share(card.progress.settled, self.puzzle.wanted());
        self.standing = Standing::new(&card.totals, progress, card.played);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_count_hints_and_never_what_a_solver_wrote() {
        let solved = |wins, helped, hints| Totals {
            solved: Some(Duration::from_secs(9)),
            is_helped: helped > 0,
            wins,
            helped,
            hints,
            all_hints: hints,
            ..Totals::default()
        };
        let of = |wins, helped, hints| stars(&solved(wins, helped, hints));
        assert_eq!([of(1, 0, 0), of(1, 0, 3), of(1, 0, 4), of(0, 1, 0)], [3, 2, 1, 0]);
        assert_eq!(stars(&Totals::default()), 0);
    }
}
