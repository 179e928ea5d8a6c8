//! The fast method. In black and white: lines settled on whole words, probing
//! where that rests, and a search that learns from its contradictions where
//! probing rests. In colour: propagation and hypotheses, without learning.
//!
//! A step is a line settled; it rests after each line at first, then after
//! each cell probed, then after each hypothesis with its consequences.

mod clauses;
mod core;
mod explain;
mod learn;
mod lines;
mod order;
mod probe;

use self::core::Core;
use super::infer::Propagation;
use super::line::Complete;
use super::line::word::Wide;
use super::method::backtrack::Backtrack;
use super::method::pick::ByChoice;
use super::{Board, Event, Nonogram, Options, Puzzle};
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;

/// The search, with words as wide as the puzzle needs.
pub enum Search {
    /// Up to 30 cells a line.
    To30(Box<Core<u32>>),
    /// Up to 62.
    To62(Box<Core<u64>>),
    /// Up to 126.
    To126(Box<Core<u128>>),
    /// Up to 254.
    To254(Box<Core<Wide<4>>>),
    /// Up to 510.
    To510(Box<Core<Wide<8>>>),
    /// Up to 1022.
    To1022(Box<Core<Wide<16>>>),
    /// More than two colours.
    Coloured(Box<Backtrack<Propagation<Complete>, ByChoice>>),
}

/// The same for every width.
macro_rules! any {
    ($search:expr, $core:ident => $do:expr) => {
        match $search {
            Search::To30($core) => $do,
            Search::To62($core) => $do,
            Search::To126($core) => $do,
            Search::To254($core) => $do,
            Search::To510($core) => $do,
            Search::To1022($core) => $do,
            Search::Coloured($core) => $do,
        }
    };
}

impl Method<Nonogram> for Search {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        if !puzzle.palette().is_two_tone() {
            return Search::Coloured(Box::new(Backtrack::start(puzzle, from, options)));
        }
        match puzzle.size().rows().max(puzzle.size().cols()) {
            0..=30 => Search::To30(Box::new(Core::new(puzzle, from, options))),
            31..=62 => Search::To62(Box::new(Core::new(puzzle, from, options))),
            63..=126 => Search::To126(Box::new(Core::new(puzzle, from, options))),
            127..=254 => Search::To254(Box::new(Core::new(puzzle, from, options))),
            255..=510 => Search::To510(Box::new(Core::new(puzzle, from, options))),
            _ => Search::To1022(Box::new(Core::new(puzzle, from, options))),
        }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        any!(self, core => core.drive(steps, sink))
    }

    fn phase(&self) -> Phase {
        any!(self, core => core.phase())
    }

    fn board(&self) -> Board {
        any!(self, core => core.board())
    }

    fn stats(&self) -> Stats {
        any!(self, core => core.stats())
    }
}
