//! Everything a line in any colours implies, on whole words at once.
//!
//! What is known of a line is a word for each colour, its plane: the cells that
//! may still have it. The passes are those of `bitwise`, over borders between
//! cells instead of cells: where block j may end, given the blocks before it, is
//! one word; a sweep over the cells that may be background, which one addition
//! does, gives where the next may start. Blocks of one ink are kept apart by
//! taking only borders behind a swept cell; those of two inks may touch.
//!
//! The way back goes over the mirrored line and meets at each block what the way
//! forward left there. What both allow is in a completion, and is painted:
//! O(blocks x log longest block + colours) word operations, where the tables of
//! `complete` take cells x blocks. In black and white it says what `bitwise`
//! says, in about as many instructions.

use super::word::Word;
use crate::Contradiction;
use crate::colours::Colour;
use crate::nonogram::{Block, Clue};

/// Room for the passes; its content means nothing between calls.
#[derive(Clone, Debug)]
pub struct Scratch<W: Word> {
    /// By block, and one behind the last.
    met: Box<[Met<W>]>,
    /// By colour: the cells that have it in a completion.
    painted: W::Room,
}

/// What the way forward leaves at a block for the way back.
#[derive(Clone, Copy, Debug)]
struct Met<W> {
    /// The borders reached before it.
    reached: W,
    /// Those where it may end; behind the last block, the cells that may be background.
    ends: W,
}

/// The clue of a line.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The blocks. They must fit into the line.
    pub blocks: &'a [Block],
    /// How many cells the line has: at most two less than a word has bits.
    pub cells: u32,
}

impl<'a> Task<'a> {
    /// A line with this clue, unless it is too short for it.
    pub fn new(clue: &'a Clue, cells: u32) -> Result<Task<'a>, Contradiction> {
        let fits = clue.min_len() <= u64::from(cells);
        fits.then_some(Task { blocks: clue.blocks(), cells }).ok_or(Contradiction)
    }

    /// Whether the line has a completion at all: the way forward alone. The
    /// planes are as in [`Scratch::settle`].
    #[inline]
    pub fn is_possible<W: Word>(self, planes: &[W]) -> bool {
        let mut way = Way::new(planes[0], 0);
        for block in self.blocks {
            let starts = way.past(block.colour) & runs(planes[block.colour.index()], block.len);
            if starts.is_zero() {
                return false;
            }
            way.go(starts << block.len, block.colour);
        }
        way.reached.has(self.cells)
    }
}

impl<W: Word> Default for Scratch<W> {
    fn default() -> Self {
        let none = Met { reached: W::ZERO, ends: W::ZERO };
        Scratch { met: vec![none; W::BITS as usize].into(), painted: W::room() }
    }
}

impl<W: Word> Scratch<W> {
    /// Narrows the planes to what some completion has; a contradiction changes
    /// nothing. There is a plane for each colour, the background's first, and
    /// no bit in any of them behind the last cell.
    #[inline]
    pub fn settle(&mut self, task: Task<'_>, planes: &mut [W]) -> Result<(), Contradiction> {
        let Task { blocks, cells } = task;
        let (met, last) = self.met.split_at_mut(blocks.len());
        let mut way = Way::new(planes[0], 0);
        for (block, met) in blocks.iter().zip(met) {
            let starts = way.past(block.colour) & runs(planes[block.colour.index()], block.len);
            if starts.is_zero() {
                return Err(Contradiction);
            }
            let ends = starts << block.len;
            *met = Met { reached: way.reached, ends };
            way.go(ends, block.colour);
        }
        if !way.reached.has(cells) {
            return Err(Contradiction);
        }
        last[0] = Met { reached: way.reached, ends: planes[0] };

        // Four at a time, here and below, whether or not there are as many.
        for four in self.met.chunks_exact_mut(4).take(blocks.len() / 4 + 1) {
            for met in four {
                *met = Met { reached: met.reached.mirrored(), ends: met.ends.mirrored() };
            }
        }
        let painted = self.painted.as_mut();
        for four in painted.chunks_exact_mut(4).take(planes.len().div_ceil(4)) {
            four.fill(W::ZERO);
        }
        let (met, last) = self.met.split_at(blocks.len());
        // The mirrored line ends at the highest border. A cell that is painted
        // goes by the border behind it: turned back, that is its own place.
        let mut way = Way::new(last[0].ends >> 1, W::BITS - 1 - cells);
        let mut whites = way.swept & last[0].reached;
        for (block, met) in blocks.iter().zip(met).rev() {
            let ends = (way.past(block.colour) & met.ends) << block.len;
            let plane = &mut painted[block.colour.index() % Colour::LIMIT];
            *plane = *plane | spread(ends, block.len);
            way.go(ends, block.colour);
            whites = whites | (way.swept & met.reached);
        }
        painted[0] = whites;
        for four in painted.chunks_exact_mut(4).take(planes.len().div_ceil(4)) {
            for plane in four {
                *plane = plane.mirrored();
            }
        }
        planes.copy_from_slice(&painted[..planes.len()]);
        Ok(())
    }
}

/// How far one has come through a line: past some blocks, before the next.
struct Way<W> {
    /// The cells that may be background.
    white: W,
    /// The borders reached: where the last block ends, or behind background cells.
    reached: W,
    /// Those behind a background cell.
    swept: W,
    /// The ink of the last block.
    ink: Colour,
}

impl<W: Word> Way<W> {
    /// At the first border of a line.
    #[inline(always)]
    fn new(white: W, first: u32) -> Way<W> {
        let mut way = Way { white, reached: white, swept: white, ink: Colour::BACKGROUND };
        way.go(W::bit(first), Colour::BACKGROUND);
        way
    }

    /// The borders where a block of this ink may start.
    #[inline(always)]
    fn past(&self, ink: Colour) -> W {
        if ink == self.ink { self.swept } else { self.reached }
    }

    /// On from the borders where a block of this ink may end.
    #[inline(always)]
    fn go(&mut self, ends: W, ink: Colour) {
        let white = self.white;
        self.reached = (white.plus(ends & white) ^ white) | ends;
        self.swept = (self.reached & white) << 1;
        self.ink = ink;
    }
}

/// The places from which so many bits are set: twice as many each time.
#[inline(always)]
fn runs<W: Word>(mut set: W, len: u32) -> W {
    let (mut left, mut by) = (len - 1, 1);
    while left > by {
        set = set & (set >> by);
        left -= by;
        by *= 2;
    }
    set & (set >> left)
}

/// The bits that are set, and those below them until there are so many.
#[inline(always)]
fn spread<W: Word>(mut set: W, len: u32) -> W {
    let (mut left, mut by) = (len - 1, 1);
    while left > by {
        set = set | (set >> by);
        left -= by;
        by *= 2;
    }
    set | (set >> left)
}
