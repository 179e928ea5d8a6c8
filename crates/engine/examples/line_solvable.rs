//! Random puzzles that lines alone solve, of any size, and what `search` takes for them:
//!
//! ```text
//! cargo run --release -p grille-engine --example line_solvable -- SIDE DENSITY [SEED] [NUMBER]
//! ```
//!
//! Pictures of SIDE x SIDE cells are drawn with DENSITY percent of black, until
//! NUMBER of them (5) have clues whose lines imply the whole picture, one after
//! the other. Picture i of a seed (1) is always the same. Of each puzzle the
//! least CPU time of some rounds to the proof is taken; told are the means.

#![allow(clippy::print_stdout, reason = "this is a program")]

use cpu_time::ThreadTime;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Event, Nonogram, Picture, Puzzle, Reason, method};
use grille_engine::run::{Phase, Run, Status};
use std::process::ExitCode;
use std::time::Duration;

/// How often each puzzle is solved.
const ROUNDS: usize = 7;
/// The most pictures that are drawn.
const PICTURES: u64 = 1000;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>().ok());
    let mut number = |or| numbers.next().unwrap_or(or);
    let (side, density, seed) = (number(None), number(None), number(Some(1)));
    let (Some(side), Some(density), Some(seed), Some(wanted)) =
        (side, density, seed, number(Some(5)))
    else {
        println!("usage: line_solvable SIDE DENSITY [SEED] [NUMBER]");
        return ExitCode::from(2);
    };
    let Ok(size) = Size::new(side as usize, side as usize) else { return ExitCode::from(2) };
    let (mut kept, mut drawn, mut time, mut lines) = (0, 0, 0.0, 0);
    while kept < wanted && drawn < PICTURES {
        let puzzle = Puzzle::of(&draw(size, density, seed, drawn), Vec::new());
        let puzzle = puzzle.expect("a picture makes a puzzle");
        drawn += 1;
        if is_line_solvable(&puzzle) {
            let (took, looks) = measured(&puzzle);
            time += took.as_secs_f64();
            lines += looks;
            kept += 1;
        }
    }
    let mean = time / kept.max(1) as f64;
    println!(
        "{side}x{side}, {density} %: {kept} of {drawn} pictures; {:.3} ms, {:.1} ns a cell, {} lines",
        mean * 1e3,
        mean * 1e9 / size.cells() as f64,
        lines / kept.max(1),
    );
    if kept == wanted { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn start(puzzle: &Puzzle) -> Box<dyn Run<Nonogram>> {
    let entry = method::find("search").expect("the method is in the table");
    entry.start(puzzle, &puzzle.board(), &Default::default())
}

/// Whether a solution is found before anything but lines has been looked at.
fn is_line_solvable(puzzle: &Puzzle) -> bool {
    let (mut run, mut probed) = (start(puzzle), false);
    let mut hear = |event| {
        probed |= matches!(event, Event::Set { why: Reason::Probed, .. });
    };
    loop {
        match run.advance_traced(1, &mut hear) {
            Status::Running if run.phase() == Phase::Rules => {}
            status => return status == Status::Solution && !probed,
        }
    }
}

/// The least time of some rounds to the proof, and the lines looked at.
fn measured(puzzle: &Puzzle) -> (Duration, u64) {
    let round = || {
        let begin = ThreadTime::now();
        let mut run = start(puzzle);
        assert_eq!(run.advance(u64::MAX), Status::Solution, "the picture is a solution");
        assert_eq!(run.advance(u64::MAX), Status::Exhausted, "lines leave one solution");
        (begin.elapsed(), run.stats().lines)
    };
    (0..ROUNDS).map(|_| round()).min().expect("there are rounds")
}

/// Picture `index` of a seed, whatever came before it.
fn draw(size: Size, density: u64, seed: u64, index: u64) -> Picture {
    let mut random = Random(Random(seed).next().wrapping_add(index));
    Grid::from_fn(size, |_| {
        let black = ((random.next() >> 32) * 100) >> 32 < density;
        if black { Colour::BLACK } else { Colour::BACKGROUND }
    })
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
