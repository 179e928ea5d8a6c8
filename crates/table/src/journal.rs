//! From the text of a journal to a game, and the beginning of one for a puzzle.

use crate::{Playable, Played};
use grille_engine::session::Sheet;
use grille_formats::journal::{self, Head, NoHead, Read};

/// Why a journal has no puzzle of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// Written by a newer version of the program.
    Newer {
        /// The version of the journal.
        version: u32,
    },
    /// It is of another game.
    OtherGame,
    /// It is damaged.
    Damaged,
}

grille_engine::errors_as_data!(NoPuzzle);

/// The beginning of a journal of this puzzle, up to its first record.
pub fn head<G: Playable>(puzzle: &G::Puzzle) -> String {
    journal::head(G::NAME, &G::write(puzzle))
}

/// The puzzle of a journal.
pub fn puzzle<G: Playable>(bytes: &[u8]) -> Result<G::Puzzle, NoPuzzle> {
    match Head::read(bytes) {
        Ok(head) if head.game != G::NAME => Err(NoPuzzle::OtherGame),
        Ok(head) => G::read(head.puzzle).ok_or(NoPuzzle::Damaged),
        Err(NoHead::Newer { version }) => Err(NoPuzzle::Newer { version }),
        Err(NoHead::Damaged) => Err(NoPuzzle::Damaged),
    }
}

/// The game of a journal that began with this empty sheet, and how the reading went. Its
/// beginning may be damaged, as long as its end is found.
pub fn replay<S: Sheet>(bytes: &[u8], empty: S) -> (Played<S>, Read) {
    let mut played = Played::new(empty);
    let read = journal::read(bytes, |record| played.take(&record));
    (played, read)
}
