//! Proofs about nonograms: the puzzle as clauses, and the search as the prover.
//!
//! In black and white cell `i`, counted row by row from 1, is variable `i`: true if it is black. In
//! colour a cell has a variable for each ink, cell after cell; after those of all cells comes one
//! for the background of each cell, and a cell is exactly one of these. Variables beyond are
//! states of lines (`line`). What the search tells, and why it follows, is in `search/tell.rs`.

mod argue;
mod line;
#[cfg(test)]
mod models;

use super::search::Search;
use super::{Nonogram, Options, Picture, Puzzle, verify};
use crate::colours::Colour;
use crate::grid::Grid;
use crate::proof::{self, Certified, Claim, Formula as _};
use crate::run::{Prover, prover};
pub use argue::Arguing;
use line::Graph;

/// A nonogram as clauses.
pub struct Formula {
    puzzle: Puzzle,
    colours: usize,
    /// Whether a cell is one variable.
    is_two_tone: bool,
    variables: u64,
    clauses: u64,
}

impl Formula {
    /// The clauses of a puzzle, counted and not made.
    pub fn new(puzzle: &Puzzle) -> Formula {
        let (size, colours) = (puzzle.size(), puzzle.palette().all().len());
        let is_two_tone = puzzle.palette().is_two_tone();
        let (cells, many) = (size.cells() as u64, colours as u64);
        let (variables, of_cell) =
            if is_two_tone { (1, 0) } else { (many, 1 + many * (many - 1) / 2) };
        let mut formula = Formula {
            puzzle: puzzle.clone(),
            colours,
            is_two_tone,
            variables: cells * variables,
            clauses: cells * of_cell + givens(puzzle).count() as u64,
        };
        for line in size.lines() {
            let graph = Graph::new(puzzle.clue(line), size.line_len(line));
            formula.variables += graph.nodes();
            formula.clauses += graph.clauses(colours);
        }
        formula
    }

    fn is_not(&self, cell: usize, value: usize) -> i32 {
        self.literal(Claim { cell, value, holds: false })
    }

    /// That a cell has exactly one colour, where each is a variable.
    fn each_cell(&self, tell: &mut dyn FnMut(&[i32])) {
        let mut any = Vec::with_capacity(self.colours);
        for cell in 0..self.puzzle.size().cells() {
            any.clear();
            any.extend((0..self.colours).map(|colour| -self.is_not(cell, colour)));
            tell(&any);
            for (at, one) in any.iter().enumerate() {
                any[..at].iter().for_each(|other| tell(&[-other, -one]));
            }
        }
    }
}

/// The colours that givens exclude, each with its cell. In black and white one of two is
/// excluded.
fn givens(puzzle: &Puzzle) -> impl Iterator<Item = (usize, Colour)> {
    let all = puzzle.palette().all();
    let cells = puzzle.givens().map(Grid::cells).unwrap_or_default();
    let excluded = move |(cell, set): (usize, &_)| {
        all.minus(*set).iter().map(move |colour| (cell, colour)).collect::<Vec<_>>()
    };
    cells.iter().enumerate().flat_map(excluded)
}

impl proof::Formula for Formula {
    fn variables(&self) -> u64 {
        self.variables
    }

    fn clauses(&self) -> u64 {
        self.clauses
    }

    fn each(&self, tell: &mut dyn FnMut(&[i32])) {
        if !self.is_two_tone {
            self.each_cell(tell);
        }
        for (cell, colour) in givens(&self.puzzle) {
            tell(&[self.is_not(cell, colour.index())]);
        }
        let size = self.puzzle.size();
        let each_has = if self.is_two_tone { 1 } else { self.colours };
        let mut free = (size.cells() * each_has) as i32 + 1;
        for line in size.lines() {
            let graph = Graph::new(self.puzzle.clue(line), size.line_len(line));
            let cell = |at: usize| {
                let cell = line.cell(at as u16);
                usize::from(cell.row) * size.cols() + usize::from(cell.col)
            };
            graph.each(self.colours, free, &|at, colour| self.is_not(cell(at), colour), tell);
            free += graph.nodes() as i32;
        }
    }

    fn literal(&self, Claim { cell, value, holds }: Claim) -> i32 {
        let (cell, inks) = (cell as i32, self.colours as i32 - 1);
        let (variable, holds) = match (self.is_two_tone, value) {
            (true, ink) => (cell + 1, (ink == 1) == holds),
            (false, 0) => (self.puzzle.size().cells() as i32 * inks + cell + 1, holds),
            (false, ink) => (cell * inks + ink as i32, holds),
        };
        if holds { variable } else { -variable }
    }
}

impl Certified for Nonogram {
    type Formula = Formula;
    type Arguing = Arguing;

    fn formula(puzzle: &Puzzle) -> Formula {
        Formula::new(puzzle)
    }

    fn prover(puzzle: &Puzzle, options: &Options) -> Box<dyn Prover<Nonogram>> {
        prover::<Nonogram, Search>(puzzle, &puzzle.board(), options)
    }

    fn arguing(puzzle: &Puzzle) -> Arguing {
        Arguing::new(puzzle)
    }

    fn values(solution: &Picture) -> Vec<usize> {
        solution.cells().iter().map(|colour| colour.index()).collect()
    }

    fn judged(puzzle: &Puzzle, values: &[usize]) -> Option<Picture> {
        let cells: Option<Vec<Colour>> = values.iter().map(|&value| Colour::new(value)).collect();
        let picture = Grid::from_cells(puzzle.size(), cells?)?;
        verify(puzzle, &picture).is_ok().then_some(picture)
    }
}
