//! Answers that nobody has to take our word for: *unique* and *none* as proofs that any DRAT
//! checker accepts.
//!
//! A puzzle becomes a [`Formula`] in conjunctive normal form (CNF) whose models are its
//! solutions. That a solution is the only one is said by one clause more, "some cell differs from
//! it": then there is no model. The proof is a list of clauses, each of which follows from those
//! before it by reverse unit propagation (RUP): if all its literals are false, unit propagation
//! alone meets a contradiction. The last one is the empty clause.
//!
//! The formula is made so that unit propagation draws every conclusion that the game's method draws
//! between two hypotheses. So the method needs to tell no more than what it learns from its
//! contradictions, and does so through the same [`Sink`](crate::trace::Sink) as its events: without a listener it
//! costs nothing. A certifying run is one run on one thread: the same puzzle, the same proof.

use crate::board::Board;
use crate::run::{Game, Pace, Prover, Status, Task};

/// A literal of a proof: a cell has a value, or has it not. What the number of a value means is
/// the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The cell, counted row by row.
    pub cell: usize,
    /// The value.
    pub value: usize,
    /// Whether the cell has it.
    pub holds: bool,
}

/// A line of a proof, with literals as DIMACS has them: a variable from 1, negative if it is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// This clause follows; the empty one ends the proof.
    Add(&'a [i32]),
    /// This clause is not used any more.
    Delete(&'a [i32]),
}

/// A puzzle as clauses. Its variables are numbered from 1, those of cells first.
pub trait Formula {
    /// How many variables.
    fn variables(&self) -> u64;
    /// How many clauses.
    fn clauses(&self) -> u64;
    /// Tells every clause, in an order that never changes.
    fn each(&self, tell: &mut dyn FnMut(&[i32]));
    /// What is claimed, as a literal.
    fn literal(&self, claim: Claim) -> i32;
}

/// The most clauses of a formula that is written: about two gigabytes of text.
pub const MOST_CLAUSES: u64 = 100_000_000;

/// A game with proofs.
pub trait Certified: Game {
    /// Its puzzles as clauses.
    type Formula: Formula + Send;
    /// The ladder of human techniques, telling each deduction.
    type Arguing: Proving<Output = Argued>;

    /// A puzzle as clauses, which are not made yet.
    fn formula(puzzle: &Self::Puzzle) -> Self::Formula;
    /// The method that tells what it learns, at its beginning.
    fn prover(puzzle: &Self::Puzzle, options: &Self::Options) -> Box<dyn Prover<Self>>;
    /// A worked solution as a proof: each deduction as the clauses that it states, with those that
    /// they need before them. Techniques that argue with a single solution are left out, as that
    /// is what is to be proven.
    fn arguing(puzzle: &Self::Puzzle) -> Self::Arguing;
    /// The value of each cell, row by row, of a finished grid.
    fn values(solution: &Self::Solution) -> Vec<usize>;
    /// The solution with these values, if the rules accept it.
    fn judged(puzzle: &Self::Puzzle, values: &[usize]) -> Option<Self::Solution>;
}

/// Work that tells the lines of a proof.
pub trait Proving {
    /// What comes of it.
    type Output;
    /// Goes on for about so many steps and tells the lines of the proof: what came of it, at its end.
    fn advance(&mut self, steps: u64, tell: &mut dyn FnMut(Line<'_>)) -> Option<Self::Output>;
    /// Steps done so far.
    fn steps(&self) -> u64;
    /// The same as a task, with a listener.
    fn told<'a>(&'a mut self, tell: &'a mut dyn FnMut(Line<'_>)) -> Told<'a, Self>
    where
        Self: Sized,
    {
        Told { work: self, tell }
    }
}

/// What an argument of the ladder comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argued {
    /// Every cell is settled: what was told proves that the solution is the only one.
    Solved,
    /// There is no solution: what was told proves it.
    Impossible,
    /// No technique goes on: what was told follows, and that is all.
    Stuck,
}

/// What was proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proven<S> {
    /// There is no solution: the formula has no model.
    None,
    /// This one and no other: the formula has none that differs from it.
    Unique(S),
    /// These two; there may be more. They are the proof.
    Several(S, S),
    /// Nothing: a bound of the method was hit.
    Limit,
    /// Nothing: a solution came out that breaks the rules, a defect of the method.
    Wrong,
}

