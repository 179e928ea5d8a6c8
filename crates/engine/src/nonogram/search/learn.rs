//! Learning search: hypotheses and contradictions, where every contradiction
//! leaves a clause behind (conflict-driven search with lazy explanations).
//!
//! The line solver propagates; what it forces is explained only if a
//! contradiction asks for it (`explain`).

use super::clauses::{ClauseRef, Clauses, FOR_EVER, Lit};
use super::lines::Lines;
use super::order::Order;
use crate::nonogram::line::word::Word;

/// Why a cell is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A hypothesis, or known from the beginning.
    Given,
    /// A line implies it.
    Line(u16),
    /// A clause implies it.
    Clause(ClauseRef),
}

/// What contradicts what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    Line(usize),
    Clause(ClauseRef),
}

/// The search from a position in which no hypothesis stands.
#[derive(Clone, Debug)]
pub struct Learner<W: Word> {
    pub lines: Lines<W>,
    /// By cell: 0 white, 1 black, 2 open.
    value: Vec<u8>,
    pub(super) depth: Vec<u32>,
    /// By cell: its place on the trail.
    pub(super) place: Vec<u32>,
    pub(super) why: Vec<Why>,
    pub trail: Vec<Lit>,
    /// Where on the trail each hypothesis stands.
    pub guesses: Vec<u32>,
    /// The first literal whose clauses have not been looked at.
    head: usize,
    pub(super) clauses: Clauses,
    pub(super) order: Order,
    /// By cell: the colour it had last.
    saved: Vec<bool>,
    pub(super) seen: Vec<bool>,
    pub(super) reason: Vec<Lit>,
    pub(super) learned: Vec<Lit>,
    /// For explanations: place on the trail, place in the line, literal.
    pub(super) candidates: Vec<(u32, u32, Lit)>,
    /// Lines settled so far.
    pub settled: u64,
    pub contradictions: u64,
    until_restart: u64,
    restarts: u64,
    room: usize,
}

const OPEN: u8 = 2;
/// How many clauses more may be kept after each time that some were forgotten.
const MORE_ROOM: usize = 400;
/// Contradictions between restarts, times the Luby sequence.
const RESTART: u64 = 64;

