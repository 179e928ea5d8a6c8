//! What each game shows of its own in an answer: a board as text, and its part of the
//! JSON objects. What is the same in all games is in [`json`](crate::json).

use grille_engine::board::Board;
use grille_engine::grid::Size;
use grille_engine::hint::{HintOf, Level};
use grille_words::{Paint, Spoken, Words};
use serde_json::Value;

/// A game whose answers can be shown.
pub trait Shown: Spoken {
    /// Rows and columns.
    fn size(puzzle: &Self::Puzzle) -> Size;
    /// A board for people, at most so many characters wide where that is possible.
    fn drawn(puzzle: &Self::Puzzle, board: &Board<Self::Set>, paint: Paint, width: usize)
    -> String;

    /// The colours of a puzzle that has more than two.
    fn palette_value(_: &Self::Puzzle) -> Option<Value> {
        None
    }
    /// What an object says about its puzzle beside its name, size and colours: `"key":value,`
    /// each.
    fn write_head(_out: &mut String, _puzzle: &Self::Puzzle) {}
    /// A solution.
    fn write_solution(out: &mut String, puzzle: &Self::Puzzle, solution: &Self::Solution);
    /// A step of a run.
    fn event_object(name: &str, event: &Self::Event) -> Value;
    /// A board, as far as it is known.
    fn board_value(puzzle: &Self::Puzzle, board: &Board<Self::Set>) -> Value;
    /// A deduction with its argument.
    fn deduction(words: &Words, deduction: &Self::Deduction, puzzle: &Self::Puzzle) -> Value;
    /// What a hint says beside its sentences, up to this level.
    fn describe_hint(
        object: &mut Value,
        words: &Words,
        hint: &HintOf<Self>,
        level: Level,
        puzzle: &Self::Puzzle,
    );
    /// Cells with what was written in them.
    fn written(cells: &[(grille_engine::grid::Cell, Self::Mark)], puzzle: &Self::Puzzle) -> Value;
}
