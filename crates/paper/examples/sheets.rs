//! Lays out thousands of random puzzles of 1x1 to 100x100 and looks at every page.
//!
//!     cargo run --release -p grille-paper --example sheets -- 10000

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, missing_docs)]

#[path = "../tests/common/mod.rs"]
mod common;

use grille_engine::chance::Chance;

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(10_000u32);
    let (mut fitted, mut refused) = (0, 0);
    for number in 0..count {
        let mut chance = Chance::new(&format!("sheets/{number}"));
        match common::trial(&mut chance, [12, 35, 100][number as usize % 3]) {
            true => fitted += 1,
            false => refused += 1,
        }
    }
    println!("{count} sets of random puzzles: {fitted} fitted, {refused} were refused, rightly");
}
