//! First UIP: why it came to a contradiction, and what is to be learned from that.
//!
//! Reasons lead back to the first literal that alone carries the contradiction
//! at this level (the first unique implication point, UIP); the clause that forbids
//! it, together with what was known before this level, is learned. Whose
//! reason is a line asks the line only now (`reason`).

use super::clauses::{ClauseRef, Lit};
use super::learn::{Conflict, Learner, Why};
use super::solver::Solver;
use std::ops::Range;

/// How far a literal is followed back.
const DEEPEST: u32 = 30;

/// The most cells of lines looked at to make one clause shorter. Only clauses of very large grids
/// take more, and of those some would take a tenth of a second.
const MINIMISING: u64 = 1 << 20;

/// A set of decision levels, emptied at no cost.
#[derive(Clone, Debug)]
pub struct Levels {
    /// By level: when it was counted last.
    stamps: Vec<u64>,
    now: u64,
}

impl Levels {
    pub fn new(most: usize) -> Levels {
        Levels { stamps: vec![0; most + 1], now: 0 }
    }

    /// The LBD: in how many levels these literals lie, given the level of each variable.
    fn count(&mut self, lits: &[Lit], levels: &[u32]) -> u32 {
        self.now += 1;
        let mut count = 0;
        for lit in lits {
            let stamp = &mut self.stamps[levels[lit.variable()] as usize];
            if *stamp != self.now {
                *stamp = self.now;
                count += 1;
            }
        }
        count
    }

    /// Whether it was among those counted last.
    fn has(&self, level: usize) -> bool {
        self.stamps[level] == self.now
    }
}

/// Whether a literal follows from those of a learned clause, where it has been asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    Follows,
    Stands,
}

impl<S: Solver> Learner<S> {
    /// The learned clause: its asserted literal, the level where it applies, its LBD.
    /// The clause itself is left in `self.learned`, the asserted literal first.
    pub(super) fn analyse(&mut self, conflict: Conflict) -> (Lit, u32, u32) {
        let now = self.level();
        self.antecedents.make_room();
        self.learned.clear();
        self.learned.push(Lit(0));
        self.reason.clear();
        match conflict {
            Conflict::Line(line) => self.explain_line(line, None),
            Conflict::Clause(clause) => self.explain_clause(clause, None),
            Conflict::Cell(cell) => self.explain_cell(cell, None),
        }
        let (mut at, mut pending) = (self.trail.len(), 0);
        let mut reason = self.antecedents.add(&self.reason);
        let asserted = loop {
            for i in reason {
                let lit = self.antecedents.lit(i);
                let variable = lit.variable();
                if self.seen[variable] || self.level[variable] == 0 {
                    continue;
                }
                self.seen[variable] = true;
                self.order.bump(variable);
                if self.level[variable] == now {
                    pending += 1;
                } else {
                    self.learned.push(lit.not());
                }
            }
            debug_assert!(pending > 0, "what conflicts now did not conflict before");
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
            reason = self.explain(lit);
        };
        self.learned[0] = asserted;
        self.minimise();
        // The deepest of the others is watched too, and tells where the clause applies.
        let mut level = 0;
        for i in 1..self.learned.len() {
            let own = self.level[self.learned[i].variable()];
            if own > level {
                level = own;
                self.learned.swap(1, i);
            }
        }
        let lbd = 1 + self.counted.count(&self.learned[1..], &self.level);
        (asserted, level, lbd)
    }

    /// Leaves out of the learned clause what follows from the rest of it
    /// (Sörensson, Biere 2009).
    fn minimise(&mut self) {
        let mut learned = std::mem::take(&mut self.learned);
        self.learned_levels.count(&learned[1..], &self.level);
        let longest = self.lines.size.rows().max(self.lines.size.cols()) as u64;
        self.last_look = self.reasons.looks + MINIMISING / longest;
        let mut kept = 1;
        for i in 1..learned.len() {
            let lit = learned[i];
            if !self.follows(lit.not(), 0) {
                // What stands behind is only looked up to be unmarked.
                learned.swap(kept, i);
                kept += 1;
            }
        }
        for lit in &learned[1..] {
            self.seen[lit.variable()] = false;
        }
        learned.truncate(kept);
        for variable in self.marked.drain(..) {
            self.marks[variable] = Mark::None;
        }
        self.learned = learned;
    }

    /// Whether a literal that holds follows from those of the learned clause.
    fn follows(&mut self, lit: Lit, deep: u32) -> bool {
        let is_late = self.reasons.looks > self.last_look;
        if self.why[lit.variable()] == Why::Given || deep > DEEPEST || is_late {
            return false;
        }
        for i in self.explain(lit) {
            let lit = self.antecedents.lit(i);
            let variable = lit.variable();
            let level = self.level[variable] as usize;
            if level == 0 || self.seen[variable] || self.marks[variable] == Mark::Follows {
                continue;
            }
            let hopeless = self.marks[variable] == Mark::Stands || !self.learned_levels.has(level);
            let follows = !hopeless && self.follows(lit, deep + 1);
            if !hopeless {
                self.marks[variable] = if follows { Mark::Follows } else { Mark::Stands };
                self.marked.push(variable);
            }
            if !follows {
                return false;
            }
        }
        true
    }

    /// Why a literal holds: where its reason stands in `antecedents`.
    fn explain(&mut self, lit: Lit) -> Range<usize> {
        let variable = lit.variable();
        if let Some(kept) = self.antecedents.kept(variable) {
            return kept;
        }
        self.reason.clear();
        match self.why[variable] {
            Why::Line(line) => self.explain_line(usize::from(line), Some(lit)),
            Why::Clause(clause) => self.explain_clause(clause, Some(lit)),
            Why::Cell => self.explain_cell(self.lines.read(lit).0, Some(lit)),
            Why::Given => {}
        }
        self.antecedents.keep(variable, &self.reason)
    }

    /// The literals that make a clause false, or force its literal.
    fn explain_clause(&mut self, clause: ClauseRef, forced: Option<Lit>) {
        let others = self.clauses.lits(clause).iter().map(|&lit| Lit(lit));
        self.reason.extend(others.filter(|&lit| Some(lit) != forced).map(Lit::not));
        if self.clauses.lbd(clause) > 2 {
            let lbd = self.counted.count(&self.reason, &self.level);
            self.clauses.used(clause, lbd.max(1));
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
