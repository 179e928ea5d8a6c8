//! Sudokus as text: in a line, and as a grid.

use grille_engine::sudoku::{Board, Digit, Puzzle, Solution};

/// The digits, row by row, with room for a newline.
pub fn line(solution: &Solution) -> String {
    let mut text = String::with_capacity(solution.cells().len() + 1);
    text.extend(solution.cells().iter().map(|digit| Digit::symbol(*digit)));
    text
}

/// Rows with the boxes apart.
pub fn grid(puzzle: &Puzzle) -> String {
    let format = grille_formats::sudoku::find("grid");
    format.and_then(|format| format.write_part(puzzle).ok()).unwrap_or_default()
}

/// The grid with the digits of a board.
pub fn board(board: &Board) -> String {
    let digits: Vec<_> = board.cells().cells().iter().map(|set| set.only()).collect();
    Puzzle::of(&digits).map(|puzzle| grid(&puzzle)).unwrap_or_default()
}
