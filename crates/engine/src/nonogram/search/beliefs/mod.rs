//! Beliefs: how likely each cell has each colour, for all that the lines can
//! tell each other (belief propagation; Pearl 1982; on loopy graphs such as this
//! one an approximation, and a good guide).
//!
//! A line hears from the lines that cross it how likely each of its cells has
//! each ink: odds against the background. Weighted by them, the sum over all ways
//! to place its blocks is exact, by one pass forward and one back; what it
//! then believes of a cell, without what that cell's other line has told, is its
//! message to that line. Lines whose cells or messages have changed go on
//! telling until nothing moves much, or until the work is used.
//!
//! The arithmetic is + - x / in a fixed order: the same on every machine.

mod sums;

use self::sums::{Block, Sums};
use super::lines::Lines;
use super::solver::Solver;
use crate::nonogram::line::word::Word;
use std::collections::VecDeque;
use std::ops::Range;

/// The most states that are summed up for new beliefs, and a line more: about a millisecond.
const MOST: u64 = 100_000;
/// The most of them without a rest, and a line more.
const PORTION: u64 = 8_000;
/// The most that one line tells another: odds of this, or one to this.
const SUREST: f64 = 1000.0;
/// A message that moves a probability by no more than this is no news.
const STILL: f64 = 0.01;
/// What is left of a certainty, for want of more digits.
const DOUBT: f64 = 1e-12;

/// What the lines believe, with room for the sums.
#[derive(Clone, Debug)]
pub struct Beliefs<W> {
    inks: usize,
    /// By line.
    shapes: Vec<Shape>,
    /// Of all lines, one after the other.
    blocks: Vec<Block>,
    /// By line, ink and cell: the odds that the crossing line tells.
    heard: Vec<f64>,
    /// By colour and line: what was removed when the line was last summed up.
    seen: Vec<W>,
    waiting: VecDeque<u16>,
    is_waiting: Vec<bool>,
    sums: Sums,
    /// States summed up so far.
    pub states: u64,
    /// While beliefs are renewed: how many lines may still tell theirs, and the states at which
    /// it is over.
    renewing: Option<(usize, u64)>,
}

/// A line and its clue.
#[derive(Clone, Debug)]
struct Shape {
    cells: usize,
    /// Its blocks among those of all lines.
    blocks: Range<usize>,
    /// Where its messages begin.
    heard: usize,
    /// The most it tells.
    surest: f64,
}

