//! Probing by levels (Picture report, R3): where line solving rests, look for a
//! cell that a contradiction settles, first where one is likely: among the
//! neighbours of the last cell that was set, then of all cells set since the
//! last look, then among cells with at least two known neighbours, then one,
//! then all others. Only if no cell is settled so is the hypothesis made from
//! which the most follows.
//!
//! The report implemented the last level only. Each probe follows a hypothesis
//! through the overlap solver; a refuted one is then made for good, fails, and
//! leaves its cell with one colour less. Costs up to cells x colours
//! propagations for each hypothesis.

use super::pick::{Pick, Picked, Position};
use super::trials::Trials;
use crate::board::Moment;
use crate::grid::{Cell, Grid, Size};
use crate::nonogram::Board;
use crate::nonogram::infer::Inference;
use crate::nonogram::options::{First, Options};

/// Neighbours first.
pub struct Levels {
    first: First,
    trials: Option<Trials>,
    last_look: Option<Moment>,
}

impl Pick for Levels {
    fn new(_: &Options, first: First) -> Self {
        Levels { first, trials: None, last_look: None }
    }

    fn pick<I: Inference>(&mut self, mut at: Position<'_, I>) -> Picked {
        let (first, last_look) = (self.first, self.last_look);
        let trials = self.trials.get_or_insert_with(|| {
            Trials::new(by_levels(at.board, last_look).into_iter(), at.board, first)
        });
        let picked = trials.go_on(&mut at, true);
        if !matches!(picked, Picked::More) {
            self.trials = None;
            self.last_look = Some(at.board.moment());
        }
        picked
    }
}

/// All cells, each once, in the order of the levels.
fn by_levels(board: &Board, last_look: Option<Moment>) -> Vec<Cell> {
    let size = board.size();
    let recent: Vec<Cell> = board.changes_since(last_look).collect();
    let known = |cell: &Cell| board.at(*cell).is_settled();
    let known_beside = |cell: Cell| neighbours(size, cell).filter(known).count();
    let mut seen = Grid::filled(size, false);
    let levels = [
        recent.last().copied().into_iter().flat_map(|cell| neighbours(size, cell)).collect(),
        recent.iter().flat_map(|&cell| neighbours(size, cell)).collect(),
        size.iter().filter(|&cell| known_beside(cell) >= 2).collect(),
        size.iter().filter(|&cell| known_beside(cell) == 1).collect(),
        size.iter().collect::<Vec<Cell>>(),
    ];
    let new = |cell: &Cell| !std::mem::replace(&mut seen[*cell], true);
    levels.into_iter().flatten().filter(new).collect()
}

/// The cells above, below and beside.
fn neighbours(size: Size, cell: Cell) -> impl Iterator<Item = Cell> {
    let Cell { row, col } = cell;
    let beside = [
        (row.checked_sub(1), Some(col)),
        (row.checked_add(1), Some(col)),
        (Some(row), col.checked_sub(1)),
        (Some(row), col.checked_add(1)),
    ];
    let cells = beside.into_iter().filter_map(|(row, col)| Some(Cell { row: row?, col: col? }));
    cells.filter(move |&cell| size.contains(cell))
}
