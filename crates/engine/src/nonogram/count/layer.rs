//! All states between two cells, and the step over a cell.
//!
//! A state is a key, the states of all lines under way packed into bits, with
//! the number of ways that lead to it. Keys are kept in order. A cell changes
//! only the digits of its row and its column; those that have the same two
//! digits, and read the same colour, get the same new ones and so stay in
//! order: the new layer is a merge of a few runs, and what comes twice comes
//! together. No hash, no sort, and memory is read from front to back.
//!
//! Time: states x log(runs).

use super::number::Number;
use super::plan::Plan;
use super::strand::NONE;
use num_bigint::BigUint;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;

/// A layer, whatever the width of its keys and the size of its numbers.
pub trait Layer: Send {
    /// Sets out to step over a cell.
    fn begin(&mut self, plan: &Plan, turn: usize);
    /// Takes at most so many ways into the next layer, which may have so many
    /// states; says how many it took.
    fn make(&mut self, most: usize, states: usize) -> (Made, usize);
    /// The next layer takes the place of this one.
    fn end(&mut self);
    /// States of the next layer so far.
    fn made(&self) -> usize;
    /// Room that both layers take.
    fn bytes(&self) -> usize;
    /// The same with numbers of any length.
    fn longer(self: Box<Self>) -> Box<dyn Layer>;
    /// All ways together.
    fn total(&self) -> BigUint;
}

/// How making states ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// There are more to make.
    Some,
    /// The next layer is complete.
    All,
    /// A number has become too long; nothing is lost.
    TooLong,
    /// The next layer has more states than it may.
    TooMany,
}

/// The layer before the first cell, with keys of so many words; none if they are too wide.
pub fn first(words: usize) -> Option<Box<dyn Layer>> {
    match words {
        0 | 1 => Some(Box::new(States::<1, u128>::first())),
        2 => Some(Box::new(States::<2, u128>::first())),
        3 | 4 => Some(Box::new(States::<4, u128>::first())),
        5..=8 => Some(Box::new(States::<8, u128>::first())),
        9..=16 => Some(Box::new(States::<16, u128>::first())),
        _ => None,
    }
}

struct States<const N: usize, T> {
    keys: Vec<[u64; N]>,
    ways: Vec<T>,
    next_keys: Vec<[u64; N]>,
    next_ways: Vec<T>,
    /// The places of `keys`, those with the same two digits together.
    picked: Vec<u32>,
    ends: Vec<u32>,
    runs: Vec<Run<N>>,
    /// The next key of each run that has one.
    heads: BinaryHeap<Reverse<([u64; N], u32)>>,
    /// The bits that the cell leaves alone.
    kept: [u64; N],
    /// Room that the numbers take beside their own.
    heap: usize,
}

/// States that read the cell alike.
#[derive(Clone, Copy)]
struct Run<const N: usize> {
    /// In `picked`.
    at: u32,
    end: u32,
    /// The two new digits.
    digits: [u64; N],
}

impl<const N: usize> States<N, u128> {
    fn first() -> States<N, u128> {
        States {
            keys: vec![[0; N]],
            ways: vec![1],
            next_keys: Vec::new(),
            next_ways: Vec::new(),
            picked: Vec::new(),
            ends: Vec::new(),
            runs: Vec::new(),
            heads: BinaryHeap::new(),
            kept: [0; N],
            heap: 0,
        }
    }
}

impl<const N: usize, T: Number> States<N, T> {
    fn head(&self, run: &Run<N>) -> [u64; N] {
        let key = &self.keys[self.picked[run.at as usize] as usize];
        std::array::from_fn(|i| key[i] & self.kept[i] | run.digits[i])
    }
}

