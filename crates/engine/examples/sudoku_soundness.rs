//! No human technique ever loses the solution of a sudoku.
//!
//!     cargo run --release -p grille-engine --example sudoku_soundness -- [PUZZLES] [SEED]
//!
//! So many random puzzles with just one solution (10,000 unless told, of all shapes but
//! mostly 9x9) are made and solved by a plain search that shares no code with the
//! techniques. On the way up the ladder everything that every technique has to say is
//! compared with the solution at every seventh step, and what is taken at every step.

#![allow(
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a command for programmers"
)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::Random;
use common::sudoku::dug;
use grille_engine::sudoku::ladder::{ClimbStatus, Conclusion, Deduction, Ladder, RUNGS, rank};
use grille_engine::sudoku::{Digit, Shape};
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap());
    let (count, seed) = (args.next().unwrap_or(10_000), args.next().unwrap_or(1));
    let (mut random, start) = (Random(seed), Instant::now());
    let mut said = vec![(0u64, 0u64); RUNGS.len()];
    let (mut wrong, mut solved) = (0, 0);
    for number in 0..count {
        let shape = match number % 20 {
            0 => Shape::Four,
            1 | 2 => Shape::Six,
            _ => Shape::Nine,
        };
        let (puzzle, solution) = dug(shape, &mut random);
        let solution: Vec<Digit> =
            solution.chars().map(|symbol| Digit::of_symbol(symbol).unwrap()).collect();
        let keeps = |deduction: &Deduction| match &deduction.conclusion {
            Conclusion::Place(cell, digit) => solution[shape.index(*cell)] == *digit,
            Conclusion::Remove(known) => {
                known.iter().all(|&(cell, digits)| !digits.has(solution[shape.index(cell)]))
            }
        };
        let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().knowing_unique();
        let mut turn = number;
        while let ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
            let mut all = vec![found.clone()];
            if turn % 7 == 0 {
                all.extend(RUNGS.iter().flat_map(|rung| ladder.available(rung.technique)));
            }
            said[rank(found.technique)].1 += 1;
            for deduction in all {
                said[rank(deduction.technique)].0 += 1;
                if !keeps(&deduction) {
                    wrong += 1;
                    println!("WRONG: {deduction:?} on {}", ladder.board());
                }
            }
            ladder.take(&found);
            turn += 1;
        }
        solved += u64::from(ladder.open() == 0);
    }
    for (rung, (said, taken)) in RUNGS.iter().zip(said) {
        println!("{:17} {said:9} said, {taken:7} taken", rung.technique.name());
    }
    let took = start.elapsed().as_secs_f64();
    println!(
        "{count} puzzles, {solved} solved by the ladder, {wrong} wrong deductions, {took:.0} s"
    );
    assert_eq!(wrong, 0);
}
