//! Why a board cannot be completed, as simply as it can be told.
//!
//! Simplest is a line that has no completion by itself, with the fewest of its
//! cells that leave it none. Otherwise the ladder climbs from the board until a
//! line fails, and of its deductions only those stay, told from the last to the
//! first, that gave a cell on which a later one rests. Where the ladder gets
//! stuck first, only the search has proven it.

use crate::grid::{Cell, LineId};
use crate::nonogram::cause::of_clues;
use crate::nonogram::ladder::{Chain, ClimbStatus, Known, Ladder, why_impossible};
use crate::nonogram::worked::ExplainedDeduction;
use crate::nonogram::{Board, Cause, Puzzle};
use crate::run::Task;
use std::collections::BTreeSet;

/// Why no solution goes with a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// The clues alone have no solution, and this shows it.
    Clues(Cause),
    /// These cells deny the puzzle's givens, or have an ink that it has not.
    Denied(Vec<Cell>),
    /// A line has no completion, and these cells leave it none.
    Line(LineId, Vec<Known>),
    /// A line has none after these deductions, and these cells leave it none then.
    Follows(Vec<ExplainedDeduction>, LineId, Vec<Known>),
    /// Every combination fails.
    Search,
}

impl Refutation {
    /// The line that has no completion, if one is named.
    pub fn line(&self) -> Option<LineId> {
        match self {
            Refutation::Line(line, _) | Refutation::Follows(_, line, _) => Some(*line),
            Refutation::Clues(Cause::TooLong { line, .. }) => Some(*line),
            Refutation::Clues(_) | Refutation::Denied(_) | Refutation::Search => None,
        }
    }

    /// The cells of the board that are in the way, as far as it names them.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Refutation::Denied(cells) => cells.clone(),
            Refutation::Line(_, known) | Refutation::Follows(_, _, known) => {
                known.iter().map(|&(cell, _)| cell).collect()
            }
            Refutation::Clues(_) | Refutation::Search => Vec::new(),
        }
    }

    /// The cells in which the board and the givens have no colour in common.
    pub(super) fn denied(puzzle: &Puzzle, board: &Board) -> Refutation {
        let givens = puzzle.board();
        let cells = puzzle.size().iter().filter(|_| board.size() == puzzle.size());
        Refutation::Denied(
            cells.filter(|&cell| (givens.at(cell) & board.at(cell)).is_empty()).collect(),
        )
    }

    /// The refutation, if it takes no argument over several lines.
    pub(super) fn at_once(puzzle: &Puzzle, board: &Board) -> Option<Refutation> {
        if let Some(found) = of_clues(puzzle) {
            return Some(Refutation::Clues(found));
        }
        let board = puzzle.board_with(board).ok()?;
        let lines = puzzle.size().lines();
        let impossible =
            lines.filter_map(|line| Some((line, why_impossible(puzzle, &board, line)?)));
        let (line, known) = impossible.min_by_key(|(_, known)| known.len())?;
        Some(Refutation::Line(line, known))
    }
}

/// A climb from a board that cannot be completed, to the line that shows it.
pub(super) struct Tracing {
    puzzle: Puzzle,
    /// None if the board denied the givens, which the caller has excluded.
    ladder: Option<Ladder>,
    /// The deductions so far, also those that only exclude inks: nobody writes them down.
    told: Vec<ExplainedDeduction>,
}

impl Tracing {
    pub fn new(puzzle: &Puzzle, board: &Board) -> Tracing {
        let ladder = Ladder::new(puzzle, board).ok();
        Tracing { puzzle: puzzle.clone(), ladder, told: Vec::new() }
    }

    /// The deductions on which the failure of this line rests, in order.
    fn traced(&mut self, board: &Board, line: LineId) -> Refutation {
        let known = why_impossible(&self.puzzle, board, line).unwrap_or_default();
        let mut needed: BTreeSet<Cell> = known.iter().map(|&(cell, _)| cell).collect();
        let mut kept = Vec::new();
        for told in std::mem::take(&mut self.told).into_iter().rev() {
            if told.deduction.settles.iter().any(|(cell, _)| needed.contains(cell)) {
                needed.extend(told.rests_on());
                kept.push(told);
            }
        }
        kept.reverse();
        Refutation::Follows(kept, line, known)
    }
}

impl Task for Tracing {
    type Output = Refutation;

    fn advance(&mut self, steps: u64) -> Option<Refutation> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            let Some(ladder) = &mut self.ladder else { return Some(Refutation::Search) };
            match ladder.climb(left) {
                ClimbStatus::Running => return None,
                ClimbStatus::Found(deduction) => {
                    let told = ExplainedDeduction::new(deduction, &self.puzzle, ladder.board());
                    if ladder.take(&told.deduction).is_err() {
                        return Some(Refutation::Search);
                    }
                    self.told.push(told);
                }
                ClimbStatus::Impossible(line) => {
                    let board = ladder.board().clone();
                    return Some(self.traced(&board, line));
                }
                ClimbStatus::Stuck | ClimbStatus::Solved => return Some(Refutation::Search),
            }
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.as_ref().map_or(0, Ladder::steps)
    }
}

impl ExplainedDeduction {
    /// The cells that its argument needs. What a technique looks at may be more
    /// than what the line needs, and it is the argument that will be told.
    fn rests_on(&self) -> impl Iterator<Item = Cell> + '_ {
        let rests = self.explanation.evidence.iter().map(|&(cell, _)| cell);
        rests.chain(self.deduction.chains().iter().map(|Chain { assumed, .. }| assumed.0))
    }
}
