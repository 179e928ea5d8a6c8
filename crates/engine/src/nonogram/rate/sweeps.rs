//! How many sweeps a puzzle takes that lines alone settle: all rows, then all
//! columns, and so on, each sweep looking only at what the ones before left;
//! from the rows or from the columns, whichever takes fewer (after Batenburg,
//! Henstra, Kosters and Palenstijn, 2009).
//!
//! Time: that of (rows + columns) x sweeps lines, and there are at most as many
//! sweeps as open cells.

use crate::grid::LineId;
use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Puzzle};

/// Sweeps until every cell is settled; none if lines alone do not settle them.
pub fn sweeps(puzzle: &Puzzle, from: &Board) -> Option<u64> {
    if from.open() == 0 {
        return Some(0);
    }
    let ways = [true, false].map(|rows_first| sweeps_from(puzzle, from.clone(), rows_first));
    ways.into_iter().flatten().min()
}

fn sweeps_from(puzzle: &Puzzle, mut board: Board, mut rows: bool) -> Option<u64> {
    let mut settler = Settler::default();
    let (mut sweeps, mut idle) = (0, 0);
    while board.open() > 0 {
        let start = board.moment();
        for line in puzzle.size().lines().filter(|line| matches!(line, LineId::Row(_)) == rows) {
            settler.line(puzzle, &mut board, line).ok()?;
        }
        sweeps += 1;
        let has_changed = board.changes_since(Some(start)).next().is_some();
        idle = if has_changed { 0 } else { idle + 1 };
        if idle == 2 {
            return None;
        }
        rows = !rows;
    }
    Some(sweeps)
}
