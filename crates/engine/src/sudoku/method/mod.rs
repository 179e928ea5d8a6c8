//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one line in the table (and its description
//! in the words crate).

use super::options::Offer::Seed;
use super::{Puzzle, Shape, Sudoku};
use crate::run::Entry;

macro_rules! methods {
    ($(mod $file:ident $entry:expr;)*) => {
        $(pub(super) mod $file;)*

        /// Every method, the fastest first.
        pub const METHODS: &[Entry<Sudoku>] = &[$($entry),*];
    };
}

methods! {
    mod bands Entry::new::<bands::Bands>("bands", 81).only_for(|puzzle| puzzle.shape() == Shape::Nine);
    mod fewest_candidates Entry::new::<fewest_candidates::FewestCandidates>("fewest-candidates", 256).offers(&[Seed]);
    mod exact_cover Entry::new::<exact_cover::ExactCover>("exact-cover", 256);
    mod backtrack Entry::new::<backtrack::Backtrack>("backtrack", 81).offers(&[Seed]);
    mod ladder Entry::new::<ladder::Climb>("ladder", 256).deduces();
}

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Sudoku>> {
    METHODS.iter().find(|entry| entry.name == name)
}

/// The fastest method for a puzzle.
pub fn fastest(puzzle: &Puzzle) -> &'static Entry<Sudoku> {
    METHODS.iter().find(|entry| entry.takes(puzzle)).expect("one method takes every puzzle")
}
