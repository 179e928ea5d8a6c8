//! A puzzle to choose, with how it stands.

use crate::games::AnyPuzzle;
use crate::play::{Origin, share};
use grille_store::{Card, Id, Store};
use std::time::SystemTime;

/// How a puzzle stands.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Whether it was solved.
    pub is_solved: bool,
    /// The share of it that was written, from 0 to 1.
    pub progress: f32,
    /// When it was last played.
    pub played: Option<SystemTime>,
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

    /// Takes from the store how it stands.
    pub fn take(&mut self, store: &Store, cards: &[Card]) {
        let Some(card) = cards.iter().find(|card| card.id == self.id) else { return };
        self.puzzle.look(store, card);
        self.standing = Standing {
            is_solved: card.totals.was_solved(),
            progress: share(card.progress.settled, self.puzzle.wanted()),
            played: Some(card.played),
        };
    }
}
