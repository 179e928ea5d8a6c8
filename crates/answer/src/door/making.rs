//! New puzzles to order.

use super::{AnyPuzzle, Asked, Refusal};
use grille_formats::GameName;

/// What a new puzzle shall be like. Names are those of the command line; what is not named may be anything.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The game.
    pub game: GameName,
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// How hard.
    pub class: Option<String>,
    /// The technique that it shall need, with nothing harder.
    pub technique: Option<String>,
    /// How it looks like itself.
    pub symmetry: Option<String>,
    /// The share of ink, from 0 to 1, where the game has ink.
    pub density: f64,
    /// How many inks, where the game has ink.
    pub colours: usize,
}

impl Order {
    /// Anything of this size.
    pub fn new(game: GameName, rows: usize, cols: usize) -> Order {
        let (class, technique, symmetry) = (None, None, None);
        Order { game, rows, cols, class, technique, symmetry, density: 0.5, colours: 1 }
    }
}

/// The puzzle that follows from an order and a seed, any text; the same on every machine.
pub fn generate(
    order: &Order,
    seed: &str,
    mut stop: impl FnMut() -> bool,
) -> Result<AnyPuzzle, Refusal> {
    let made = match order.game {
        GameName::Nonogram => crate::games::Nonogram::made(order, seed, &mut stop),
        GameName::Sudoku => crate::games::Sudoku::made(order, seed, &mut stop),
    };
    made.map(AnyPuzzle::from)
}
