//! Checks of sudoku that take longer than a test may.
//!
//!     cargo run --release -p grille-engine --example sudoku_checks -- grids 6
//!     cargo run --release -p grille-engine --example sudoku_checks -- agree 100000
//!     cargo run --release -p grille-engine --example sudoku_checks -- make 2000
//!
//! `grids` counts all full grids of a side (288, 28,200,960); `agree` compares `bands` with
//! `exact-cover` on random sets of clues, up to three solutions of each; `make` makes minimal
//! puzzles, checks them by `exact-cover`, and says how many a second.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a command for developers")]

use grille_engine::chance::Chance;
use grille_engine::run::{Status, Task};
use grille_engine::sudoku::generate::{Fill, Generate, Recipe};
use grille_engine::sudoku::{Digit, Puzzle, Shape, method};
use std::collections::BTreeSet;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // Without a number nothing would be checked, and nobody would notice.
    let number = args.get(1).and_then(|text| text.parse().ok()).filter(|number| *number > 0);
    match (args.first().map(String::as_str), number) {
        (Some("grids"), Some(side)) => grids(side),
        (Some("agree"), Some(count)) => agree(count),
        (Some("make"), Some(count)) => make(count),
        _ => println!("grids SIDE | agree COUNT | make COUNT"),
    }
}

/// Counts the grids with each first row in order, and multiplies: digits are only names.
fn grids(side: usize) {
    let shape = Shape::of_side(side).expect("a side of 4, 6, 9 or 16");
    let first = (0..shape.cells()).map(|cell| Digit::new(cell + 1).filter(|_| cell < side));
    let puzzle = Puzzle::of(&first.collect::<Vec<_>>()).unwrap();
    for name in ["exact-cover", "fewest-candidates"] {
        let entry = method::find(name).unwrap();
        let mut run = entry.start(&puzzle, &puzzle.board(), &Default::default());
        let mut count = 0u64;
        while run.advance(u64::MAX) == Status::Solution {
            count += 1;
        }
        let orders: u64 = (1..=side as u64).product();
        println!("{name}: {count} with the first row in order, {} in all", count * orders);
    }
}

/// Up to three solutions by a method.
fn solutions(name: &str, puzzle: &Puzzle) -> BTreeSet<String> {
    let entry = method::find(name).unwrap();
    let mut run = entry.start(puzzle, &puzzle.board(), &Default::default());
    let mut found = BTreeSet::new();
    while found.len() < 3 && run.advance(u64::MAX) == Status::Solution {
        found.insert(run.board().to_string());
    }
    found
}

fn agree(count: usize) {
    let mut chance = Chance::new("agree");
    let mut kinds = [0usize; 4];
    for round in 0..count {
        // From grids, with and without a wrong clue, and digits put anywhere.
        let mut givens = vec![None; 81];
        let mut cells: Vec<usize> = (0..81).collect();
        chance.shuffle(&mut cells);
        if round % 4 == 3 {
            for &cell in &cells[..8 + chance.below(14)] {
                givens[cell] = Digit::new(1 + chance.below(9));
            }
        } else {
            let grid = full(chance.split());
            for &cell in &cells[..17 + chance.below(25)] {
                givens[cell] = Digit::of_symbol(char::from(grid.as_bytes()[cell]));
            }
            if round % 4 == 2 {
                givens[cells[0]] = Digit::new(1 + chance.below(9));
            }
        }
        let puzzle = Puzzle::of(&givens).unwrap();
        let (one, other) = (solutions("bands", &puzzle), solutions("exact-cover", &puzzle));
        // Which three of many are found first is their own business.
        let same = one == other || one.len() == 3 && other.len() == 3;
        assert!(same, "{}", puzzle.board());
        kinds[one.len()] += 1;
    }
    println!(
        "{count} agree: {} without solution, {} unique, {} with two, {} with more",
        kinds[0], kinds[1], kinds[2], kinds[3]
    );
}

fn full(chance: Chance) -> String {
    let mut fill = Fill::new(Shape::Nine, false, chance);
    loop {
        if let (Some(grid), _) = fill.advance(u64::MAX) {
            return grid.cells().iter().map(|digit| digit.symbol()).collect();
        }
    }
}

fn make(count: usize) {
    let (start, mut clues, mut made) = (cpu(), 0, Vec::new());
    for seed in 0..count {
        let recipe = Recipe { minimal: true, ..Recipe::new(Shape::Nine) };
        let mut task = Generate::new(recipe, &seed.to_string()).unwrap();
        let puzzle = task.advance(u64::MAX).unwrap().unwrap().puzzle;
        clues += puzzle.clues();
        made.push(puzzle);
    }
    let rate = count as f64 / (cpu() - start);
    println!(
        "{rate:.0} minimal puzzles a second, {:.2} clues on average",
        clues as f64 / count as f64
    );
    for puzzle in &made {
        assert_eq!(solutions("exact-cover", puzzle).len(), 1);
        for cell in puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_some()) {
            let mut draft = puzzle.draft();
            draft.givens[usize::from(cell.row)][usize::from(cell.col)] =
                grille_engine::sudoku::Digits::first(9);
            assert!(solutions("exact-cover", &Puzzle::new(draft).unwrap()).len() > 1);
        }
    }
    println!("all unique, and no clue too many");
}

/// Seconds of the clock.
fn cpu() -> f64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}