impl<W: Word> Learner<W> {
    /// A search from what the lines know, which has no consequence left to draw.
    pub fn new(lines: Lines<W>, activity: Vec<f64>) -> Learner<W> {
        let cells = lines.size.cells();
        let mut learner = Learner {
            value: vec![OPEN; cells],
            depth: vec![0; cells],
            place: vec![0; cells],
            why: vec![Why::Given; cells],
            trail: Vec::with_capacity(cells),
            guesses: Vec::new(),
            head: 0,
            clauses: Clauses::new(cells),
            order: Order::new(activity),
            saved: vec![false; cells],
            seen: vec![false; cells],
            reason: Vec::new(),
            learned: Vec::new(),
            candidates: Vec::new(),
            settled: 0,
            contradictions: 0,
            until_restart: RESTART,
            restarts: 0,
            room: 2000,
            lines,
        };
        for row in 0..learner.lines.size.rows() {
            let known = [(learner.lines.black[row], true), (learner.lines.white[row], false)];
            for (bits, black) in known {
                for at in bits.places() {
                    learner.assume(Lit::new(learner.lines.cell(row, at), black), Why::Given);
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

    /// Why a cell is what it is.
    pub fn why(&self, cell: usize) -> Why {
        self.why[cell]
    }

    /// About how many bytes the lessons take.
    pub fn bytes(&self) -> usize {
        self.clauses.bytes()
    }

    /// Whether a literal is true, if its cell is known.
    fn truth(&self, lit: Lit) -> Option<bool> {
        match self.value[lit.cell()] {
            OPEN => None,
            value => Some((value == 1) == lit.is_black()),
        }
    }

    fn assume(&mut self, lit: Lit, why: Why) {
        let cell = lit.cell();
        self.value[cell] = u8::from(lit.is_black());
        self.depth[cell] = self.depth();
        self.place[cell] = self.trail.len() as u32;
        self.why[cell] = why;
        self.trail.push(lit);
    }

    /// Draws all consequences; what clashes, if something does.
    pub fn propagate(&mut self) -> Result<(), Clash> {
        loop {
            while self.head < self.trail.len() {
                let lit = self.trail[self.head];
                self.head += 1;
                self.look_at_clauses(lit.not())?;
            }
            let Some(line) = self.lines.next() else { return Ok(()) };
            self.settled += 1;
            let Ok(news) = self.lines.settle(line) else { return Err(Clash::Line(line)) };
            if (news.black | news.white).is_zero() {
                continue;
            }
            for (bits, black) in [(news.black, true), (news.white, false)] {
                for at in bits.places() {
                    let cell = self.lines.cell(line, at);
                    self.assume(Lit::new(cell, black), Why::Line(line as u16));
                }
            }
            self.lines.note(line, news);
        }
    }

    /// A literal became false: the clauses that watch it need another, or imply something.
    fn look_at_clauses(&mut self, falsified: Lit) -> Result<(), Clash> {
        let mut watches = std::mem::take(&mut self.clauses.watches[falsified.index()]);
        let mut clash = Ok(());
        let (mut read, mut kept) = (0, 0);
        'clauses: while read < watches.len() {
            let watch = watches[read];
            read += 1;
            watches[kept] = watch;
            kept += 1;
            if self.truth(watch.blocker) == Some(true) {
                continue;
            }
            let clause = watch.clause;
            if self.clauses.lit(clause, 0) == falsified {
                self.clauses.swap(clause, 0, 1);
            }
            let other = self.clauses.lit(clause, 0);
            watches[kept - 1].blocker = other;
            if self.truth(other) == Some(true) {
                continue;
            }
            for at in 2..self.clauses.len(clause) {
                let lit = self.clauses.lit(clause, at);
                if self.truth(lit) != Some(false) {
                    self.clauses.swap(clause, 1, at);
                    let watch = super::clauses::Watch { clause, blocker: other };
                    self.clauses.watches[lit.index()].push(watch);
                    kept -= 1;
                    continue 'clauses;
                }
            }
            if self.truth(other) == Some(false) {
                clash = Err(Clash::Clause(clause));
                break;
            }
            self.assume(other, Why::Clause(clause));
            self.lines.set(other.cell(), other.is_black());
        }
        watches.copy_within(read.., kept);
        watches.truncate(kept + watches.len() - read);
        self.clauses.watches[falsified.index()] = watches;
        clash
    }

    /// Makes the next hypothesis; none if every cell is known.
    pub fn guess(&mut self) -> Option<Lit> {
        let cell = loop {
            let cell = self.order.pop()?;
            if self.value[cell] == OPEN {
                break cell;
            }
        };
        let lit = Lit::new(cell, self.saved[cell]);
        self.guesses.push(self.trail.len() as u32);
        self.assume(lit, Why::Given);
        self.lines.set(cell, lit.is_black());
        Some(lit)
    }

    /// Takes hypotheses back until only so many stand.
    pub fn back_to(&mut self, depth: u32) {
        if self.depth() <= depth {
            return;
        }
        let kept = self.guesses[depth as usize] as usize;
        for &lit in &self.trail[kept..] {
            let cell = lit.cell();
            self.saved[cell] = lit.is_black();
            self.value[cell] = OPEN;
            self.lines.unset(cell);
            self.order.insert(cell);
        }
        self.trail.truncate(kept);
        self.guesses.truncate(depth as usize);
        self.head = kept;
        // What stood before was at rest, so nothing is waiting.
        self.lines.clear();
    }

    /// Learns from a clash and goes back to where the lesson applies: whether
    /// there is a way on. `told` is given the depth to go back to, beforehand.
    pub fn learn(&mut self, clash: Clash, told: impl FnOnce(&Self, u32)) -> bool {
        self.contradictions += 1;
        if self.depth() == 0 {
            return false;
        }
        let (asserted, depth, worth) = self.analyse(clash);
        told(self, depth);
        self.back_to(depth);
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, worth)),
        };
        self.assume(asserted, why);
        self.lines.set(asserted.cell(), asserted.is_black());
        self.order.decay();
        self.until_restart = self.until_restart.saturating_sub(1);
        true
    }

    /// Forbids the position that was just told as a solution; whether there is a way on.
    pub fn exclude_solution(&mut self, told: impl FnOnce(&Self, u32)) -> bool {
        let depth = self.depth();
        if depth == 0 {
            return false;
        }
        self.learned.clear();
        let hypotheses = self.guesses.iter().rev().map(|&at| self.trail[at as usize].not());
        self.learned.extend(hypotheses);
        told(self, depth - 1);
        self.back_to(depth - 1);
        let why = match self.learned.len() {
            1 => Why::Given,
            _ => Why::Clause(self.clauses.add(&self.learned, FOR_EVER)),
        };
        let asserted = self.learned[0];
        self.assume(asserted, why);
        self.lines.set(asserted.cell(), asserted.is_black());
        true
    }

    /// Whether it is time to begin again with what was learned.
    pub fn wants_restart(&self) -> bool {
        self.until_restart == 0 && self.depth() > 0
    }

    /// Begins again: all hypotheses go, the lessons stay; of very many, the better half.
    pub fn restart(&mut self) {
        self.back_to(0);
        self.restarts += 1;
        self.until_restart = RESTART * luby(self.restarts + 1);
        if self.clauses.count() > self.room {
            self.room += MORE_ROOM;
            // What is known without a hypothesis needs no reason any more.
            for lit in &self.trail {
                self.why[lit.cell()] = Why::Given;
            }
            self.clauses.forget();
        }
    }
}

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 and so on.
fn luby(mut i: u64) -> u64 {
    loop {
        let bits = 64 - i.leading_zeros();
        if i == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        i -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn the_luby_sequence() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
