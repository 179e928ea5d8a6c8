//! What answers about sudoku have of their own.

mod asked;
mod data;
pub mod draw;
mod picture;
mod pictures;
mod rate;
mod worked;

pub use asked::flaw_said;
pub use pictures::Steps;

use crate::shown::Shown;
use grille_engine::grid::{Cell, Size};
use grille_engine::hint::Level;
use grille_engine::sudoku::hint::Hint;
use grille_engine::sudoku::ladder::{Deduction, Known};
use grille_engine::sudoku::{Board, Digit, Event, Mark, Puzzle, Solution, Sudoku};
use grille_words::{Paint, Words};
use serde_json::{Value, json};
use std::fmt::Write;

impl Shown for Sudoku {
    fn size(puzzle: &Puzzle) -> Size {
        puzzle.size()
    }

    fn drawn(_: &Puzzle, board: &Board, _: Paint, _: usize) -> String {
        draw::board(board)
    }

    fn write_head(out: &mut String, puzzle: &Puzzle) {
        let _ = write!(out, r#""givens":"{}","#, puzzle.board());
    }

    fn write_solution(out: &mut String, _: &Puzzle, solution: &Solution) {
        out.push('"');
        out.extend(solution.cells().iter().map(|digit| Digit::symbol(*digit)));
        out.push('"');
    }

    fn event_object(name: &str, event: &Event) -> Value {
        json!({ "puzzle": name, "event": event.to_string() })
    }

    fn board_value(_: &Puzzle, board: &Board) -> Value {
        board.to_string().into()
    }

    fn deduction(words: &Words, deduction: &Deduction, _: &Puzzle) -> Value {
        data::deduction(words, deduction)
    }

    fn describe_hint(
        object: &mut Value,
        words: &Words,
        hint: &Hint,
        level: Level,
        puzzle: &Puzzle,
    ) {
        data::hint(object, words, hint, level, puzzle.shape());
    }

    fn written(cells: &[(Cell, Mark)], _: &Puzzle) -> Value {
        let known: Vec<Known> = cells.iter().map(|&(cell, mark)| (cell, mark.digits())).collect();
        data::known(&known)
    }
}
