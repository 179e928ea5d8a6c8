//! Which cell a hypothesis is made on (the first, by degree of freedom, by criticality), and
//! with which colour first.

use crate::colours::{Colour, Colours};
use crate::grid::{Cell, LineId};
use crate::nonogram::options::{Choice, First};
use crate::nonogram::{Board, Puzzle};

/// The colour that is tried first.
pub fn first_colour(set: Colours, first: First) -> Colour {
    let colour = match first {
        First::Black => set.iter().last(),
        First::White => set.iter().next(),
    };
    colour.unwrap_or_default()
}

/// The open cell that the choice prefers; of equals the first, row by row.
/// `from`: a cell before which none is open. [`Choice::MostFilling`] is not for
/// here: it has to try.
pub fn cell(puzzle: &Puzzle, board: &Board, choice: Choice, from: Option<Cell>) -> Option<Cell> {
    let open = || puzzle.size().iter().filter(|&cell| !board.at(cell).is_settled());
    match choice {
        Choice::First | Choice::MostFilling => {
            let cols = puzzle.size().cols();
            let index = |cell: Cell| usize::from(cell.row) * cols + usize::from(cell.col);
            let skip = from.map_or(0, index);
            let cells = &board.cells().cells()[skip..];
            let at = skip + cells.iter().position(|set| !set.is_settled())?;
            Some(Cell { row: (at / cols) as u16, col: (at % cols) as u16 })
        }
        Choice::Freedom => {
            let lines = Lines::new(puzzle, board, freedom);
            open().min_by_key(|&cell| lines.sum(cell))
        }
        Choice::Criticality => {
            let lines = Lines::new(puzzle, board, criticality);
            // The least of the negated: of equals the first.
            open().min_by_key(|&cell| -lines.sum(cell))
        }
    }
}

/// A number for each row and each column.
struct Lines {
    rows: Vec<i64>,
    cols: Vec<i64>,
}

impl Lines {
    fn new(puzzle: &Puzzle, board: &Board, of: fn(&Puzzle, &Board, LineId) -> i64) -> Lines {
        let size = puzzle.size();
        Lines {
            rows: (0..size.rows() as u16).map(|row| of(puzzle, board, LineId::Row(row))).collect(),
            cols: (0..size.cols() as u16).map(|col| of(puzzle, board, LineId::Col(col))).collect(),
        }
    }

    fn sum(&self, cell: Cell) -> i64 {
        self.rows[usize::from(cell.row)] + self.cols[usize::from(cell.col)]
    }
}

fn filled(board: &Board, line: LineId) -> i64 {
    let is_ink = |set: &&Colours| set.only().is_some_and(Colour::is_ink);
    board.cells().line(line).filter(is_ink).count() as i64
}

fn wanted(puzzle: &Puzzle, line: LineId) -> i64 {
    puzzle.clue(line).blocks().iter().map(|block| i64::from(block.len)).sum()
}

/// The degree of freedom: open cells beyond those still to be filled.
fn freedom(puzzle: &Puzzle, board: &Board, line: LineId) -> i64 {
    let open = board.cells().line(line).filter(|set| !set.is_settled()).count() as i64;
    open - (wanted(puzzle, line) - filled(board, line))
}

/// The share of filled cells that has been found, in millionths; all of an empty clue.
fn criticality(puzzle: &Puzzle, board: &Board, line: LineId) -> i64 {
    (filled(board, line) * 1_000_000).checked_div(wanted(puzzle, line)).unwrap_or(1_000_000)
}
