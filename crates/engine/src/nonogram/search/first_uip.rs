//! First UIP: why it came to a contradiction, and what is to be learned from that.
//!
//! Reasons lead back to the first literal that alone carries the contradiction
//! at this level (the first unique implication point, UIP); the clause that forbids
//! it, together with what was known before this level, is learned. Whose
//! reason is a line asks the line only now (`reason`).
//!
//! On very large grids a contradiction takes much longer to explain than a search may go
//! on without a look at its limits, so an analysis is done in portions.

use super::clauses::{ClauseRef, Lit};
use super::learn::{Conflict, Learner, Why};
use super::solver::Solver;
use std::ops::Range;

/// How far a literal is followed back.
const DEEPEST: u32 = 30;

/// The most cells of lines looked at to make one clause shorter. Only clauses of very large grids
/// take more, and of those some would take a tenth of a second.
const MINIMISING: i64 = 1 << 20;
/// Of these, one literal has so many portions at most.
const LITERAL: i64 = 4;

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

/// A contradiction on the way to its clause.
#[derive(Clone, Copy, Debug, Default)]
pub struct Analysis {
    /// The literal whose reason is looked for; none: the contradiction itself.
    lit: Option<Lit>,
    /// What stands on the trail from here on has been looked at.
    at: usize,
    /// How many literals of this level are still to be traced back.
    pending: usize,
    /// Of the clause, once it is there: how many literals are looked at, and how many stay.
    shortened: Option<(usize, usize)>,
    /// How many cells of lines may still be looked at to make it shorter.
    minimising: i64,
}

impl<S: Solver> Learner<S> {
    /// Begins to explain a contradiction: see [`Learner::analyse`].
    pub(super) fn ask(&mut self, conflict: Conflict) {
        self.antecedents.make_room();
        self.learned.clear();
        self.learned.push(Lit(0));
        self.reason.clear();
        match conflict {
            Conflict::Line(line) => self.reasons.begin(&self.lines, line, None),
            Conflict::Clause(clause) => self.explain_clause(clause, None),
            Conflict::Cell(cell) => self.explain_cell(cell, None),
        }
        let at = self.trail.len();
        let minimising = MINIMISING;
        self.analysis = Analysis { lit: None, at, pending: 0, shortened: None, minimising };
    }

    /// Explains the contradiction further: the level where the learned clause applies, once
    /// there is one. The clause itself is left in `learned`, the asserted literal first.
    pub(super) fn analyse(&mut self) -> Option<u32> {
        let mut left = self.lines.portion;
        let level = self.look_for_reasons(&mut left);
        self.spent += self.lines.portion - left;
        level
    }

    fn look_for_reasons(&mut self, left: &mut i64) -> Option<u32> {
        if self.analysis.shortened.is_none() {
            self.learned[0] = self.trace_back(left)?;
            self.learned_levels.count(&self.learned[1..], &self.level);
            self.analysis.shortened = Some((1, 1));
        }
        if !self.minimise(left) {
            return None;
        }
        // The deepest of the others is watched too, and tells where the clause applies.
        let mut level = 0;
        for i in 1..self.learned.len() {
            let own = self.level[self.learned[i].variable()];
            if own > level {
                level = own;
                self.learned.swap(1, i);
            }
        }
        self.lbd = 1 + self.counted.count(&self.learned[1..], &self.level);
        Some(level)
    }

