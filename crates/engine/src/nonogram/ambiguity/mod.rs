//! Why a puzzle has several solutions: the cells that differ between them, in
//! independent switches, and which cells would settle it if they were given.
//!
//! One solution is held against all others: the goal, if it is one. Every open
//! cell that no other solution has shown to differ is asked for one that does;
//! where there is none, it is known. What is then open differs in some
//! solution, and the line automata split it into parts that say nothing about
//! each other. Each is counted, and its smallest set of givens is found by
//! solutions that the givens so far do not exclude (`hitting`).
//!
//! A step is a line settled, one of the search or of the count, or a branch on the way to the
//! smallest set. Time: a search for each cell that does not differ, at worst; that of counting;
//! and as many searches as the smallest set of givens needs counter-examples. So a caller may
//! ask at any time what is known by then: [`Ambiguity::so_far`].

mod hitting;

use self::hitting::Hitting;
use super::count::parts::Split;
use super::count::strands::Strands;
use super::count::{BigUint, Count};
use super::settle::Settler;
use super::{Board, Nonogram, Options, Picture, Puzzle, method, verify};
use crate::colours::Colours;
use crate::grid::{Cell, Grid};
use crate::run::{Pace, Run, Status, Task};

/// The answer to why a puzzle has several solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It has none.
    None,
    /// It has only this one.
    Unique(Picture),
    /// It has several.
    Several(Several),
    /// The search hit its bound of memory.
    Limit,
}

/// How the solutions of a puzzle differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Several {
    /// The solution that the others are held against: the goal, if it is one.
    pub solution: Picture,
    /// Where they differ, in independent parts.
    pub switches: Vec<Switch>,
}

/// Cells that differ together and say nothing about other cells that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// The cells, row by row; each differs in some solution.
    pub cells: Vec<Cell>,
    /// In how many ways they can be filled; nothing if that was too much to count.
    pub solutions: Option<BigUint>,
    /// Cells which, given as in the solution, leave no other way to fill the rest.
    pub givens: Vec<Cell>,
    /// Whether no fewer cells would do. Proven.
    pub smallest: bool,
}

impl Several {
    /// All solutions together, if every switch was counted.
    pub fn solutions(&self) -> Option<BigUint> {
        let counts: Option<Vec<&BigUint>> =
            self.switches.iter().map(|s| s.solutions.as_ref()).collect();
        Some(counts?.into_iter().product())
    }
}

/// What is known while the question is under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoFar {
    /// No two solutions yet.
    Nothing,
    /// The solutions differ in so many cells at least.
    Differ {
        /// The cells that have been seen to differ.
        cells: usize,
        /// How many cells have been asked about, of all.
        asked: usize,
    },
    /// Where they differ is known.
    Switches {
        /// In how many cells.
        cells: usize,
        /// In how many switches.
        count: usize,
        /// Those of them about which everything is known.
        done: Several,
    },
}

/// The most steps of counting one switch.
const COUNTING: u64 = 200_000;

/// The question under way.
pub struct Ambiguity {
    puzzle: Puzzle,
    settler: Settler,
    stage: Stage,
    steps: u64,
    pace: Pace,
}

type Search = Box<dyn Run<Nonogram>>;

enum Stage {
    /// Looking for a solution.
    First(Search),
    /// Taking a solution to hold the others against.
    Hold(Picture),
    /// Settling the lines of what all solutions have in common.
    Settle(Held),
    /// Looking for cells that differ.
    Differ(Held, Option<(Cell, Search)>),
    /// Splitting them into switches.
    Split(Held, Split, Strands),
    /// Counting a switch: what is left to count, the first of it being counted.
    Count(Held, Work, Option<Box<Count>>),
    /// Looking for its givens.
    Givens(Held, Work, Givens),
    Over,
}

/// A solution, and what is known about the others.
struct Held {
    solution: Picture,
    /// What is the same in all of them, and otherwise open.
    board: Board,
    /// The cells that have been seen to differ.
    differs: Grid<bool>,
    /// How far the cells have been asked.
    next: usize,
}

/// Switches still to be looked at, the next one last, and those that were.
struct Work {
    left: Vec<Vec<Cell>>,
    done: Vec<Switch>,
}

struct Givens {
    solutions: Option<BigUint>,
    /// The cells that exclude every other solution met.
    givens: Hitting,
    search: Option<Search>,
}

impl Ambiguity {
    /// The question why this puzzle has several solutions, if it has.
    pub fn new(puzzle: &Puzzle) -> Ambiguity {
        let stage = match puzzle.goal().filter(|goal| verify(puzzle, goal).is_ok()) {
            Some(goal) => Stage::Hold(goal),
            None => Stage::First(search(puzzle, &puzzle.board())),
        };
        Ambiguity {
            puzzle: puzzle.clone(),
            settler: Settler::default(),
            stage,
            steps: 0,
            pace: Pace::default(),
        }
    }

