//! Why a line forces a literal, or is impossible: a smallest set of literals
//! known before that suffices.
//!
//! Of the literals in the order they came, the oldest are kept as far as they
//! must: the shortest beginning that suffices is looked for, its last literal
//! is needed, and so on with what stands before it. That keeps what dropping
//! one literal after the other, the latest first, would keep. Several
//! beginnings are looked at together, where a line solver can do that.
//!
//! On a long line that takes thousands of looks, so it can rest between two of them.

use super::clauses::Lit;
use super::lines::{Known, Lines};
use super::solver::Solver;
use crate::nonogram::line::word::Word;

/// What is known of the lines, in the order it came; and room.
#[derive(Clone, Debug)]
pub struct Reasons<W> {
    /// By line: cell and colour of each removal that rests on a hypothesis.
    order: Vec<Vec<u16>>,
    /// The line that is asked for a reason.
    line: usize,
    /// By how many of the oldest are kept, a multiple of [`Reasons::STRIDE`]: what is removed
    /// then, by colour.
    kept: Vec<W>,
    /// What is needed, by colour.
    needed: Vec<W>,
    /// Beside those needed, fewer than `least` of the oldest do not suffice, and `most` do.
    least: usize,
    most: usize,
    lanes: Vec<W>,
    /// Positions of lines looked at together so far.
    pub looks: u64,
}

/// A place in a line and a colour in one number.
fn spot(at: u32, colour: usize) -> u16 {
    (at as u16) << 5 | colour as u16
}

impl<W: Word> Reasons<W> {
    /// Long words are kept for few of the beginnings: of a line of 1000 cells all of them would be
    /// a quarter of a megabyte.
    const STRIDE: usize = if size_of::<W>() > 16 { 16 } else { 1 };

    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>) -> Reasons<W> {
        let colours = lines.colours();
        Reasons {
            order: vec![Vec::new(); lines.count()],
            line: 0,
            kept: Vec::new(),
            needed: vec![W::ZERO; colours],
            least: 0,
            most: 0,
            lanes: vec![W::ZERO; S::LANES * colours],
            looks: 0,
        }
    }

    /// A cell does not have a colour, because of a hypothesis.
    #[inline]
    pub fn push(&mut self, row: usize, col: usize, rows: usize, colour: usize) {
        self.order[row].push(spot((col - rows) as u32, colour));
        self.order[col].push(spot(row as u32, colour));
    }

    /// The last removal in a row and a column is taken back.
    #[inline]
    pub fn pop(&mut self, row: usize, col: usize) {
        self.order[row].pop();
        self.order[col].pop();
    }

    /// Begins to look why a line is impossible, or forces a literal.
    pub fn begin<S: Solver<Word = W>>(
        &mut self,
        lines: &Lines<S>,
        line: usize,
        forced: Option<Lit>,
    ) {
        let (colours, count) = (lines.colours(), lines.count());
        let order = &self.order[line];
        let forced = forced.map(|lit| {
            let (cell, known) = lines.read(lit);
            let (row, col) = lines.spot(cell);
            let at = if line < lines.size.rows() { col - lines.size.rows() } else { row };
            (at as u32, known)
        });
        // Without anything that rests on a hypothesis, and with all before the forced one.
        self.kept.clear();
        self.kept.extend((0..colours).map(|colour| lines.removed[colour * count + line]));
        let mut before = order.len();
        for (place, &entry) in order.iter().enumerate() {
            let (at, colour) = (u32::from(entry >> 5), usize::from(entry & 31));
            self.kept[colour].erase(at);
            if forced == Some((at, Known::IsNot(colour))) {
                before = place;
            }
        }
        // The opposite of what is forced: it has that colour and no other.
        if let Some((at, Known::IsNot(forced))) = forced {
            for other in (0..colours).filter(|&other| other != forced) {
                self.kept[other] = self.kept[other] | W::bit(at);
            }
            self.kept[forced] = self.kept[forced] & !W::bit(at);
        }
        self.kept.resize((before / Self::STRIDE + 1) * colours, W::ZERO);
        for (place, chunk) in order[..before].chunks_exact(Self::STRIDE).enumerate() {
            let (last, next) = self.kept[place * colours..].split_at_mut(colours);
            let next = &mut next[..colours];
            for (next, &last) in next.iter_mut().zip(&*last) {
                *next = last;
            }
            for &entry in chunk {
                next[usize::from(entry & 31)].insert(u32::from(entry >> 5));
            }
        }
        self.needed.fill(W::ZERO);
        (self.line, self.least, self.most) = (line, 0, before);
    }

    /// Adds to the reason that was begun what else belongs to it: whether that is all,
    /// or `left`, the cells that may still be looked at, are used up.
    pub fn go_on<S: Solver<Word = W>>(
        &mut self,
        lines: &mut Lines<S>,
        reason: &mut Vec<Lit>,
        left: &mut i64,
    ) -> bool {
        loop {
            while self.least < self.most {
                if *left <= 0 {
                    return false;
                }
                *left -= lines.len(self.line) as i64;
                self.look(lines);
            }
            let Some(last) = self.most.checked_sub(1) else { return true };
            let entry = self.order[self.line][last];
            let (at, colour) = (u32::from(entry >> 5), usize::from(entry & 31));
            self.needed[colour] = self.needed[colour] | W::bit(at);
            reason.push(lines.is_not(lines.cell(self.line, at), colour));
            (self.least, self.most) = (0, last);
        }
    }

    /// Looks no further for the reason that was begun.
    pub fn give_up(&mut self) {
        (self.least, self.most) = (0, 0);
    }

    /// Looks whether some of the oldest, beside those needed, suffice.
    #[inline]
    fn look<S: Solver<Word = W>>(&mut self, lines: &mut Lines<S>) {
        let (least, most, colours) = (self.least, self.most, lines.colours());
        let cut = |lane: usize| match most - least {
            few if few <= S::LANES => (least + lane).min(most),
            many if S::LANES == 1 => least + many / 2,
            many => least + lane * many / S::LANES,
        };
        for (lane, position) in self.lanes.chunks_exact_mut(colours).enumerate() {
            let cut = cut(lane);
            let kept = &self.kept[cut / Self::STRIDE * colours..][..colours];
            for ((word, &kept), &needed) in position.iter_mut().zip(kept).zip(&self.needed) {
                *word = kept | needed;
            }
            let since = cut / Self::STRIDE * Self::STRIDE..cut;
            for &entry in &self.order[self.line][since] {
                position[usize::from(entry & 31)].insert(u32::from(entry >> 5));
            }
        }
        self.looks += 1;
        let lane = lines.solver.impossible(self.line, &self.lanes).trailing_zeros() as usize;
        (self.least, self.most) = match lane {
            0 => (least, cut(0)),
            lane if lane >= S::LANES => (cut(S::LANES - 1) + 1, most),
            lane => (cut(lane - 1) + 1, cut(lane)),
        };
    }
}
