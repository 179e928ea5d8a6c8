//! Which move made a board impossible to complete.
//!
//! The moves of a session lead from position to position, and erasing may bring a lost
//! position back. To blame for what is wrong *now* is the first move of the last
//! unbroken stretch of positions without completion. What was undone never happened.
//!
//! The stretch is walked from its end. In a puzzle with one solution a position is right
//! if that fits; otherwise each one takes a search, moves and cells of the blamed move
//! together. Of that move only the cells are named that do the harm: as few of them as
//! still leave no completion.

use super::{Blamed, counting, fits};
use crate::grid::Cell;
use crate::run::{Run, Status, Task};
use crate::session::{Session, Sheet as _};
use crate::sudoku::sheet::Move;
use crate::sudoku::{Board, Mark, Sheet, Solution, Sudoku, method};
use crate::uniqueness::{Uniqueness, Verdict};

/// The search for the one to blame.
pub struct Blame {
    /// The sheet before the move `at`, or after the last.
    sheet: Sheet,
    at: usize,
    /// What takes each move back.
    backs: Vec<Move>,
    /// What the moves wrote.
    moves: Vec<Move>,
    judge: Judge,
    asked: Asked,
    steps: u64,
}

/// Who says whether a position can be completed.
enum Judge {
    /// Not known yet: how many solutions has the puzzle?
    Count(Uniqueness<Sudoku>),
    /// Its one solution; none, if there is no solution at all.
    Knows(Option<Solution>),
    /// A search, under way or to be begun.
    Searches(Option<Box<dyn Run<Sudoku>>>),
}

/// Which position is asked about.
enum Asked {
    /// The one at `at`.
    Here,
    /// The one after the move `at` with only these of its cells, and without the one of
    /// that number; those before it are needed.
    Without(Vec<(Cell, Mark)>, usize),
}

impl Blame {
    /// Asks about a session.
    pub fn new(session: &Session<Sheet>) -> Blame {
        let (moves, backs): (Vec<Move>, Vec<Move>) =
            session.changes().map(|(change, back)| (change.clone(), back.clone())).unzip();
        Blame {
            sheet: session.sheet().clone(),
            at: moves.len(),
            backs,
            moves,
            judge: Judge::Count(counting(session.sheet().puzzle())),
            asked: Asked::Here,
            steps: 0,
        }
    }

    /// The position that is asked about; none if it denies the puzzle.
    fn position(&self) -> Option<Board> {
        let Asked::Without(cells, asked) = &self.asked else { return self.sheet.board().ok() };
        let mut sheet = self.sheet.clone();
        sheet.play(&self.moves[self.at])?;
        let kept = |cell: &Cell| {
            cells.iter().enumerate().any(|(at, (own, _))| own == cell && at != *asked)
        };
        let dropped = written(&self.moves[self.at]).into_iter().map(|(cell, _)| cell);
        let blank = dropped.filter(|cell| !kept(cell)).map(|cell| (cell, Mark::Blank));
        let blank: Move = blank.collect();
        if !blank.0.is_empty() {
            sheet.play(&blank)?;
        }
        sheet.board().ok()
    }

    /// Whether the position can be completed, once it is known.
    fn judged(&mut self, steps: u64) -> Option<Result<bool, Blamed>> {
        let Some(board) = self.position() else { return Some(Ok(false)) };
        match &mut self.judge {
            Judge::Count(_) => None,
            Judge::Knows(solution) => {
                Some(Ok(solution.as_ref().is_some_and(|solution| fits(solution, &board))))
            }
            Judge::Searches(run) => {
                let puzzle = self.sheet.puzzle();
                let run = run.get_or_insert_with(|| {
                    method::fastest(puzzle).start(puzzle, &board, &Default::default())
                });
                let status = run.advance(steps);
                if status == Status::Running {
                    return None;
                }
                self.steps += run.stats().steps;
                self.judge = Judge::Searches(None);
                Some(match status {
                    Status::Solution => Ok(true),
                    Status::Exhausted => Ok(false),
                    Status::Running | Status::Stuck | Status::Limit => Err(Blamed::Undecided),
                })
            }
        }
    }

    /// Goes on after an answer, or has the last one.
    fn turn(&mut self, can: bool) -> Option<Blamed> {
        match &mut self.asked {
            Asked::Here if can && self.at == self.moves.len() => return Some(Blamed::Nobody),
            Asked::Here if can => {
                self.asked = Asked::Without(written(&self.moves[self.at]), 0);
            }
            Asked::Here if self.at == 0 => return Some(Blamed::Start),
            Asked::Here => {
                self.at -= 1;
                let back = self.backs[self.at].clone();
                self.sheet.play(&back);
                return None;
            }
            // Without it, it could be completed: it is needed.
            Asked::Without(_, asked) if can => *asked += 1,
            Asked::Without(cells, asked) => {
                cells.remove(*asked);
            }
        }
        // One there must be: the position before the move is good.
        match &self.asked {
            Asked::Without(cells, asked) if *asked >= cells.len() || cells.len() == 1 => {
                Some(Blamed::Move { index: self.at, cells: cells.clone() })
            }
            _ => None,
        }
    }
}

/// The digits that a move writes, each cell once.
fn written(change: &Move) -> Vec<(Cell, Mark)> {
    let mut cells: Vec<(Cell, Mark)> = Vec::new();
    for (cell, mark) in change.marks() {
        cells.retain(|&(own, _)| own != cell);
        if matches!(mark, Mark::Digit(_)) {
            cells.push((cell, mark));
        }
    }
    cells
}

impl Task for Blame {
    type Output = Blamed;

    fn advance(&mut self, steps: u64) -> Option<Blamed> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            if let Judge::Count(count) = &mut self.judge {
                let verdict = count.advance(left)?;
                self.steps += count.steps();
                self.judge = match verdict {
                    Verdict::Unique(only) => Judge::Knows(only.solution()),
                    Verdict::None => Judge::Knows(None),
                    Verdict::Several(..) => Judge::Searches(None),
                    Verdict::Stuck(_) | Verdict::Limit(_) => return Some(Blamed::Undecided),
                };
                continue;
            }
            let answer = match self.judged(left)? {
                Ok(can) => self.turn(can),
                Err(blamed) => Some(blamed),
            };
            if answer.is_some() {
                return answer;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps
            + match &self.judge {
                Judge::Count(count) => count.steps(),
                Judge::Searches(Some(run)) => run.stats().steps,
                Judge::Searches(None) | Judge::Knows(_) => 0,
            }
    }
}
