//! In which order a part is read, and where in a key each line keeps its state.
//!
//! Any order will do in which every cell comes after its neighbours above and to
//! the left. Of reading along rows, along columns, and always the cell that adds
//! the fewest states, the one is taken whose lines under way have the fewest
//! states together, multiplied, at its worst moment.
//!
//! A line takes bits of the key from its first cell to its last, as many as
//! its widest place needs; afterwards another line may have them.

use super::strand::{Fork, Strand};
use super::strands::Strands;
use crate::Contradiction;
use crate::grid::{Cell, LineId};
use crate::nonogram::{Board, Puzzle};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

/// A part on the way to being planned: its lines are looked at one by one.
#[derive(Clone, Debug)]
pub struct Planner {
    /// Row by row.
    cells: Vec<Cell>,
    /// The lines of the part, rows first, and their strands so far.
    lines: Vec<LineId>,
    strands: Vec<Arc<Strand>>,
    bytes: usize,
}

/// How to read a part.
#[derive(Clone, Debug)]
pub struct Plan {
    strands: Vec<Arc<Strand>>,
    turns: Vec<Turn>,
    /// How many words a key has.
    pub words: usize,
    /// The room that the strands take.
    pub bytes: usize,
}

/// A cell to be read: in both of its lines, where it is and where the state is kept.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    lines: [u32; 2],
    places: [u16; 2],
    digits: [Digit; 2],
}

/// Some bits of a key.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digit {
    word: u16,
    shift: u8,
    bits: u8,
}

impl Digit {
    /// What a key has there.
    #[inline(always)]
    pub fn read<const N: usize>(self, key: &[u64; N]) -> usize {
        (key[usize::from(self.word)] >> self.shift & ((1 << self.bits) - 1)) as usize
    }

    /// Takes it out of a key.
    pub fn erase<const N: usize>(self, key: &mut [u64; N]) {
        key[usize::from(self.word)] &= !(((1 << self.bits) - 1) << self.shift);
    }

    /// Puts something into a key that has nothing there.
    #[inline(always)]
    pub fn write<const N: usize>(self, key: &mut [u64; N], state: u16) {
        key[usize::from(self.word)] |= u64::from(state) << self.shift;
    }
}

impl Plan {
    /// How many cells there are to read.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// A cell's digits, and the states of its two lines before it.
    pub fn turn(&self, at: usize) -> ([Digit; 2], [&[Fork]; 2]) {
        let Turn { lines, places, digits } = self.turns[at];
        let states = |i: usize| self.strands[lines[i] as usize].states(places[i]);
        (digits, [states(0), states(1)])
    }
}

#[cfg(test)]
impl Plan {
    /// The same with keys that begin with so many empty words.
    pub fn behind(mut self, words: usize) -> Plan {
        self.words += words;
        for digit in self.turns.iter_mut().flat_map(|turn| &mut turn.digits) {
            digit.word += words as u16;
        }
        self
    }
}

impl Planner {
    /// The plan of a part, whose cells come row by row.
    pub fn new(cells: Vec<Cell>) -> Planner {
        let mut rows: Vec<LineId> = cells.iter().map(|cell| LineId::Row(cell.row)).collect();
        let mut cols: Vec<LineId> = cells.iter().map(|cell| LineId::Col(cell.col)).collect();
        cols.sort_unstable();
        rows.append(&mut cols);
        rows.dedup();
        Planner { cells, lines: rows, strands: Vec::new(), bytes: 0 }
    }

    /// Looks at the next line; whether there was one.
    pub fn step(
        &mut self,
        puzzle: &Puzzle,
        board: &Board,
        strands: &mut Strands,
    ) -> Result<bool, Contradiction> {
        let Some(&line) = self.lines.get(self.strands.len()) else { return Ok(false) };
        let strand = strands.of(puzzle, board, line)?;
        self.bytes += strand.bytes();
        self.strands.push(strand);
        Ok(true)
    }

    /// How much room the strands take so far.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The plan, when all lines have been looked at.
    pub fn plan(self) -> Plan {
        let spots = self.spots();
        let by_row: Vec<u32> = (0..spots.len() as u32).collect();
        let mut by_col = by_row.clone();
        by_col.sort_by_key(|&i| self.cells[i as usize].col);
        let by_weight = by_weight(&spots);
        // Of equals the first.
        let order = [by_row, by_col, by_weight]
            .into_iter()
            .min_by_key(|order| heaviest(&spots, order))
            .unwrap_or_default();
        let turn = |&i: &u32| {
            let Cell { row, col } = self.cells[i as usize];
            let lines = spots[i as usize].lines;
            Turn { lines, places: [col, row], digits: [Digit::default(); 2] }
        };
        let mut turns: Vec<Turn> = order.iter().map(turn).collect();
        let words = self.place_digits(&mut turns);
        Plan { strands: self.strands, turns, words, bytes: self.bytes }
    }

