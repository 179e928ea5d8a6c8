//! A game whose runs, hints and refusals can be told, whichever game it is.
//!
//! Each game makes its sentences in its own folder, and answers to the names of this trait
//! in its `spoken.rs`. So a front end is written once.

use crate::{Words, say};
use grille_engine::grid::Size;
use grille_engine::hint::{BlamedOf, HintOf, Hinted, Level};
use grille_engine::replay::{Change, Changing};
use grille_engine::session::Refusal;

/// A game in words.
pub trait Spoken: Hinted {
    /// A hint up to this level, a sentence or a short paragraph each.
    fn hint(words: &Words, hint: &HintOf<Self>, level: Level, puzzle: &Self::Puzzle)
    -> Vec<String>;
    /// That there is no hint, because it took too long or the player stopped the search.
    fn no_hint(words: &Words, interrupted: bool) -> String;
    /// Which move is to blame, if one is.
    fn blame(words: &Words, blamed: &BlamedOf<Self>, puzzle: &Self::Puzzle) -> Option<String>;
    /// A deduction with its argument, a sentence each.
    fn argument(words: &Words, deduction: &Self::Deduction, puzzle: &Self::Puzzle) -> Vec<String>;
    /// The name of a deduction's technique.
    fn technique(words: &Words, deduction: &Self::Deduction) -> String;
    /// What a deduction's technique is about, in one sentence.
    fn technique_about(words: &Words, deduction: &Self::Deduction) -> String;
    /// What a player calls a method, by its technical name.
    fn method_title(words: &Words, name: &str) -> String;
    /// The idea of a method in one line, by its technical name.
    fn method_about(words: &Words, name: &str) -> String;
    /// One step of a run.
    fn event(words: &Words, event: &Self::Event, puzzle: &Self::Puzzle) -> String;
    /// What a step of a run is about, in a word or two.
    fn event_title(words: &Words, event: &Self::Event, puzzle: &Self::Puzzle) -> String {
        match event.change() {
            Change::Set(cell, _) => words.cell(cell),
            Change::Guess(cell, _) => say!(words, "event-title-guess", cell = words.cell(cell)),
            Change::BackTo(_) => say!(words, "event-title-back"),
            Change::Nothing => Self::event(words, event, puzzle),
        }
    }
    /// Why there is no solution, as a part of a sentence.
    fn cause(words: &Words, cause: &Self::Cause, puzzle: &Self::Puzzle) -> String;
    /// Why there is no solution, as a whole sentence.
    fn unsolvable(words: &Words, cause: &Self::Cause, puzzle: &Self::Puzzle) -> String;
    /// Why the sheet of this puzzle refuses a move.
    fn refusal(words: &Words, refusal: Refusal, puzzle: &Self::Puzzle) -> String;
    /// That a move or another act was expected where this stands.
    fn move_expected(words: &Words, found: &str) -> String;
}

impl Words {
    /// Why a move is refused; `unknown` says what a game calls an unknown mark.
    pub(crate) fn refusal(
        &self,
        refusal: Refusal,
        size: Size,
        unknown: impl Fn() -> String,
    ) -> String {
        match refusal {
            Refusal::Nothing => say!(self, "moves-empty"),
            Refusal::Outside(_) => {
                say!(self, "moves-outside", rows = size.rows(), columns = size.cols())
            }
            Refusal::Given(cell) => say!(self, "moves-given", cell = self.cell(cell)),
            Refusal::Unknown(_) => unknown(),
            Refusal::Bounds => say!(self, "moves-bounds"),
        }
    }
}
