//! The fast method: lines settled on whole words, probing where that rests, and
//! a search that learns from its contradictions where probing rests.
//!
//! A step is a line settled; it rests after each line at first, then after
//! each cell probed or a portion of that, then after each hypothesis with its
//! consequences, or a portion of drawing them, of explaining a contradiction or of
//! taking hypotheses back. Such a portion counts as the lines that it could settle.
//!
//! Work between two looks of a caller at its clock is counted in cells of lines and bounded
//! (`Core::drive`): less than two milliseconds at 1000x1000.

mod antecedents;
mod beliefs;
mod clauses;
mod core;
mod first_uip;
mod learn;
mod lines;
mod mode;
mod order;
mod plan;
mod probe;
mod propagate;
mod reason;
mod restarts;
mod share;
mod solver;

use self::core::Core;
use self::solver::{BlackWhite, Coloured, Long};
use super::infer::Propagation;
use super::line::Complete;
use super::line::word::Wide;
use super::method::backtrack::Backtrack;
use super::method::pick::ByChoice;
use super::{Board, Event, Nonogram, Options, Puzzle};
use crate::colours::Colours;
use crate::run::{Lesson, Method, Phase, Stats, Status};
use crate::trace::Sink;

/// The search, with words as wide as the puzzle needs.
pub enum Search {
    /// Black and white, up to 30 cells a line.
    Two30(Box<Core<BlackWhite<u32>>>),
    /// Up to 62.
    Two62(Box<Core<BlackWhite<u64>>>),
    /// Up to 126.
    Two126(Box<Core<Long<2>>>),
    /// Up to 254.
    Two254(Box<Core<Long<4>>>),
    /// Up to 510.
    Two510(Box<Core<Long<8>>>),
    /// Up to 1022.
    Two1022(Box<Core<Long<16>>>),
    /// In colour, up to 30 cells a line.
    Many30(Box<Core<Coloured<u32>>>),
    /// Up to 62.
    Many62(Box<Core<Coloured<u64>>>),
    /// Up to 126.
    Many126(Box<Core<Coloured<u128>>>),
    /// Up to 254.
    Many254(Box<Core<Coloured<Wide<4>>>>),
    /// Up to 510.
    Many510(Box<Core<Coloured<Wide<8>>>>),
    /// Up to 1022.
    Many1022(Box<Core<Coloured<Wide<16>>>>),
    /// A clue that its line is too short for, or more than words are for.
    Plain(Box<Backtrack<Propagation<Complete>, ByChoice>>),
}

/// The most cells times colours that are searched with lessons: a hundred
/// bytes each are needed beside what is learned.
const MOST: usize = 4_000_000;

/// The same for all of them.
macro_rules! any {
    ($search:expr, $core:ident => $do:expr) => {
        match $search {
            Search::Two30($core) => $do,
            Search::Two62($core) => $do,
            Search::Two126($core) => $do,
            Search::Two254($core) => $do,
            Search::Two510($core) => $do,
            Search::Two1022($core) => $do,
            Search::Many30($core) => $do,
            Search::Many62($core) => $do,
            Search::Many126($core) => $do,
            Search::Many254($core) => $do,
            Search::Many510($core) => $do,
            Search::Many1022($core) => $do,
            Search::Plain($core) => $do,
        }
    };
}

impl Method<Nonogram> for Search {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let size = puzzle.size();
        let is_short = |line| puzzle.clue(line).min_len() > size.line_len(line) as u64;
        let two = puzzle.palette().is_two_tone();
        if size.lines().any(is_short) || size.cells() * puzzle.palette().all().len() > MOST {
            return Search::Plain(Box::new(Backtrack::start(puzzle, from, options)));
        }
        macro_rules! core {
            ($variant:ident) => {
                Search::$variant(Box::new(Core::new(puzzle, from, options)))
            };
        }
        match (size.rows().max(size.cols()), two) {
            (0..=30, true) => core!(Two30),
            (31..=62, true) => core!(Two62),
            (63..=126, true) => core!(Two126),
            (127..=254, true) => core!(Two254),
            (255..=510, true) => core!(Two510),
            (_, true) => core!(Two1022),
            (0..=30, false) => core!(Many30),
            (31..=62, false) => core!(Many62),
            (63..=126, false) => core!(Many126),
            (127..=254, false) => core!(Many254),
            (255..=510, false) => core!(Many510),
            (_, false) => core!(Many1022),
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

    fn build(&self, cells: &mut Vec<Colours>, most: usize) -> Option<Board> {
        any!(self, core => core.build(cells, most))
    }

    fn stats(&self) -> Stats {
        any!(self, core => core.stats())
    }

    fn lessons(&mut self) -> Option<Vec<Lesson>> {
        any!(self, core => core.lessons())
    }

    fn hear(&mut self, lessons: &[Lesson]) {
        any!(self, core => core.hear(lessons));
    }
}
