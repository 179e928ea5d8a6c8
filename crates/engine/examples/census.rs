//! Solves every distinct clue set of the n x n pictures and counts the answers:
//!
//! ```text
//! cargo run --release -p grille-engine --example census -- 5 [METHOD]
//! ```
//!
//! An independent tally, which only counts how many pictures share their clues,
//! says which of them must come out unique. For n = 5 that is 33,554,432
//! pictures and 28,781,820 clue sets: some minutes and 300 MB.

#![allow(clippy::print_stdout, reason = "this is a program")]

mod clue_sets;

use clue_sets::{Clues, on_all_threads};
use grille_engine::nonogram::{Nonogram, method};
use grille_engine::run::{Entry, Status};
use std::process::ExitCode;

/// What the census must find: pictures alone with their clues, clue sets, and
/// clue sets that complete line solving alone solves (OEIS A242876 and
/// exhaustive counts). Methods that probe solve more without a hypothesis.
const KNOWN: [(u64, u64, u64); 5] = [
    (2, 2, 2),
    (14, 15, 14),
    (384, 445, 384),
    (52_362, 58_196, 51_234),
    (25_309_575, 28_781_820, 24_976_511),
];

#[derive(Default, PartialEq, Eq, Debug)]
struct Count {
    clue_sets: u64,
    alone: u64,
    unique: u64,
    without_hypothesis: u64,
    disagreements: u64,
}

fn main() -> ExitCode {
    let n: usize = match std::env::args().nth(1).map(|text| text.parse()) {
        Some(Ok(n @ 1..=5)) => n,
        _ => {
            println!("usage: census N, with N from 1 to 5");
            return ExitCode::from(2);
        }
    };
    let name = std::env::args().nth(2).unwrap_or("backtrack-complete".to_owned());
    let Some(entry) = method::find(&name) else {
        println!("there is no method {name}");
        return ExitCode::from(2);
    };
    let clues = Clues::new(n);
    let sets = clues.sets();
    let mut total = Count::default();
    for part in on_all_threads(&sets, |part| solve(&clues, entry, part)) {
        total.clue_sets += part.clue_sets;
        total.alone += part.alone;
        total.unique += part.unique;
        total.without_hypothesis += part.without_hypothesis;
        total.disagreements += part.disagreements;
    }
    println!("{n}x{n} by {name}: {total:?}");
    let (unique, clue_sets, without_hypothesis) = KNOWN[n - 1];
    let without_hypothesis = match name.as_str() {
        "backtrack-complete" => without_hypothesis,
        // Other methods see more or less than complete line solving.
        _ => total.without_hypothesis,
    };
    let known = Count { clue_sets, alone: unique, unique, without_hypothesis, disagreements: 0 };
    if total == known {
        println!("as it must be");
        ExitCode::SUCCESS
    } else {
        println!("must be {known:?}");
        ExitCode::FAILURE
    }
}

fn solve(clues: &Clues, entry: &Entry<Nonogram>, sets: &[(u64, bool)]) -> Count {
    let mut count = Count::default();
    for &(key, alone) in sets {
        let puzzle = clues.puzzle(key);
        let mut run = entry.start(&puzzle, &puzzle.board(), &Default::default());
        let first = run.advance(u64::MAX);
        let unique = first == Status::Solution && run.advance(u64::MAX) == Status::Exhausted;
        count.clue_sets += 1;
        count.alone += u64::from(alone);
        count.unique += u64::from(unique);
        count.without_hypothesis += u64::from(unique && run.stats().guesses == 0);
        count.disagreements += u64::from(unique != alone || first != Status::Solution);
    }
    count
}
