//! Sudoku behind the names that every game has.

use crate::{Spoken, Words, say};
use grille_engine::hint::{BlamedOf, HintOf, Level};
use grille_engine::session::Refusal;
use grille_engine::sudoku::ladder::Deduction;
use grille_engine::sudoku::{Cause, Event, Puzzle, Sudoku};

impl Spoken for Sudoku {
    fn hint(words: &Words, hint: &HintOf<Sudoku>, level: Level, puzzle: &Puzzle) -> Vec<String> {
        words.sudoku_hint(hint, level, puzzle.shape())
    }

    fn no_hint(words: &Words, interrupted: bool) -> String {
        match interrupted {
            true => say!(words, "sudoku-hint-interrupted"),
            false => say!(words, "sudoku-hint-limit"),
        }
    }

    fn blame(words: &Words, blamed: &BlamedOf<Sudoku>, _: &Puzzle) -> Option<String> {
        words.sudoku_blame(blamed)
    }

    fn argument(words: &Words, deduction: &Deduction, _: &Puzzle) -> Vec<String> {
        words.sudoku_argument(deduction)
    }

    fn technique(words: &Words, deduction: &Deduction) -> String {
        words.sudoku_technique(deduction.technique)
    }

    fn technique_about(words: &Words, deduction: &Deduction) -> String {
        words.sudoku_technique_about(deduction.technique)
    }

    fn method_title(words: &Words, name: &str) -> String {
        say!(words, &format!("sudoku-method-{name}-title"))
    }

    fn method_about(words: &Words, name: &str) -> String {
        say!(words, &format!("sudoku-method-{name}"))
    }

    fn event(words: &Words, event: &Event, _: &Puzzle) -> String {
        words.sudoku_event(event)
    }

    fn cause(words: &Words, cause: &Cause, _: &Puzzle) -> String {
        words.sudoku_cause(cause)
    }

    fn unsolvable(words: &Words, cause: &Cause, _: &Puzzle) -> String {
        words.sudoku_unsolvable(cause)
    }

    fn refusal(words: &Words, refusal: Refusal, puzzle: &Puzzle) -> String {
        let unknown = || say!(words, "sudoku-unknown-digit", limit = puzzle.shape().side());
        words.refusal(refusal, puzzle.size(), unknown)
    }

    fn move_expected(words: &Words, found: &str) -> String {
        say!(words, "sudoku-moves-expected", found = found)
    }
}
