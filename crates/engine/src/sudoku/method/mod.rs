//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one entry in the table (and its description
//! in the words crate).

pub(super) mod backtrack;
pub(super) mod bands;
pub(super) mod exact_cover;
pub(super) mod fewest_candidates;
pub(super) mod ladder;

use super::options::Offer::Seed;
use super::{Puzzle, Shape, Sudoku};
use crate::run::Entry;

/// Every method, the fastest first; a static for the reason that nonograms have.
pub static METHODS: &[Entry<Sudoku>] = &[
    Entry::new::<bands::Bands>("bands", 81).only_for(|puzzle| puzzle.shape() == Shape::Nine),
    Entry::new::<fewest_candidates::FewestCandidates>("fewest-candidates", 256).offers(&[Seed]),
    Entry::new::<exact_cover::ExactCover>("exact-cover", 256),
    Entry::new::<backtrack::Backtrack>("backtrack", 81).offers(&[Seed]),
    Entry::new::<ladder::Climb>("ladder", 256).deduces(),
];

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Sudoku>> {
    METHODS.iter().find(|entry| entry.name == name)
}

/// The fastest method for a puzzle.
pub fn fastest(puzzle: &Puzzle) -> &'static Entry<Sudoku> {
    METHODS.iter().find(|entry| entry.takes(puzzle)).expect("one method takes every puzzle")
}
