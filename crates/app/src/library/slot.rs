//! A puzzle to choose, with how it stands.

use crate::game::Game;
use crate::play::Origin;
use grille_engine::nonogram::{Clue, Picture, Puzzle};
use grille_store::{Id, Progress, Store};
use std::time::SystemTime;

/// How a puzzle stands.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Whether it was solved.
    pub is_solved: bool,
    /// The share of its ink that was written, from 0 to 1.
    pub progress: f32,
    /// What was written.
    pub picture: Option<Picture>,
    /// When it was last played.
    pub played: Option<SystemTime>,
}

/// A puzzle to choose.
pub struct Slot {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its game.
    pub id: Id,
    /// Where it comes from, and what it is called.
    pub origin: Origin,
    /// How it stands.
    pub standing: Standing,
}

impl Slot {
    /// A puzzle nobody has written on, as far as is known.
    pub fn new(puzzle: Puzzle, origin: Origin) -> Slot {
        Slot { id: Id::of(&puzzle), puzzle, origin, standing: Standing::default() }
    }

    /// Takes from the store how it stands.
    pub fn take(&mut self, store: &Store, games: &[Progress]) {
        let Some(game) = games.iter().find(|game| game.id == self.id) else { return };
        let blocks = self.puzzle.rows().iter().flat_map(Clue::blocks);
        let ink: u64 = blocks.map(|block| u64::from(block.len)).sum();
        let is_solved = game.totals.wins > 0;
        let goal = self.puzzle.goal().filter(|_| is_solved);
        let written = || store.look(self.id).ok().flatten().map(|kept| Game::new(kept).picture());
        self.standing = Standing {
            is_solved,
            progress: (game.inked as f32 / ink.max(1) as f32).min(1.0),
            picture: if game.inked == 0 { goal } else { goal.or_else(written) },
            played: Some(game.played),
        };
    }
}