    /// Follows reasons back to the first UIP, and collects the clause: the asserted literal.
    fn trace_back(&mut self, left: &mut i64) -> Option<Lit> {
        let now = self.level();
        loop {
            if *left <= 0 {
                return None;
            }
            let reason = self.explain(self.analysis.lit, left)?;
            *left -= reason.len() as i64 / 8;
            for i in reason {
                let lit = self.antecedents.lit(i);
                let variable = lit.variable();
                if self.seen[variable] || self.level[variable] == 0 {
                    continue;
                }
                self.seen[variable] = true;
                self.order.bump(variable);
                if self.level[variable] == now {
                    self.analysis.pending += 1;
                } else {
                    self.learned.push(lit.not());
                }
            }
            debug_assert!(self.analysis.pending > 0, "what conflicts now did not conflict before");
            let lit = loop {
                self.analysis.at -= 1;
                let lit = self.trail[self.analysis.at];
                if self.seen[lit.variable()] {
                    break lit;
                }
            };
            self.seen[lit.variable()] = false;
            self.analysis.pending -= 1;
            if self.analysis.pending == 0 {
                return Some(lit.not());
            }
            self.analysis.lit = Some(lit);
            self.ask_why(lit);
        }
    }

    /// Leaves out of the learned clause what follows from the rest of it
    /// (Sörensson, Biere 2009): whether all of it has been looked at.
    fn minimise(&mut self, left: &mut i64) -> bool {
        let Some((mut looked, mut kept)) = self.analysis.shortened else { return true };
        while looked < self.learned.len() {
            if *left <= 0 {
                self.analysis.shortened = Some((looked, kept));
                return false;
            }
            let most = (LITERAL * self.lines.portion).min(self.analysis.minimising);
            let mut own = most;
            if !self.follows(self.learned[looked].not(), 0, &mut own) {
                // What stands behind is only looked up to be unmarked.
                self.learned.swap(kept, looked);
                kept += 1;
            }
            *left -= most - own;
            self.analysis.minimising -= most - own;
            looked += 1;
        }
        for lit in &self.learned[1..] {
            self.seen[lit.variable()] = false;
        }
        self.learned.truncate(kept);
        for variable in self.marked.drain(..) {
            self.marks[variable] = Mark::None;
        }
        true
    }

    /// Whether a literal that holds follows from those of the learned clause, as far as `left`
    /// cells of lines show.
    fn follows(&mut self, lit: Lit, deep: u32, left: &mut i64) -> bool {
        if self.why[lit.variable()] == Why::Given || deep > DEEPEST || *left <= 0 {
            return false;
        }
        self.ask_why(lit);
        let Some(reason) = self.explain(Some(lit), left) else {
            self.reasons.give_up();
            return false;
        };
        for i in reason {
            let lit = self.antecedents.lit(i);
            let variable = lit.variable();
            let level = self.level[variable] as usize;
            if level == 0 || self.seen[variable] || self.marks[variable] == Mark::Follows {
                continue;
            }
            let hopeless = self.marks[variable] == Mark::Stands || !self.learned_levels.has(level);
            let follows = !hopeless && self.follows(lit, deep + 1, left);
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

    /// Begins to look why a literal holds, if that is not known.
    fn ask_why(&mut self, lit: Lit) {
        let variable = lit.variable();
        if self.antecedents.kept(variable).is_some() {
            return;
        }
        self.reason.clear();
        match self.why[variable] {
            Why::Line(line) => self.reasons.begin(&self.lines, usize::from(line), Some(lit)),
            Why::Clause(clause) => self.explain_clause(clause, Some(lit)),
            Why::Cell => self.explain_cell(self.lines.read(lit).0, Some(lit)),
            Why::Given => {}
        }
    }

    /// Why a literal holds, or all that conflicts, which was asked before: where the reason
    /// stands in `antecedents`; nothing as long as it takes more than `left` cells of lines.
    fn explain(&mut self, lit: Option<Lit>, left: &mut i64) -> Option<Range<usize>> {
        if let Some(kept) = lit.and_then(|lit| self.antecedents.kept(lit.variable())) {
            return Some(kept);
        }
        if !self.reasons.go_on(&mut self.lines, &mut self.reason, left) {
            return None;
        }
        Some(match lit {
            Some(lit) => self.antecedents.keep(lit.variable(), &self.reason),
            None => self.antecedents.add(&self.reason),
        })
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
