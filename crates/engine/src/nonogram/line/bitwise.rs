//! Everything a black-and-white line implies, on whole words at once.
//!
//! A set of places is a word. Where block j may start, given the blocks before
//! it, is one word; the places from which the next may start follow by a shift
//! and by sweeping over cells that are not black, which one addition does: its
//! carry runs along a stretch of ones. One pass forward, and one back over the
//! mirrored line that goes only where the first has been, give every cell that
//! can be black and every one that can be white: O(blocks + longest block) word
//! operations, where the tables of `complete` take cells x blocks.
//!
//! A virtual white cell stands behind the last one, so that every block is
//! followed by a white cell. The sweep is public knowledge (nonosolve); going
//! back over what the way forward has left, and spreading all blocks in one loop
//! from the longest to the shortest, was measured best here.

use super::word::Word;
use crate::Contradiction;

/// Room for the passes; its content means nothing between calls.
#[derive(Clone, Debug)]
pub struct Scratch<W: Word> {
    /// By length of block: where one fits as far as the line itself allows.
    fits: W::Room,
    /// By length of block: where one may start in a completion.
    starts: W::Room,
    /// By block: where it may start after those before it, for all they know.
    ahead: W::Room,
    /// By block: where it may start and lie.
    placed: W::Room,
    /// By length of block: the same as `fits`, for several positions of a line.
    lanes: Vec<W::Lanes>,
}

/// The clue of a line, and what follows from it alone.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The lengths of the blocks.
    pub clue: &'a [u16],
    /// The longest of them.
    pub longest: u16,
    /// How many cells the line has.
    pub cells: u32,
}

/// What a cell of a line can be: both words together cover the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Can<W> {
    /// Cells that are black in some completion.
    pub black: W,
    /// Cells that are white in some completion.
    pub white: W,
}

impl<'a> Task<'a> {
    /// A line with this clue.
    pub fn new(clue: &'a [u16], cells: u32) -> Task<'a> {
        Task { clue, longest: clue.iter().copied().max().unwrap_or(0), cells }
    }
}

impl<W: Word> Default for Scratch<W> {
    fn default() -> Self {
        let room = W::room;
        let lanes = vec![W::ZERO.lanes(); W::BITS as usize];
        Scratch { fits: room(), starts: room(), ahead: room(), placed: room(), lanes }
    }
}

impl<W: Word> Scratch<W> {
    /// What each cell can be, given the cells known black and known white.
    #[inline]
    pub fn settle(&mut self, task: Task<'_>, black: W, white: W) -> Result<Can<W>, Contradiction> {
        let Task { clue, longest, cells } = task;
        let blocks = clue.len();
        let (ahead, placed) = (self.ahead.as_mut(), self.placed.as_mut());
        let fits = self.fits.as_mut();
        let full = (W::ONE << cells).plus(!W::ZERO);
        let open = !black;
        fit(fits, full & !white, open, longest);
        let mut now = fill(W::ONE, open);
        for ((&len, placed), ahead) in clue.iter().zip(&mut *placed).zip(&mut *ahead) {
            let here = now & *at(fits, len as usize);
            if here.is_zero() {
                return Err(Contradiction);
            }
            (*placed, *ahead) = (here, now);
            now = fill(here << (u32::from(len) + 1), open);
        }
        if !now.has(cells + 1) {
            return Err(Contradiction);
        }

        // Eight at a time, whether or not there are as many.
        for eights in [&mut *placed, &mut *ahead] {
            for eight in eights.chunks_exact_mut(8).take(blocks.div_ceil(8)) {
                for word in eight {
                    *word = word.mirrored();
                }
            }
        }
        let starts = self.starts.as_mut();
        for len in 1..=usize::from(longest) {
            *at(starts, len) = W::ZERO;
        }
        // Back over the mirrored line, over what the way forward has left: the
        // cells that may be white before the blocks behind them.
        let open = open.mirrored();
        let mut behind = fill(W::bit(W::BITS - 1 - cells), open) & open;
        let mut can_be_white = (now.mirrored() << 1) & behind;
        let way = clue.iter().zip(&placed[..blocks]).zip(&ahead[..blocks]);
        for ((&len, &placed), &ahead) in way.rev() {
            let here = (behind << u32::from(len)) & placed;
            let room = at(starts, len as usize);
            *room = *room | here;
            behind = fill(here << 1, open) & open;
            can_be_white = can_be_white | ((ahead << 1) & behind);
        }
        let (mut can_be_black, mut some) = (W::ZERO, W::ZERO);
        for len in (1..=usize::from(longest)).rev() {
            some = some | *at(starts, len);
            can_be_black = (can_be_black >> 1) | some;
        }
        Ok(Can { black: can_be_black.mirrored(), white: can_be_white.mirrored() & full })
    }

    /// Which of several positions of a line have no completion, a bit each: the
    /// forward pass alone, in step. By position: the cells known black, those known white.
    #[inline]
    pub fn impossible(&mut self, task: Task<'_>, known: &[W]) -> u32 {
        let Task { clue, longest, cells } = task;
        let full = (W::ONE << cells).plus(!W::ZERO);
        let (mut open, mut may_be_black) = (W::ZERO.lanes(), W::ZERO.lanes());
        let lanes = open.as_mut().iter_mut().zip(may_be_black.as_mut());
        for ((open, may_be_black), known) in lanes.zip(known.chunks_exact(2)) {
            (*open, *may_be_black) = (!known[0], full & !known[1]);
        }
        let mut run = may_be_black;
        for len in 1..=u32::from(longest) {
            let fits = &mut self.lanes[len as usize & (W::BITS as usize - 1)];
            let lanes = open.as_ref().iter().zip(may_be_black.as_ref()).zip(run.as_mut());
            for (fits, ((&open, &may_be_black), run)) in fits.as_mut().iter_mut().zip(lanes) {
                *fits = *run & (open >> len);
                *run = *run & (may_be_black >> len);
            }
        }
        let mut now = W::ONE.lanes();
        for (now, &open) in now.as_mut().iter_mut().zip(open.as_ref()) {
            *now = fill(*now, open);
        }
        for &len in clue {
            let fits = &self.lanes[usize::from(len) & (W::BITS as usize - 1)];
            let lanes = open.as_ref().iter().zip(fits.as_ref());
            for (now, (&open, &fits)) in now.as_mut().iter_mut().zip(lanes) {
                *now = fill((*now & fits) << (u32::from(len) + 1), open);
            }
        }
        let lanes = now.as_ref().iter().enumerate();
        lanes.fold(0, |all, (lane, now)| all | u32::from(!now.has(cells + 1)) << lane)
    }
}

/// A place in the room. The mask changes nothing, as no block is longer and no
/// clue has more blocks than a word has bits; it only shows that to the compiler.
#[inline(always)]
fn at<W: Word>(room: &mut [W], index: usize) -> &mut W {
    &mut room[index & (W::BITS as usize - 1)]
}

/// For each length up to the longest: where a block lies on cells that may be
/// black and is followed by one that may be white.
#[inline(always)]
fn fit<W: Word>(fits: &mut [W], may_be_black: W, open: W, longest: u16) {
    let mut run = may_be_black;
    for len in 1..=u32::from(longest) {
        *at(fits, len as usize) = run & (open >> len);
        run = run & (may_be_black >> len);
    }
}

/// The places reachable from `from` over cells of `over`, and one beyond.
#[inline(always)]
fn fill<W: Word>(from: W, over: W) -> W {
    (over.plus(from & over) ^ over) | from
}
