//! Every distinct clue set of the n x n pictures, and work on all of them at once.

use grille_engine::colours::Colour;
use grille_engine::nonogram::{Block, Draft, Puzzle};
use std::thread;

/// The clues of all lines of length n, numbered.
pub struct Clues {
    n: usize,
    /// The number of a line's clue, by its cells as bits.
    number: Vec<usize>,
    /// The clues by number.
    blocks: Vec<Vec<Block>>,
}

impl Clues {
    /// All clues of lines of n cells.
    pub fn new(n: usize) -> Clues {
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

    /// The puzzle with these clues.
    pub fn puzzle(&self, mut key: u64) -> Puzzle {
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

    /// All clue sets, each with whether a single picture has it.
    pub fn sets(&self) -> Vec<(u64, bool)> {
        let n = self.n;
        let mut keys: Vec<u64> = (0..1 << (n * n)).map(|picture| self.key(picture)).collect();
        keys.sort_unstable();
        keys.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() == 1)).collect()
    }
}

/// Does something with each part of the sets, on as many threads as there are.
pub fn on_all_threads<T: Send>(
    sets: &[(u64, bool)],
    work: impl Fn(&[(u64, bool)]) -> T + Sync,
) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = sets.len().div_ceil(threads);
    thread::scope(|scope| {
        let work = &work;
        let workers: Vec<_> =
            sets.chunks(share).map(|part| scope.spawn(move || work(part))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}
