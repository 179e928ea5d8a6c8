//! Mends pictures that are ambiguous, and tells how many cells that took:
//!
//! ```text
//! cargo run --release -p grille-engine --example repair -- [unique|by-lines] [SIDE] [SEEDS]
//! ```
//!
//! For each seed from 1 on, noise that was blurred three times is drawn, half of
//! it ink, until its puzzle has several solutions. Every cell weighs the same.

#![allow(clippy::print_stdout, reason = "this is a program")]

use grille_engine::chance::Chance;
use grille_engine::grid::Size;
use grille_engine::nonogram::generate::{Recipe, Source, draw};
use grille_engine::nonogram::repair::{Aim, Mend, Weights};
use grille_engine::nonogram::{Options, Picture, Puzzle, method};
use grille_engine::run::Task;
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let aim = match arguments.next().as_deref() {
        None | Some("unique") => Aim::Unique,
        Some("by-lines") => Aim::ByLines,
        Some(_) => {
            println!("usage: repair [unique|by-lines] [SIDE] [SEEDS]");
            return ExitCode::from(2);
        }
    };
    let mut number =
        |default| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (side, seeds) = (number(25), number(200));
    let Ok(size) = Size::new(side, side) else { return ExitCode::from(2) };
    let recipe = Recipe::new(size);
    let (mut changes, mut times, mut failed) = (BTreeMap::<usize, u64>::new(), Vec::new(), 0);
    for seed in 1..=seeds {
        let picture = ambiguous(&recipe, &seed.to_string());
        let start = Instant::now();
        let mut task = Mend::new(&picture, &[], aim, Weights::uniform(&picture), 12, 5);
        let proposals = task.advance(u64::MAX).unwrap_or_default();
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        match proposals.first() {
            Some(best) => *changes.entry(best.changes.len()).or_default() += 1,
            None => failed += 1,
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((share * times.len() as f64) as usize).copied().unwrap_or(0.0);
    for (cells, pictures) in changes {
        println!("{pictures} pictures by {cells} cells");
    }
    println!(
        "{failed} failed; ms: median {:.1}, p90 {:.1}, max {:.1}",
        at(0.5),
        at(0.9),
        at(1.0 - 1e-9)
    );
    ExitCode::SUCCESS
}

fn ambiguous(recipe: &Recipe, seed: &str) -> Picture {
    let mut chance = Chance::new(seed);
    loop {
        let picture = draw(recipe, Source::Smooth, &mut chance);
        let Ok(puzzle) = Puzzle::of(&picture, Vec::new()) else { continue };
        let run = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Options::default());
        if let Some(Verdict::Several(..)) = Uniqueness::new(run).advance(u64::MAX) {
            return picture;
        }
    }
}
