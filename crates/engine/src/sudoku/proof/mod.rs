//! Proofs about sudoku: the usual clauses, and a search by the fewest candidates as the prover.
//!
//! With `n` digits, variable `n·i + d` says that cell `i`, counted row by row from 0, has the digit
//! `d`. A cell has one digit and no two; a digit has one place in every house and no two. Unit
//! propagation on these clauses is what [`settle`](super::settle) does: a digit that a cell has is
//! gone from its peers, and what has one place left is there.
//!
//! When a hypothesis is taken back, the clause that those which stand do not all hold follows: the
//! last one led to a contradiction by settling, or to the solution, which the clause "some cell
//! differs" denies, or every further hypothesis failed, each leaving such a clause. These are deleted
//! when the one that they led to is there.

mod argue;

use super::method::fewest_candidates::FewestCandidates;
use super::{Digit, Digits, Options, Puzzle, Solution, Sudoku, verify};
use crate::grid::Grid;
use crate::proof::{self, Certified, Claim};
use crate::run::{Prover, prover};

pub use argue::Arguing;

/// A sudoku as clauses.
pub struct Formula {
    puzzle: Puzzle,
}

impl proof::Formula for Formula {
    fn variables(&self) -> u64 {
        let shape = self.puzzle.shape();
        (shape.cells() * shape.side()) as u64
    }

    fn clauses(&self) -> u64 {
        let mut count = 0;
        self.each(&mut |_| count += 1);
        count
    }

    fn each(&self, tell: &mut dyn FnMut(&[i32])) {
        let shape = self.puzzle.shape();
        let has = |cell: usize, value: usize| self.literal(Claim { cell, value, holds: true });
        let side = shape.side();
        for (cell, set) in self.puzzle.givens().cells().iter().enumerate() {
            for digit in Digits::first(side).minus(*set).iter() {
                tell(&[-has(cell, digit.number())]);
            }
        }
        for cell in 0..shape.cells() {
            tell(&(1..=side).map(|digit| has(cell, digit)).collect::<Vec<_>>());
            for digit in 1..=side {
                (1..digit).for_each(|other| tell(&[-has(cell, other), -has(cell, digit)]));
            }
        }
        for house in shape.houses() {
            for digit in 1..=side {
                let places =
                    shape.cells_of(house).iter().map(|&cell| has(shape.index(cell), digit));
                tell(&places.collect::<Vec<_>>());
            }
        }
        for cell in shape.size().iter() {
            for &peer in shape.peers(cell).iter().filter(|&&peer| cell < peer) {
                for digit in 1..=side {
                    tell(&[-has(shape.index(cell), digit), -has(shape.index(peer), digit)]);
                }
            }
        }
    }

    fn literal(&self, Claim { cell, value, holds }: Claim) -> i32 {
        let variable = (cell * self.puzzle.shape().side() + value) as i32;
        if holds { variable } else { -variable }
    }
}

impl Certified for Sudoku {
    type Formula = Formula;
    type Arguing = Arguing;

    fn formula(puzzle: &Puzzle) -> Formula {
        Formula { puzzle: puzzle.clone() }
    }

    fn prover(puzzle: &Puzzle, options: &Options) -> Box<dyn Prover<Sudoku>> {
        prover::<Sudoku, FewestCandidates>(puzzle, &puzzle.board(), options)
    }

    fn arguing(puzzle: &Puzzle) -> Arguing {
        Arguing::new(puzzle)
    }

    fn values(solution: &Solution) -> Vec<usize> {
        solution.cells().iter().map(|digit| digit.number()).collect()
    }

    fn judged(puzzle: &Puzzle, values: &[usize]) -> Option<Solution> {
        let cells: Option<Vec<Digit>> = values.iter().map(|&value| Digit::new(value)).collect();
        let solution = Grid::from_cells(puzzle.size(), cells?)?;
        verify(puzzle, &solution).is_ok().then_some(solution)
    }
}
