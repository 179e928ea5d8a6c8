//! Pictures mended until their puzzle is as wanted.

use super::AnyPuzzle;
use grille_engine::grid::Cell;

/// What is wanted of a mended picture. Names are those of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// `unique`, `by-lines`, a class, or `at-most-` and a class.
    pub aim: String,
    /// How many cells may be changed at most.
    pub most: usize,
    /// How many ways are wanted.
    pub proposals: usize,
}

impl Default for Change {
    fn default() -> Change {
        Change { aim: "unique".to_owned(), most: 12, proposals: 3 }
    }
}

/// A way to mend a picture.
#[derive(Clone, Debug)]
pub struct Mended {
    /// The cells to change, with what they become. None: it is as wanted already.
    pub changes: Vec<(Cell, u8)>,
    /// How much the changes show.
    pub damage: u64,
    /// The puzzle of the changed picture.
    pub puzzle: AnyPuzzle,
}