/// A run that proves its answer.
pub struct Certifying<G: Certified> {
    puzzle: G::Puzzle,
    formula: G::Formula,
    prover: Box<dyn Prover<G>>,
    first: Option<Board<G::Set>>,
}

impl<G: Certified> Certifying<G> {
    /// Sets out; none if the puzzle has more clauses than [`MOST_CLAUSES`].
    pub fn new(puzzle: &G::Puzzle, options: &G::Options) -> Option<Certifying<G>> {
        let formula = G::formula(puzzle);
        (formula.clauses() <= MOST_CLAUSES).then(|| Certifying {
            puzzle: puzzle.clone(),
            prover: G::prover(puzzle, options),
            formula,
            first: None,
        })
    }

    /// The puzzle as clauses, without the one that says of a solution that it is not the only one.
    pub fn formula(&self) -> &G::Formula {
        &self.formula
    }

    /// The board as a solution, judged by the rules.
    fn verified(&self, board: &Board<G::Set>) -> Option<G::Solution> {
        G::verified(&self.puzzle, board)
    }
}

/// For several solutions the lines told so far prove nothing.
impl<G: Certified> Proving for Certifying<G> {
    type Output = Proven<G::Solution>;

    fn advance(
        &mut self,
        steps: u64,
        tell: &mut dyn FnMut(Line<'_>),
    ) -> Option<Proven<G::Solution>> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = Pace::left(self.steps(), end);
            let mut log = Log::new(&self.formula, None, tell);
            let status = self.prover.advance_proving(left, &mut log);
            let first = self.first.take();
            match (status, first) {
                (Status::Running, first) => {
                    self.first = first;
                    return None;
                }
                (Status::Solution, None) => self.first = Some(self.prover.board()),
                (Status::Solution, Some(first)) => {
                    let second = self.verified(&self.prover.board());
                    let both = self.verified(&first).zip(second);
                    return Some(both.map_or(Proven::Wrong, |(a, b)| Proven::Several(a, b)));
                }
                (Status::Exhausted, first) => {
                    tell(Line::Add(&[]));
                    return Some(match first {
                        None => Proven::None,
                        Some(only) => self.verified(&only).map_or(Proven::Wrong, Proven::Unique),
                    });
                }
                (Status::Stuck | Status::Limit, _) => return Some(Proven::Limit),
            }
        }
    }

    fn steps(&self) -> u64 {
        self.prover.stats().steps
    }
}

/// Work that tells the lines of a proof, with a listener.
pub struct Told<'a, P> {
    work: &'a mut P,
    tell: &'a mut dyn FnMut(Line<'_>),
}

impl<P: Proving> Task for Told<'_, P> {
    type Output = P::Output;

    fn advance(&mut self, steps: u64) -> Option<P::Output> {
        self.work.advance(steps, self.tell)
    }

    fn steps(&self) -> u64 {
        self.work.steps()
    }
}

/// The clause that some cell differs from a solution.
pub fn differs<G: Certified>(formula: &G::Formula, solution: &G::Solution) -> Vec<i32> {
    let values = G::values(solution).into_iter().enumerate();
    values.map(|(cell, value)| formula.literal(Claim { cell, value, holds: false })).collect()
}

/// Makes lines of the clauses that a method tells.
pub struct Log<'a> {
    formula: &'a dyn Formula,
    /// A literal of every clause: what is told holds unless it does.
    unless: Option<Claim>,
    lits: Vec<i32>,
    tell: &'a mut dyn FnMut(Line<'_>),
}

impl<'a> Log<'a> {
    /// Lines for this listener, each with another literal if one is given.
    pub(crate) fn new(
        formula: &'a dyn Formula,
        unless: Option<Claim>,
        tell: &'a mut dyn FnMut(Line<'_>),
    ) -> Log<'a> {
        Log { formula, unless, lits: Vec::new(), tell }
    }

    /// This clause follows.
    pub(crate) fn add(&mut self, clause: impl IntoIterator<Item = Claim>) {
        self.write(clause);
        (self.tell)(Line::Add(&self.lits));
    }

    /// This clause is not used any more.
    pub(crate) fn delete(&mut self, clause: impl IntoIterator<Item = Claim>) {
        self.write(clause);
        (self.tell)(Line::Delete(&self.lits));
    }

    fn write(&mut self, clause: impl IntoIterator<Item = Claim>) {
        self.lits.clear();
        let all = self.unless.into_iter().chain(clause);
        self.lits.extend(all.map(|claim| self.formula.literal(claim)));
    }
}
