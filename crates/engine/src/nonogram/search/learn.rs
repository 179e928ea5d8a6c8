//! Learning search: decisions and conflicts, where every conflict leaves a
//! clause behind (conflict-driven search with lazy explanations).
//!
//! The line solver propagates; what it forces is explained only if a conflict
//! asks for it (`first_uip`). Decisions are made by belief (`plan`) or by
//! activity (`order`), in turns (`mode`); one by activity takes what its variable
//! was when it was last taken back by that mode: its saved phase.

use super::antecedents::Antecedents;
use super::clauses::{ClauseRef, Clauses, FOR_EVER, Lit};
use super::first_uip::{Levels, Mark};
use super::lines::{Known, Lines};
use super::mode::{Mode, Modes};
use super::order::Order;
use super::plan::Plan;
use super::reason::Reasons;
use super::restarts::Restarts;
use super::solver::Solver;

/// Why a variable is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A hypothesis, or known from the beginning.
    Given,
    /// A line implies it.
    Line(u16),
    /// A clause implies it.
    Clause(ClauseRef),
    /// The cell has one colour, and only one.
    Cell,
}

/// What contradicts what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    Line(usize),
    Clause(ClauseRef),
    /// A cell that has two colours, or none.
    Cell(usize),
}

/// What is known of a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truth {
    Open,
    True,
    False,
}

/// The search from a position in which no hypothesis stands.
#[derive(Clone, Debug)]
pub struct Learner<S: Solver> {
    pub lines: Lines<S>,
    /// By literal.
    pub(super) truth: Vec<Truth>,
    /// By variable.
    pub(super) level: Vec<u32>,
    pub(super) why: Vec<Why>,
    pub trail: Vec<Lit>,
    /// Where on the trail each decision stands.
    pub decisions: Vec<u32>,
    /// The first literal whose consequences have not been looked at.
    pub(super) head: usize,
    pub(super) clauses: Clauses,
    pub(super) reasons: Reasons<S::Word>,
    pub(super) order: Order,
    /// By variable: the value that a decision by activity tries.
    phases: Vec<bool>,
    pub(super) seen: Vec<bool>,
    pub(super) reason: Vec<Lit>,
    pub(super) learned: Vec<Lit>,
    /// The LBD of what was learned last.
    pub(super) lbd: u32,
    /// Room for counting levels.
    pub(super) counted: Levels,
    /// The levels of what is being learned.
    pub(super) learned_levels: Levels,
    pub(super) marks: Vec<Mark>,
    pub(super) marked: Vec<usize>,
    pub(super) antecedents: Antecedents,
    /// The look at a line after which a clause is not made shorter any more.
    pub(super) last_look: u64,
    /// Lines settled so far.
    pub settled: u64,
    restarts: Restarts,
    room: usize,
    modes: Modes,
    /// What is believed, once that is asked for.
    plan: Option<Box<Plan<S::Word>>>,
    seed: u64,
}

/// How many clauses may be kept at first.
const ROOM: usize = 2000;
/// How many more after each time that some were forgotten.
const MORE_ROOM: usize = 400;

impl<S: Solver> Learner<S> {
    /// A search from what the lines know, which has no consequence left to
    /// draw, and how promising each cell is. Another seed takes another way.
    pub fn new(lines: Lines<S>, cells: &[f64], modes: Modes, seed: u64) -> Learner<S> {
        let each = lines.variables();
        let variables = cells.len() * each;
        let mut learner = Learner {
            truth: vec![Truth::Open; 2 * variables],
            level: vec![0; variables],
            why: vec![Why::Given; variables],
            trail: Vec::with_capacity(variables),
            decisions: Vec::new(),
            head: 0,
            clauses: Clauses::new(variables),
            reasons: Reasons::new(&lines),
            order: Order::new(vec![0.0; variables], 0),
            // White, as far as nothing is known.
            phases: (0..variables).map(|variable| !S::TWO && variable % each == 0).collect(),
            seen: vec![false; variables],
            reason: Vec::new(),
            learned: Vec::new(),
            lbd: 0,
            counted: Levels::new(variables),
            learned_levels: Levels::new(variables),
            marks: vec![Mark::None; variables],
            marked: Vec::new(),
            antecedents: Antecedents::new(variables),
            last_look: 0,
            settled: 0,
            restarts: Restarts::default(),
            room: ROOM,
            modes,
            plan: None,
            seed,
            lines,
        };
        learner.order = Order::new(learner.each(cells), seed);
        learner.know();
        learner.head = learner.trail.len();
        learner
    }

