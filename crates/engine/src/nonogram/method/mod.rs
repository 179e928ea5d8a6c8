//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one entry in the table (and its description
//! in the words crate).

pub(super) mod backtrack;
mod cell_choice;
pub(super) mod deduce;
pub(super) mod ladder;
pub(super) mod pick;
pub(super) mod place_blocks;
pub(super) mod probe_levels;
mod trials;

use super::infer::{Check, Propagation, Whole};
use super::line::automaton::{Dfa, LazyDfa, Nfa};
use super::line::{Complete, Overlap};
use super::options::Offer::{Choice, First, Lines, Memo, Memory, Passes, Rules, Seed, States};
use super::ranges::Ranges;
use super::search::Search;
use super::{Nonogram, Puzzle};
use crate::run::Entry;
use backtrack::Backtrack;
use deduce::Deduce;
use pick::ByChoice;

/// The fastest method, which takes every puzzle.
pub static FASTEST: &Entry<Nonogram> = &METHODS[0];

/// Every method, the fastest first.
///
/// A static, no constant: a constant is made anew in every crate that names it, and all methods
/// would be compiled there once more.
pub static METHODS: &[Entry<Nonogram>] = &[
    Entry::new::<Search>("search", 10_000).offers(&[Memory, Seed]),
    Entry::new::<Backtrack<Propagation<Complete>, ByChoice>>("backtrack-complete", 10_000)
        .offers(&[Choice, First, Lines, Memo]),
    Entry::new::<Backtrack<Propagation<Overlap>, ByChoice>>("backtrack-overlap", 400)
        .offers(&[Choice, First, Lines, Memo]),
    Entry::new::<Backtrack<Propagation<Overlap>, probe_levels::Levels>>("probe-levels", 400)
        .offers(&[Lines, Memo]),
    Entry::new::<Deduce<Propagation<Complete>>>("complete", 10_000)
        .deduces()
        .offers(&[Lines, Memo]),
    Entry::new::<Deduce<Propagation<Overlap>>>("overlap", 10_000).deduces().offers(&[Lines, Memo]),
    Entry::new::<ladder::Climb>("ladder", 100).deduces(),
    Entry::new::<Deduce<Ranges>>("ranges", 10_000)
        .deduces()
        .only_for(|puzzle| puzzle.palette().is_two_tone())
        .offers(&[Passes]),
    Entry::new::<Backtrack<Check<Dfa>, ByChoice>>("backtrack-dfa", 36)
        .offers(&[Rules, Passes, Choice, First, States]),
    Entry::new::<Backtrack<Check<LazyDfa>, ByChoice>>("backtrack-lazy-dfa", 36)
        .offers(&[Rules, Passes, Choice, First, States]),
    Entry::new::<Backtrack<Check<Nfa>, ByChoice>>("backtrack-nfa", 36)
        .offers(&[Rules, Passes, Choice, First]),
    Entry::new::<place_blocks::PlaceBlocks>("place-blocks", 36).offers(&[Rules, Passes, Lines]),
    Entry::new::<Backtrack<Whole, ByChoice>>("brute-force", 16).offers(&[Rules, Passes, First]),
];

/// The method to be taken unless another one is asked for.
pub fn fastest(_: &Puzzle) -> &'static Entry<Nonogram> {
    FASTEST
}

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Nonogram>> {
    METHODS.iter().find(|entry| entry.name == name)
}
