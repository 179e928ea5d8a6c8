//! nonogrid: propagation, full probing, then a SAT solver or backtracking, which
//! of the two being a matter of how it was built.

use crate::Answer;
use cpu_time::ThreadTime;
use grille_engine::colours::Colour;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Clue, Puzzle, verify};
use nonogrid::{BinaryBlock, BinaryColor, Board, Description, FullProbe, LineSolver, RcBoard};

/// What it ends in.
#[cfg(feature = "sat")]
pub const VARIANT: &str = "with its SAT solver";
/// What it ends in.
#[cfg(not(feature = "sat"))]
pub const VARIANT: &str = "with its backtracking";

type Solution = Vec<BinaryColor>;

pub fn solve(puzzle: &Puzzle) -> Answer {
    let description = |clue: &Clue| {
        Description::new(clue.blocks().iter().map(|b| BinaryBlock(b.len as usize)).collect())
    };
    let rows = puzzle.rows().iter().map(description).collect();
    let cols = puzzle.cols().iter().map(description).collect();
    let start = ThreadTime::now();
    let found = two(RcBoard::new(Board::with_descriptions_and_palette(rows, cols, None)));
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let word = ["none", "unique", "several"][found.len().min(2)];
    let sound = found.iter().all(|solution| is_solution(puzzle, solution));
    Answer { word: if sound { word } else { "wrong" }.to_owned(), ms }
}

/// Up to two solutions. What is solved before the last stage it does not list.
fn two(board: RcBoard<BinaryBlock>) -> Vec<Solution> {
    let shared = RcBoard::clone(&board);
    #[cfg(feature = "sat")]
    let found = nonogrid::solve::<_, LineSolver<_>, FullProbe<_>>(shared, Some(2))
        .map(|found| found.map(Iterator::collect).unwrap_or_default());
    #[cfg(not(feature = "sat"))]
    let found = nonogrid::solve::<_, LineSolver<_>, FullProbe<_>>(shared, Some(2), None, None)
        .map(|search| search.map(|search| search.solutions).unwrap_or_default());
    let found: Vec<Solution> = match found {
        Ok(found) => found,
        // A contradiction.
        Err(_) => return Vec::new(),
    };
    if found.is_empty() && board.read().is_solved_full() {
        return vec![board.read().make_snapshot()];
    }
    found
}

fn is_solution(puzzle: &Puzzle, cells: &Solution) -> bool {
    let colours = cells.iter().map(|cell| match cell {
        BinaryColor::White => Colour::new(0),
        BinaryColor::Black => Colour::new(1),
        _ => None,
    });
    let picture = colours.collect::<Option<Vec<_>>>();
    let picture = picture.and_then(|cells| Grid::from_cells(puzzle.size(), cells));
    picture.is_some_and(|picture| verify(puzzle, &picture).is_ok())
}
