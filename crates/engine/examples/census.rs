//! Solves every distinct clue set of the n x n pictures and counts the answers:
//!
//! ```text
//! cargo run --release -p grille-engine --example census -- 5 [METHOD]
//! ```
//!
//! An independent tally, which only counts how many pictures share their clues,
//! says which of them must come out unique. For n = 5 that is 33,554,432
//! pictures and 28,781,820 clue sets: some minutes and 300 MB.

#![allow(clippy::print_stdout, reason = "this is a program")]

use grille_engine::colours::Colour;
use grille_engine::nonogram::{Block, Draft, Nonogram, Puzzle, method};
use grille_engine::run::{Entry, Status};
use std::process::ExitCode;
use std::thread;

/// What the census must find: pictures alone with their clues, clue sets, and
/// clue sets that complete line solving alone solves (OEIS A242876 and
/// exhaustive counts). Methods that probe solve more without a hypothesis.
const KNOWN: [(u64, u64, u64); 5] = [
    (2, 2, 2),
    (14, 15, 14),
    (384, 445, 384),
    (52_362, 58_196, 51_234),
    (25_309_575, 28_781_820, 24_976_511),
];

#[derive(Default, PartialEq, Eq, Debug)]
struct Count {
    clue_sets: u64,
    alone: u64,
    unique: u64,
    without_hypothesis: u64,
    disagreements: u64,
}

fn main() -> ExitCode {
    let n: usize = match std::env::args().nth(1).map(|text| text.parse()) {
        Some(Ok(n @ 1..=5)) => n,
        _ => {
            println!("usage: census N, with N from 1 to 5");
            return ExitCode::from(2);
        }
    };
    let name = std::env::args().nth(2).unwrap_or("backtrack-complete".to_owned());
    let Some(entry) = method::find(&name) else {
        println!("there is no method {name}");
        return ExitCode::from(2);
    };
    let clues = Clues::new(n);
    let mut keys: Vec<u64> = (0..1 << (n * n)).map(|picture| clues.key(picture)).collect();
    keys.sort_unstable();
    let groups: Vec<(u64, bool)> =
        keys.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() == 1)).collect();
    drop(keys);

    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = groups.len().div_ceil(threads);
    let mut total = Count::default();
    thread::scope(|scope| {
        let clues = &clues;
        let work = |part| scope.spawn(move || clues.solve(entry, part));
        let workers: Vec<_> = groups.chunks(share).map(work).collect();
        for worker in workers {
            let part = worker.join().expect("a worker does not panic");
            total.clue_sets += part.clue_sets;
            total.alone += part.alone;
            total.unique += part.unique;
            total.without_hypothesis += part.without_hypothesis;
            total.disagreements += part.disagreements;
        }
    });
    println!("{n}x{n} by {name}: {total:?}");
    let (unique, clue_sets, without_hypothesis) = KNOWN[n - 1];
    let without_hypothesis = match name.as_str() {
        "backtrack-complete" => without_hypothesis,
        // Other methods see more or less than complete line solving.
        _ => total.without_hypothesis,
    };
    let known = Count { clue_sets, alone: unique, unique, without_hypothesis, disagreements: 0 };
    if total == known {
        println!("as it must be");
        ExitCode::SUCCESS
    } else {
        println!("must be {known:?}");
        ExitCode::FAILURE
    }
}

/// The clues of all lines of length n, numbered.
struct Clues {
    n: usize,
    /// The number of a line's clue, by its cells as bits.
    number: Vec<usize>,
    /// The clues by number.
    blocks: Vec<Vec<Block>>,
}

impl Clues {
    fn new(n: usize) -> Clues {
        let mut blocks: Vec<Vec<Block>> = Vec::new();
        let mut number = Vec::new();
        for bits in 0..1_u32 << n {
            let text: String = (0..n).map(|i| if bits >> i & 1 == 1 { '#' } else { ' ' }).collect();
            let clue: Vec<Block> = text
                .split_whitespace()
                .map(|run| Block { len: run.len() as u32, colour: Colour::BLACK })
                .collect();
            let known = blocks.iter().position(|other| *other == clue);
            number.push(known.unwrap_or_else(|| {
                blocks.push(clue);
                blocks.len() - 1
            }));
        }
        Clues { n, number, blocks }
    }

    /// The clues of a picture, as digits of one number: rows first.
    fn key(&self, picture: u64) -> u64 {
        let n = self.n;
        let row = |r: usize| (picture >> (r * n)) as usize & ((1 << n) - 1);
        let col = |c: usize| (0..n).map(|r| (row(r) >> c & 1) << r).sum::<usize>();
        let lines = (0..n).map(row).chain((0..n).map(col));
        lines.fold(0, |key, bits| key * self.blocks.len() as u64 + self.number[bits] as u64)
    }

    fn puzzle(&self, mut key: u64) -> Puzzle {
        let mut lines: Vec<Vec<Block>> = (0..2 * self.n)
            .map(|_| {
                let number = (key % self.blocks.len() as u64) as usize;
                key /= self.blocks.len() as u64;
                self.blocks[number].clone()
            })
            .collect();
        lines.reverse();
        let cols = lines.split_off(self.n);
        let draft = Draft { rows: Some(lines), cols: Some(cols), ..Draft::default() };
        Puzzle::new(draft).expect("clues of a picture are a puzzle")
    }

    fn solve(&self, entry: &Entry<Nonogram>, groups: &[(u64, bool)]) -> Count {
        let mut count = Count::default();
        for &(key, alone) in groups {
            let puzzle = self.puzzle(key);
            let mut run = entry.start(&puzzle, &puzzle.board(), &Default::default());
            let first = run.advance(u64::MAX);
            let unique = first == Status::Solution && run.advance(u64::MAX) == Status::Exhausted;
            count.clue_sets += 1;
            count.alone += u64::from(alone);
            count.unique += u64::from(unique);
            count.without_hypothesis += u64::from(unique && run.stats().guesses == 0);
            count.disagreements += u64::from(unique != alone || first != Status::Solution);
        }
        count
    }
}