    /// What is known by now.
    pub fn so_far(&self) -> SoFar {
        match &self.stage {
            Stage::First(_) | Stage::Hold(_) | Stage::Over => SoFar::Nothing,
            Stage::Settle(held) | Stage::Differ(held, _) | Stage::Split(held, ..) => {
                match held.differs.cells().iter().filter(|differs| **differs).count() {
                    0 => SoFar::Nothing,
                    cells => SoFar::Differ { cells, asked: held.next },
                }
            }
            Stage::Count(held, work, _) | Stage::Givens(held, work, _) => {
                let (solution, switches) = (held.solution.clone(), work.done.clone());
                let done = switches.iter().map(|switch| switch.cells.len()).sum::<usize>();
                SoFar::Switches {
                    cells: work.left.iter().map(Vec::len).sum::<usize>() + done,
                    count: work.left.len() + switches.len(),
                    done: Several { solution, switches },
                }
            }
        }
    }

    /// Holds a solution against all others.
    fn hold(&mut self, solution: Picture) -> Stage {
        let differs = Grid::filled(self.puzzle.size(), false);
        let held = Held { solution, board: self.puzzle.board(), differs, next: 0 };
        self.settler.begin(&self.puzzle);
        Stage::Settle(held)
    }

    /// Settles a line of a board that has a solution.
    fn settle(&mut self, mut held: Held) -> Stage {
        self.steps += 1;
        let settled = self.settler.step(&self.puzzle, &mut held.board);
        debug_assert!(settled.is_ok(), "there is a solution");
        match settled {
            Ok(true) => Stage::Settle(held),
            Ok(false) | Err(_) => Stage::Differ(held, None),
        }
    }

    /// Advances a search until `end`, and counts its steps.
    fn drive(&mut self, run: &mut Search, end: u64) -> Status {
        let before = run.stats().steps;
        let status = run.advance(Pace::left(self.steps, end));
        self.steps += run.stats().steps - before;
        status
    }

    /// Asks about the next cell that is not known to differ.
    fn differ(
        &mut self,
        mut held: Held,
        asked: Option<(Cell, Search)>,
        end: u64,
    ) -> Result<Stage, Answer> {
        let Some((cell, mut run)) = asked else {
            let size = self.puzzle.size();
            let open = size
                .iter()
                .skip(held.next)
                .find(|&cell| !held.board.at(cell).is_settled() && !held.differs[cell]);
            let Some(cell) = open else { return Ok(self.begin_split(held)) };
            // Starting a search is work too.
            self.steps += 1;
            held.next = usize::from(cell.row) * size.cols() + usize::from(cell.col);
            let mut board = held.board.clone();
            let other = board.at(cell).without(held.solution[cell]);
            // The cell is open, so another colour is left.
            if board.narrow(cell, other).is_err() {
                return Err(Answer::Limit);
            }
            return Ok(Stage::Differ(held, Some((cell, search(&self.puzzle, &board)))));
        };
        match self.drive(&mut run, end) {
            Status::Running => return Ok(Stage::Differ(held, Some((cell, run)))),
            Status::Solution => held.see(&run.board()),
            Status::Exhausted => {
                let known = held.board.narrow(cell, held.solution[cell].into());
                debug_assert!(known.is_ok(), "the solution fits");
                self.settler.begin(&self.puzzle);
                return Ok(Stage::Settle(held));
            }
            Status::Stuck | Status::Limit => return Err(Answer::Limit),
        }
        Ok(Stage::Differ(held, None))
    }

    fn begin_split(&mut self, held: Held) -> Stage {
        let open = self.puzzle.size().iter().filter(|&cell| !held.board.at(cell).is_settled());
        let split = Split::new(self.puzzle.size(), open.collect());
        Stage::Split(held, split, Strands::default())
    }

    /// Looks at a line to see which of its cells hang together.
    fn split(&mut self, held: Held, mut split: Split, mut strands: Strands) -> Stage {
        self.steps += 1;
        // The board has a solution, so its lines have completions.
        match split.step(&self.puzzle, &held.board, &mut strands) {
            Ok(true) => Stage::Split(held, split, strands),
            Ok(false) | Err(_) => {
                let mut left = split.parts();
                left.reverse();
                Stage::Count(held, Work { left, done: Vec::new() }, None)
            }
        }
    }

