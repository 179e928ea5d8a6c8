//! Everything a black-and-white line implies, on whole words at once.
//!
//! A set of places is a word. Where block j may start, given the blocks before
//! it, is one word; the places from which the next may start follow by a shift
//! and by sweeping over cells that are not black, which one addition does: its
//! carry runs along a stretch of ones. One pass forward, one over the mirrored
//! line, and their combination give every cell that can be black and every one
//! that can be white: O(blocks + longest block) word operations, where the
//! tables of `complete` take cells x blocks.
//!
//! A virtual white cell stands behind the last one, so that every block is
//! followed by a white cell. The sweep is public knowledge (nonosolve); reading
//! off the whites with one reversal a block, and spreading all blocks in one
//! loop from the longest to the shortest, was measured best here.

use super::word::Word;
use crate::Contradiction;

/// Room for the passes; its content means nothing between calls.
#[derive(Clone, Debug)]
pub struct Scratch<W> {
    /// By length of block: where one fits as far as the line itself allows.
    fits: Vec<W>,
    /// By length of block: where one may start in a completion.
    starts: Vec<W>,
    /// By block: where the next may start after so many.
    ahead: Vec<W>,
    /// By block: where that block may start after those before it.
    placed: Vec<W>,
    /// The same as `ahead` on the mirrored line.
    back: Vec<W>,
}

/// What a cell of a line can be: both words together cover the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Can<W> {
    /// Cells that are black in some completion.
    pub black: W,
    /// Cells that are white in some completion.
    pub white: W,
}

impl<W: Word> Scratch<W> {
    /// Room for lines of at most so many cells.
    pub fn new(cells: usize) -> Scratch<W> {
        let room = || vec![W::ZERO; cells + 2];
        Scratch { fits: room(), starts: room(), ahead: room(), placed: room(), back: room() }
    }

    /// What each cell can be, given the cells known black and known white.
    #[inline]
    pub fn settle(
        &mut self,
        clue: &[u16],
        cells: u32,
        black: W,
        white: W,
    ) -> Result<Can<W>, Contradiction> {
        let blocks = clue.len();
        let longest = clue.iter().copied().max().unwrap_or(0) as usize;
        let full = (W::ONE << cells).plus(!W::ZERO);
        let open = !black;
        fit(&mut self.fits, full & !white, open, longest);
        sweep(clue.iter().copied(), &self.fits, open, &mut self.ahead, Some(&mut self.placed))?;
        if !self.ahead[blocks].has(cells + 1) {
            return Err(Contradiction);
        }
        let turn = |word: W| (word.mirrored()) >> (W::BITS - cells);
        let (turned_white, turned_open) = (turn(white & full), !turn(black & full));
        fit(&mut self.fits, full & !turned_white, turned_open, longest);
        sweep(clue.iter().rev().copied(), &self.fits, turned_open, &mut self.back, None)?;

        let mut can_be_white = W::ZERO;
        for room in &mut self.starts[..=longest] {
            *room = W::ZERO;
        }
        // The cells that are white with the blocks from `block` on behind them.
        let behind =
            |back: &[W], block: usize| back[blocks - block].mirrored() >> (W::BITS - 1 - cells);
        for (block, &len) in clue.iter().enumerate() {
            can_be_white = can_be_white | ((self.ahead[block] >> 1) & behind(&self.back, block));
            let valid = self.placed[block] & (behind(&self.back, block + 1) >> u32::from(len));
            self.starts[len as usize] = self.starts[len as usize] | valid;
        }
        can_be_white = can_be_white | ((self.ahead[blocks] >> 1) & behind(&self.back, blocks));
        let (mut can_be_black, mut some) = (W::ZERO, W::ZERO);
        for len in (1..=longest).rev() {
            some = some | self.starts[len];
            can_be_black = (can_be_black << 1) | some;
        }
        Ok(Can { black: can_be_black, white: can_be_white & full })
    }

    /// Whether the line has a completion at all: the forward pass alone.
    #[inline]
    pub fn is_possible(&mut self, clue: &[u16], cells: u32, black: W, white: W) -> bool {
        let longest = clue.iter().copied().max().unwrap_or(0) as usize;
        let full = (W::ONE << cells).plus(!W::ZERO);
        let open = !black;
        fit(&mut self.fits, full & !white, open, longest);
        let mut ahead = fill(W::ONE, open);
        for &len in clue {
            let placed = ahead & self.fits[len as usize];
            if placed.is_zero() {
                return false;
            }
            ahead = fill(placed << (u32::from(len) + 1), open);
        }
        ahead.has(cells + 1)
    }
}

/// For each length up to the longest: where a block lies on cells that may be
/// black and is followed by one that may be white.
#[inline(always)]
fn fit<W: Word>(fits: &mut [W], may_be_black: W, open: W, longest: usize) {
    let mut run = may_be_black;
    for (len, fits) in (1..).zip(&mut fits[1..=longest]) {
        *fits = run & (open >> len);
        run = run & (may_be_black >> len);
    }
}

/// The places reachable from `from` over cells of `over`, and one beyond.
#[inline(always)]
fn fill<W: Word>(from: W, over: W) -> W {
    (over.plus(from & over) ^ over) | from
}

#[inline(always)]
fn sweep<W: Word>(
    clue: impl Iterator<Item = u16>,
    fits: &[W],
    open: W,
    ahead: &mut [W],
    mut placed: Option<&mut Vec<W>>,
) -> Result<(), Contradiction> {
    let mut now = fill(W::ONE, open);
    ahead[0] = now;
    for (block, len) in clue.enumerate() {
        let here = now & fits[len as usize];
        if here.is_zero() {
            return Err(Contradiction);
        }
        if let Some(placed) = &mut placed {
            placed[block] = here;
        }
        now = fill(here << (u32::from(len) + 1), open);
        ahead[block + 1] = now;
    }
    Ok(())
}
