//! Why it came to a contradiction, and what is to be learned from that.
//!
//! What a line forced, or its impossibility, is explained by cells known before:
//! the latest ones are dropped first while the line stays impossible with the
//! forced cell turned round. What is left is a smallest reason. From the reasons
//! follows the first cell that alone carries the contradiction at this depth
//! (the first unique implication point), and the clause that forbids it.

use super::clauses::{ClauseRef, Lit};
use super::learn::{Clash, Learner, Why};
use crate::nonogram::line::word::Word;

impl<W: Word> Learner<W> {
    /// The lesson: its asserted literal, the depth where it applies, its worth.
    /// The clause itself is left in `self.learned`, the asserted literal first.
    pub(super) fn analyse(&mut self, clash: Clash) -> (Lit, u32, u32) {
        let now = self.depth();
        self.learned.clear();
        self.learned.push(Lit(0));
        match clash {
            Clash::Line(line) => self.explain_line(line, None),
            Clash::Clause(clause) => self.explain_clause(clause, None),
        }
        let (mut at, mut pending) = (self.trail.len(), 0);
        let asserted = loop {
            for i in 0..self.reason.len() {
                let lit = self.reason[i];
                let cell = lit.cell();
                if self.seen[cell] || self.depth[cell] == 0 {
                    continue;
                }
                self.seen[cell] = true;
                self.order.bump(cell);
                if self.depth[cell] == now {
                    pending += 1;
                } else {
                    self.learned.push(lit.not());
                }
            }
            debug_assert!(pending > 0, "what clashes now did not clash before");
            let lit = loop {
                at -= 1;
                if self.seen[self.trail[at].cell()] {
                    break self.trail[at];
                }
            };
            self.seen[lit.cell()] = false;
            pending -= 1;
            if pending == 0 {
                break lit.not();
            }
            match self.why[lit.cell()] {
                Why::Line(line) => self.explain_line(usize::from(line), Some(lit)),
                Why::Clause(clause) => self.explain_clause(clause, Some(lit)),
                Why::Given => self.reason.clear(),
            }
        };
        self.learned[0] = asserted;
        for i in 1..self.learned.len() {
            self.seen[self.learned[i].cell()] = false;
        }
        // The deepest of the others is watched too, and tells where the lesson applies.
        let mut depth = 0;
        for i in 1..self.learned.len() {
            let own = self.depth[self.learned[i].cell()];
            if own > depth {
                depth = own;
                self.learned.swap(1, i);
            }
        }
        (asserted, depth, self.worth())
    }

    /// In how many depths the literals of the lesson lie.
    fn worth(&mut self) -> u32 {
        let mut depths: Vec<u32> =
            self.learned[1..].iter().map(|lit| self.depth[lit.cell()]).collect();
        depths.sort_unstable();
        depths.dedup();
        depths.len() as u32 + 1
    }

    /// The literals that make a clause false, or force its literal: into `self.reason`.
    fn explain_clause(&mut self, clause: ClauseRef, forced: Option<Lit>) {
        self.reason.clear();
        for at in 0..self.clauses.len(clause) {
            let lit = self.clauses.lit(clause, at);
            if Some(lit) != forced {
                self.reason.push(lit.not());
            }
        }
    }

    /// A smallest set of cells that makes a line impossible, or forces a
    /// literal in it: into `self.reason`.
    fn explain_line(&mut self, line: usize, forced: Option<Lit>) {
        let before = forced.map_or(u32::MAX, |lit| self.place[lit.cell()]);
        let (mut black, mut white) = (W::ZERO, W::ZERO);
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        let known = [(self.lines.black[line], true), (self.lines.white[line], false)];
        for (bits, is_black) in known {
            for at in bits.places() {
                let cell = self.lines.cell(line, at);
                if self.place[cell] >= before {
                    continue;
                }
                let side = if is_black { &mut black } else { &mut white };
                *side = *side | W::bit(at);
                if self.depth[cell] > 0 {
                    candidates.push((self.place[cell], at, Lit::new(cell, is_black)));
                }
            }
        }
        if let Some(lit) = forced {
            let place = self.lines.place(lit.cell());
            let is_row = line < self.lines.size.rows();
            let at = u32::from(if is_row { place.col } else { place.row });
            if lit.is_black() { white = white | W::bit(at) } else { black = black | W::bit(at) }
        }
        // The latest first: reasons from the past make lessons that apply early.
        candidates.sort_unstable_by_key(|&(place, ..)| std::cmp::Reverse(place));
        self.reason.clear();
        let mut from = 0;
        let mut size = 4;
        while from < candidates.len() {
            let to = (from + size).min(candidates.len());
            let (mut fewer_black, mut fewer_white) = (black, white);
            for &(_, at, _) in &candidates[from..to] {
                let bit = !W::bit(at);
                fewer_black = fewer_black & bit;
                fewer_white = fewer_white & bit;
            }
            if !self.lines.is_possible(line, fewer_black, fewer_white) {
                (black, white) = (fewer_black, fewer_white);
                from = to;
                size = (size * 2).min(4);
            } else if to - from > 1 {
                size = (to - from) / 2;
            } else {
                self.reason.push(candidates[from].2);
                from = to;
                size = 2;
            }
        }
        self.candidates = candidates;
    }
}
