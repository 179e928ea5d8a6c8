//! Nonograms behind the names that every game has.

use crate::{Spoken, Words, say};
use grille_engine::hint::{BlamedOf, HintOf, Level};
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Cause, Event, Nonogram, Puzzle, Reason};
use grille_engine::session::Refusal;

impl Spoken for Nonogram {
    fn hint(words: &Words, hint: &HintOf<Nonogram>, level: Level, puzzle: &Puzzle) -> Vec<String> {
        words.hint(hint, level, puzzle)
    }

    fn no_hint(words: &Words, interrupted: bool) -> String {
        if interrupted { say!(words, "hint-interrupted") } else { say!(words, "hint-limit") }
    }

    fn blame(words: &Words, blamed: &BlamedOf<Nonogram>, puzzle: &Puzzle) -> Option<String> {
        words.blame(blamed, puzzle)
    }

    fn argument(words: &Words, told: &ExplainedDeduction, puzzle: &Puzzle) -> Vec<String> {
        words.argument(told, puzzle)
    }

    fn technique(words: &Words, told: &ExplainedDeduction) -> String {
        words.technique(told.deduction.technique)
    }

    fn technique_about(words: &Words, told: &ExplainedDeduction) -> String {
        words.technique_about(told.deduction.technique)
    }

    fn method_title(words: &Words, name: &str) -> String {
        say!(words, &format!("method-{name}-title"))
    }

    fn method_about(words: &Words, name: &str) -> String {
        say!(words, &format!("method-{name}"))
    }

    fn event(words: &Words, event: &Event, puzzle: &Puzzle) -> String {
        words.event(event, puzzle.palette())
    }

    /// A step of one line is named by it.
    fn event_title(words: &Words, event: &Event, puzzle: &Puzzle) -> String {
        match event {
            Event::Set { why: Reason::Line(_, line), .. } => words.line_title(*line),
            Event::Contradiction { line: Some(line) } => {
                say!(words, "event-title-fails", line = words.line(*line))
            }
            Event::Guess { cell, .. } => say!(words, "event-title-guess", cell = words.cell(*cell)),
            Event::Set { cell, .. } => words.cell(*cell),
            Event::BackTo { .. } => say!(words, "event-title-back"),
            Event::Contradiction { line: None } | Event::Believe | Event::Solution => {
                words.event(event, puzzle.palette())
            }
        }
    }

    fn cause(words: &Words, cause: &Cause, puzzle: &Puzzle) -> String {
        words.cause(cause, puzzle)
    }

    fn unsolvable(words: &Words, cause: &Cause, puzzle: &Puzzle) -> String {
        say!(words, "answer-none", cause = words.cause(cause, puzzle))
    }

    fn refusal(words: &Words, refusal: Refusal, puzzle: &Puzzle) -> String {
        let inks = puzzle.palette().inks().len() - 1;
        let unknown = || say!(words, "moves-ink", inks = inks);
        words.refusal(refusal, puzzle.size(), unknown)
    }

    fn move_expected(words: &Words, found: &str) -> String {
        say!(words, "moves-expected", found = found)
    }
}
