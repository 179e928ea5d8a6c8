//! Learning search: decisions and conflicts, where every conflict leaves a
//! clause behind (conflict-driven search with lazy explanations).
//!
//! The line solver propagates; what it forces is explained only if a conflict
//! asks for it (`first_uip`). Decisions are made by belief (`plan`) or by
//! activity (`order`), in turns (`mode`); one by activity takes what its variable
//! was when it was last taken back by that mode: its saved phase.

use super::antecedents::Antecedents;
use super::clauses::{ClauseRef, Clauses, FOR_EVER, Lit};
use super::first_uip::{Analysis, Levels, Mark};
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
    /// The contradiction that is being explained, or was last.
    pub(super) analysis: Analysis,
    /// How promising each cell is, and how many cells have been taken in.
    cells: Vec<f64>,
    taken: usize,
    /// How many at the beginning of the trail have no reason any more.
    groundless: usize,
    /// Lines settled so far.
    pub settled: u64,
    /// Work since it was last asked for, in cells of lines: what takes about as long as a look at
    /// so many.
    pub(super) spent: i64,
    restarts: Restarts,
    room: usize,
    modes: Modes,
    /// What is believed, once that is asked for.
    plan: Option<Box<Plan<S::Word>>>,
    seed: u64,
}

/// What a look for reasons counts on long lines and in colour, where positions are looked at one by
/// one. Counted as one, turns of proving are so long there that grids of 65x65 to 100x100
/// take several times as long.
const LONG_LOOK: u64 = 8;

/// How many clauses may be kept at first.
const ROOM: usize = 2000;
/// How many more after each time that some were forgotten.
const MORE_ROOM: usize = 400;

/// What comes of looking for a decision.
pub enum Decision {
    Made(Lit),
    /// It takes another portion of work to find one.
    Later,
    /// It takes another portion of new beliefs, which are no steps.
    Believing,
    /// Everything is known.
    None,
}

impl<S: Solver> Learner<S> {
    /// A search from what the lines know, which has no consequence left to
    /// draw, and how promising each cell is: these are to be taken in first.
    /// Another seed takes another way.
    pub fn new(lines: Lines<S>, cells: Vec<f64>, modes: Modes, seed: u64) -> Learner<S> {
        let variables = cells.len() * lines.variables();
        Learner {
            truth: Vec::with_capacity(2 * variables),
            level: vec![0; variables],
            why: Vec::with_capacity(variables),
            trail: Vec::with_capacity(variables),
            decisions: Vec::new(),
            head: 0,
            clauses: Clauses::new(variables),
            reasons: Reasons::new(&lines),
            order: Order::new(variables, seed),
            phases: Vec::with_capacity(variables),
            seen: vec![false; variables],
            reason: Vec::new(),
            learned: Vec::new(),
            lbd: 0,
            counted: Levels::new(variables),
            learned_levels: Levels::new(variables),
            marks: Vec::with_capacity(variables),
            marked: Vec::new(),
            antecedents: Antecedents::new(variables),
            analysis: Analysis::default(),
            cells,
            taken: 0,
            groundless: 0,
            settled: 0,
            spent: 0,
            restarts: Restarts::default(),
            room: ROOM,
            modes,
            plan: None,
            seed,
            lines,
        }
    }

    /// What the lines know without a decision, and how promising each cell is, is to be taken
    /// in anew; no decision may stand.
    pub fn take_over(&mut self, lines: Lines<S>, cells: Vec<f64>) {
        self.order = Order::new(self.level.len(), self.seed);
        (self.lines, self.cells, self.taken) = (lines, cells, 0);
    }

    /// Takes in a portion of the cells: whether all of them are in now.
    pub fn take_in(&mut self) -> bool {
        let (all, each) = (self.cells.len(), self.lines.variables());
        if self.taken == all {
            return true;
        }
        let first = self.taken;
        self.taken = all.min(first + self.lines.portion as usize);
        self.spent += (self.taken - first) as i64;
        let variables = self.taken * each;
        let is_new = self.why.len() < variables;
        if is_new {
            self.truth.resize(2 * variables, Truth::Open);
            self.why.resize(variables, Why::Given);
            // White, as far as nothing is known.
            self.phases.extend((first * each..variables).map(|it| !S::TWO && it % each == 0));
            self.marks.resize(variables, Mark::None);
            self.clauses.grow(variables);
            self.antecedents.grow(variables);
        }
        for cell in first..self.taken {
            self.know(cell);
            for variable in cell * each..(cell + 1) * each {
                let is_open = self.truth(Lit::new(variable, true)).is_none();
                self.order.add(self.cells[cell], is_open);
            }
        }
        if is_new {
            // Nothing watches it.
            self.head = self.trail.len();
        }
        if self.taken == all {
            self.lines.clear();
        }
        self.taken == all
    }

