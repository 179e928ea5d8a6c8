//! A worked solution: the deductions of the ladder one after the other, each
//! with what it rests on and with what it leaves.
//!
//! Every deduction that is told settles a cell, so the player can write it down. In colours
//! many deductions only exclude an ink from cells: "column 4 has no red block". A sheet has no
//! mark for that. They are made silently, and those on which a later deduction rests are told
//! together with it ([`ExplainedDeduction::eliminations`]), for it alone: the next deduction
//! that rests on them tells them again.
//!
//! A step is a step of the ladder; finding what a deduction rests on takes
//! O(cells of its line) looks at that line more, and as much for each elimination told.

use super::ladder::{ClimbStatus, Deduction, Explanation, Known, Ladder};
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::board::Moment;
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::run::Task;
use std::collections::BTreeMap;

/// A deduction with all that there is to tell about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDeduction {
    /// The deduction.
    pub deduction: Deduction,
    /// What it rests on.
    pub explanation: Explanation,
    /// What each cell that it settles may still be then, in the same order.
    pub left: Vec<Colours>,
    /// The deductions before it that only exclude inks from cells and on which it rests, in
    /// order. They have none of their own: what they rest on stands before them.
    pub eliminations: Vec<ExplainedDeduction>,
}

impl ExplainedDeduction {
    /// What is to be told about a deduction on the board where it was found, if everything on
    /// the board is known to the reader.
    pub fn new(deduction: Deduction, puzzle: &Puzzle, board: &Board) -> ExplainedDeduction {
        let explanation = deduction.explain(puzzle, board);
        let left = deduction.settles.iter().map(|&(cell, set)| board.at(cell) & set).collect();
        ExplainedDeduction { deduction, explanation, left, eliminations: Vec::new() }
    }

    /// The cells that it settles, each with its colour.
    pub fn settled(&self) -> impl Iterator<Item = Known> {
        self.deduction.settles.iter().zip(&self.left).map(|(&(cell, _), &left)| (cell, left))
    }
}

/// What comes next in a worked solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A deduction, which is now part of the board.
    Deduction(Box<ExplainedDeduction>),
    /// Nothing: every cell is settled.
    Solved,
    /// Nothing: no technique finds anything.
    Stuck,
    /// Nothing: this line has no completion.
    Impossible(LineId),
}

/// A puzzle on its way to being solved by argument. Each answer is what comes
/// next; after the last, it is the last again.
#[derive(Clone, Debug)]
pub struct Worked {
    puzzle: Puzzle,
    ladder: Ladder,
    /// The deductions so far that only exclude inks, in order.
    silent: Vec<Elimination>,
}

/// A deduction that leaves no cell only one colour.
#[derive(Clone, Debug)]
struct Elimination {
    deduction: Deduction,
    /// The moment of the board before it.
    before: Moment,
}

impl Worked {
    /// Starts from a board, right or wrong; a contradiction if it denies the puzzle's givens.
    pub fn new(puzzle: &Puzzle, from: &Board) -> Result<Worked, Contradiction> {
        let ladder = Ladder::new(puzzle, from)?;
        Ok(Worked { puzzle: puzzle.clone(), ladder, silent: Vec::new() })
    }

    /// What is known now, with the inks that were excluded silently.
    pub fn board(&self) -> &Board {
        self.ladder.board()
    }

    fn take(&mut self, deduction: &Deduction) {
        let taken = self.ladder.take(deduction);
        debug_assert!(taken.is_ok(), "a deduction leaves every cell a colour");
    }

    /// The deduction with the eliminations on which it rests.
    fn told(&self, deduction: Deduction) -> ExplainedDeduction {
        let mut board = self.board().clone();
        let mut told = ExplainedDeduction::new(deduction, &self.puzzle, &board);
        let all = self.puzzle.palette().all();
        let mut needs = Needs { all, cells: BTreeMap::new() };
        needs.add(&told, &board, self.board());
        for Elimination { deduction, before } in self.silent.iter().rev() {
            if needs.cells.is_empty() {
                break;
            }
            board.undo_to(*before);
            let known = deduction.settles.iter();
            let needed =
                known.filter_map(|&(cell, set)| needs.take(cell, board.at(cell).minus(set)));
            let settles: Vec<Known> = needed.collect();
            if settles.is_empty() {
                continue;
            }
            let part = Deduction { settles, ..deduction.clone() };
            let elimination = ExplainedDeduction::new(part, &self.puzzle, &board);
            needs.add(&elimination, &board, self.board());
            told.eliminations.push(elimination);
        }
        told.eliminations.reverse();
        told
    }
}

/// The inks whose exclusion from a cell is still to be told.
struct Needs {
    /// What a cell may be of which nothing is known.
    all: Colours,
    cells: BTreeMap<Cell, Colours>,
}

impl Needs {
    /// Adds what a deduction on this board rests on and what the board of today, `now`, does
    /// not show by a settled cell.
    fn add(&mut self, told: &ExplainedDeduction, board: &Board, now: &Board) {
        let ExplainedDeduction { deduction, explanation, left, .. } = told;
        for &(cell, set) in &explanation.evidence {
            if !now.at(cell).is_settled() {
                self.insert(cell, self.all.minus(set));
            }
        }
        // Where the argument leaves several colours, the others were excluded before.
        for (&(cell, set), left) in deduction.settles.iter().zip(left) {
            if left.is_settled() {
                self.insert(cell, set.minus(board.at(cell)));
            }
        }
    }

    fn insert(&mut self, cell: Cell, lost: Colours) {
        if !lost.is_empty() {
            *self.cells.entry(cell).or_default() |= lost;
        }
    }

    /// Takes out what an elimination of these colours from a cell tells: what the cell may be,
    /// as far as it was needed. Nothing if none of it was.
    fn take(&mut self, cell: Cell, lost: Colours) -> Option<Known> {
        let needed = self.cells.get_mut(&cell)?;
        let told = *needed & lost;
        *needed = needed.minus(told);
        if needed.is_empty() {
            self.cells.remove(&cell);
        }
        (!told.is_empty()).then(|| (cell, self.all.minus(told)))
    }
}

impl Task for Worked {
    type Output = Next;

    fn advance(&mut self, steps: u64) -> Option<Next> {
        let end = self.steps().saturating_add(steps);
        loop {
            let mut deduction = match self.ladder.climb(end.saturating_sub(self.steps())) {
                ClimbStatus::Running => return None,
                ClimbStatus::Found(deduction) => deduction,
                ClimbStatus::Solved => return Some(Next::Solved),
                ClimbStatus::Stuck => return Some(Next::Stuck),
                ClimbStatus::Impossible(line) => return Some(Next::Impossible(line)),
            };
            let board = self.ladder.board();
            let settles = |&(cell, set): &Known| (board.at(cell) & set).is_settled();
            if !deduction.settles.iter().any(settles) {
                let before = board.moment();
                self.take(&deduction);
                self.silent.push(Elimination { deduction, before });
                continue;
            }
            // What it says about other cells is found again, silently.
            deduction.settles.retain(settles);
            let told = self.told(deduction);
            self.take(&told.deduction);
            return Some(Next::Deduction(Box::new(told)));
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.steps()
    }
}
