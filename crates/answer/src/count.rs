//! How many solutions a puzzle has.
//!
//! A game may have a task of its own for it, which multiplies the numbers of independent
//! parts; otherwise every solution is found, and counted. Numbers are text: they outgrow
//! those of machines.

use crate::json::{close, spent};
use crate::outcome::{Answer, Outcome, OutcomeOf};
use grille_engine::run::{Game, Stats};
use grille_words::{Spoken, Words, say};
use serde_json::{Value, json};
use std::time::Duration;

/// A part of a puzzle that hangs together by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many cells it has.
    pub cells: usize,
    /// How many solutions, in decimal digits.
    pub solutions: String,
}

/// What came of counting.
pub struct Tally<G: Game> {
    /// How it ended.
    pub outcome: OutcomeOf<G>,
    /// How many solutions, in decimal digits: all, or where a limit was hit those that are
    /// certain.
    pub number: String,
    /// The independent parts whose numbers multiply, if all was counted in parts.
    pub parts: Vec<Part>,
    /// What the counting did.
    pub stats: Stats,
    /// How long it took.
    pub time: Duration,
}

/// The answer to the question for all solutions, counted.
impl<G: Game> From<Answer<G>> for Tally<G> {
    fn from(answer: Answer<G>) -> Tally<G> {
        let Answer { outcome, found, stats, time, board: _ } = answer;
        Tally { outcome, number: found.to_string(), parts: Vec::new(), stats, time }
    }
}

impl<G: Spoken> Tally<G> {
    /// How many, in one sentence.
    pub fn sentence(&self, words: &Words, puzzle: &G::Puzzle, from_board: bool) -> String {
        let count = words.number(&self.number);
        let few = self.number.parse().unwrap_or(u8::MAX);
        match &self.outcome {
            Outcome::Unique if from_board => say!(words, "answer-unique-from-board"),
            Outcome::Unique => say!(words, "answer-unique"),
            Outcome::None(cause) => {
                say!(words, "answer-none", cause = <G as Spoken>::cause(words, cause, puzzle))
            }
            Outcome::Interrupted => say!(words, "count-interrupted", count = count, few = few),
            Outcome::Limit => say!(words, "count-limit", count = count, few = few),
            Outcome::Several { .. } | Outcome::Found | Outcome::Stuck | Outcome::Wrong => {
                say!(words, "count-solutions", count = count)
            }
        }
    }

    /// `],"count":…}` and a newline, after [`json::begin`](crate::json::begin). Numbers
    /// are text: they outgrow those of JSON.
    pub fn end(&self, out: &mut String, words: &Words, puzzle: &G::Puzzle, from_board: bool) {
        let mut rest = spent(&self.stats, self.time);
        rest["status"] = self.outcome.status().into();
        if from_board {
            rest["from_board"] = true.into();
        }
        let number = self.number.clone();
        match self.outcome {
            Outcome::Limit | Outcome::Interrupted => rest["at_least"] = number.into(),
            Outcome::Unique
            | Outcome::Several { .. }
            | Outcome::None(_)
            | Outcome::Found
            | Outcome::Stuck
            | Outcome::Wrong => {
                rest["digits"] = number.len().into();
                rest["count"] = number.into();
            }
        }
        match &self.outcome {
            Outcome::None(cause) => {
                rest["cause"] = <G as Spoken>::cause(words, cause, puzzle).into();
            }
            Outcome::Interrupted => rest["interrupted"] = true.into(),
            Outcome::Several { .. } if !self.parts.is_empty() => {
                let part = |part: &Part| json!({ "cells": part.cells, "count": part.solutions });
                rest["parts"] = self.parts.iter().map(part).collect::<Value>();
            }
            Outcome::Unique
            | Outcome::Several { .. }
            | Outcome::Found
            | Outcome::Stuck
            | Outcome::Limit
            | Outcome::Wrong => {}
        }
        close(out, &rest);
    }
}
