//! Why a line forces a literal, or is impossible: a smallest set of literals
//! known before that suffices.
//!
//! Of the literals in the order they came, the oldest are kept as far as they
//! must: the shortest beginning that suffices is looked for, its last literal
//! is needed, and so on with what stands before it. That keeps what dropping
//! one literal after the other, the latest first, would keep. Several
//! beginnings are looked at together.

use super::clauses::Lit;
use super::lines::{Known, Lines};
use super::solver::Solver;
use crate::nonogram::line::word::Word;

/// What is known of the lines, in the order it came; and room.
#[derive(Clone, Debug)]
pub struct Reasons<W> {
    /// By line: cell and colour of each removal that rests on a hypothesis.
    order: Vec<Vec<u16>>,
    /// By how many of the oldest are kept: what is removed then, by colour.
    kept: Vec<W>,
    /// What is needed, by colour.
    needed: Vec<W>,
    lanes: Vec<W>,
    /// Positions of lines looked at together so far.
    pub looks: u64,
}

/// A place in a line and a colour in one number.
fn spot(at: u32, colour: usize) -> u16 {
    (at as u16) << 5 | colour as u16
}

impl<W: Word> Reasons<W> {
    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>) -> Reasons<W> {
        let colours = lines.colours();
        Reasons {
            order: vec![Vec::new(); lines.count()],
            kept: Vec::new(),
            needed: vec![W::ZERO; colours],
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

    /// Literals that make a line impossible, or force a literal in it.
    pub fn explain<S: Solver<Word = W>>(
        &mut self,
        lines: &mut Lines<S>,
        line: usize,
        forced: Option<Lit>,
        reason: &mut Vec<Lit>,
    ) {
        let (colours, count) = (lines.colours(), lines.count());
        let order = std::mem::take(&mut self.order[line]);
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
            self.kept[colour] = self.kept[colour] & !W::bit(at);
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
        self.kept.resize((before + 1) * colours, W::ZERO);
        for (place, &entry) in order[..before].iter().enumerate() {
            let (at, colour) = (u32::from(entry >> 5), usize::from(entry & 31));
            let (last, next) = self.kept[place * colours..].split_at_mut(colours);
            let next = &mut next[..colours];
            for (next, &last) in next.iter_mut().zip(&*last) {
                *next = last;
            }
            next[colour] = next[colour] | W::bit(at);
        }
        self.needed.fill(W::ZERO);
        let mut most = before;
        while most > 0 {
            most = self.shortest(lines, line, most);
            let Some(last) = most.checked_sub(1) else { break };
            let (at, colour) = (u32::from(order[last] >> 5), usize::from(order[last] & 31));
            self.needed[colour] = self.needed[colour] | W::bit(at);
            reason.push(lines.is_not(lines.cell(line, at), colour));
            most = last;
        }
        self.order[line] = order;
    }

    /// How many of the oldest, beside those needed, suffice; `most` do.
    #[inline]
    fn shortest<S: Solver<Word = W>>(
        &mut self,
        lines: &mut Lines<S>,
        line: usize,
        mut most: usize,
    ) -> usize {
        let colours = lines.colours();
        // Fewer than `least` do not suffice.
        let mut least = 0;
        while least < most {
            let cut = |lane: usize| match most - least {
                few if few <= S::LANES => (least + lane).min(most),
                many => least + lane * many / S::LANES,
            };
            for (lane, position) in self.lanes.chunks_exact_mut(colours).enumerate() {
                let kept = &self.kept[cut(lane) * colours..][..colours];
                for ((word, &kept), &needed) in position.iter_mut().zip(kept).zip(&self.needed) {
                    *word = kept | needed;
                }
            }
            self.looks += 1;
            let lane = lines.solver.impossible(line, &self.lanes).trailing_zeros() as usize;
            (least, most) = match lane {
                0 => (least, least),
                lane if lane >= S::LANES => (cut(S::LANES - 1) + 1, most),
                lane => (cut(lane - 1) + 1, cut(lane)),
            };
        }
        most
    }
}
