//! What answers about nonograms have of their own.

mod asked;
mod count;
mod data;
pub mod draw;
mod frame;
mod pictures;
mod rate;
mod strip;
mod svg;
mod worked;

pub use data::switches;
pub use strip::strip;
pub use worked::{NoWay, Start};

use crate::shown::Shown;
use grille_engine::grid::{Cell, Size};
use grille_engine::hint::Level;
use grille_engine::nonogram::hint::Hint;
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Board, Event, Ink, Mark, Nonogram, Picture, Puzzle};
use grille_words::{Paint, Words};
use serde_json::{Value, json};
use std::fmt::Write;

impl Shown for Nonogram {
    fn size(puzzle: &Puzzle) -> Size {
        puzzle.size()
    }

    fn drawn(puzzle: &Puzzle, board: &Board, paint: Paint, width: usize) -> String {
        draw::blocks(puzzle, board.cells(), paint, width)
    }

    fn palette_value(puzzle: &Puzzle) -> Option<Value> {
        let palette = puzzle.palette();
        let ink = |(ink, symbol): (&Ink, char)| json!({ "symbol": symbol.to_string(), "name": ink.name, "rgb": ink.rgb.to_string() });
        let inks = || palette.inks().iter().zip(palette.symbols()).map(ink).collect();
        (!palette.is_two_tone()).then(inks)
    }

    fn write_solution(out: &mut String, puzzle: &Puzzle, picture: &Picture) {
        let text = draw::ascii(&picture.map(|&colour| colour.into()), puzzle.palette());
        let _ = write!(out, "{}", text.lines().collect::<Value>());
    }

    fn event_object(name: &str, event: &Event) -> Value {
        data::event(name, event)
    }

    fn board_value(puzzle: &Puzzle, board: &Board) -> Value {
        draw::ascii(board.cells(), puzzle.palette()).lines().collect()
    }

    fn deduction(words: &Words, told: &ExplainedDeduction, puzzle: &Puzzle) -> Value {
        data::deduction(words, told, puzzle)
    }

    fn describe_hint(
        object: &mut Value,
        words: &Words,
        hint: &Hint,
        level: Level,
        puzzle: &Puzzle,
    ) {
        data::hint(object, words, hint, level, puzzle);
    }

    fn written(cells: &[(Cell, Mark)], puzzle: &Puzzle) -> Value {
        let open = puzzle.palette().all();
        let known: Vec<Known> = cells.iter().map(|&(cell, mark)| (cell, mark.says(open))).collect();
        data::cells(&known)
    }
}