impl<W: Word> Beliefs<W> {
    /// Nothing is believed yet, and every line waits.
    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>) -> Beliefs<W> {
        let (count, inks) = (lines.count(), lines.colours() - 1);
        let (mut blocks, mut heard) = (Vec::new(), 0);
        let shapes = (0..count).map(|line| {
            let (begin, cells) = (blocks.len(), lines.len(line));
            blocks.extend(Block::of(&lines.solver.clue(line).collect::<Vec<_>>()));
            let longest = blocks[begin..].iter().map(|block| block.len).max();
            let blocks = begin..blocks.len();
            let shape = Shape { cells, blocks, heard, surest: surest(longest.unwrap_or(0)) };
            heard += cells * inks;
            shape
        });
        let shapes: Vec<Shape> = shapes.collect();
        let none = |shape: &Shape| std::iter::repeat_n(1.0 / inks as f64, shape.cells * inks);
        Beliefs {
            inks,
            heard: shapes.iter().flat_map(none).collect(),
            shapes,
            blocks,
            seen: vec![W::ZERO; lines.removed.len()],
            waiting: (0..count as u16).collect(),
            is_waiting: vec![true; count],
            sums: Sums::default(),
            states: 0,
            renewing: None,
        }
    }

    /// Lets lines tell each other what they believe now: so many of them at most,
    /// and no more than [`MOST`] states. [`Beliefs::renew`] does it.
    pub fn begin_renewal<S: Solver<Word = W>>(&mut self, lines: &Lines<S>, most: usize) {
        let count = lines.count();
        for line in 0..count {
            let own = |colour: usize| colour * count + line;
            if (0..=self.inks).any(|colour| self.seen[own(colour)] != lines.removed[own(colour)]) {
                self.wake(line);
            }
        }
        self.renewing = Some((most, self.states + MOST));
    }

    /// Whether beliefs are being renewed.
    pub fn is_renewing(&self) -> bool {
        self.renewing.is_some()
    }

    /// Goes on renewing beliefs for a portion: whether that is done. What is known of the lines
    /// must be the same all the while.
    pub fn renew<S: Solver<Word = W>>(&mut self, lines: &Lines<S>) -> bool {
        let Some((mut most, end)) = self.renewing.take() else { return true };
        let rest = self.states + PORTION;
        while most > 0 && self.states <= end {
            if self.states > rest {
                self.renewing = Some((most, end));
                return false;
            }
            let Some(line) = self.waiting.pop_front() else { return true };
            self.is_waiting[usize::from(line)] = false;
            self.tell(lines, usize::from(line));
            most -= 1;
        }
        true
    }

    /// Each open cell with the colour that is likeliest for it, and how sure that is:
    /// its odds against all others, for inks times `ink_first`.
    #[inline]
    pub fn each_open<S: Solver<Word = W>>(
        &self,
        lines: &Lines<S>,
        ink_first: f64,
        mut tell: impl FnMut(usize, usize, f64),
    ) {
        let (rows, count) = (lines.size.rows(), lines.count());
        let inks = if S::TWO { 1 } else { self.inks };
        for row in 0..rows {
            let open = lines.open(row);
            let own = &self.shapes[row];
            for at in open.places() {
                let col = &self.shapes[rows + at as usize];
                let may_be = |colour: usize| !lines.removed[colour * count + row].has(at);
                let odds = |ink: usize| {
                    self.heard[own.heard + ink * own.cells + at as usize]
                        * self.heard[col.heard + ink * col.cells + row]
                };
                let cell = lines.cell(row, at);
                if S::TWO {
                    let odds = odds(0);
                    let (black, white) = (odds * ink_first, 1.0 / odds);
                    if black > white {
                        tell(cell, 1, black);
                    } else {
                        tell(cell, 0, white);
                    }
                    continue;
                }
                let weight = |colour: usize| match colour {
                    0 => 1.0,
                    _ => odds(colour - 1),
                };
                let colours = (0..=inks).filter(|&colour| may_be(colour));
                let all: f64 = colours.clone().map(weight).sum();
                let mut best = (0.0, 0);
                for colour in colours {
                    let own = weight(colour);
                    let sure = own / (all - own).max(DOUBT * own);
                    let sure = if colour == 0 { sure } else { sure * ink_first };
                    if sure > best.0 {
                        best = (sure, colour);
                    }
                }
                tell(cell, best.1, best.0);
            }
        }
    }

    fn wake(&mut self, line: usize) {
        if !self.is_waiting[line] {
            self.is_waiting[line] = true;
            self.waiting.push_back(line as u16);
        }
    }

    /// Sums a line up, and tells the lines that cross it.
    fn tell<S: Solver<Word = W>>(&mut self, lines: &Lines<S>, line: usize) {
        let count = lines.count();
        for colour in 0..=self.inks {
            self.seen[colour * count + line] = lines.removed[colour * count + line];
        }
        let open = lines.open(line);
        if open.is_zero() {
            return;
        }
        let window = self.window(lines, line, open);
        let Range { start, end } = window.cells;
        let mut sums = std::mem::take(&mut self.sums);
        let (cells, shape) = (end - start, &self.shapes[line]);
        let no_white = lines.removed[line] >> start as u32;
        sums.white.clear();
        sums.white.resize(cells + 1, 1.0);
        sums.ink.clear();
        for ink in 0..self.inks {
            let heard = shape.heard + ink * shape.cells;
            sums.ink.extend_from_slice(&self.heard[heard + start..heard + end]);
            let plane = &mut sums.ink[ink * cells..];
            let removed = lines.removed[(ink + 1) * count + line] >> start as u32;
            for at in removed.places().take_while(|&at| (at as usize) < cells) {
                plane[at as usize] = 0.0;
            }
        }
        for at in no_white.places().take_while(|&at| (at as usize) < cells) {
            sums.white[at as usize] = 0.0;
            if S::TWO {
                sums.ink[at as usize] = 1.0;
            }
        }
        let blocks = &self.blocks[window.blocks];
        self.states += ((blocks.len() + 1) * (cells + 1 - Block::least(blocks))) as u64;
        if sums.sum_up(blocks, self.inks) {
            self.send(lines, line, start, open, &sums);
        }
        self.sums = sums;
    }

    /// The part of a line between its settled ends.
    fn window<S: Solver<Word = W>>(&self, lines: &Lines<S>, line: usize, open: W) -> Window {
        let (count, shape) = (lines.count(), &self.shapes[line]);
        let highest = |word: W| W::BITS - 1 - word.mirrored().lowest();
        let below = |at: u32| W::bit(at).plus(!W::ZERO);
        // Up to cells that are surely background, so that no block is cut.
        let white = !lines.removed[line] & below(shape.cells as u32);
        let left = white & below(open.lowest());
        let right = white & !below(highest(open)) & !open;
        let start = if left.is_zero() { 0 } else { highest(left) + 1 };
        let end = if right.is_zero() { shape.cells as u32 } else { right.lowest() };
        let (before, behind) = (below(start), below(shape.cells as u32) & !below(end));
        let Range { start: mut begin, end: mut stop } = shape.blocks.clone();
        for ink in 0..self.inks {
            let has = !lines.removed[(ink + 1) * count + line];
            let starts = |part: W| (has & part & !((has & part) << 1)).count() as usize;
            begin += starts(before);
            stop -= starts(behind);
        }
        Window { cells: start as usize..end as usize, blocks: begin..stop }
    }

    /// Tells the lines that cross a line what it believes of its open cells.
    fn send<S: Solver<Word = W>>(
        &mut self,
        lines: &Lines<S>,
        line: usize,
        start: usize,
        open: W,
        sums: &Sums,
    ) {
        let (rows, no_white) = (lines.size.rows(), lines.removed[line]);
        let cells = sums.white.len() - 1;
        let inks = if S::TWO { 1 } else { self.inks };
        let is_row = line < rows;
        for at in open.places() {
            let is_white = !no_white.has(at);
            let (own, at) = (at as usize - start, at as usize);
            let (crossing, place) = if is_row { (rows + at, line) } else { (at, line - rows) };
            let Shape { cells: length, heard, surest, .. } = self.shapes[crossing];
            let all: f64 = (0..inks).map(|ink| sums.likely(ink, own)).sum();
            // Where there is no background, the inks are weighed against each other.
            let white = if is_white { (1.0 - all).max(DOUBT) } else { 1.0 };
            let mut moved = false;
            for ink in 0..inks {
                let weight = sums.ink[ink * cells + own];
                if weight == 0.0 {
                    continue;
                }
                let odds = sums.likely(ink, own).max(DOUBT) / (white * weight);
                let odds = odds.clamp(1.0 / surest, surest);
                let old = &mut self.heard[heard + ink * length + place];
                moved |= (odds - *old).abs() > STILL * (1.0 + odds) * (1.0 + *old);
                *old = odds;
            }
            if moved {
                self.wake(crossing);
            }
        }
    }
}

/// The part of a line that is summed up.
struct Window {
    cells: Range<usize>,
    /// Its blocks among those of all lines.
    blocks: Range<usize>,
}

/// The most that is told to a line with a block so long: its weights stay numbers.
fn surest(longest: usize) -> f64 {
    let fits = |odds: f64| (0..longest).fold(1.0, |all, _| all * odds) < 1e100;
    [SUREST, 100.0, 30.0, 10.0, 3.0, 1.5, 1.2].into_iter().find(|&odds| fits(odds)).unwrap_or(1.0)
}
