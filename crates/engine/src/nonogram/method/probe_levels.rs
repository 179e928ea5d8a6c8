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
            Trials::new(Box::new(ByLevels::new(at.board, last_look)), first)
        });
        let picked = trials.go_on(&mut at, true);
        if !matches!(picked, Picked::More) {
            self.trials = None;
            self.last_look = Some(at.board.moment());
        }
        picked
    }

    fn before_trial(&self) -> Option<Moment> {
        self.trials.as_ref().and_then(Trials::before)
    }
}

/// All cells, each once, in the order of the levels.
struct ByLevels {
    /// Which cells are known.
    known: Grid<bool>,
    /// The cells that were set since the last look, oldest first.
    recent: Vec<Cell>,
    seen: Grid<bool>,
    level: Level,
    /// How far the level is: of its cells, or of the cells whose neighbours it takes.
    next: usize,
    /// Neighbours that are still to be told, the next one last.
    beside: Vec<Cell>,
}

#[derive(Clone, Copy)]
enum Level {
    /// The neighbours of the last cell that was set.
    Last,
    /// Those of all cells that were set.
    Recent,
    /// Cells with at least two known neighbours.
    Two,
    /// Cells with one.
    One,
    /// All others.
    Rest,
    Over,
}

impl ByLevels {
    fn new(board: &Board, last_look: Option<Moment>) -> ByLevels {
        let recent: Vec<Cell> = board.changes_since(last_look).collect();
        ByLevels {
            known: board.cells().map(|set| set.is_settled()),
            next: recent.len().saturating_sub(1),
            recent,
            seen: Grid::filled(board.size(), false),
            level: Level::Last,
            beside: Vec::new(),
        }
    }

    /// The next cell of this level, seen before or not.
    fn in_level(&mut self) -> Option<Cell> {
        let size = self.known.size();
        let wanted = match self.level {
            Level::Over => return None,
            Level::Last | Level::Recent => {
                while self.beside.is_empty() {
                    let cell = *self.recent.get(self.next)?;
                    self.next += 1;
                    self.beside.extend(neighbours(size, cell));
                    self.beside.reverse();
                }
                return self.beside.pop();
            }
            Level::Two => 2..=4,
            Level::One => 1..=1,
            Level::Rest => 0..=4,
        };
        while self.next < size.cells() {
            let (row, col) = (self.next / size.cols(), self.next % size.cols());
            let cell = Cell { row: row as u16, col: col as u16 };
            self.next += 1;
            let is_known = |cell: &Cell| self.known[*cell];
            if wanted.contains(&neighbours(size, cell).filter(is_known).count()) {
                return Some(cell);
            }
        }
        None
    }
}

impl Iterator for ByLevels {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        loop {
            while let Some(cell) = self.in_level() {
                if !std::mem::replace(&mut self.seen[cell], true) {
                    return Some(cell);
                }
            }
            self.next = 0;
            self.level = match self.level {
                Level::Last => Level::Recent,
                Level::Recent => Level::Two,
                Level::Two => Level::One,
                Level::One => Level::Rest,
                Level::Rest => Level::Over,
                Level::Over => return None,
            };
        }
    }
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
