//! A worked solution: the deductions of the ladder one after the other.
//!
//! A step is a step of the ladder.

use super::ladder::{ClimbStatus, Deduction, Ladder};
use super::{Board, Puzzle, Spot};
use crate::Contradiction;
use crate::run::Task;

/// What comes next in a worked solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A deduction, which is now part of the board.
    Deduction(Box<Deduction>),
    /// Nothing: every cell has its digit.
    Solved,
    /// Nothing: no technique finds anything.
    Stuck,
    /// Nothing: there is no completion, and it shows here.
    Impossible(Spot),
}

/// A puzzle on its way to being solved by argument. Each answer is what comes next;
/// after the last, it is the last again.
#[derive(Clone)]
pub struct Worked {
    ladder: Ladder,
}

impl Worked {
    /// Starts from a board, right or wrong; a contradiction if it denies the puzzle's
    /// givens. `unique` says that the puzzle is proven to have just one solution: only
    /// then are the techniques used that argue with it.
    pub fn new(puzzle: &Puzzle, from: &Board, unique: bool) -> Result<Worked, Contradiction> {
        let ladder = Ladder::new(puzzle, from)?;
        Ok(Worked { ladder: if unique { ladder.knowing_unique() } else { ladder } })
    }

    /// What is known now.
    pub fn board(&self) -> Board {
        self.ladder.board()
    }

    /// How many cells have no digit yet.
    pub fn open(&self) -> usize {
        self.ladder.open()
    }
}

impl Task for Worked {
    type Output = Next;

    fn advance(&mut self, steps: u64) -> Option<Next> {
        match self.ladder.climb(steps) {
            ClimbStatus::Running => None,
            ClimbStatus::Found(deduction) => {
                self.ladder.take(&deduction);
                Some(Next::Deduction(Box::new(deduction)))
            }
            ClimbStatus::Solved => Some(Next::Solved),
            ClimbStatus::Stuck => Some(Next::Stuck),
            ClimbStatus::Impossible(spot) => Some(Next::Impossible(spot)),
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.steps()
    }
}
