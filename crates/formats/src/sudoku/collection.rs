//! The sudokus inside the program, made with it: `puzzles/sudoku/KIND-NUMBER.sdk`. Each file
//! says by which command it was made.
//!
//! A new one is a file there and a line here; a new kind has a title `puzzle-KIND` in the words
//! crate.

use super::sdk;
use grille_engine::sudoku::Puzzle;

/// A sudoku of the collection.
pub type Item = crate::Item<Puzzle>;

macro_rules! puzzles {
    ($($name:literal)*) => {
        &[$(Item {
            name: $name,
            text: include_str!(concat!("../../puzzles/sudoku/", $name, ".sdk")),
            read,
        }),*]
    };
}

/// All of them, the smallest first, then the easiest.
pub const COLLECTION: &[Item] = puzzles![
    "mini-1"
    "mini-2"
    "mini-3"
    "mini-4"
    "six-1"
    "six-2"
    "six-3"
    "six-4"
    "six-5"
    "six-6"
    "trivial-1"
    "trivial-2"
    "trivial-3"
    "trivial-4"
    "trivial-5"
    "trivial-6"
    "easy-1"
    "easy-2"
    "easy-3"
    "easy-4"
    "easy-5"
    "easy-6"
    "easy-7"
    "easy-8"
    "easy-9"
    "easy-10"
    "easy-11"
    "easy-12"
    "medium-1"
    "medium-2"
    "medium-3"
    "medium-4"
    "medium-5"
    "medium-6"
    "medium-7"
    "medium-8"
    "medium-9"
    "medium-10"
    "medium-11"
    "medium-12"
    "hard-1"
    "hard-2"
    "hard-3"
    "hard-4"
    "hard-5"
    "hard-6"
    "hard-7"
    "hard-8"
    "hard-9"
    "hard-10"
    "hard-11"
    "hard-12"
    "extreme-1"
    "extreme-2"
    "extreme-3"
    "extreme-4"
    "extreme-5"
    "extreme-6"
    "giant-1"
    "giant-2"
];

fn read(text: &'static str) -> Puzzle {
    let first = (sdk::FORMAT.read)(text).next().and_then(Result::ok);
    first.expect("every file of the collection is read by a test")
}
