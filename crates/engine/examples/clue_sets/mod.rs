//! Every distinct clue set of the n x n pictures, and work on all of them at once.

#![allow(dead_code, reason = "each example uses its own part")]

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
    /// By number: the number of the same clue read from the end.
    turned: Vec<usize>,
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
        let turned = |clue: &Vec<Block>| {
            let same = |other: &Vec<Block>| other.iter().eq(clue.iter().rev());
            blocks.iter().position(same).expect("a line read from its end is a line")
        };
        let turned = blocks.iter().map(turned).collect();
        Clues { n, number, blocks, turned }
    }

    /// The clues of a picture, as digits of one number: rows first.
    fn key(&self, picture: u64) -> u64 {
        let n = self.n;
        let row = |r: usize| (picture >> (r * n)) as usize & ((1 << n) - 1);
        let col = |c: usize| (0..n).map(|r| (row(r) >> c & 1) << r).sum::<usize>();
        let lines = (0..n).map(row).chain((0..n).map(col));
        self.key_of(lines.map(|bits| self.number[bits]))
    }

    fn key_of(&self, lines: impl Iterator<Item = usize>) -> u64 {
        lines.fold(0, |key, number| key * self.blocks.len() as u64 + number as u64)
    }

    /// The puzzle with these clues.
    pub fn puzzle(&self, key: u64) -> Puzzle {
        let blocks = |number: usize| self.blocks[number].clone();
        let mut lines: Vec<Vec<Block>> = self.lines(key).into_iter().map(blocks).collect();
        let cols = lines.split_off(self.n);
        let draft = Draft { rows: Some(lines), cols: Some(cols), ..Draft::default() };
        Puzzle::new(draft).expect("clues of a picture are a puzzle")
    }

    /// The clues of the lines, by number: rows first.
    fn lines(&self, mut key: u64) -> Vec<usize> {
        let mut lines: Vec<usize> = (0..2 * self.n)
            .map(|_| {
                let number = (key % self.blocks.len() as u64) as usize;
                key /= self.blocks.len() as u64;
                number
            })
            .collect();
        lines.reverse();
        lines
    }

    /// How many clue sets are this one, mirrored or transposed or not; none
    /// unless it is the first of them.
    pub fn images(&self, key: u64) -> Option<u64> {
        let (n, lines) = (self.n, self.lines(key));
        let mut images: Vec<u64> = (0..8)
            .map(|way: usize| {
                let [down, across, transposed] = [way & 1 == 1, way & 2 == 2, way & 4 == 4];
                let line = |at: usize, first: usize, flip: bool, turn: bool| {
                    let number = lines[first + if flip { n - 1 - at } else { at }];
                    if turn { self.turned[number] } else { number }
                };
                let rows = (0..n).map(|at| line(at, 0, down, across));
                let cols = (0..n).map(|at| line(at, n, across, down));
                match transposed {
                    false => self.key_of(rows.chain(cols)),
                    true => self.key_of(cols.chain(rows)),
                }
            })
            .collect();
        images.sort_unstable();
        images.dedup();
        (images[0] == key).then_some(images.len() as u64)
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