    /// Puts on the trail what the lines know of a cell.
    fn know(&mut self, cell: usize) {
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

    /// Makes the next decision. `renewed` is called if that takes new beliefs.
    pub fn decide(&mut self, renewed: impl FnOnce()) -> Decision {
        let decision = match self.modes.now() {
            Mode::Believing => {
                let plan = || Box::new(Plan::new(&self.lines, self.seed));
                let plan = self.plan.get_or_insert_with(plan);
                let decision = plan.decide(&self.lines, self.trail.len(), renewed);
                self.spent += plan.take_spent();
                decision
            }
            Mode::Proving => self.most_active(),
        };
        if let Decision::Made(lit) = decision {
            self.decisions.push(self.trail.len() as u32);
            self.set(lit, Why::Given);
        }
        decision
    }

    /// The open variable that took part in the most conflicts, as it was last.
    fn most_active(&mut self) -> Decision {
        for _ in 0..self.lines.portion {
            self.spent += 1;
            let Some(variable) = self.order.pop() else { return Decision::None };
            if self.truth(Lit::new(variable, true)).is_none() {
                return Decision::Made(Lit::new(variable, self.phases[variable]));
            }
        }
        Decision::Later
    }

    /// The work so far, the same on every machine: lines settled, looks at lines
    /// for reasons, and nine states of beliefs, which take about as long.
    fn work(&self) -> u64 {
        let states = self.plan.as_ref().map_or(0, |plan| plan.states());
        let look = if S::LANES == 1 { LONG_LOOK } else { 1 };
        self.settled + look * self.reasons.looks + states / 9
    }

    /// Takes decisions back until only so many stand, or a portion of them: whether that is all.
    pub fn back_to(&mut self, level: u32) -> bool {
        let Some(&first) = self.decisions.get(level as usize) else { return true };
        let is_proving = self.modes.now() == Mode::Proving;
        let kept = self.trail.len().saturating_sub(self.lines.portion as usize);
        let kept = kept.max(first as usize);
        self.spent += (self.trail.len() - kept) as i64;
        for &lit in self.trail[kept..].iter().rev() {
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
        self.trail.truncate(kept);
        if kept > first as usize {
            return false;
        }
        self.decisions.truncate(level as usize);
        self.head = kept;
        // What stood before was at rest, so nothing is waiting.
        self.lines.clear();
        true
    }

    /// Learns what a conflict taught, where it applies and at the level that it was found
    /// at: where on the trail its consequence stands.
    pub fn learn(&mut self, found: u32) -> usize {
        self.modes.count(self.lbd, found);
        let place = self.add_learned(self.lbd);
        self.order.decay();
        self.restarts.count(self.lbd);
        place
    }

    /// Sets out to forbid the position that was just told as a solution.
    pub fn begin_exclusion(&mut self) {
        self.modes.solved(self.work());
        self.learned.clear();
    }

    /// Collects a portion of the clause that forbids that position, the latest decision first:
    /// whether all of it is there.
    pub fn collect_exclusion(&mut self) -> bool {
        let decisions = self.decisions.iter().rev().skip(self.learned.len());
        let lits = decisions.map(|&at| self.trail[at as usize].not());
        let before = self.learned.len();
        self.learned.extend(lits.take(self.lines.portion as usize));
        self.spent += (self.learned.len() - before) as i64;
        self.learned.len() == self.decisions.len()
    }

    /// Forgets a portion of the exclusions that the collected clause implies: whether that is all.
    pub fn supersede(&mut self) -> bool {
        // A clause with the last decision in it is the reason of no literal: that
        // variable was open until now.
        let mut left = self.lines.portion;
        let is_all = self.clauses.supersede(&self.learned, &mut left);
        self.spent += self.lines.portion - left;
        is_all
    }

    /// Forbids that position: where on the trail the consequence stands.
    pub fn learn_exclusion(&mut self) -> usize {
        self.add_learned(FOR_EVER)
    }

    /// Adds the learned clause, which applies now, and sets its first literal.
    fn add_learned(&mut self, lbd: u32) -> usize {
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, lbd)),
        };
        let place = self.trail.len();
        self.set(self.learned[0], why);
        place
    }

    /// Whether it is time to begin again with what was learned.
    pub fn wants_restart(&self) -> bool {
        let is_due = self.restarts.is_due(self.modes.now()) || self.modes.is_over(self.work());
        is_due && self.level() > 0
    }

    /// Begins again, all decisions being gone. The learned clauses stay; of very many, the
    /// better half.
    pub fn restart(&mut self) {
        self.restarts.next(self.modes.now());
        let work = self.work();
        if self.modes.is_over(work) {
            self.modes.give_way(work);
        }
        if self.clauses.count() > self.room {
            self.room += MORE_ROOM;
            // What is known without a decision needs no reason any more.
            for lit in &self.trail[self.groundless..] {
                self.why[lit.variable()] = Why::Given;
            }
            self.groundless = self.trail.len();
            self.clauses.forget();
        }
    }

    /// Moves learned clauses together after a restart, a portion of them: whether all are.
    pub fn tidy(&mut self) -> bool {
        let mut left = self.lines.portion;
        let is_all = self.clauses.move_together(&mut left);
        self.spent += self.lines.portion - left;
        is_all
    }
}
