//! Why there is no solution, where that can be told without a search.

use super::infer::{InferStatus, Inference, Propagation};
use super::line::{Complete, LineSolver};
use super::{Board, Puzzle};
use crate::colours::{Colour, Colours};
use crate::grid::LineId;
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
    (too_long(puzzle).or_else(|| totals(puzzle)))
        .or_else(|| known(puzzle, from))
        .unwrap_or_else(|| crossing(puzzle, from))
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

fn known(puzzle: &Puzzle, from: &Board) -> Option<Cause> {
    if puzzle.board_with(from).is_err() {
        return Some(Cause::Board);
    }
    let mut solver = Complete::default();
    let mut impossible = |line: &LineId| {
        let mut cells: Vec<Colours> = from.cells().line(*line).copied().collect();
        solver.settle(puzzle.clue(*line), &mut cells).is_err()
    };
    puzzle.size().lines().find(|line| impossible(line)).map(Cause::Known)
}

fn crossing(puzzle: &Puzzle, from: &Board) -> Cause {
    let mut board = from.clone();
    let mut propagation = Propagation::<Complete>::new(puzzle, &Default::default());
    loop {
        match propagation.step(puzzle, &mut board, &mut Silent) {
            InferStatus::Step => {}
            InferStatus::Contradiction(line) => return Cause::Crossing(line),
            InferStatus::Rest | InferStatus::Limit => return Cause::Search,
        }
    }
}