    fn count(
        &mut self,
        held: Held,
        work: Work,
        count: Option<Box<Count>>,
        end: u64,
    ) -> Result<Stage, Answer> {
        let Some(cells) = work.left.last() else {
            let Held { solution, .. } = held;
            return Err(match work.done.is_empty() {
                true => Answer::Unique(solution),
                false => Answer::Several(Several { solution, switches: work.done }),
            });
        };
        let mut count = count.unwrap_or_else(|| {
            Box::new(Count::new(&self.puzzle, &held.only(cells), &Options::default()))
        });
        let before = count.steps();
        let portion = end.saturating_sub(self.steps).min(COUNTING.saturating_sub(before));
        let counted = count.advance(portion);
        self.steps += count.steps() - before;
        let solutions = match counted {
            Some(counted) => Some(counted.solutions),
            None if count.steps() < COUNTING => return Ok(Stage::Count(held, work, Some(count))),
            None => None,
        };
        let givens = Givens { solutions, givens: Hitting::default(), search: None };
        Ok(Stage::Givens(held, work, givens))
    }

    /// Looks for a solution that the givens so far allow, and adds what excludes it.
    fn givens(
        &mut self,
        held: Held,
        mut work: Work,
        mut found: Givens,
        end: u64,
    ) -> Result<Stage, Answer> {
        if found.givens.step() {
            self.steps += 1;
            return Ok(Stage::Givens(held, work, found));
        }
        let cells = work.left.last().map(Vec::as_slice).unwrap_or_default();
        let Some(mut run) = found.search.take() else {
            let mut board = held.only(cells);
            for &cell in found.givens.cells() {
                let narrowed = board.narrow(cell, held.solution[cell].into());
                debug_assert!(narrowed.is_ok(), "the solution fits");
            }
            found.search = Some(search(&self.puzzle, &board));
            // Starting a search is work too.
            self.steps += 1;
            return Ok(Stage::Givens(held, work, found));
        };
        match self.drive(&mut run, end) {
            Status::Running => found.search = Some(run),
            Status::Solution => {
                let board = run.board();
                let other: Vec<Cell> = (cells.iter().copied())
                    .filter(|&cell| board.at(cell) != held.solution[cell].into())
                    .collect();
                match other.is_empty() {
                    // The solution itself: the next one is another.
                    true => found.search = Some(run),
                    false => found.givens.add(other),
                }
            }
            Status::Exhausted => {
                let cells = work.left.pop().unwrap_or_default();
                let Givens { solutions, givens, .. } = found;
                let (smallest, mut givens) = (givens.is_smallest(), givens.cells().to_vec());
                givens.sort_unstable();
                work.done.push(Switch { cells, solutions, givens, smallest });
                return Ok(Stage::Count(held, work, None));
            }
            Status::Stuck | Status::Limit => return Err(Answer::Limit),
        }
        Ok(Stage::Givens(held, work, found))
    }
}

impl Held {
    /// Notes where another solution differs.
    fn see(&mut self, other: &Board) {
        for cell in other.size().iter() {
            self.differs[cell] |= other.at(cell) != self.solution[cell].into();
        }
    }

    /// The solution with only these cells open.
    fn only(&self, cells: &[Cell]) -> Board {
        let mut open: Grid<Colours> = self.solution.map(|&colour| colour.into());
        for &cell in cells {
            open[cell] = self.board.at(cell);
        }
        Board::from(open)
    }
}

impl Task for Ambiguity {
    type Output = Answer;

    fn advance(&mut self, steps: u64) -> Option<Answer> {
        let end = self.pace.end(self.steps, steps);
        loop {
            let stage = std::mem::replace(&mut self.stage, Stage::Over);
            let before = std::mem::discriminant(&stage);
            let next = match stage {
                Stage::First(mut run) => match self.drive(&mut run, end) {
                    Status::Running => Ok(Stage::First(run)),
                    Status::Solution => match run.board().picture() {
                        Some(picture) => Ok(Stage::Hold(picture)),
                        None => Err(Answer::Limit),
                    },
                    Status::Exhausted => Err(Answer::None),
                    Status::Stuck | Status::Limit => Err(Answer::Limit),
                },
                Stage::Hold(solution) => Ok(self.hold(solution)),
                Stage::Settle(held) => Ok(self.settle(held)),
                Stage::Differ(held, asked) => self.differ(held, asked, end),
                Stage::Split(held, split, strands) => Ok(self.split(held, split, strands)),
                Stage::Count(held, work, count) => self.count(held, work, count, end),
                Stage::Givens(held, work, found) => self.givens(held, work, found, end),
                Stage::Over => Err(Answer::Limit),
            };
            match next {
                Ok(stage) => self.stage = stage,
                Err(answer) => return Some(answer),
            }
            if std::mem::discriminant(&self.stage) != before {
                self.pace.change();
            }
            if self.pace.is_over(self.steps, end) {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

fn search(puzzle: &Puzzle, from: &Board) -> Search {
    method::fastest(puzzle).start(puzzle, from, &Options::default())
}
