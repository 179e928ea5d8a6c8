//! Everything a long black-and-white line implies, on words as wide as its slack.
//!
//! The slack of a line is what its clue leaves over: its cells without those of the
//! blocks and one between each two. A block starts where it would with all blocks
//! packed to the left, plus an offset from 0 to the slack, and offsets never
//! fall from block to block. So where a block may start is a word of slack + 1
//! bits, however long the line: 500 cells, seven in eight of them black, have a
//! slack of about 10.
//!
//! The passes are those of `bitwise`, over offsets: forward, where each block may
//! start after those before it; back, which of these starts go with the blocks
//! behind. Between two blocks lies a gap, which is white from the offset of the
//! one to the offset of the other. A cell that no gap reaches is black, one that
//! no block reaches is white. That takes O(blocks x log slack) operations on words of
//! the slack. Settled ends are cut off first, and a line of which nothing is
//! known takes no words at all.

use super::limbs::{find, find_back, insert, insert_range, piece};
use super::word::{Wide, Word};
use crate::Contradiction;

/// Room for the passes; its content means nothing between calls.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    to_63: Vec<Met<u64>>,
    to_127: Vec<Met<u128>>,
    to_255: Vec<Met<Wide<4>>>,
    to_511: Vec<Met<Wide<8>>>,
    to_1023: Vec<Met<Wide<16>>>,
}

/// What the way forward leaves at a block for the way back.
#[derive(Clone, Copy, Debug)]
struct Met<V> {
    /// The offsets to which the gap before it may reach: the cells of that gap.
    gap: V,
    /// Those where the block may start.
    starts: V,
}

/// The clue of a line.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The lengths of the blocks.
    pub clue: &'a [u16],
    /// How many cells the line has: fewer than its words have bits.
    pub cells: u32,
    /// How many cells the line has more than the clue needs.
    pub slack: u32,
}

/// What is known of a line, 64 cells a word; none behind the last cell.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// Cells known black.
    pub black: &'a [u64],
    /// Cells known white.
    pub white: &'a [u64],
}

/// What the cells can be, 64 cells a word, with anything behind the last cell.
#[derive(Debug)]
pub struct Can<'a> {
    /// Cells that are black in some completion.
    pub black: &'a mut [u64],
    /// Cells that are white in some completion.
    pub white: &'a mut [u64],
}

impl<'a> Task<'a> {
    /// A line with this clue, unless it is too short for it.
    pub fn new(clue: &'a [u16], cells: u32) -> Result<Task<'a>, Contradiction> {
        let needed = packed(clue).saturating_sub(1);
        let slack = cells.checked_sub(needed).ok_or(Contradiction)?;
        Ok(Task { clue, cells, slack })
    }
}

/// The part of a line between its settled ends, and the blocks that lie there.
/// Before and behind it is a white cell or the border.
#[derive(Clone, Copy, Debug)]
struct Window<'a> {
    clue: &'a [u16],
    first: u32,
    slack: u32,
}

/// Does something with the room for a window.
macro_rules! with_room {
    ($scratch:expr, $window:expr, $met:ident => $do:expr) => {{
        macro_rules! room {
            ($field:ident) => {{
                let $met = &mut $scratch.$field;
                if $met.len() < $window.clue.len() {
                    $met.resize($window.clue.len(), Met { gap: Word::ZERO, starts: Word::ZERO });
                }
                $do
            }};
        }
        match $window.slack {
            0..=63 => room!(to_63),
            64..=127 => room!(to_127),
            128..=255 => room!(to_255),
            256..=511 => room!(to_511),
            _ => room!(to_1023),
        }
    }};
}

impl Scratch {
    /// What each cell can be. After a contradiction `can` means nothing.
    pub fn settle(
        &mut self,
        task: Task<'_>,
        known: Known<'_>,
        can: &mut Can<'_>,
    ) -> Result<(), Contradiction> {
        can.black.copy_from_slice(known.black);
        can.white.copy_from_slice(known.white);
        let is_blank = known.black.iter().chain(known.white).all(|&word| word == 0);
        if is_blank && task.slack > 0 && !task.clue.is_empty() {
            overlap(task, can);
            return Ok(());
        }
        match window(task, known)? {
            Some(window) => with_room!(self, window, met => settle(met, window, known, can)),
            None => Ok(()),
        }
    }

