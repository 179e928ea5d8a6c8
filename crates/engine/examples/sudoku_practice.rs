//! How long it takes to find an exercise for each technique, and how many sudokus are climbed.
//!
//!     cargo run --release -p grille-engine --example sudoku_practice -- 3

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a command for programmers")]

use grille_engine::run::Task;
use grille_engine::sudoku::Shape;
use grille_engine::sudoku::ladder::RUNGS;
use grille_engine::sudoku::practice::Practice;
use std::time::{Duration, Instant};

/// The longest for one exercise.
const PATIENCE: Duration = Duration::from_secs(20);

fn main() {
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(3);
    for rung in RUNGS {
        let mut told = Vec::new();
        for seed in 0..number {
            let mut task = Practice::new(rung.technique, Shape::Nine, &format!("practice-{seed}"));
            let start = Instant::now();
            let found = loop {
                match task.advance(1_000) {
                    Some(found) => break found.ok(),
                    None if start.elapsed() > PATIENCE => break None,
                    None => {}
                }
            };
            let tries = found.map_or("none".to_owned(), |found| found.tries.to_string());
            told.push(format!("{tries} in {:.2} s", start.elapsed().as_secs_f64()));
        }
        println!("{:18} {}", rung.technique.name(), told.join(", "));
    }
}
