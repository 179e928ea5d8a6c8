//! The ladder of human techniques, cheapest first.
//!
//! A technique is one file and one line in the table of [`RUNGS`]. Those on a
//! single line find statements as small as a player would say them: one block,
//! one run, one gap at a time. Contradiction and agreement follow
//! assumptions through several lines. [`Ladder`] takes the cheapest deduction
//! there is, again and again; a [`Deduction`] holds the data that its
//! explanation needs, and no sentence.
//!
//! The names are those of the English Wikipedia's article on nonograms, as far
//! as it has them. What is special stands below what is general, or it would
//! never be named: mercury is a case of simple spaces, simple boxes and joining
//! are cases of forcing, and gap-too-small is one of span-limited.
//!
//! Every technique is monotone: of what is still open, it finds no less when
//! more is known. So what the rungs up to some height can solve does not depend
//! on the order of moves, and cells given away never make a puzzle harder.

mod agreement;
mod chain;
mod climb;
mod complete;
mod contradiction;
mod deduction;
mod empty_line;
mod explain;
mod finished_line;
mod forcing;
mod full_line;
mod gap_too_small;
mod glue;
mod joining;
mod look;
mod mercury;
mod punctuating;
mod simple_boxes;
mod simple_spaces;
mod span_limited;
mod splitting;

pub use climb::{ClimbStatus, Ladder};
pub use deduction::{Argument, Chain, ChainStep, Deduction, Known, Why};
pub use explain::{Explanation, why_impossible};

use super::{Board, Puzzle, Technique};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use chain::Trial;
use deduction::Finding;
use look::{Eye, Look};

/// How a technique is asked.
#[derive(Clone, Copy)]
enum Find {
    /// What it finds in a line: it appends a finding for each statement.
    Line(fn(&Look<'_>, &mut Vec<Finding>)),
    /// What it finds from assumptions about a cell, followed for so many waves.
    Cell(fn(&mut Trial, &mut Board, Cell, usize) -> Probed),
}

/// What came of assumptions about a cell.
#[derive(Clone, Debug, Default)]
struct Probed {
    /// The deduction with the fewest steps; of equals the first.
    found: Option<Deduction>,
    /// Whether more waves could find more.
    deeper: bool,
}

impl Probed {
    fn keep(&mut self, found: Deduction) {
        if self.found.as_ref().is_none_or(|best| found.steps() < best.steps()) {
            self.found = Some(found);
        }
    }
}

/// A line of the table. Its rank is its place there.
pub struct Rung {
    /// The technique, which has the name.
    pub technique: Technique,
    /// What one use of it is worth, against the cheapest; for ratings.
    pub cost: u32,
    find: Find,
}

/// Every technique, cheapest first: technique, cost, how it is asked.
pub const RUNGS: &[Rung] = &[
    rung(Technique::EmptyLine, 1, Find::Line(empty_line::find)),
    rung(Technique::FullLine, 1, Find::Line(full_line::find)),
    rung(Technique::FinishedLine, 1, Find::Line(finished_line::find)),
    rung(Technique::SimpleBoxes, 2, Find::Line(simple_boxes::find)),
    rung(Technique::Joining, 2, Find::Line(joining::find)),
    rung(Technique::Splitting, 2, Find::Line(splitting::find)),
    rung(Technique::Punctuating, 2, Find::Line(punctuating::find)),
    rung(Technique::GapTooSmall, 2, Find::Line(gap_too_small::find)),
    rung(Technique::Mercury, 3, Find::Line(mercury::find)),
    rung(Technique::Glue, 3, Find::Line(glue::find)),
    rung(Technique::Forcing, 4, Find::Line(forcing::find)),
    rung(Technique::SimpleSpaces, 4, Find::Line(simple_spaces::find)),
    rung(Technique::SpanLimited, 6, Find::Line(span_limited::find)),
    rung(Technique::Complete, 12, Find::Line(complete::find)),
    rung(Technique::Contradiction, 30, Find::Cell(contradiction::probe)),
    rung(Technique::Agreement, 60, Find::Cell(agreement::probe)),
];

/// The rank of the first technique that takes assumptions. Those above it take them too.
const FIRST_PROBE: usize = {
    let mut first = 0;
    while matches!(RUNGS[first].find, Find::Line(_)) {
        first += 1;
    }
    let mut rank = first;
    while rank < RUNGS.len() {
        assert!(matches!(RUNGS[rank].find, Find::Cell(_)));
        rank += 1;
    }
    first
};

const fn rung(technique: Technique, cost: u32, find: Find) -> Rung {
    Rung { technique, cost, find }
}

/// The rank of a technique, if it is on the ladder.
pub fn rank(technique: Technique) -> Option<usize> {
    RUNGS.iter().position(|rung| rung.technique == technique)
}

/// Whether a technique takes assumptions: what lines imply is not enough for it.
pub fn is_above_lines(technique: Technique) -> bool {
    rank(technique).is_some_and(|rank| rank >= FIRST_PROBE)
}

/// All that a technique finds in a line of a board; nothing if it takes more
/// than one line. A contradiction if the line has no completion.
pub fn deductions(
    puzzle: &Puzzle,
    board: &Board,
    line: LineId,
    technique: Technique,
) -> Result<Vec<Deduction>, Contradiction> {
    let cells: Vec<Colours> = board.cells().line(line).copied().collect();
    let mut eye = Eye::default();
    let look = eye.look(puzzle.clue(line), &cells, puzzle.palette().all())?;
    let mut found = Vec::new();
    let rung = RUNGS.iter().find(|rung| rung.technique == technique);
    if let (Some(look), Some(Rung { find: Find::Line(find), .. })) = (look, rung) {
        find(&look, &mut found);
    }
    Ok(found.into_iter().map(|finding| finding.on(technique, line)).collect())
}
