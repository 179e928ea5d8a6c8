//! Full grids by chance, in one of two ways.
//!
//! *Backtracking* is the document's (S1): the first empty cell gets a digit drawn
//! from those that fit, and where none does, the cell before gets another. Every grid
//! can come, but not every one as often: of the 288 of 4x4, some come once in 384
//! times and some once in 192. In 16x16 its cells are those with the fewest
//! candidates, for row by row it would not come to an end.
//!
//! *Uniform* goes on from there: again and again up to four of the digits, drawn by
//! chance, are taken out of the grid, all ways to put them back are listed, and one of
//! these is drawn, each as likely as any other. Such a chain of grids is reversible,
//! so it comes to every grid it can reach equally often (a Gibbs sampler). Where there
//! are too many ways to list, which holds for all of them alike, the grid stays.

use crate::chance::Chance;
use crate::run::{Method, Run, Status};
use crate::sudoku::method::backtrack::Backtrack;
use crate::sudoku::method::fewest_candidates::FewestCandidates;
use crate::sudoku::{Digit, Options, Puzzle, Shape, Solution, Sudoku, method};
use crate::trace::Silent;

/// How often digits are taken out of a grid and put back.
const ROUNDS: usize = 40;
/// The most ways to put them back that are listed.
const WAYS: usize = 2_000;

/// A full grid on its way.
pub struct Fill {
    shape: Shape,
    chance: Chance,
    stage: Stage,
    /// How often digits are still to be taken out.
    rounds: usize,
}

enum Stage {
    Backtracking(Box<Backtrack>),
    Searching(Box<FewestCandidates>),
    /// A grid, from which digits may be taken out.
    Full(Solution),
    /// All ways to put digits back, as far as they are listed.
    Listing {
        grid: Solution,
        drawn: Solution,
        ways: usize,
        run: Box<dyn Run<Sudoku>>,
    },
}

impl Fill {
    /// The grid that belongs to this chance.
    pub fn new(shape: Shape, is_uniform: bool, mut chance: Chance) -> Fill {
        let puzzle = Puzzle::of(&vec![None; shape.cells()]).expect("a shape has that many cells");
        let (start, order) = (puzzle.board(), Some(chance.split()));
        let stage = match shape {
            Shape::Sixteen => {
                Stage::Searching(Box::new(FewestCandidates::new(&puzzle, &start, order)))
            }
            Shape::Four | Shape::Six | Shape::Nine => {
                Stage::Backtracking(Box::new(Backtrack::new(&puzzle, &start, order)))
            }
        };
        Fill { shape, chance, stage, rounds: if is_uniform { ROUNDS } else { 0 } }
    }

    /// Works on for about so many steps; the grid, once it is full, and the steps done.
    pub fn advance(&mut self, steps: u64) -> (Option<Solution>, u64) {
        let (status, board, done) = match &mut self.stage {
            Stage::Backtracking(search) => drive(search.as_mut(), steps),
            Stage::Searching(search) => drive(search.as_mut(), steps),
            Stage::Full(grid) if self.rounds == 0 => return (Some(grid.clone()), 0),
            Stage::Full(grid) => {
                let grid = grid.clone();
                self.rounds -= 1;
                self.stage = self.take_out(grid);
                return (None, 1);
            }
            Stage::Listing { grid, drawn, ways, run } => {
                let before = run.stats().steps;
                let status = run.advance(steps);
                let done = run.stats().steps - before + 1;
                match status {
                    Status::Running => {}
                    Status::Solution => {
                        *ways += 1;
                        // Each of them stays with the same likelihood in the end.
                        if self.chance.below(*ways) == 0 {
                            *drawn = run.board().solution().unwrap_or_else(|| grid.clone());
                        }
                        if *ways > WAYS {
                            self.stage = Stage::Full(grid.clone());
                        }
                    }
                    Status::Exhausted | Status::Stuck | Status::Limit => {
                        self.stage = Stage::Full(drawn.clone());
                    }
                }
                return (None, done);
            }
        };
        if let (Status::Solution, Some(grid)) = (status, board) {
            self.stage = Stage::Full(grid);
        }
        (None, done)
    }

    /// The grid without some of its digits, all ways to put them back to be listed.
    fn take_out(&mut self, grid: Solution) -> Stage {
        let side = self.shape.side();
        let out = (side / 2).min(4);
        let mut digits: Vec<usize> = (0..side).collect();
        self.chance.shuffle(&mut digits);
        let stays = |digit: &Digit| (!digits[..out].contains(&digit.index())).then_some(*digit);
        let left: Vec<Option<Digit>> = grid.cells().iter().map(stays).collect();
        let puzzle = Puzzle::of(&left).expect("a solution has a shape");
        let run = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Options::default());
        Stage::Listing { drawn: grid.clone(), grid, ways: 0, run }
    }
}

fn drive<M: Method<Sudoku>>(search: &mut M, steps: u64) -> (Status, Option<Solution>, u64) {
    let before = search.stats().steps;
    let status = search.drive(steps, &mut Silent);
    let solution = if status == Status::Solution { search.board().solution() } else { None };
    (status, solution, search.stats().steps - before + 1)
}
