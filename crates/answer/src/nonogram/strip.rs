//! The line that a hint is about, drawn as text.

use super::draw;
use grille_engine::hint::Level;
use grille_engine::nonogram::hint::{Hint, Refutation};
use grille_engine::nonogram::{Board, Puzzle};

/// The line that the hint is about, lying, with its clue; the cells marked if the level
/// names them. Nothing where there is no such line.
pub fn strip(hint: &Hint, level: Level, puzzle: &Puzzle, board: &Board) -> String {
    let assumes = matches!(hint, Hint::Next(told) if !told.deduction.chains().is_empty());
    let later = matches!(hint, Hint::Wrong(Refutation::Follows(..)));
    let Some(line) = hint.line().filter(|_| !assumes && !later) else { return String::new() };
    let Ok(board) = puzzle.board_with(board) else { return String::new() };
    let own = board.cells().line(line).copied();
    let clue = draw::clue(puzzle.clue(line), puzzle.palette());
    let drawn: String = draw::line(own, puzzle.palette());
    let mut text = format!("\n  {clue} |{drawn}|\n");
    if level >= Level::Cells {
        let marked = hint.cells();
        let mark = |cell| if marked.contains(&cell) { '^' } else { ' ' };
        let marks: String = puzzle.size().line_cells(line).map(mark).collect();
        let indent = " ".repeat(clue.chars().count() + 4);
        text += &format!("{indent}{}\n", marks.trim_end());
    }
    text
}
