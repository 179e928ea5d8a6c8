//! Counting against numbers that are known and against listing, where that
//! takes longer than a test may:
//!
//! ```text
//! cargo run --release -p grille-engine --example count -- [N] [PUZZLES]
//! ```
//!
//! The n x n puzzles of ones up to N (20) must have n! solutions. Then so many
//! random puzzles (500) up to 14x14, in two to four colours, must have as many
//! solutions as `backtrack-complete` lists, with much room, little and none;
//! those with more than 100,000 are passed over. Some seconds for the first
//! part, one or two minutes for the second.

#![allow(clippy::print_stdout, reason = "this is a program")]

use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::count::BigUint;
use grille_engine::nonogram::{Count, Ink, Options, Puzzle, Rgb, method};
use grille_engine::run::{Stats, Status, Task};
use std::process::ExitCode;

/// The most solutions that are listed.
const LISTED: u64 = 100_000;

fn main() -> ExitCode {
    let number =
        |at, or| std::env::args().nth(at).map_or(Some(or), |text| text.parse::<usize>().ok());
    let (Some(n), Some(puzzles)) = (number(1, 20), number(2, 500)) else {
        println!("usage: count [N] [PUZZLES]");
        return ExitCode::from(2);
    };
    let mut agree = true;
    let mut factorial = BigUint::from(1_u8);
    for n in 1..=n {
        factorial *= n;
        let one: Vec<&[u32]> = vec![&[1]; n];
        let puzzle = Puzzle::black_and_white(&one, &one).expect("ones are a puzzle");
        let (solutions, stats) = count(&puzzle, None);
        println!("{n}: {solutions} ({} steps, {} states)", stats.steps, stats.states);
        agree &= solutions == factorial;
    }
    let mut random = Random(1);
    let (mut checked, mut branched) = (0, 0);
    while checked < puzzles {
        let puzzle = random.puzzle();
        let Some(listed) = listed(&puzzle) else { continue };
        for states in [None, Some(100), Some(0)] {
            let (solutions, stats) = count(&puzzle, states);
            branched += usize::from(stats.guesses > 0);
            if solutions != listed.into() {
                println!("{solutions} counted with {states:?}, {listed} listed: {puzzle:?}");
                agree = false;
            }
        }
        checked += 1;
    }
    println!("{checked} random puzzles, {branched} of {} counts branched", 3 * checked);
    println!("{}", if agree { "as it must be" } else { "wrong" });
    if agree { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn count(puzzle: &Puzzle, states: Option<usize>) -> (BigUint, Stats) {
    let options = Options { states, ..Options::default() };
    let mut count = Count::new(puzzle, &puzzle.board(), &options);
    loop {
        if let Some(counted) = count.advance(u64::MAX) {
            return (counted.solutions, count.stats());
        }
    }
}

/// How many solutions there are, unless there are too many to list.
fn listed(puzzle: &Puzzle) -> Option<u64> {
    let entry = method::find("backtrack-complete")?;
    let mut run = entry.start(puzzle, &puzzle.board(), &Options::default());
    while run.stats().solutions <= LISTED && run.stats().steps < 20_000_000 {
        match run.advance(1_000_000) {
            Status::Solution | Status::Running => {}
            _ => return Some(run.stats().solutions),
        }
    }
    None
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    fn puzzle(&mut self) -> Puzzle {
        let colours = 2 + self.below(3);
        let size = Size::new(4 + self.below(11), 4 + self.below(11)).expect("small sides");
        let density = 20 + self.below(35);
        let picture = Grid::from_fn(size, |_| {
            let ink = if self.below(100) < density { 1 + self.below(colours - 1) } else { 0 };
            Colour::new(ink).expect("few colours")
        });
        let ink = |n: usize| Ink::new(n.to_string(), Rgb { r: n as u8, g: 0, b: 0 });
        let inks = if colours == 2 { Vec::new() } else { (0..colours).map(ink).collect() };
        Puzzle::of(&picture, inks).expect("a picture poses a puzzle")
    }
}
