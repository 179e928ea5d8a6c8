//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one line in the table (and its description
//! in the words crate). A line that begins with `mod` brings a file of its own.

pub(super) mod pick;
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

macro_rules! methods {
    ($($(mod $file:ident)? $entry:expr;)*) => {
        $($(pub(super) mod $file;)?)*

        /// Every method, the fastest first.
        pub const METHODS: &[Entry<Nonogram>] = &[$($entry),*];
    };
}

methods! {
    Entry::new::<Search>("search", 10_000).offers(&[Memory, Seed]);
    mod backtrack Entry::new::<Backtrack<Propagation<Complete>, ByChoice>>("backtrack-complete", 10_000).offers(&[Choice, First, Lines, Memo]);
    Entry::new::<Backtrack<Propagation<Overlap>, ByChoice>>("backtrack-overlap", 400).offers(&[Choice, First, Lines, Memo]);
    mod probe_levels Entry::new::<Backtrack<Propagation<Overlap>, probe_levels::Levels>>("probe-levels", 400).offers(&[Lines, Memo]);
    mod deduce Entry::new::<Deduce<Propagation<Complete>>>("complete", 10_000).deduces().offers(&[Lines, Memo]);
    Entry::new::<Deduce<Propagation<Overlap>>>("overlap", 10_000).deduces().offers(&[Lines, Memo]);
    mod ladder Entry::new::<ladder::Climb>("ladder", 100).deduces();
    Entry::new::<Deduce<Ranges>>("ranges", 10_000).deduces().two_colours().offers(&[Passes]);
    Entry::new::<Backtrack<Check<Dfa>, ByChoice>>("backtrack-dfa", 36).offers(&[Rules, Passes, Choice, First, States]);
    Entry::new::<Backtrack<Check<LazyDfa>, ByChoice>>("backtrack-lazy-dfa", 36).offers(&[Rules, Passes, Choice, First, States]);
    Entry::new::<Backtrack<Check<Nfa>, ByChoice>>("backtrack-nfa", 36).offers(&[Rules, Passes, Choice, First]);
    mod place_blocks Entry::new::<place_blocks::PlaceBlocks>("place-blocks", 36).offers(&[Rules, Passes, Lines]);
    Entry::new::<Backtrack<Whole, ByChoice>>("brute-force", 16).offers(&[Rules, Passes, First]);
}

/// The method to be taken unless another one is asked for: the first takes every puzzle.
pub fn fastest(_: &Puzzle) -> &'static Entry<Nonogram> {
    const { &METHODS[0] }
}

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Nonogram>> {
    METHODS.iter().find(|entry| entry.name == name)
}
