//! A worked solution: the deductions of the ladder one after the other, each
//! with what it rests on and with what it leaves.
//!
//! A step is a step of the ladder; finding what a deduction rests on takes
//! O(cells of its line) looks at that line more.

use super::ladder::{ClimbStatus, Deduction, Explanation, Ladder};
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::LineId;
use crate::run::Task;

/// A deduction with all that there is to tell about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDeduction {
    /// The deduction.
    pub deduction: Deduction,
    /// What it rests on.
    pub explanation: Explanation,
    /// What each cell that it settles may still be then, in the same order.
    pub left: Vec<Colours>,
}

impl ExplainedDeduction {
    /// What is to be told about a deduction on the board where it was found.
    pub fn new(deduction: Deduction, puzzle: &Puzzle, board: &Board) -> ExplainedDeduction {
        let explanation = deduction.explain(puzzle, board);
        let left = deduction.settles.iter().map(|&(cell, set)| board.at(cell) & set).collect();
        ExplainedDeduction { deduction, explanation, left }
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
}

impl Worked {
    /// Starts from a board, right or wrong; a contradiction if it denies the puzzle's givens.
    pub fn new(puzzle: &Puzzle, from: &Board) -> Result<Worked, Contradiction> {
        Ok(Worked { puzzle: puzzle.clone(), ladder: Ladder::new(puzzle, from)? })
    }

    /// What is known now.
    pub fn board(&self) -> &Board {
        self.ladder.board()
    }
}

impl Task for Worked {
    type Output = Next;

    fn advance(&mut self, steps: u64) -> Option<Next> {
        match self.ladder.climb(steps) {
            ClimbStatus::Running => None,
            ClimbStatus::Found(deduction) => {
                let told = ExplainedDeduction::new(deduction, &self.puzzle, self.ladder.board());
                let taken = self.ladder.take(&told.deduction);
                debug_assert!(taken.is_ok(), "a deduction leaves every cell a colour");
                Some(Next::Deduction(Box::new(told)))
            }
            ClimbStatus::Solved => Some(Next::Solved),
            ClimbStatus::Stuck => Some(Next::Stuck),
            ClimbStatus::Impossible(line) => Some(Next::Impossible(line)),
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.steps()
    }
}