    /// What matters of each cell for the order.
    fn spots(&self) -> Vec<Spot> {
        let line_of = |line: LineId| self.lines.binary_search(&line).unwrap_or_default() as u32;
        let spot = |cell: &Cell| {
            let lines = [line_of(LineId::Row(cell.row)), line_of(LineId::Col(cell.col))];
            let width = |i: usize, place| self.strands[lines[i] as usize].states(place).len();
            let before = [log(width(0, cell.col)), log(width(1, cell.row))];
            Spot { lines, before, next: [None; 2], after: [0; 2] }
        };
        let mut spots: Vec<Spot> = self.cells.iter().map(spot).collect();
        let mut last: Vec<Option<u32>> = vec![None; self.lines.len()];
        for i in (0..spots.len()).rev() {
            for side in 0..2 {
                let line = spots[i].lines[side] as usize;
                spots[i].next[side] = last[line];
                spots[i].after[side] =
                    last[line].map_or(0, |next| spots[next as usize].before[side]);
                last[line] = Some(i as u32);
            }
        }
        spots
    }

    /// Gives each line its bits for as long as it needs them; how many words that takes.
    fn place_digits(&self, turns: &mut [Turn]) -> usize {
        let mut last = vec![0; self.lines.len()];
        let mut widest = vec![1; self.lines.len()];
        for (at, turn) in turns.iter().enumerate() {
            for (&line, &place) in turn.lines.iter().zip(&turn.places) {
                let line = line as usize;
                last[line] = at;
                widest[line] = widest[line].max(self.strands[line].states(place).len());
            }
        }
        let mut used: Vec<u64> = vec![0];
        let mut digits: Vec<Option<Digit>> = vec![None; self.lines.len()];
        for (at, turn) in turns.iter_mut().enumerate() {
            for side in 0..2 {
                let line = turn.lines[side] as usize;
                let bits = (widest[line] - 1).checked_ilog2().map_or(0, |log| log + 1);
                turn.digits[side] = *digits[line].get_or_insert_with(|| take(&mut used, bits));
            }
            for (&line, digit) in turn.lines.iter().zip(turn.digits) {
                if last[line as usize] == at {
                    used[usize::from(digit.word)] &= !(((1 << digit.bits) - 1) << digit.shift);
                }
            }
        }
        used.len()
    }
}

/// The first bits that are free; in a new word if there are none.
fn take(used: &mut Vec<u64>, bits: u32) -> Digit {
    let mask = (1_u64 << bits) - 1;
    let free = |word: &u64| (0..=64 - bits).find(|&shift| word & mask << shift == 0);
    let found = used.iter().enumerate().find_map(|(i, word)| free(word).map(|shift| (i, shift)));
    let (word, shift) = found.unwrap_or((used.len(), 0));
    if word == used.len() {
        used.push(0);
    }
    used[word] |= mask << shift;
    Digit { word: word as u16, shift: shift as u8, bits: bits as u8 }
}

/// A cell: its lines, and how many states they have before it and before their next cell.
struct Spot {
    lines: [u32; 2],
    before: [u32; 2],
    next: [Option<u32>; 2],
    after: [u32; 2],
}

impl Spot {
    /// How much reading it adds.
    fn weight(&self) -> i64 {
        let sum = |logs: [u32; 2]| i64::from(logs[0]) + i64::from(logs[1]);
        sum(self.after) - sum(self.before)
    }
}

/// Of the cells that may be read, always the one that adds least.
fn by_weight(spots: &[Spot]) -> Vec<u32> {
    let mut missing = vec![0; spots.len()];
    for next in spots.iter().flat_map(|spot| spot.next.into_iter().flatten()) {
        missing[next as usize] += 1;
    }
    let entry = |i: u32| Reverse((spots[i as usize].weight(), i));
    let free = (0..spots.len() as u32).filter(|&i| missing[i as usize] == 0);
    let mut ready: BinaryHeap<_> = free.map(entry).collect();
    let mut order = Vec::with_capacity(spots.len());
    while let Some(Reverse((_, i))) = ready.pop() {
        order.push(i);
        for next in spots[i as usize].next.into_iter().flatten() {
            missing[next as usize] -= 1;
            if missing[next as usize] == 0 {
                ready.push(entry(next));
            }
        }
    }
    order
}

/// The most that the lines under way weigh together.
fn heaviest(spots: &[Spot], order: &[u32]) -> i64 {
    let mut weight = 0;
    let weights = order.iter().map(|&i| {
        weight += spots[i as usize].weight();
        weight
    });
    weights.max().unwrap_or(0)
}

/// The binary logarithm in 256ths, straight between powers of two.
fn log(width: usize) -> u32 {
    let width = width.max(1) as u32;
    let whole = width.ilog2();
    256 * whole + ((width - (1 << whole)) << 8 >> whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_used_again_and_never_shared() {
        let mut used = vec![0];
        let a = take(&mut used, 40);
        let b = take(&mut used, 30);
        let c = take(&mut used, 24);
        assert_eq!([a.word, b.word, c.word], [0, 1, 0]);
        assert_eq!(used, [u64::MAX, (1 << 30) - 1]);
        let nothing = take(&mut used, 0);
        assert_eq!((nothing.read(&[u64::MAX, 7]), used.len()), (0, 2));
    }

    #[test]
    fn logarithms_grow() {
        assert_eq!([1, 2, 3, 4, 8].map(log), [0, 256, 384, 512, 768]);
        assert!((1..1000).all(|width| log(width) < log(width + 1) || width > 256));
    }
}
