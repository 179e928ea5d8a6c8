//! Climbs the ladder, assumptions left out, on every distinct clue set of the
//! n x n pictures, or on every k-th of them:
//!
//! ```text
//! cargo run --release -p grille-engine --example ladder_census -- 5 [K]
//! ```
//!
//! What complete line solving solves, the ladder must solve too, no more and no
//! less. ExplainedDeduction are the hardest rungs that the puzzles need, and the share that
//! never needs everything a line implies. Of puzzles that are mirror images of
//! each other one is climbed and counts for all: techniques do not know left
//! from right (`tests/ladder_oracle.rs`). For n = 5 some minutes and 700 MB.

#![allow(clippy::print_stdout, reason = "this is a program")]

mod clue_sets;

use clue_sets::{Clues, on_all_threads};
use grille_engine::nonogram::Technique;
use grille_engine::nonogram::ladder::{ClimbStatus, Ladder, RUNGS, rank};
use std::process::ExitCode;

/// Clue sets that complete line solving alone solves.
const KNOWN: [u64; 5] = [2, 14, 384, 51_234, 24_976_511];

/// Puzzles by the hardest rung they need, and uses of each rung, where solved.
#[derive(Default, Clone)]
struct Count {
    sets: u64,
    hardest: Vec<u64>,
    uses: Vec<u64>,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let (Some(Ok(n @ 1..=5)), every) = (arguments.next(), arguments.next()) else {
        println!("usage: ladder_census N [K], with N from 1 to 5");
        return ExitCode::from(2);
    };
    let every = every.and_then(Result::ok).unwrap_or(1).max(1);
    let clues = Clues::new(n);
    let mut sets = clues.sets();
    sets.retain(|&(key, _)| clues.images(key).is_some());
    let sets: Vec<(u64, bool)> = sets.into_iter().step_by(every).collect();
    let mut total = Count { hardest: vec![0; RUNGS.len()], uses: vec![0; RUNGS.len()], sets: 0 };
    for part in on_all_threads(&sets, |part| climb(&clues, part)) {
        total.sets += part.sets;
        total.hardest.iter_mut().zip(part.hardest).for_each(|(sum, own)| *sum += own);
        total.uses.iter_mut().zip(part.uses).for_each(|(sum, own)| *sum += own);
    }
    let solved: u64 = total.hardest.iter().sum();
    println!("{n}x{n}: {} clue sets, {solved} solved", total.sets);
    for ((rung, hardest), uses) in RUNGS.iter().zip(&total.hardest).zip(&total.uses) {
        println!("{:>14}: hardest in {hardest:>9}, used {uses:>10}", rung.technique.name());
    }
    let needy = rank(Technique::Complete).map_or(0, |rank| total.hardest[rank]);
    let share = 100.0 * (solved - needy) as f64 / solved.max(1) as f64;
    println!("without everything a line implies: {} = {share:.4} %", solved - needy);
    if share > 90.0 && (every > 1 || solved == KNOWN[n - 1]) {
        ExitCode::SUCCESS
    } else {
        println!("must be more than 90 % of {}", KNOWN[n - 1]);
        ExitCode::FAILURE
    }
}

fn climb(clues: &Clues, sets: &[(u64, bool)]) -> Count {
    let mut count = Count { sets: 0, hardest: vec![0; RUNGS.len()], uses: vec![0; RUNGS.len()] };
    for &(key, _) in sets {
        let puzzle = clues.puzzle(key);
        let ladder = Ladder::new(&puzzle, &puzzle.board()).expect("there are no givens");
        let mut ladder = ladder.up_to(Technique::Complete);
        let (mut hardest, mut uses) = (0, [0; RUNGS.len()]);
        let end = loop {
            match ladder.climb(u64::MAX) {
                ClimbStatus::Found(deduction) => {
                    let rank = rank(deduction.technique).expect("it is on the ladder");
                    hardest = hardest.max(rank);
                    uses[rank] += 1;
                    ladder.take(&deduction).expect("deductions are sound");
                }
                end => break end,
            }
        };
        let images = clues.images(key).unwrap_or(0);
        count.sets += images;
        if end == ClimbStatus::Solved {
            count.hardest[hardest] += images;
            count.uses.iter_mut().zip(uses).for_each(|(sum, own)| *sum += images * own);
        }
    }
    count
}