    /// Whether the line has a completion at all: the way forward alone.
    pub fn is_possible(&mut self, task: Task<'_>, known: Known<'_>) -> bool {
        match window(task, known) {
            Ok(Some(window)) => {
                with_room!(self, window, met => forward(met, window, known).is_ok())
            }
            Ok(None) => true,
            Err(Contradiction) => false,
        }
    }
}

/// What is open of a line, if anything is. A contradiction if the blocks at a
/// settled end are not those of the clue.
fn window<'a>(task: Task<'a>, known: Known<'_>) -> Result<Option<Window<'a>>, Contradiction> {
    let Task { mut clue, cells, slack } = task;
    let black = |i: usize| known.black[i];
    let white = |i: usize| known.white[i];
    let open = |i: usize| !(known.black[i] | known.white[i]);
    // Block after block that ends before the first open cell.
    let (open_from, mut taken) = (find(open, 0, cells), 0);
    let mut first = find(black, 0, cells);
    while first < open_from {
        let end = find(white, first, cells);
        if end > open_from {
            break;
        }
        let (&len, rest) = clue.split_first().ok_or(Contradiction)?;
        if end - first != u32::from(len) {
            return Err(Contradiction);
        }
        (clue, taken) = (rest, taken + u32::from(len) + 1);
        first = find(black, end, cells);
    }
    if open_from == cells {
        return if clue.is_empty() { Ok(None) } else { Err(Contradiction) };
    }
    // And block before block that begins behind the last.
    let open_to = find_back(open, cells);
    let mut last = find_back(black, cells);
    while last > open_to {
        let begin = find_back(white, last);
        if begin < open_to {
            break;
        }
        let (&len, rest) = clue.split_last().ok_or(Contradiction)?;
        if last - begin != u32::from(len) {
            return Err(Contradiction);
        }
        (clue, taken) = (rest, taken + u32::from(len) + 1);
        last = find_back(black, begin);
    }
    let (first, last) = (first.min(open_from), last.max(open_to));
    let slack = (slack + taken).checked_sub(first + cells - last).ok_or(Contradiction)?;
    Ok(Some(Window { clue, first, slack }))
}

/// What a line can be of which nothing is known, with blocks and slack: the cells
/// that a block longer than the slack covers from every offset are black.
fn overlap(task: Task<'_>, can: &mut Can<'_>) {
    can.black.fill(!0);
    let (mut base, mut white_from) = (0, 0);
    for &len in task.clue {
        let len = u32::from(len);
        if len > task.slack {
            insert_range(can.white, white_from, base + task.slack);
            white_from = base + len;
        }
        base += len + 1;
    }
    insert_range(can.white, white_from, task.cells + 1);
}

/// Where each block may start after those before it, and the cells of the last gap.
fn forward<V: Word>(
    met: &mut [Met<V>],
    window: Window<'_>,
    known: Known<'_>,
) -> Result<V, Contradiction> {
    let Window { clue, first, slack } = window;
    let all = up_to::<V>(slack);
    // The first gap begins with the cell before the window.
    let open = match first.checked_sub(1) {
        Some(before) => !piece::<V>(known.black, before) & all,
        None => !(piece::<V>(known.black, 0) << 1) & all,
    };
    let mut gap = reach_up(V::ONE, open);
    let mut base = first;
    // Behind the last cell, where nothing matters any more.
    let end = 64 * known.white.len() as u32;
    let mut next_white = 0;
    for (&len, met) in clue.iter().zip(met) {
        let len = u32::from(len);
        let mut starts = gap;
        // A white cell within the slack keeps the block from its last `len` offsets.
        let whites = piece::<V>(known.white, base) & all;
        if !whites.is_zero() {
            starts = starts & !spread_down(whites, len.min(slack + 1));
        }
        // The first behind that keeps it from all offsets that reach so far.
        let behind = base + slack + 1;
        if next_white < behind {
            next_white = find(|i| known.white[i], behind, end);
        }
        let last = next_white.checked_sub(base + len).ok_or(Contradiction)?;
        if last < slack {
            starts = starts & up_to(last);
        }
        if starts.is_zero() {
            return Err(Contradiction);
        }
        *met = Met { gap, starts };
        base += len;
        let open = !piece::<V>(known.black, base) & all;
        gap = reach_up(starts, open);
        base += 1;
    }
    if gap.has(slack) { Ok(gap) } else { Err(Contradiction) }
}

