//! Sudoku puzzles of each class to order.
//!
//!     cargo run --release -p grille-engine --example sudoku_classes -- [COUNT]
//!
//! So many 9x9 puzzles (200 unless told) of each class but guessing are made, each twice
//! from the same seed. Checked: both are the same, `exact-cover` finds just one solution,
//! and a rating that begins with the puzzle alone gives the class that was asked for.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a command for programmers")]

use grille_engine::run::Task;
use grille_engine::sudoku::generate::{Generate, Recipe};
use grille_engine::sudoku::rate::{CLASSES, Class, Rate, Rated};
use grille_engine::sudoku::{Options, Puzzle, Shape, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::time::Instant;

fn main() {
    let count: u64 = std::env::args().nth(1).map_or(200, |text| text.parse().unwrap());
    for &class in CLASSES.iter().filter(|class| **class != Class::Guessing) {
        let (start, mut tries, mut clues) = (Instant::now(), 0, 0);
        let make = |number: u64| {
            let recipe = Recipe { class: Some(class), ..Recipe::new(Shape::Nine) };
            let seed = format!("{} {number}", class.name());
            Generate::new(recipe, &seed).unwrap().advance(u64::MAX).unwrap().unwrap()
        };
        let made: Vec<Puzzle> = (0..count)
            .map(|number| {
                let made = make(number);
                tries += made.tries;
                clues += made.puzzle.clues();
                made.puzzle
            })
            .collect();
        let took = start.elapsed().as_secs_f64();
        let entry = method::find("exact-cover").unwrap();
        let mut wrong = 0;
        for (number, puzzle) in (0..).zip(&made) {
            let run = entry.start(puzzle, &puzzle.board(), &Options::default());
            let unique = Uniqueness::new(run).advance(u64::MAX);
            let rated = Rate::new(puzzle).advance(u64::MAX);
            let is_class =
                matches!(&rated, Some(Rated::Rating(rating)) if rating.class == Some(class));
            let is_right = matches!(unique, Some(Verdict::Unique(_))) && is_class;
            wrong += u64::from(!is_right || make(number).puzzle != *puzzle);
        }
        let each = 1000.0 * took / count as f64;
        let mean = clues as f64 / count as f64;
        let name = class.name();
        println!(
            "{name:8} {count} puzzles, {tries} grids, {mean:.1} clues, {took:.2} s ({each:.1} ms each), {wrong} wrong"
        );
        assert_eq!(wrong, 0);
    }
}