impl<const N: usize, T: Number> Layer for States<N, T> {
    fn begin(&mut self, plan: &Plan, turn: usize) {
        let ([row, col], [rows, cols]) = plan.turn(turn);
        let pair = |key: &[u64; N]| row.read(key) * cols.len() + col.read(key);
        // Counted, then placed: what `ends` has before is where a pair's own begin.
        self.ends.clear();
        self.ends.resize(rows.len() * cols.len() + 1, 0);
        for key in &self.keys {
            self.ends[pair(key) + 1] += 1;
        }
        for i in 1..self.ends.len() {
            self.ends[i] += self.ends[i - 1];
        }
        self.picked.clear();
        self.picked.resize(self.keys.len(), 0);
        for (i, key) in (0..).zip(&self.keys) {
            let end = &mut self.ends[pair(key)];
            self.picked[*end as usize] = i;
            *end += 1;
        }
        self.kept = [u64::MAX; N];
        row.erase(&mut self.kept);
        col.erase(&mut self.kept);
        self.runs.clear();
        let mut at = 0;
        for (i, &end) in self.ends[..rows.len() * cols.len()].iter().enumerate() {
            if at < end {
                let (across, down) = (rows[i / cols.len()], cols[i % cols.len()]);
                let inks = across.colour == down.colour;
                for (across, down, fits) in
                    [(across.white, down.white, true), (across.ink, down.ink, inks)]
                {
                    if fits && across != NONE && down != NONE {
                        let mut digits = [0; N];
                        row.write(&mut digits, across);
                        col.write(&mut digits, down);
                        self.runs.push(Run { at, end, digits });
                    }
                }
            }
            at = end;
        }
        let mut heads = std::mem::take(&mut self.heads).into_vec();
        heads.clear();
        heads.extend((0..).zip(&self.runs).map(|(i, run)| Reverse((self.head(run), i))));
        self.heads = heads.into();
        self.next_keys.clear();
        self.next_ways.clear();
    }

    fn make(&mut self, most: usize, states: usize) -> (Made, usize) {
        for taken in 0..most {
            let Some(mut top) = self.heads.peek_mut() else { return (Made::All, taken) };
            let Reverse((key, i)) = *top;
            let run = &mut self.runs[i as usize];
            let ways = &self.ways[self.picked[run.at as usize] as usize];
            match self.next_ways.last_mut() {
                Some(last) if self.next_keys.last() == Some(&key) => {
                    if !last.add(ways) {
                        return (Made::TooLong, taken);
                    }
                }
                _ if self.next_keys.len() == states => return (Made::TooMany, taken),
                _ => {
                    self.heap += ways.heap();
                    self.next_keys.push(key);
                    self.next_ways.push(ways.clone());
                }
            }
            run.at += 1;
            if run.at < run.end {
                let key = &self.keys[self.picked[run.at as usize] as usize];
                top.0.0 = std::array::from_fn(|i| key[i] & self.kept[i] | run.digits[i]);
            } else {
                PeekMut::pop(top);
            }
        }
        (if self.heads.is_empty() { Made::All } else { Made::Some }, most)
    }

    fn end(&mut self) {
        std::mem::swap(&mut self.keys, &mut self.next_keys);
        std::mem::swap(&mut self.ways, &mut self.next_ways);
        self.next_keys.clear();
        self.next_ways.clear();
        self.heap = self.ways.iter().map(Number::heap).sum();
    }

    fn made(&self) -> usize {
        self.next_keys.len()
    }

    fn bytes(&self) -> usize {
        // A list that grows is for a moment there once as it was and once twice as long.
        let next = self.next_keys.capacity().max(3 * self.next_keys.len());
        let states = self.keys.capacity() + next;
        states * (size_of::<[u64; N]>() + size_of::<T>())
            + self.picked.capacity() * size_of::<u32>()
            + self.heap
    }

    fn longer(self: Box<Self>) -> Box<dyn Layer> {
        let long = |ways: Vec<T>| ways.into_iter().map(Number::long).collect();
        let (ways, next_ways): (Vec<BigUint>, Vec<BigUint>) =
            (long(self.ways), long(self.next_ways));
        let heap = ways.iter().chain(&next_ways).map(Number::heap).sum();
        Box::new(States {
            keys: self.keys,
            ways,
            next_keys: self.next_keys,
            next_ways,
            picked: self.picked,
            ends: self.ends,
            runs: self.runs,
            heads: self.heads,
            kept: self.kept,
            heap,
        })
    }

    fn total(&self) -> BigUint {
        self.ways.iter().cloned().map(Number::long).sum()
    }
}