    /// Takes over what the lines know without a decision, and how promising each
    /// cell is; no decision may stand.
    pub fn take_over(&mut self, lines: Lines<S>, cells: &[f64]) {
        self.lines = lines;
        self.order = Order::new(self.each(cells), self.seed);
        self.know();
    }

    /// For each variable what is said of its cell.
    fn each(&self, cells: &[f64]) -> Vec<f64> {
        let each = self.lines.variables();
        cells.iter().flat_map(|&cell| std::iter::repeat_n(cell, each)).collect()
    }

    /// Puts on the trail what the lines know.
    fn know(&mut self) {
        for cell in 0..self.lines.size.cells() {
            let may_be = self.lines.may_be(cell);
            for colour in 0..self.lines.colours() {
                let left = may_be.iter().any(|other| other.index() == colour);
                let known = match may_be.only() {
                    Some(_) if left => self.lines.is(cell, colour),
                    _ if !left => self.lines.is_not(cell, colour),
                    _ => continue,
                };
                if self.truth(known).is_none() {
                    self.assume(known, Why::Given);
                }
            }
        }
        self.lines.clear();
    }

    /// The decision level: how many decisions stand.
    pub fn level(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// Why a literal on the trail is true.
    pub fn why(&self, lit: Lit) -> Why {
        self.why[lit.variable()]
    }

    /// About how many bytes the learned clauses take.
    pub fn bytes(&self) -> usize {
        self.clauses.bytes()
    }

    /// Whether a literal is true, if its variable is known.
    pub(super) fn truth(&self, lit: Lit) -> Option<bool> {
        match self.truth[lit.index()] {
            Truth::Open => None,
            truth => Some(truth == Truth::True),
        }
    }

    #[inline]
    pub(super) fn assume(&mut self, lit: Lit, why: Why) {
        let variable = lit.variable();
        self.truth[lit.index()] = Truth::True;
        self.truth[lit.not().index()] = Truth::False;
        self.level[variable] = self.level();
        self.why[variable] = why;
        self.trail.push(lit);
        if self.level() > 0
            && let (cell, Known::IsNot(colour)) = self.lines.read(lit)
        {
            let (row, col) = self.lines.spot(cell);
            self.reasons.push(row, col, self.lines.size.rows(), colour);
        }
    }

    /// Assumes a literal and tells the lines; if a cell has a colour now, that
    /// it has no other too.
    pub(super) fn set(&mut self, lit: Lit, why: Why) {
        self.assume(lit, why);
        self.lines.set(lit);
        if let (cell, Known::Is(own)) = self.lines.read(lit) {
            for other in (0..self.lines.colours()).filter(|&other| other != own) {
                let not = self.lines.is_not(cell, other);
                if self.truth(not).is_none() {
                    self.assume(not, Why::Cell);
                    self.lines.set(not);
                }
            }
        }
    }

    /// Makes the next decision; none if everything is known. `renewed` is called if
    /// that takes new beliefs.
    pub fn decide(&mut self, renewed: impl FnOnce()) -> Option<Lit> {
        let lit = match self.modes.now() {
            Mode::Believing => {
                let plan = || Box::new(Plan::new(&self.lines, self.seed));
                let plan = self.plan.get_or_insert_with(plan);
                plan.decide(&self.lines, self.trail.len(), renewed)?
            }
            Mode::Proving => self.most_active()?,
        };
        self.decisions.push(self.trail.len() as u32);
        self.set(lit, Why::Given);
        Some(lit)
    }

    /// The open variable that took part in the most conflicts, as it was last.
    fn most_active(&mut self) -> Option<Lit> {
        loop {
            let variable = self.order.pop()?;
            if self.truth(Lit::new(variable, true)).is_none() {
                return Some(Lit::new(variable, self.phases[variable]));
            }
        }
    }

    /// The work so far, the same on every machine: lines settled, looks at lines
    /// for reasons, and nine states of beliefs, which take about as long.
    fn work(&self) -> u64 {
        let states = self.plan.as_ref().map_or(0, |plan| plan.states());
        self.settled + self.reasons.looks + states / 9
    }

    /// Takes decisions back until only so many stand.
    pub fn back_to(&mut self, level: u32) {
        let Some(&kept) = self.decisions.get(level as usize) else { return };
        let is_proving = self.modes.now() == Mode::Proving;
        for &lit in self.trail[kept as usize..].iter().rev() {
            let (cell, known) = self.lines.read(lit);
            if let Known::IsNot(_) = known {
                let (row, col) = self.lines.spot(cell);
                self.reasons.pop(row, col);
            }
            self.truth[lit.index()] = Truth::Open;
            self.truth[lit.not().index()] = Truth::Open;
            self.lines.unset(lit);
            self.order.insert(lit.variable());
            self.antecedents.forget(lit.variable());
            if is_proving {
                self.phases[lit.variable()] = lit.is_true();
            }
        }
        self.trail.truncate(kept as usize);
        self.decisions.truncate(level as usize);
        self.head = kept as usize;
        // What stood before was at rest, so nothing is waiting.
        self.lines.clear();
    }

    /// Learns from a conflict and goes back to where the clause applies: where on
    /// the trail its consequence stands, if there is a way on. `told` is given the level to go back to, beforehand.
    pub fn learn(&mut self, conflict: Conflict, told: impl FnOnce(&Self, u32)) -> Option<usize> {
        if self.level() == 0 {
            return None;
        }
        let from = self.level();
        let (asserted, level, lbd) = self.analyse(conflict);
        self.modes.count(lbd, from);
        self.lbd = lbd;
        told(self, level);
        self.back_to(level);
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, lbd)),
        };
        let place = self.trail.len();
        self.set(asserted, why);
        self.order.decay();
        self.restarts.count(lbd);
        Some(place)
    }

    /// Forbids the position that was just told as a solution; the rest as in `learn`.
    pub fn exclude_solution(&mut self, told: impl FnOnce(&Self, u32)) -> Option<usize> {
        let level = self.level();
        if level == 0 {
            return None;
        }
        self.modes.solved(self.work());
        self.learned.clear();
        let decisions = self.decisions.iter().rev().map(|&at| self.trail[at as usize].not());
        self.learned.extend(decisions);
        told(self, level - 1);
        self.back_to(level - 1);
        // A clause with the last decision in it is the reason of no literal: that
        // variable was open until now.
        self.clauses.supersede(&self.learned);
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, FOR_EVER)),
        };
        let asserted = self.learned[0];
        let place = self.trail.len();
        self.set(asserted, why);
        Some(place)
    }

    /// Whether it is time to begin again with what was learned.
    pub fn wants_restart(&self) -> bool {
        let is_due = self.restarts.is_due(self.modes.now()) || self.modes.is_over(self.work());
        is_due && self.level() > 0
    }

    /// Begins again: all decisions go, the learned clauses stay; of very many, the better half.
    pub fn restart(&mut self) {
        self.back_to(0);
        self.restarts.next(self.modes.now());
        let work = self.work();
        if self.modes.is_over(work) {
            self.modes.give_way(work);
        }
        if self.clauses.count() > self.room {
            self.room += MORE_ROOM;
            // What is known without a decision needs no reason any more.
            for lit in &self.trail {
                self.why[lit.variable()] = Why::Given;
            }
            self.clauses.forget();
        }
    }
}
