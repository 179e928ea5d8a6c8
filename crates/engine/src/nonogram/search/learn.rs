//! Learning search: hypotheses and contradictions, where every contradiction
//! leaves a clause behind (conflict-driven search with lazy explanations).
//!
//! The line solver propagates; what it forces is explained only if a
//! contradiction asks for it (`first_uip`). A hypothesis takes what its variable
//! was in the position that came furthest since the last restart.

use super::clauses::{ClauseRef, Clauses, FOR_EVER, Lit};
use super::lines::{Known, Lines};
use super::order::Order;
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
pub enum Clash {
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
    pub(super) depth: Vec<u32>,
    pub(super) why: Vec<Why>,
    pub trail: Vec<Lit>,
    /// Where on the trail each hypothesis stands.
    pub guesses: Vec<u32>,
    /// The first literal whose consequences have not been looked at.
    pub(super) head: usize,
    pub(super) clauses: Clauses,
    pub(super) reasons: Reasons<S::Word>,
    pub(super) order: Order,
    /// By variable: what it was in the longest trail since the last restart.
    aim: Vec<bool>,
    longest: usize,
    pub(super) seen: Vec<bool>,
    pub(super) reason: Vec<Lit>,
    pub(super) learned: Vec<Lit>,
    /// The worth of what was learned last.
    pub(super) worth: u32,
    /// By depth: when it was counted last.
    pub(super) stamps: Vec<u64>,
    pub(super) stamp: u64,
    /// Lines settled so far.
    pub settled: u64,
    restarts: Restarts,
    room: usize,
}

/// How many clauses may be kept at first.
const ROOM: usize = 2000;
/// How many more after each time that some were forgotten.
const MORE_ROOM: usize = 400;

impl<S: Solver> Learner<S> {
    /// A search from what the lines know, which has no consequence left to
    /// draw, and how promising each cell is. Another seed takes another way.
    pub fn new(lines: Lines<S>, cells: &[f64], seed: u64) -> Learner<S> {
        let each = lines.variables();
        let variables = cells.len() * each;
        let activity = cells.iter().flat_map(|&cell| std::iter::repeat_n(cell, each)).collect();
        let mut learner = Learner {
            truth: vec![Truth::Open; 2 * variables],
            depth: vec![0; variables],
            why: vec![Why::Given; variables],
            trail: Vec::with_capacity(variables),
            guesses: Vec::new(),
            head: 0,
            clauses: Clauses::new(variables),
            reasons: Reasons::new(&lines),
            order: Order::new(activity, seed),
            // White, as far as nothing is known.
            aim: (0..variables).map(|variable| !S::TWO && variable % each == 0).collect(),
            longest: 0,
            seen: vec![false; variables],
            reason: Vec::new(),
            learned: Vec::new(),
            worth: 0,
            stamps: vec![0; variables + 1],
            stamp: 0,
            settled: 0,
            restarts: Restarts::default(),
            room: ROOM,
            lines,
        };
        for cell in 0..cells.len() {
            let may_be = learner.lines.may_be(cell);
            for colour in 0..learner.lines.colours() {
                let left = may_be.iter().any(|other| other.index() == colour);
                let known = match may_be.only() {
                    Some(_) if left => learner.lines.is(cell, colour),
                    _ if !left => learner.lines.is_not(cell, colour),
                    _ => continue,
                };
                if learner.truth(known).is_none() {
                    learner.assume(known, Why::Given);
                }
            }
        }
        learner.lines.clear();
        learner.head = learner.trail.len();
        learner
    }

    /// How many hypotheses stand.
    pub fn depth(&self) -> u32 {
        self.guesses.len() as u32
    }

    /// Why a literal on the trail is true.
    pub fn why(&self, lit: Lit) -> Why {
        self.why[lit.variable()]
    }

    /// About how many bytes the lessons take.
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
        self.depth[variable] = self.depth();
        self.why[variable] = why;
        self.trail.push(lit);
        if self.depth() > 0
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

    /// Makes the next hypothesis; none if everything is known.
    pub fn guess(&mut self) -> Option<Lit> {
        let variable = loop {
            let variable = self.order.pop()?;
            if self.truth(Lit::new(variable, true)).is_none() {
                break variable;
            }
        };
        let lit = Lit::new(variable, self.aim[variable]);
        self.guesses.push(self.trail.len() as u32);
        self.set(lit, Why::Given);
        Some(lit)
    }

    /// Takes hypotheses back until only so many stand.
    pub fn back_to(&mut self, depth: u32) {
        let Some(&kept) = self.guesses.get(depth as usize) else { return };
        self.aim_here();
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
        }
        self.trail.truncate(kept as usize);
        self.guesses.truncate(depth as usize);
        self.head = kept as usize;
        // What stood before was at rest, so nothing is waiting.
        self.lines.clear();
    }

    /// If this is the longest trail since the last restart, what stood before
    /// its last hypothesis is aimed at from now on.
    fn aim_here(&mut self) {
        if self.trail.len() > self.longest
            && let Some(&last) = self.guesses.last()
        {
            self.longest = self.trail.len();
            for lit in &self.trail[..last as usize] {
                self.aim[lit.variable()] = lit.is_true();
            }
        }
    }

    /// Learns from a clash and goes back to where the lesson applies: where on
    /// the trail its consequence stands, if there is a way on. `told` is given the depth to go back to, beforehand.
    pub fn learn(&mut self, clash: Clash, told: impl FnOnce(&Self, u32)) -> Option<usize> {
        if self.depth() == 0 {
            return None;
        }
        let (asserted, depth, worth) = self.analyse(clash);
        self.worth = worth;
        told(self, depth);
        self.back_to(depth);
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, worth)),
        };
        let place = self.trail.len();
        self.set(asserted, why);
        self.order.decay();
        self.restarts.count();
        Some(place)
    }

    /// Forbids the position that was just told as a solution; the rest as in `learn`.
    pub fn exclude_solution(&mut self, told: impl FnOnce(&Self, u32)) -> Option<usize> {
        let depth = self.depth();
        if depth == 0 {
            return None;
        }
        self.learned.clear();
        let hypotheses = self.guesses.iter().rev().map(|&at| self.trail[at as usize].not());
        self.learned.extend(hypotheses);
        told(self, depth - 1);
        self.back_to(depth - 1);
        // A clause with the last hypothesis in it is the reason of no literal: that
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
        self.restarts.is_due() && self.depth() > 0
    }

    /// Begins again: all hypotheses go, the lessons stay; of very many, the better half.
    pub fn restart(&mut self) {
        self.back_to(0);
        self.restarts.next();
        self.longest = 0;
        if self.clauses.count() > self.room {
            self.room += MORE_ROOM;
            // What is known without a hypothesis needs no reason any more.
            for lit in &self.trail {
                self.why[lit.variable()] = Why::Given;
            }
            self.clauses.forget();
        }
    }
}
