//! First UIP: why it came to a contradiction, and what is to be learned from that.
//!
//! Reasons lead back to the first literal that alone carries the contradiction
//! at this depth (the first unique implication point, UIP); the clause that forbids
//! it, together with what was known before this depth, is the lesson. Whose
//! reason is a line asks the line only now (`reason`).

use super::clauses::{ClauseRef, Lit};
use super::learn::{Clash, Learner, Why};
use super::solver::Solver;

impl<S: Solver> Learner<S> {
    /// The lesson: its asserted literal, the depth where it applies, its worth.
    /// The clause itself is left in `self.learned`, the asserted literal first.
    pub(super) fn analyse(&mut self, clash: Clash) -> (Lit, u32, u32) {
        let now = self.depth();
        self.learned.clear();
        self.learned.push(Lit(0));
        self.reason.clear();
        match clash {
            Clash::Line(line) => self.explain_line(line, None),
            Clash::Clause(clause) => self.explain_clause(clause, None),
            Clash::Cell(cell) => self.explain_cell(cell, None),
        }
        let (mut at, mut pending) = (self.trail.len(), 0);
        let asserted = loop {
            for i in 0..self.reason.len() {
                let lit = self.reason[i];
                let variable = lit.variable();
                if self.seen[variable] || self.depth[variable] == 0 {
                    continue;
                }
                self.seen[variable] = true;
                self.order.bump(variable);
                if self.depth[variable] == now {
                    pending += 1;
                } else {
                    self.learned.push(lit.not());
                }
            }
            debug_assert!(pending > 0, "what clashes now did not clash before");
            let lit = loop {
                at -= 1;
                if self.seen[self.trail[at].variable()] {
                    break self.trail[at];
                }
            };
            self.seen[lit.variable()] = false;
            pending -= 1;
            if pending == 0 {
                break lit.not();
            }
            self.reason.clear();
            match self.why[lit.variable()] {
                Why::Line(line) => self.explain_line(usize::from(line), Some(lit)),
                Why::Clause(clause) => self.explain_clause(clause, Some(lit)),
                Why::Cell => self.explain_cell(self.lines.read(lit).0, Some(lit)),
                Why::Given => {}
            }
        };
        self.learned[0] = asserted;
        for lit in &self.learned[1..] {
            self.seen[lit.variable()] = false;
        }
        // The deepest of the others is watched too, and tells where the lesson applies.
        let mut depth = 0;
        for i in 1..self.learned.len() {
            let own = self.depth[self.learned[i].variable()];
            if own > depth {
                depth = own;
                self.learned.swap(1, i);
            }
        }
        let others = std::mem::take(&mut self.learned);
        let worth = 1 + self.depths_of(&others[1..]);
        self.learned = others;
        (asserted, depth, worth)
    }

    /// In how many depths these literals lie.
    fn depths_of(&mut self, lits: &[Lit]) -> u32 {
        self.stamp += 1;
        let mut count = 0;
        for lit in lits {
            let stamp = &mut self.stamps[self.depth[lit.variable()] as usize];
            if *stamp != self.stamp {
                *stamp = self.stamp;
                count += 1;
            }
        }
        count
    }

    /// The literals that make a clause false, or force its literal.
    fn explain_clause(&mut self, clause: ClauseRef, forced: Option<Lit>) {
        let others = self.clauses.lits(clause).iter().map(|&lit| Lit(lit));
        self.reason.extend(others.filter(|&lit| Some(lit) != forced).map(Lit::not));
        if self.clauses.worth(clause) > 2 {
            let reason = std::mem::take(&mut self.reason);
            let worth = self.depths_of(&reason);
            self.clauses.used(clause, worth.max(1));
            self.reason = reason;
        }
    }

    fn explain_line(&mut self, line: usize, forced: Option<Lit>) {
        self.reasons.explain(&mut self.lines, line, forced, &mut self.reason);
    }

    /// Why a cell has a colour, does not have one, has two, or none.
    fn explain_cell(&mut self, cell: usize, forced: Option<Lit>) {
        for lit in (0..self.lines.colours()).map(|colour| self.lines.is(cell, colour)) {
            if Some(lit) != forced && self.truth(lit) == Some(true) {
                self.reason.push(lit);
            }
        }
        // None: so it is for want of the others.
        if self.reason.is_empty() {
            let has_not = (0..self.lines.colours()).map(|colour| self.lines.is_not(cell, colour));
            self.reason.extend(has_not.filter(|lit| Some(lit.not()) != forced));
        }
    }
}
