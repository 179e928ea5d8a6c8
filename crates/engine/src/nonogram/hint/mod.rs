//! A hint from any board, right or wrong.
//!
//! First a search decides whether the board can be completed at all: a player
//! with a mistake on the board is told so, and is never led on from it. If it
//! can, the hint is the cheapest deduction of the ladder, told in as many
//! [`Level`]s as the player wants; it keeps every completion, so it cannot lead
//! away from a solution. No stored answer is asked: a board is right if it has
//! a completion.
//!
//! A step is a step of the search, then of the ladder. Both are exponential at
//! worst; the caller sets the bound, and [`Hinting::so_far`] tells what is
//! proven when it is hit.

mod blame;
mod refutation;

pub use crate::hint::Level;
pub use blame::Blame;
pub use refutation::Refutation;

use self::refutation::Tracing;
use super::method;
use super::worked::{ExplainedDeduction, Next, Worked};
use super::{Board, Mark, Nonogram, Puzzle};
use crate::grid::{Cell, LineId, Size};
use crate::run::{Pace, Run, Status, Task};

/// A third of a side: the first, the middle or the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Third {
    /// The upper or the left third.
    First,
    /// The third between the others.
    Middle,
    /// The lower or the right third.
    Last,
}

/// A ninth of the grid: of its rows, of its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Of the rows.
    pub rows: Third,
    /// Of the columns.
    pub cols: Third,
}

impl Area {
    /// Where the middle of these cells lies; of none, the middle of the grid.
    pub fn of(cells: impl IntoIterator<Item = Cell>, size: Size) -> Area {
        let (mut rows, mut cols, mut count) = (0, 0, 0);
        for cell in cells {
            (rows, cols, count) =
                (rows + usize::from(cell.row), cols + usize::from(cell.col), count + 1);
        }
        // The middle of a cell is half a cell further than its beginning.
        let third =
            |sum: usize, side: usize| match (3 * (2 * sum + count)).checked_div(2 * count * side) {
                Some(0) => Third::First,
                None | Some(1) => Third::Middle,
                Some(_) => Third::Last,
            };
        Area { rows: third(rows, size.rows()), cols: third(cols, size.cols()) }
    }
}

/// The answer to a player who does not know how to go on.
pub type Hint = crate::hint::Hint<ExplainedDeduction, Refutation>;
/// Which move made a board impossible to complete.
pub type Blamed = crate::hint::Blamed<Mark>;

impl Hint {
    /// The line to look at, if there is one: where the deduction begins, or the
    /// line that cannot be completed.
    pub fn line(&self) -> Option<LineId> {
        match self {
            Hint::Next(told) => match told.deduction.chains().first() {
                Some(chain) => Some(LineId::Row(chain.assumed.0.row)),
                None => told.deduction.lines().first().copied(),
            },
            Hint::Wrong(refutation) => refutation.line(),
            Hint::Solved | Hint::Stuck | Hint::Undecided => None,
        }
    }

    /// The cells that it is about: those to settle, or those that are in the way.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Hint::Next(told) => told.deduction.settles.iter().map(|&(cell, _)| cell).collect(),
            Hint::Wrong(refutation) => refutation.cells(),
            Hint::Solved | Hint::Stuck | Hint::Undecided => Vec::new(),
        }
    }

    /// The part of the grid to look at, if there is one.
    pub fn area(&self, size: Size) -> Option<Area> {
        match (&self.cells()[..], self.line()) {
            ([], None) => None,
            ([], Some(line)) => Some(Area::of(size.line_cells(line), size)),
            (cells, _) => Some(Area::of(cells.iter().copied(), size)),
        }
    }
}

/// A hint in the making.
pub struct Hinting {
    puzzle: Puzzle,
    from: Board,
    stage: Stage,
    /// Steps of the stages before this one.
    before: u64,
    pace: Pace,
}

enum Stage {
    /// Can the board be completed?
    Solve(Box<dyn Run<Nonogram>>),
    /// It can: what comes next?
    Climb(Box<Worked>),
    /// It cannot: why?
    Trace(Box<Tracing>),
    Done(Hint),
}

impl Hinting {
    /// A hint from this board.
    pub fn new(puzzle: &Puzzle, board: &Board) -> Hinting {
        let stage = match puzzle.board_with(board) {
            Ok(_) => {
                Stage::Solve(method::fastest(puzzle).start(puzzle, board, &Default::default()))
            }
            Err(_) => Stage::Done(Hint::Wrong(Refutation::denied(puzzle, board))),
        };
        Hinting {
            puzzle: puzzle.clone(),
            from: board.clone(),
            stage,
            before: 0,
            pace: Pace::default(),
        }
    }

    /// What is proven so far, should there be no time for more.
    pub fn so_far(&self) -> Option<Hint> {
        match &self.stage {
            Stage::Solve(_) | Stage::Climb(_) => None,
            Stage::Trace(_) => Some(Hint::Wrong(Refutation::Search)),
            Stage::Done(hint) => Some(hint.clone()),
        }
    }

    fn enter(&mut self, stage: Stage) {
        self.before = self.steps();
        self.stage = stage;
        self.pace.change();
    }

    /// The stage after a search that ended so.
    fn decided(&self, status: Status) -> Stage {
        match status {
            Status::Solution => match Worked::new(&self.puzzle, &self.from) {
                Ok(worked) => Stage::Climb(Box::new(worked)),
                Err(_) => Stage::Done(Hint::Undecided),
            },
            Status::Exhausted => match Refutation::at_once(&self.puzzle, &self.from) {
                Some(refutation) => Stage::Done(Hint::Wrong(refutation)),
                None => Stage::Trace(Box::new(Tracing::new(&self.puzzle, &self.from))),
            },
            Status::Running | Status::Stuck | Status::Limit => Stage::Done(Hint::Undecided),
        }
    }
}

impl Task for Hinting {
    type Output = Hint;

    fn advance(&mut self, steps: u64) -> Option<Hint> {
        let end = self.pace.end(self.steps(), steps);
        loop {
            let is_over = self.pace.is_over(self.steps(), end);
            let left = Pace::left(self.steps(), end);
            let next = match &mut self.stage {
                Stage::Done(hint) => return Some(hint.clone()),
                _ if is_over => return None,
                Stage::Solve(run) => match run.advance(left) {
                    Status::Running => return None,
                    status => self.decided(status),
                },
                Stage::Climb(worked) => Stage::Done(match worked.advance(left)? {
                    Next::Deduction(told) => Hint::Next(told),
                    Next::Solved => Hint::Solved,
                    // A board that can be completed has no impossible line.
                    Next::Stuck | Next::Impossible(_) => Hint::Stuck,
                }),
                Stage::Trace(tracing) => Stage::Done(Hint::Wrong(tracing.advance(left)?)),
            };
            self.enter(next);
        }
    }

    fn steps(&self) -> u64 {
        self.before + self.spent()
    }
}

impl Hinting {
    /// Steps of this stage.
    fn spent(&self) -> u64 {
        match &self.stage {
            Stage::Solve(run) => run.stats().steps,
            Stage::Climb(worked) => worked.steps(),
            Stage::Trace(tracing) => tracing.steps(),
            Stage::Done(_) => 0,
        }
    }
}
