//! A game whose runs, hints and refusals can be told, whichever game it is.
//!
//! The sentences themselves are made in the files of each game; here they have the same
//! name in all of them, so that a front is written once.

use crate::{Words, say};
use grille_engine::grid::Size;
use grille_engine::hint::{BlamedOf, HintOf, Hinted, Level};
use grille_engine::nonogram::{self, Nonogram};
use grille_engine::session::Refusal;
use grille_engine::sudoku::{self, Sudoku};

/// A game in words.
pub trait Spoken: Hinted {
    /// A hint up to this level, a sentence or a short paragraph each.
    fn hint(words: &Words, hint: &HintOf<Self>, level: Level, puzzle: &Self::Puzzle)
    -> Vec<String>;
    /// That there is no hint, because it took too long or somebody stopped the search.
    fn no_hint(words: &Words, interrupted: bool) -> String;
    /// Who is to blame, if anybody.
    fn blame(words: &Words, blamed: &BlamedOf<Self>, puzzle: &Self::Puzzle) -> Option<String>;
    /// A deduction with its argument, a sentence each.
    fn argument(words: &Words, deduction: &Self::Deduction, puzzle: &Self::Puzzle) -> Vec<String>;
    /// The name of a deduction's technique.
    fn technique(words: &Words, deduction: &Self::Deduction) -> String;
    /// What a deduction's technique is about, in one sentence.
    fn technique_about(words: &Words, deduction: &Self::Deduction) -> String;
    /// One step of a run.
    fn event(words: &Words, event: &Self::Event, puzzle: &Self::Puzzle) -> String;
    /// Why there is no solution, as a part of a sentence.
    fn cause(words: &Words, cause: &Self::Cause, puzzle: &Self::Puzzle) -> String;
    /// Why there is no solution, as a whole sentence.
    fn unsolvable(words: &Words, cause: &Self::Cause, puzzle: &Self::Puzzle) -> String;
    /// Why the sheet of this puzzle refuses a move.
    fn refusal(words: &Words, refusal: Refusal, puzzle: &Self::Puzzle) -> String;
    /// That a move or another act was expected where this stands.
    fn move_expected(words: &Words, found: &str) -> String;
}

impl Spoken for Nonogram {
    fn hint(
        words: &Words,
        hint: &HintOf<Nonogram>,
        level: Level,
        puzzle: &nonogram::Puzzle,
    ) -> Vec<String> {
        words.hint(hint, level, puzzle)
    }

    fn no_hint(words: &Words, interrupted: bool) -> String {
        if interrupted { say!(words, "hint-interrupted") } else { say!(words, "hint-limit") }
    }

    fn blame(
        words: &Words,
        blamed: &BlamedOf<Nonogram>,
        puzzle: &nonogram::Puzzle,
    ) -> Option<String> {
        words.blame(blamed, puzzle)
    }

    fn argument(
        words: &Words,
        told: &nonogram::worked::Told,
        puzzle: &nonogram::Puzzle,
    ) -> Vec<String> {
        words.argument(told, puzzle)
    }

    fn technique(words: &Words, told: &nonogram::worked::Told) -> String {
        words.technique(told.deduction.technique)
    }

    fn technique_about(words: &Words, told: &nonogram::worked::Told) -> String {
        words.technique_about(told.deduction.technique)
    }

    fn event(words: &Words, event: &nonogram::Event, puzzle: &nonogram::Puzzle) -> String {
        words.event(event, puzzle.palette())
    }

    fn cause(words: &Words, cause: &nonogram::Cause, puzzle: &nonogram::Puzzle) -> String {
        words.cause(cause, puzzle)
    }

    fn unsolvable(words: &Words, cause: &nonogram::Cause, puzzle: &nonogram::Puzzle) -> String {
        say!(words, "answer-none", cause = words.cause(cause, puzzle))
    }

    fn refusal(words: &Words, refusal: Refusal, puzzle: &nonogram::Puzzle) -> String {
        let inks = puzzle.palette().inks().len() - 1;
        let unknown = || say!(words, "moves-ink", inks = inks);
        words.refusal(refusal, puzzle.size(), unknown)
    }

    fn move_expected(words: &Words, found: &str) -> String {
        say!(words, "moves-expected", found = found)
    }
}

impl Spoken for Sudoku {
    fn hint(
        words: &Words,
        hint: &HintOf<Sudoku>,
        level: Level,
        puzzle: &sudoku::Puzzle,
    ) -> Vec<String> {
        words.sudoku_hint(hint, level, puzzle.shape())
    }

    fn no_hint(words: &Words, interrupted: bool) -> String {
        match interrupted {
            true => say!(words, "sudoku-hint-interrupted"),
            false => say!(words, "sudoku-hint-limit"),
        }
    }

    fn blame(words: &Words, blamed: &BlamedOf<Sudoku>, _: &sudoku::Puzzle) -> Option<String> {
        words.sudoku_blame(blamed)
    }

    fn argument(
        words: &Words,
        deduction: &sudoku::ladder::Deduction,
        _: &sudoku::Puzzle,
    ) -> Vec<String> {
        words.sudoku_argument(deduction)
    }

    fn technique(words: &Words, deduction: &sudoku::ladder::Deduction) -> String {
        words.sudoku_technique(deduction.technique)
    }

    fn technique_about(words: &Words, deduction: &sudoku::ladder::Deduction) -> String {
        words.sudoku_technique_about(deduction.technique)
    }

    fn event(words: &Words, event: &sudoku::Event, _: &sudoku::Puzzle) -> String {
        words.sudoku_event(event)
    }

    fn cause(words: &Words, cause: &sudoku::Cause, _: &sudoku::Puzzle) -> String {
        words.sudoku_cause(cause)
    }

    fn unsolvable(words: &Words, cause: &sudoku::Cause, _: &sudoku::Puzzle) -> String {
        words.sudoku_unsolvable(cause)
    }

    fn refusal(words: &Words, refusal: Refusal, puzzle: &sudoku::Puzzle) -> String {
        let unknown = || say!(words, "sudoku-unknown-digit", limit = puzzle.shape().side());
        words.refusal(refusal, puzzle.size(), unknown)
    }

    fn move_expected(words: &Words, found: &str) -> String {
        say!(words, "sudoku-moves-expected", found = found)
    }
}

impl Words {
    /// Why a move is refused; `unknown` says what a game calls an unknown mark.
    fn refusal(&self, refusal: Refusal, size: Size, unknown: impl Fn() -> String) -> String {
        match refusal {
            Refusal::Nothing => say!(self, "moves-empty"),
            Refusal::Outside(_) => {
                say!(self, "moves-outside", rows = size.rows(), columns = size.cols())
            }
            Refusal::Given(cell) => say!(self, "moves-given", cell = self.cell(cell)),
            Refusal::Unknown(_) => unknown(),
        }
    }
}