fn settle<V: Word>(
    met: &mut [Met<V>],
    window: Window<'_>,
    known: Known<'_>,
    can: &mut Can<'_>,
) -> Result<(), Contradiction> {
    let mut gap = forward(met, window, known)?;
    let Window { clue, first, slack } = window;
    let mut base = first + packed(clue);
    // Where the block behind the gap starts; the last gap ends behind the window.
    let mut starts = V::bit(slack);
    for (&len, met) in clue.iter().zip(met).rev() {
        let len = u32::from(len);
        base -= 1;
        let below = reach_down(starts, gap, slack);
        insert(can.white, base, below);
        base -= len;
        starts = met.starts & below;
        gap = met.gap;
        paint(can.black, base, starts, len, slack);
    }
    let below = reach_down(starts, gap, slack);
    match first.checked_sub(1) {
        Some(before) => insert(can.white, before, below),
        None => insert(can.white, 0, below >> 1),
    }
    Ok(())
}

/// The cells of blocks packed together, with a gap behind each.
fn packed(clue: &[u16]) -> u32 {
    clue.iter().map(|&len| u32::from(len) + 1).sum()
}

/// The offsets up to one.
#[inline(always)]
fn up_to<V: Word>(last: u32) -> V {
    !V::ZERO >> (V::BITS - 1 - last)
}

/// The offsets of `open` that are reached from one of `from` over `open`, upwards.
/// One addition does it: its carry runs along a stretch of ones.
#[inline(always)]
fn reach_up<V: Word>(from: V, open: V) -> V {
    ((open.plus(from & open) ^ open) | from) & open
}

/// The offsets of `over` from which one of `from` is reached over `over`, upwards.
#[inline(always)]
fn reach_down<V: Word>(from: V, over: V, slack: u32) -> V {
    if V::BITS > 128 {
        return reach_up(from.mirrored(), over.mirrored()).mirrored();
    }
    let (mut reached, mut over, mut by) = (from & over, over, 1);
    while by <= slack {
        reached = reached | (over & (reached >> by));
        over = over & (over >> by);
        by *= 2;
    }
    reached
}

/// The bits that are set, and those below them until there are so many.
#[inline(always)]
fn spread_down<V: Word>(mut set: V, len: u32) -> V {
    let (mut left, mut by) = (len - 1, 1);
    while left > by {
        set = set | (set >> by);
        left -= by;
        by *= 2;
    }
    set | (set >> left)
}

/// The bits that are set, and those above them until there are so many.
#[inline(always)]
fn spread_up<V: Word>(mut set: V, len: u32) -> V {
    let (mut left, mut by) = (len - 1, 1);
    while left > by {
        set = set | (set << by);
        left -= by;
        by *= 2;
    }
    set | (set << left)
}

/// The cells that a block covers from one of these offsets.
#[inline(always)]
fn paint<V: Word>(black: &mut [u64], base: u32, starts: V, len: u32, slack: u32) {
    if len > slack {
        // From any two offsets it covers a cell in common.
        insert_range(black, base + starts.lowest(), base + starts.highest() + len);
        return;
    }
    insert(black, base, spread_up(starts, len));
    if slack + len > V::BITS {
        insert(black, base + len - 1, spread_down(starts, len));
    }
}
