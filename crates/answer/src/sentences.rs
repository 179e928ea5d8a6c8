//! Answers in a sentence.

use crate::outcome::{Answer, Outcome};
use grille_engine::run::Stats;
use grille_words::{Spoken, Words, say};
use std::time::Duration;

/// The answer in one sentence.
pub fn verdict<G: Spoken>(
    words: &Words,
    puzzle: &G::Puzzle,
    answer: &Answer<G>,
    method: &str,
    from_board: bool,
) -> String {
    let found = answer.found;
    match &answer.outcome {
        Outcome::Unique if from_board => say!(words, "answer-unique-from-board"),
        Outcome::Unique => say!(words, "answer-unique"),
        Outcome::Several { more: Some(true) } => say!(words, "answer-more", found = found),
        Outcome::Several { more: Some(false) } => say!(words, "answer-all", found = found),
        Outcome::Several { more: None } => say!(words, "answer-several", found = found),
        Outcome::None(cause) => {
            say!(words, "answer-none", cause = <G as Spoken>::cause(words, cause, puzzle))
        }
        Outcome::Found => say!(words, "answer-found"),
        Outcome::Stuck => say!(words, "answer-stuck", method = method),
        Outcome::Limit => say!(words, "answer-limit", found = found),
        Outcome::Interrupted => say!(words, "answer-interrupted", found = found),
        Outcome::Wrong => say!(words, "answer-wrong", method = method),
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
        time = words.decimals(time.as_secs_f64() * 1000.0, 3)
    )
}
