//! Following an assumption, line by line, and telling only what mattered.
//!
//! Forward, in waves: everything that the lines of the assumed cell imply,
//! then the lines that cross what changed, and so on. Backward, from the line
//! that fails or the cell that is settled: each line keeps as few premises as
//! it needs, and only the steps that gave one of them stay. At last every step
//! is left out in turn; if the others alone still reach the end, it goes.
//! A step is everything that one line implies.

use super::explain::{distance, implies, known, thin};
use super::{Chain, ChainStep, Known};
use crate::board::Moment;
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::nonogram::line::LineSolver;
use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Puzzle};
use std::collections::BTreeSet;

/// Where a chain must lead.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// To a line without completion.
    Fails,
    /// To this about a cell.
    Settles(Known),
}

/// How following ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A line has no completion: the last of the lines.
    Fails,
    /// Nothing changes any more.
    Rests,
    /// There would be more.
    Deeper,
}

/// Follows assumptions on a board, and takes them back.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The puzzle.
    pub puzzle: Puzzle,
    settler: Settler,
}

impl Trial {
    /// Nothing is assumed yet.
    pub fn new(puzzle: &Puzzle) -> Trial {
        Trial { puzzle: puzzle.clone(), settler: Settler::default() }
    }

    /// Lines settled so far.
    pub fn lines(&self) -> u64 {
        self.settler.lines
    }

    /// Assumes something and follows it for so many waves after the first: the
    /// lines, in order. The caller takes the board back.
    pub fn follow(
        &mut self,
        board: &mut Board,
        (cell, colours): Known,
        waves: usize,
    ) -> (Vec<LineId>, Ending) {
        let (mut lines, mut now) = (Vec::new(), vec![LineId::Row(cell.row), LineId::Col(cell.col)]);
        if board.narrow(cell, colours).is_err() {
            return (now, Ending::Fails);
        }
        for _ in 0..=waves {
            let mut next = BTreeSet::new();
            for line in now {
                let before = board.moment();
                lines.push(line);
                if self.settler.line(&self.puzzle, board, line).is_err() {
                    return (lines, Ending::Fails);
                }
                let crossing = |cell: Cell| line.crossing(line.place(cell));
                next.extend(board.changes_since(Some(before)).map(crossing));
            }
            if next.is_empty() {
                return (lines, Ending::Rests);
            }
            now = next.into_iter().collect();
        }
        (lines, Ending::Deeper)
    }

    /// The chain that goes through as few of these lines as leaving out one at
    /// a time can tell; none if they do not lead to the goal.
    pub fn shortest(
        &mut self,
        board: &mut Board,
        assumed: Known,
        lines: &[LineId],
        goal: Goal,
    ) -> Option<Chain> {
        let mut chain = self.chain(board, assumed, lines, goal)?;
        let mut left_out = chain.steps.len();
        while left_out > 0 {
            left_out -= 1;
            let mut lines: Vec<LineId> = chain.lines().collect();
            lines.remove(left_out);
            if let Some(shorter) = self.chain(board, assumed, &lines, goal) {
                chain = shorter;
                left_out = chain.steps.len();
            }
        }
        Some(chain)
    }

    /// Goes through these lines in this order and tells what mattered, if it
    /// leads to the goal. The board is as before in the end.
    pub fn chain(
        &mut self,
        board: &mut Board,
        assumed: Known,
        lines: &[LineId],
        goal: Goal,
    ) -> Option<Chain> {
        let start = board.moment();
        let chain = self.play_and_trace(board, assumed, lines, goal);
        board.undo_to(start);
        chain
    }

    fn play_and_trace(
        &mut self,
        board: &mut Board,
        assumed: Known,
        lines: &[LineId],
        goal: Goal,
    ) -> Option<Chain> {
        let start = board.moment();
        board.narrow(assumed.0, assumed.1).ok()?;
        let (mut played, mut failed) = (Vec::new(), None);
        for &line in lines {
            played.push((line, board.moment()));
            if self.settler.line(&self.puzzle, board, line).is_err() {
                failed = Some(line);
                break;
            }
        }
        let mut trace = Trace { start, needed: BTreeSet::new() };
        let all = self.puzzle.palette().all();
        let fails = match (goal, failed) {
            (Goal::Fails, Some(line)) => Some((line, trace.premises(self, board, line, &[]))),
            (Goal::Settles((cell, set)), None) if board.at(cell).is_subset(set) => {
                trace.needed.insert(cell);
                None
            }
            _ => return None,
        };
        let mut steps = Vec::new();
        for (line, before) in played.into_iter().rev() {
            let changed = board.changes_since(Some(before));
            let after: Vec<Known> = changed
                .filter(|cell| trace.needed.contains(cell))
                .map(|cell| (cell, board.at(cell)))
                .collect();
            board.undo_to(before);
            if after.is_empty() {
                continue;
            }
            let lost = |(cell, after): Known| (cell, board.at(cell).minus(after));
            let said = |(cell, lost): Known| (cell, all.minus(lost));
            let settles: Vec<Known> = after.into_iter().map(lost).map(said).collect();
            let premises = trace.premises(self, board, line, &settles);
            steps.push(ChainStep { line, premises, settles });
        }
        steps.reverse();
        Some(Chain { assumed, steps, fails })
    }
}

/// The way back.
struct Trace {
    start: Moment,
    /// The cells that later steps rest on.
    needed: BTreeSet<Cell>,
}

impl Trace {
    /// As few cells of the line as imply this, or as leave it no completion if
    /// there is nothing to imply. What the assumption brought is spared first,
    /// the latest foremost.
    fn premises(
        &mut self,
        trial: &mut Trial,
        board: &Board,
        line: LineId,
        settles: &[Known],
    ) -> Vec<Known> {
        let (clue, all) = (trial.puzzle.clue(line), trial.puzzle.palette().all());
        let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
        let settles: Vec<(u16, Colours)> =
            settles.iter().map(|&(cell, set)| (line.place(cell), set)).collect();
        let mut derived = vec![0; cells.len()];
        for (time, cell) in (1..).zip(board.changes_since(Some(self.start))) {
            let at = usize::from(line.place(cell));
            if line.cell(at as u16) == cell {
                derived[at] = time;
            }
        }
        let mut order: Vec<usize> = (0..cells.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse((derived[at], distance(&settles, at))));
        let solver = &mut trial.settler.solver;
        thin(&mut cells, all, &order, |cells| match settles.is_empty() {
            true => solver.settle(clue, &mut cells.to_vec()).is_err(),
            false => implies(solver, clue, cells, &settles),
        });
        let premises = known(line, &cells, all);
        self.needed.extend(premises.iter().map(|&(cell, _)| cell));
        premises
    }
}
