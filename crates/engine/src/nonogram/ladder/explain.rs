//! What a deduction rests on, computed on demand.
//!
//! Two sets of known cells, one within the other. The *evidence* is what a
//! player points at: the run that the argument names, whole, and of all other
//! cells only those without which the technique would not see the conclusion.
//! The argument is told from it alone. The *premises* are what the line needs:
//! without any one of them it no longer implies the conclusion. They differ
//! where a technique looks at more than it must: of three filled cells in a
//! row the outer two imply the middle one, yet "the 3 is complete" looks at
//! all of them.
//!
//! Both are found by forgetting cells, the farthest first: as many looks at the line as it has
//! cells, and far fewer where only few of them matter.

use super::deduction::Finding;
use super::look::Eye;
use super::{Argument, Chain, Deduction, Find, Known, RUNGS, Why, rank};
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::nonogram::line::{LineSolver, Packed};
use crate::nonogram::{Board, Clue, Puzzle, Technique};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What a deduction rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The known cells from which its technique sees it.
    pub evidence: Vec<Known>,
    /// Those of them that imply it, and none that could be spared.
    pub premises: Vec<Known>,
    /// What it argues with, told from the evidence alone.
    pub why: Why,
}

impl Deduction {
    /// What it rests on, for the board on which it was found.
    pub fn explain(&self, puzzle: &Puzzle, board: &Board) -> Explanation {
        if let Why::Line(line, argument) = &self.why {
            return self.explain_line(puzzle, board, *line, argument);
        }
        let cells: BTreeSet<Cell> = self.chains().iter().flat_map(Chain::premises).collect();
        let known = cells.into_iter().map(|cell| (cell, board.at(cell)));
        let premises: Vec<Known> =
            known.filter(|&(_, set)| set != puzzle.palette().all()).collect();
        Explanation { evidence: premises.clone(), premises, why: self.why.clone() }
    }

    fn explain_line(
        &self,
        puzzle: &Puzzle,
        board: &Board,
        line: LineId,
        argument: &Argument,
    ) -> Explanation {
        let (clue, all) = (puzzle.clue(line), puzzle.palette().all());
        let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
        let settles: Vec<(u16, Colours)> =
            self.settles.iter().map(|&(cell, set)| (line.place(cell), set)).collect();
        let mut order: Vec<usize> = (0..cells.len()).collect();
        // What the board shows is easier to point at than what was excluded.
        let is_shown = |at: usize| cells[at].is_settled();
        order
            .sort_by_key(|&at| (argument.names(at), is_shown(at), Reverse(distance(&settles, at))));
        let unnamed = order.partition_point(|&at| !argument.names(at));
        let sees = |cells: &[Colours]| seen(self.technique, clue, cells, all, argument, &settles);
        thin(&mut cells, all, &order[..unnamed], |cells| sees(cells).is_some());
        let evidence = known(line, &cells, all);
        let argument = sees(&cells).map_or_else(|| argument.clone(), |finding| finding.argument);
        let mut solver = Packed::default();
        thin(&mut cells, all, &order, |cells| implies(&mut solver, clue, cells, &settles));
        Explanation { evidence, premises: known(line, &cells, all), why: Why::Line(line, argument) }
    }
}

impl Chain {
    /// The cells that its steps rest on.
    fn premises(&self) -> impl Iterator<Item = Cell> + '_ {
        let steps = self.steps.iter().map(|step| &step.premises);
        steps.chain(self.fails.iter().map(|(_, known)| known)).flatten().map(|&(cell, _)| cell)
    }
}

/// As few known cells as leave a line no completion; nothing if it has one.
pub fn why_impossible(puzzle: &Puzzle, board: &Board, line: LineId) -> Option<Vec<Known>> {
    let (clue, all) = (puzzle.clue(line), puzzle.palette().all());
    let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
    let mut solver = Packed::default();
    let mut fails = |cells: &[Colours]| solver.settle(clue, &mut cells.to_vec()).is_err();
    if !fails(&cells) {
        return None;
    }
    let order: Vec<usize> = (0..cells.len()).collect();
    thin(&mut cells, all, &order, fails);
    Some(known(line, &cells, all))
}

/// The cells of a line of which something is known.
pub(super) fn known(line: LineId, cells: &[Colours], all: Colours) -> Vec<Known> {
    let known = (0..).zip(cells).filter(|&(_, &set)| set != all);
    known.map(|(at, &set)| (line.cell(at), set)).collect()
}

/// Forgets what is known of cells, in this order, as long as something still holds. Of a cell
/// that is not settled, and must not be forgotten, as many colours are given back as can be.
///
/// What holds with less known holds with more. So several cells are forgotten together, more and
/// more of them, and where that goes too far the first that must stay is found by halving: long
/// lines rest on a few of their cells.
pub(super) fn thin(
    cells: &mut [Colours],
    all: Colours,
    order: &[usize],
    mut holds: impl FnMut(&[Colours]) -> bool,
) {
    let known: Vec<usize> = order.iter().copied().filter(|&at| cells[at] != all).collect();
    // One of the cells before `bad` must stay, if it is more than `next`.
    let (mut next, mut bad, mut many) = (0, 0, 1);
    while next < known.len() {
        if bad > next {
            many = (bad - next).div_ceil(2);
        }
        let end = (next + many).min(known.len());
        let before: Vec<Colours> = known[next..end].iter().map(|&at| cells[at]).collect();
        known[next..end].iter().for_each(|&at| cells[at] = all);
        if holds(cells) {
            (next, many) = (end, 2 * many);
            continue;
        }
        for (&at, before) in known[next..end].iter().zip(before) {
            cells[at] = before;
        }
        bad = end;
        if end > next + 1 {
            continue;
        }
        let at = known[next];
        let own = cells[at];
        for lost in all.minus(own).iter().filter(|_| !own.is_settled()) {
            let fewer = cells[at];
            cells[at] = fewer | lost.into();
            if !holds(cells) {
                cells[at] = fewer;
            }
        }
        (next, many) = (next + 1, 1);
    }
}

/// Whether the line implies this about its cells.
pub(super) fn implies(
    solver: &mut Packed,
    clue: &Clue,
    cells: &[Colours],
    settles: &[(u16, Colours)],
) -> bool {
    let mut cells = cells.to_vec();
    solver.settle(clue, &mut cells).is_err()
        || settles.iter().all(|&(at, set)| cells[usize::from(at)].is_subset(set))
}

/// How far a place is from those that are settled.
pub(super) fn distance(settles: &[(u16, Colours)], at: usize) -> usize {
    settles.iter().map(|&(own, _)| usize::from(own).abs_diff(at)).min().unwrap_or(0)
}

/// The statement of the technique that settles all this, about the same thing.
fn seen(
    technique: Technique,
    clue: &Clue,
    cells: &[Colours],
    all: Colours,
    argument: &Argument,
    settles: &[(u16, Colours)],
) -> Option<Finding> {
    let Find::Line(find) = RUNGS[rank(technique)?].find else { return None };
    let mut eye = Eye::default();
    let look = eye.look(clue, cells, all).ok()??;
    let mut found = Vec::new();
    find(&look, &mut found);
    let says = |finding: &Finding, at: u16, set: Colours| {
        finding.settles.iter().any(|&(own, to)| own == at && to.is_subset(set))
    };
    found.into_iter().find(|finding| {
        finding.argument.is_about(argument)
            && settles.iter().all(|&(at, set)| says(finding, at, set))
    })
}
