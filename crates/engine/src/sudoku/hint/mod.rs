//! A hint from any board, right or wrong.
//!
//! First it is decided whether the board can be completed at all: a player with a
//! mistake on the board is told so, and is never led on from it. If the puzzle has one
//! solution, a board is right if that fits; otherwise a search from the board decides.
//! If it can be completed, the hint is the cheapest deduction of the ladder that the
//! player has not made yet, told in as many [`Level`]s as the player wants. Deductions
//! that only take candidates away are made already where the pencil marks show it; a
//! cell without pencil marks shows nothing.
//!
//! A step is a step of the search, then of the ladder; the caller sets the bound, and
//! [`Hinting::so_far`] tells what is proven when it is hit.

mod blame;
mod refutation;

pub use crate::hint::Level;
pub use blame::Blame;
pub use refutation::Refutation;

use super::ladder::{Conclusion, Deduction};
use super::worked::{Next, Worked};
use super::{Board, Mark, Puzzle, Sheet, Solution, Sudoku, method};
use crate::grid::{Cell, Grid};
use crate::run::{Run, Status, Task};
use crate::uniqueness::{Uniqueness, Verdict};

/// The answer to a player who does not know how to go on.
pub type Hint = crate::hint::Hint<Deduction, Refutation>;
/// Which move made a board impossible to complete.
pub type Blamed = crate::hint::Blamed<Mark>;

impl Hint {
    /// The cells that it is about: those that something follows for, or those that are
    /// in the way.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Hint::Next(deduction) => deduction.cells(),
            Hint::Wrong(refutation) => refutation.cells(),
            Hint::Solved | Hint::Stuck | Hint::Undecided => Vec::new(),
        }
    }
}

/// A hint in the making.
pub struct Hinting {
    puzzle: Puzzle,
    marks: Grid<Mark>,
    from: Board,
    stage: Stage,
    /// Steps of the stages before this one.
    before: u64,
}

enum Stage {
    /// How many solutions has the puzzle?
    Count(Uniqueness<Sudoku>),
    /// Several: can the board be completed?
    Solve(Box<dyn Run<Sudoku>>),
    /// It can: what comes next?
    Climb(Box<Worked>),
    Done(Hint),
}

impl Hinting {
    /// A hint from this sheet.
    pub fn new(sheet: &Sheet) -> Hinting {
        let puzzle = sheet.puzzle().clone();
        let (from, stage) = match sheet.board() {
            Ok(board) => (board, Stage::Count(counting(&puzzle))),
            Err(_) => (puzzle.board(), Stage::Done(Hint::Wrong(Refutation::denied(sheet)))),
        };
        Hinting { puzzle, marks: sheet.marks().clone(), from, stage, before: 0 }
    }

    /// What is proven so far, should there be no time for more.
    pub fn so_far(&self) -> Option<Hint> {
        match &self.stage {
            Stage::Done(hint) => Some(hint.clone()),
            Stage::Count(_) | Stage::Solve(_) | Stage::Climb(_) => None,
        }
    }

    /// The stage for a board that can be completed.
    fn climb(&self, unique: bool) -> Stage {
        match Worked::new(&self.puzzle, &self.from, unique) {
            Ok(worked) => Stage::Climb(Box::new(worked)),
            Err(_) => Stage::Done(Hint::Undecided),
        }
    }

    fn wrong(&self) -> Stage {
        Stage::Done(Hint::Wrong(Refutation::of(&self.puzzle, &self.from)))
    }

    fn counted(&self, verdict: &Verdict<Board>) -> Stage {
        match verdict {
            Verdict::None => self.wrong(),
            Verdict::Unique(only) => match only.solution() {
                Some(solution) if fits(&solution, &self.from) => self.climb(true),
                _ => self.wrong(),
            },
            Verdict::Several(..) => {
                let method = method::fastest(&self.puzzle);
                Stage::Solve(method.start(&self.puzzle, &self.from, &Default::default()))
            }
            Verdict::Stuck(_) | Verdict::Limit(_) => Stage::Done(Hint::Undecided),
        }
    }

    /// Whether the pencil marks show already what a deduction says.
    fn is_made(&self, deduction: &Deduction) -> bool {
        let Conclusion::Remove(known) = &deduction.conclusion else { return false };
        known.iter().all(|&(cell, digits)| match self.marks[cell] {
            Mark::Pencil(noted) => (noted & digits).is_empty(),
            Mark::Blank | Mark::Digit(_) => false,
        })
    }

    /// Steps of this stage.
    fn spent(&self) -> u64 {
        match &self.stage {
            Stage::Count(count) => count.steps(),
            Stage::Solve(run) => run.stats().steps,
            Stage::Climb(worked) => worked.steps(),
            Stage::Done(_) => 0,
        }
    }
}

/// The question how many solutions a puzzle has.
fn counting(puzzle: &Puzzle) -> Uniqueness<Sudoku> {
    let method = method::fastest(puzzle);
    Uniqueness::new(method.start(puzzle, &puzzle.board(), &Default::default()))
}

fn fits(solution: &Solution, board: &Board) -> bool {
    solution.cells().iter().zip(board.cells().cells()).all(|(&digit, set)| set.has(digit))
}

impl Task for Hinting {
    type Output = Hint;

    fn advance(&mut self, steps: u64) -> Option<Hint> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            let next = match &mut self.stage {
                Stage::Done(hint) => return Some(hint.clone()),
                Stage::Count(count) => {
                    let verdict = count.advance(left)?;
                    self.counted(&verdict)
                }
                Stage::Solve(run) => match run.advance(left) {
                    Status::Running => return None,
                    Status::Solution => self.climb(false),
                    Status::Exhausted => self.wrong(),
                    Status::Stuck | Status::Limit => Stage::Done(Hint::Undecided),
                },
                Stage::Climb(worked) => match worked.advance(left)? {
                    Next::Deduction(deduction) if self.is_made(&deduction) => continue,
                    Next::Deduction(deduction) => Stage::Done(Hint::Next(deduction)),
                    Next::Solved => Stage::Done(Hint::Solved),
                    // A board that can be completed is nowhere impossible.
                    Next::Stuck | Next::Impossible(_) => Stage::Done(Hint::Stuck),
                },
            };
            self.before = self.steps();
            self.stage = next;
        }
    }

    fn steps(&self) -> u64 {
        self.before + self.spent()
    }
}
