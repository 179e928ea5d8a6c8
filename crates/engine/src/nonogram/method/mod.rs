//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one line in [`METHODS`] (and its
//! description in the words crate).

mod backtrack;
mod deduce;
mod pick;
mod place_blocks;
mod probe_levels;
mod trials;

use super::Nonogram;
use super::infer::{Check, Propagation, Whole};
use super::line::automaton::{Dfa, LazyDfa, Nfa};
use super::line::{Complete, Overlap};
use super::options::Offer::{Choice, First, Lines, Memo, Passes, Rules, States};
use super::ranges::Ranges;
use crate::run::Entry;
use backtrack::Backtrack;
use deduce::Deduce;
use pick::ByChoice;
use place_blocks::PlaceBlocks;
use probe_levels::Levels;

/// Every method, the default first.
#[rustfmt::skip]
pub const METHODS: &[Entry<Nonogram>] = &[
    Entry::new::<Backtrack<Propagation<Complete>, ByChoice>>("backtrack-complete", 10_000).offers(&[Choice, First, Lines, Memo]),
    Entry::new::<Backtrack<Propagation<Overlap>, ByChoice>>("backtrack-overlap", 400).offers(&[Choice, First, Lines, Memo]),
    Entry::new::<Backtrack<Propagation<Overlap>, Levels>>("probe-levels", 400).offers(&[Lines, Memo]),
    Entry::new::<Deduce<Propagation<Complete>>>("complete", 10_000).deduces().offers(&[Lines, Memo]),
    Entry::new::<Deduce<Propagation<Overlap>>>("overlap", 10_000).deduces().offers(&[Lines, Memo]),
    Entry::new::<Deduce<Ranges>>("ranges", 10_000).deduces().two_colours().offers(&[Passes]),
    Entry::new::<Backtrack<Check<Dfa>, ByChoice>>("backtrack-dfa", 36).offers(&[Rules, Passes, Choice, First, States]),
    Entry::new::<Backtrack<Check<LazyDfa>, ByChoice>>("backtrack-lazy-dfa", 36).offers(&[Rules, Passes, Choice, First, States]),
    Entry::new::<Backtrack<Check<Nfa>, ByChoice>>("backtrack-nfa", 36).offers(&[Rules, Passes, Choice, First]),
    Entry::new::<PlaceBlocks>("place-blocks", 36).offers(&[Rules, Passes, Lines]),
    Entry::new::<Backtrack<Whole, ByChoice>>("brute-force", 16).offers(&[Rules, Passes, First]),
];

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Nonogram>> {
    METHODS.iter().find(|entry| entry.name == name)
}
