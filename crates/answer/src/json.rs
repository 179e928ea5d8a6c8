//! One JSON object per puzzle for every answer.
//!
//! That of solutions is written in pieces as they come, so that it needs no more memory
//! for a million of them than for one: [`begin`], a [`solution`] each, [`end`].

use crate::hint::Help;
use crate::outcome::{Answer, Checked, Outcome};
use crate::shown::Shown;
use grille_engine::hint::{Blamed, Level};
use grille_engine::run::Stats;
use grille_words::{Spoken, Words, say};
use serde_json::{Value, json};
use std::fmt::Write;
use std::time::Duration;

/// `{"puzzle":…,"solutions":[`.
pub fn begin<G: Shown>(out: &mut String, name: &str, puzzle: &G::Puzzle) {
    let size = G::size(puzzle);
    let _ = write!(
        out,
        r#"{{"puzzle":{},"rows":{},"columns":{},"#,
        Value::from(name),
        size.rows(),
        size.cols()
    );
    if let Some(palette) = G::palette_value(puzzle) {
        let _ = write!(out, r#""palette":{palette},"#);
    }
    G::write_head(out, puzzle);
    *out += r#""solutions":["#;
}

/// A solution, the `index`-th from 0.
pub fn solution<G: Shown>(
    out: &mut String,
    index: u64,
    puzzle: &G::Puzzle,
    solution: &G::Solution,
) {
    if index > 0 {
        out.push(',');
    }
    G::write_solution(out, puzzle, solution);
}

/// What an object of solutions says after them.
pub struct Ending<'a, G: Shown> {
    /// The puzzle.
    pub puzzle: &'a G::Puzzle,
    /// The name of the method.
    pub method: &'a str,
    /// The answer.
    pub answer: &'a Answer<G>,
    /// Whether the search began from a saved board.
    pub from_board: bool,
    /// Why there are several, if that was asked.
    pub why: Option<Value>,
}

/// `],"status":…}` and a newline.
pub fn end<G: Shown>(out: &mut String, words: &Words, ending: Ending<'_, G>) {
    let Ending { puzzle, method, answer, from_board, why } = ending;
    let mut rest = spent(&answer.stats, answer.time);
    if let Some(why) = why {
        rest["why"] = why;
    }
    rest["status"] = answer.outcome.status().into();
    rest["method"] = method.into();
    if from_board {
        rest["from_board"] = true.into();
    }
    match &answer.outcome {
        Outcome::None(cause) => rest["cause"] = <G as Spoken>::cause(words, cause, puzzle).into(),
        Outcome::Several { more: Some(more) } => rest["more"] = (*more).into(),
        Outcome::Interrupted => rest["interrupted"] = true.into(),
        Outcome::Wrong => {
            rest["errors"] = json!([{ "message": say!(words, "answer-wrong", method = method) }]);
        }
        Outcome::Unique
        | Outcome::Several { more: None }
        | Outcome::Found
        | Outcome::Stuck
        | Outcome::Limit => {}
    }
    close(out, &rest);
}

/// The whole object of a check, with a newline; `why` there are several, if that was asked.
pub fn checked<G: Shown>(
    words: &Words,
    name: &str,
    puzzle: &G::Puzzle,
    method: &str,
    checked: &Checked<G>,
    why: Option<Value>,
) -> String {
    let mut object = String::new();
    begin::<G>(&mut object, name, puzzle);
    for (index, own) in (0..).zip(&checked.solutions) {
        solution::<G>(&mut object, index, puzzle, own);
    }
    let answer = &checked.answer;
    end(&mut object, words, Ending { puzzle, method, answer, from_board: false, why });
    object
}

/// What the work took.
pub(crate) fn spent(stats: &Stats, time: Duration) -> Value {
    json!({
        "steps": stats.steps,
        "lines": stats.lines,
        "guesses": stats.guesses,
        "contradictions": stats.contradictions,
        "depth": stats.depth,
        "ruled": stats.ruled,
        "states": stats.states,
        "memo_hits": stats.memo_hits,
        "milliseconds": (time.as_secs_f64() * 1e6).round() / 1000.0,
    })
}

/// What follows the solutions.
pub(crate) fn close(out: &mut String, rest: &Value) {
    let rest = rest.to_string();
    let _ = writeln!(out, "],{}", rest.trim_start_matches('{'));
}

/// An object that only says which puzzle it is about, with its colours where it has some.
pub fn named<G: Shown>(name: &str, puzzle: &G::Puzzle) -> Value {
    let size = G::size(puzzle);
    let mut object = json!({ "puzzle": name, "rows": size.rows(), "columns": size.cols() });
    if let Some(palette) = G::palette_value(puzzle) {
        object["palette"] = palette;
    }
    object
}

/// Where moves are written down: the name of the text, and the line of each move.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    /// The name of the text.
    pub name: &'a str,
    /// The line of each move.
    pub lines: &'a [usize],
}

impl Lines<'_> {
    /// `moves.txt:3: `, for a move by its number from 0.
    pub fn place(&self, index: usize) -> Option<String> {
        self.lines.get(index).map(|line| format!("{}:{line}: ", self.name))
    }
}

/// A hint.
pub fn hint<G: Shown>(
    words: &Words,
    name: &str,
    puzzle: &G::Puzzle,
    level: Level,
    help: &Help<G>,
    moves: Option<Lines<'_>>,
) -> Value {
    let mut object = named::<G>(name, puzzle);
    object["level"] = level.name_in::<G>().into();
    object["status"] = help.status().into();
    let place = |index| moves.and_then(|moves| moves.place(index));
    object["text"] = help.sentences(words, level, puzzle, place).into();
    let Some(hint) = &help.hint else { return object };
    G::describe_hint(&mut object, words, hint, level, puzzle);
    if let (Some(Blamed::Move { index, cells }), true) = (&help.blamed, level > Level::Where) {
        let line = moves.and_then(|moves| moves.lines.get(*index));
        let cells = G::written(cells, puzzle);
        object["blame"] = json!({ "move": index + 1, "line": line, "cells": cells });
    }
    object
}
