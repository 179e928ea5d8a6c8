//! Why there is no solution, where that can be told without a search.
//!
//! Looking at every line, and at what crossing lines imply, takes long on a large grid: so it is
//! a task, [`Causing`]. A step is a line.

use super::infer::{InferStatus, Inference, Propagation};
use super::line::{LineSolver, Packed};
use super::{Board, Puzzle};
use crate::colours::{Colour, Colours};
use crate::grid::LineId;
use crate::run::{self, Pace, Task};
use crate::trace::Silent;

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The blocks of a line do not fit into it.
    TooLong {
        /// The line.
        line: LineId,
        /// How many cells its blocks take.
        needs: u64,
        /// How many it has.
        has: usize,
    },
    /// Rows and columns ask for different numbers of cells of an ink.
    Totals {
        /// The ink.
        colour: Colour,
        /// Cells that the rows ask for.
        rows: u64,
        /// Cells that the columns ask for.
        cols: u64,
    },
    /// The board to begin with denies the puzzle's givens.
    Board,
    /// The cells known from the beginning leave a line no completion.
    Known(LineId),
    /// What the other lines imply leaves a line no completion.
    Crossing(LineId),
    /// Line by line nothing is wrong; every case of the search ended in a contradiction.
    Search,
}

/// The plainest cause, for a puzzle of which it is known that no completion of
/// the board exists. Polynomial: it does not search.
pub fn cause(puzzle: &Puzzle, from: &Board) -> Cause {
    let mut causing = Causing::new(puzzle, from);
    loop {
        if let Some(cause) = causing.advance(u64::MAX) {
            return cause;
        }
    }
}

/// What clues alone say, without a look at any line of the board.
pub fn of_clues(puzzle: &Puzzle) -> Option<Cause> {
    too_long(puzzle).or_else(|| totals(puzzle))
}

/// The plainest cause, being looked for.
pub struct Causing {
    puzzle: Puzzle,
    board: Board,
    stage: Stage,
    steps: u64,
    pace: Pace,
}

enum Stage {
    /// Clues alone.
    Clues,
    /// Each line by itself, by its number.
    Known(usize, Box<Packed>),
    /// What lines imply for each other.
    Crossing(Box<Propagation<Packed>>),
}

impl Causing {
    /// The question why no completion of this board exists.
    pub fn new(puzzle: &Puzzle, from: &Board) -> Causing {
        let (puzzle, board) = (puzzle.clone(), from.clone());
        Causing { puzzle, board, stage: Stage::Clues, steps: 0, pace: Pace::default() }
    }

    fn step(&mut self) -> Option<Cause> {
        self.steps += 1;
        let (puzzle, board) = (&self.puzzle, &mut self.board);
        match &mut self.stage {
            Stage::Clues => {
                if let Some(cause) = of_clues(puzzle) {
                    return Some(cause);
                }
                if puzzle.board_with(board).is_err() {
                    return Some(Cause::Board);
                }
                self.stage = Stage::Known(0, Box::default());
                self.pace.change();
            }
            Stage::Known(next, solver) => {
                if *next == puzzle.size().lines().count() {
                    let propagation = Propagation::new(puzzle, &Default::default());
                    self.stage = Stage::Crossing(Box::new(propagation));
                    self.pace.change();
                    return None;
                }
                let line = puzzle.size().line_at(*next);
                *next += 1;
                let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
                if solver.settle(puzzle.clue(line), &mut cells).is_err() {
                    return Some(Cause::Known(line));
                }
            }
            Stage::Crossing(propagation) => match propagation.step(puzzle, board, &mut Silent) {
                InferStatus::Step => {}
                InferStatus::Contradiction(line) => return Some(Cause::Crossing(line)),
                InferStatus::Rest | InferStatus::Limit => return Some(Cause::Search),
            },
        }
        None
    }
}

impl Task for Causing {
    type Output = Cause;

    fn advance(&mut self, steps: u64) -> Option<Cause> {
        let end = self.pace.end(self.steps, steps);
        while !self.pace.is_over(self.steps, end) {
            if let Some(cause) = self.step() {
                return Some(cause);
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// What the search itself says is true whatever lines would say.
impl run::Causing for Causing {
    fn so_far(&self) -> Cause {
        Cause::Search
    }
}

fn too_long(puzzle: &Puzzle) -> Option<Cause> {
    puzzle.size().lines().find_map(|line| {
        let (needs, has) = (puzzle.clue(line).min_len(), puzzle.size().line_len(line));
        (needs > has as u64).then_some(Cause::TooLong { line, needs, has })
    })
}

fn totals(puzzle: &Puzzle) -> Option<Cause> {
    puzzle.palette().colours().filter(|colour| colour.is_ink()).find_map(|colour| {
        let total = |clues: &[super::Clue]| clues.iter().map(|clue| clue.cells_of(colour)).sum();
        let (rows, cols) = (total(puzzle.rows()), total(puzzle.cols()));
        (rows != cols).then_some(Cause::Totals { colour, rows, cols })
    })
}
