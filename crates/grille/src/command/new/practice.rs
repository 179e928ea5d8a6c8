//! Sudokus played up to where a technique comes next.

use super::{Order, make};
use crate::args::sudoku::New;
use crate::{Desk, Exit};
use anyhow::Context;
use grille_drive::{Budget, Ended};
use grille_engine::sudoku::ladder::rank;
use grille_engine::sudoku::practice::{Exercise, MOST_TRIES, Practice};
use grille_engine::sudoku::{Mark, Move, Puzzle, Shape, Technique};
use grille_formats::{GameName, GamePuzzle};
use grille_words::{Words, say};
use serde_json::Value;

struct Exercises {
    technique: Technique,
    shape: Shape,
}

/// Makes what was ordered for a technique.
pub fn run(desk: &Desk, args: &New, shape: Shape, technique: Technique) -> anyhow::Result<Exit> {
    let making = &args.making;
    let is_drawn = making.number == 1 && making.to.is_none() && making.output.output.is_none();
    // What was excluded on the way is part of the position, where there is something.
    let has_marks = rank(technique) > rank(Technique::NakedSingle);
    let usual = if has_marks { "candidates" } else { "grid" };
    make(desk, making, Exercises { technique, shape }, usual, is_drawn)
}

impl Order for Exercises {
    type Made = Exercise;
    const GAME: GameName = GameName::Sudoku;

    fn make(&self, seed: &str, budget: &mut Budget) -> Ended<Option<Exercise>> {
        let mut task = Practice::new(self.technique, self.shape, seed);
        match budget.task(&mut task) {
            Ended::Done(found) => Ended::Done(found.ok()),
            Ended::Stopped(stop) => Ended::Stopped(stop),
        }
    }

    fn gave_up(&self, words: &Words, name: &str) -> String {
        let technique = words.sudoku_technique(self.technique);
        say!(
            words,
            "sudoku-practice-gave-up",
            name = name,
            technique = technique,
            tries = MOST_TRIES
        )
    }

    fn puzzle(&self, made: &Exercise, _: &str) -> anyhow::Result<GamePuzzle> {
        Ok(GamePuzzle::Sudoku(position(made).context("what is written fits its puzzle")?))
    }

    fn describe(&self, object: &mut Value, made: &Exercise) {
        object["givens"] = made.puzzle.board().to_string().into();
        object["technique"] = self.technique.name().into();
        object["moves"] = made.played.as_ref().map(ToString::to_string).unwrap_or_default().into();
        object["tries"] = made.tries.into();
    }

    fn note(&self, words: &Words, _: &Exercise, name: &str) -> String {
        let technique = words.sudoku_technique(self.technique);
        say!(words, "sudoku-practice-made", technique = technique, seed = name)
    }

    fn stem(&self) -> String {
        format!("sudoku-{}-{}", self.shape, self.technique.name())
    }
}

/// The position as a puzzle: digits are given, and pencil marks say what is left.
fn position(made: &Exercise) -> Option<Puzzle> {
    let mut draft = made.puzzle.draft();
    for (cell, mark) in made.played.iter().flat_map(Move::marks) {
        let set = match mark {
            Mark::Digit(digit) => digit.into(),
            Mark::Pencil(digits) => digits,
            Mark::Blank => continue,
        };
        *draft.givens.get_mut(usize::from(cell.row))?.get_mut(usize::from(cell.col))? = set;
    }
    Puzzle::new(draft).ok()
}
