//! Chi-square test of the generator of full sudoku grids: 4x4 grids are drawn in both ways, and
//! it is told how far they are from the frequencies that they must have. Longer than a test may.
//!
//!     cargo run --release -p grille-engine --example sudoku_chi_square -- 100000

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a command for developers")]

use grille_engine::chance::Chance;
use grille_engine::run::Status;
use grille_engine::sudoku::generate::Fill;
use grille_engine::sudoku::{Digit, Puzzle, Shape, method};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    // Without a number nothing would be checked, and nobody would notice.
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok());
    match count.filter(|count| *count > 0) {
        Some(count) => chi_square(count),
        None => println!("COUNT"),
    }
}

fn full(shape: Shape, is_uniform: bool, chance: Chance) -> String {
    let mut fill = Fill::new(shape, is_uniform, chance);
    loop {
        if let (Some(grid), _) = fill.advance(u64::MAX) {
            return grid.cells().iter().map(|digit| digit.symbol()).collect();
        }
    }
}

/// Chi-square of both ways to fill 4x4 against what they must give.
fn chi_square(count: usize) {
    for is_uniform in [false, true] {
        let mut chance = Chance::new("frequencies");
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for _ in 0..count {
            *seen.entry(full(Shape::Four, is_uniform, chance.split())).or_default() += 1;
        }
        let square: f64 = seen
            .iter()
            .map(|(grid, &times)| {
                let expected =
                    count as f64 * if is_uniform { 1.0 / 288.0 } else { likelihood(grid) };
                (times as f64 - expected).powi(2) / expected
            })
            .sum();
        // Wilson and Hilferty (1931): the cube root is nearly normal.
        let degrees = 287.0f64;
        let spread = 2.0 / (9.0 * degrees);
        let normal = ((square / degrees).cbrt() - (1.0 - spread)) / spread.sqrt();
        let name = if is_uniform { "uniform" } else { "backtracking" };
        println!(
            "{name}: {} grids, chi-square {square:.1} with 287 degrees, {normal:+.2} sigma (p > 0.001 below 3.09)",
            seen.len()
        );
    }
    let start = Instant::now();
    let mut chance = Chance::new("nine");
    let many = (count / 100).max(1);
    for _ in 0..many {
        full(Shape::Nine, false, chance.split());
    }
    println!("9x9 by backtracking: {:.0} a second", many as f64 / start.elapsed().as_secs_f64());
    let start = Instant::now();
    for _ in 0..(many / 100).max(1) {
        full(Shape::Nine, true, chance.split());
    }
    println!(
        "9x9 uniform: {:.0} a second",
        (many / 100).max(1) as f64 / start.elapsed().as_secs_f64()
    );
}

/// How likely backtracking comes to a 4x4 grid, by following all its ways.
fn likelihood(grid: &str) -> f64 {
    let digits: Vec<u8> = grid.bytes().map(|symbol| symbol - b'0').collect();
    // At each cell, the digits that fit; those that lead nowhere are passed over.
    let mut likely = 1.0;
    for cell in 0..16 {
        let leads = |digit: u8| {
            let mut line: Vec<Option<Digit>> = vec![None; 16];
            for before in 0..cell {
                line[before] = Digit::new(usize::from(digits[before]));
            }
            line[cell] = Digit::new(usize::from(digit));
            let puzzle = Puzzle::of(&line).unwrap();
            let mut run =
                method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Default::default());
            run.advance(u64::MAX) == Status::Solution
        };
        likely /= (1..=4).filter(|&digit| leads(digit)).count() as f64;
    }
    likely
}
