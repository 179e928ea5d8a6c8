//! Answers in a sentence, for `solve` and `check`.

use crate::answer::{Answer, Outcome};
use crate::tally::Tally;
use grille_engine::nonogram::Puzzle;
use grille_engine::run::{Game, Stats};
use grille_words::{Words, say};
use std::time::Duration;

/// The answer in one sentence, with the cause of there being no solution in words.
pub fn verdict<G: Game>(
    words: &Words,
    answer: &Answer<G>,
    cause: Option<String>,
    method: &str,
    from_board: bool,
) -> String {
    let found = answer.found;
    match answer.outcome {
        Outcome::Unique if from_board => say!(words, "answer-unique-from-board"),
        Outcome::Unique => say!(words, "answer-unique"),
        Outcome::Several { more: Some(true) } => say!(words, "answer-more", found = found),
        Outcome::Several { more: Some(false) } => say!(words, "answer-all", found = found),
        Outcome::Several { more: None } => say!(words, "answer-several", found = found),
        Outcome::None(_) => say!(words, "answer-none", cause = cause.unwrap_or_default()),
        Outcome::Found => say!(words, "answer-found"),
        Outcome::Stuck => say!(words, "answer-stuck", method = method),
        Outcome::Limit => say!(words, "answer-limit", found = found),
        Outcome::Interrupted => say!(words, "answer-interrupted", found = found),
        Outcome::Wrong => say!(words, "answer-wrong", method = method),
    }
}

/// How many, in one sentence.
pub fn tally(words: &Words, puzzle: &Puzzle, tally: &Tally, from_board: bool) -> String {
    let count = words.number(&tally.number);
    let few = u8::try_from(&tally.number).unwrap_or(u8::MAX);
    match tally.outcome {
        Outcome::Unique if from_board => say!(words, "answer-unique-from-board"),
        Outcome::Unique => say!(words, "answer-unique"),
        Outcome::None(cause) => say!(words, "answer-none", cause = words.cause(&cause, puzzle)),
        Outcome::Interrupted => say!(words, "count-interrupted", count = count, few = few),
        Outcome::Limit => say!(words, "count-limit", count = count, few = few),
        _ => say!(words, "count-solutions", count = count),
    }
}

/// What the work took, in one line.
pub fn stats(words: &Words, stats: &Stats, time: Duration) -> String {
    say!(
        words,
        "answer-stats",
        steps = stats.steps,
        lines = stats.lines,
        guesses = stats.guesses,
        contradictions = stats.contradictions,
        depth = stats.depth,
        ruled = stats.ruled,
        states = stats.states,
        hits = stats.memo_hits,
        time = format!("{:.3}", time.as_secs_f64() * 1000.0)
    )
}
