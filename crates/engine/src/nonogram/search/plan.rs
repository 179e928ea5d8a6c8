//! Decisions by belief: the surest cells first, each with its likeliest colour.
//!
//! A plan is made of what is believed of the open cells, and followed until the
//! trail has grown so much that the beliefs are old; going back makes them old at
//! once. The messages stay, so that renewing them costs little.

use super::beliefs::Beliefs;
use super::clauses::Lit;
use super::learn::Decision;
use super::lines::Lines;
use super::order;
use super::solver::Solver;
use crate::nonogram::line::word::Word;

/// How many decisions are planned together.
const LENGTH: usize = 16;
/// How often beliefs are renewed while the whole board is filled, on average.
const RENEWALS: usize = 24;
/// How often each line tells its beliefs the first time, on average at most.
const SWEEPS: usize = 5;
/// How much surer an ink counts than the background: more follows from it.
const INK_FIRST: f64 = 10.0;
/// How much the seed disturbs what is believed.
const NOISE: f64 = 0.1;

/// What is believed, and what to suppose next because of it.
#[derive(Clone, Debug)]
pub struct Plan<W> {
    beliefs: Beliefs<W>,
    /// The surest last.
    next: Vec<(f64, Lit)>,
    /// The length of the trail when the beliefs were renewed.
    renewed: Option<usize>,
    /// Work since it was last asked for, in cells of lines.
    spent: i64,
    seed: u64,
}

impl<W: Word> Plan<W> {
    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>, seed: u64) -> Plan<W> {
        Plan { beliefs: Beliefs::new(lines), next: Vec::new(), renewed: None, spent: 0, seed }
    }

    /// The decision that is surest, with a trail so long; none if everything is
    /// known. `renewed` is called once new beliefs are there, if it takes such.
    pub fn decide<S: Solver<Word = W>>(
        &mut self,
        lines: &Lines<S>,
        trail: usize,
        renewed: impl FnOnce(),
    ) -> Decision {
        let grown = lines.size.cells() / RENEWALS + 1;
        let most = match self.renewed {
            // Nothing is decided while beliefs are being renewed, so the trail is the same.
            _ if self.beliefs.is_renewing() => 0,
            None => SWEEPS * lines.count(),
            Some(last) if trail < last || trail >= last + grown => lines.count() / 2 + 1,
            Some(_) => 0,
        };
        if most > 0 {
            self.beliefs.begin_renewal(lines, most);
        }
        if self.beliefs.is_renewing() {
            let before = self.states();
            let is_done = self.beliefs.renew(lines);
            // A state takes about as long as a look at one cell of a line.
            self.spent += (self.states() - before) as i64;
            if is_done {
                self.renewed = Some(trail);
                self.next.clear();
                renewed();
            }
            return Decision::Believing;
        }
        loop {
            while let Some((_, lit)) = self.next.pop() {
                if !lines.may_be(lines.read(lit).0).is_settled() {
                    return Decision::Made(lit);
                }
            }
            self.fill(lines);
            if self.next.is_empty() {
                return Decision::None;
            }
        }
    }

    /// The work so far: states of lines summed up.
    pub fn states(&self) -> u64 {
        self.beliefs.states
    }

    /// The work since the last call, in cells of lines that could be looked at meanwhile.
    pub fn take_spent(&mut self) -> i64 {
        std::mem::take(&mut self.spent)
    }

    /// Plans with what is believed now.
    fn fill<S: Solver<Word = W>>(&mut self, lines: &Lines<S>) {
        self.spent += lines.size.cells() as i64;
        let (next, seed) = (&mut self.next, self.seed);
        self.beliefs.each_open(lines, INK_FIRST, |cell, colour, sure| {
            let lit = lines.is(cell, colour);
            let sure = sure * (1.0 + NOISE * order::share(seed, lit.variable() as u64));
            if next.len() < LENGTH || sure > next[0].0 {
                let at = next.partition_point(|other| other.0 < sure);
                next.insert(at, (sure, lit));
                if next.len() > LENGTH {
                    next.remove(0);
                }
            }
        });
    }
}
