//! What came of a question about a puzzle, as data.

use grille_engine::board::Board;
use grille_engine::run::{Game, Stats};
use std::time::Duration;

/// Why the caller stopped a question before its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A limit on steps or time was hit.
    Limit,
    /// A person did not want to wait any longer.
    Interrupt,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<C> {
    /// Proven: no other solution than the one found.
    Unique,
    /// More than one was found.
    Several {
        /// Whether there are others: proven either way, or not known.
        more: Option<bool>,
    },
    /// Proven: no solution, and why.
    None(C),
    /// One was found and no other was asked for.
    Found,
    /// The method deduces no further.
    Stuck,
    /// A limit was hit first.
    Limit,
    /// The user interrupted it.
    Interrupted,
    /// A solution came out that breaks the rules: a defect of the method.
    Wrong,
}

/// The outcome of a game.
pub type OutcomeOf<G> = Outcome<<G as Game>::Cause>;

impl<C> Outcome<C> {
    /// The word for it in results.
    pub fn status(&self) -> &'static str {
        match self {
            Outcome::Unique => "unique",
            Outcome::Several { .. } => "several",
            Outcome::None(_) => "none",
            Outcome::Found => "found",
            Outcome::Stuck => "stuck",
            Outcome::Limit | Outcome::Interrupted => "limit",
            Outcome::Wrong => "error",
        }
    }
}

impl<C> From<Halt> for Outcome<C> {
    fn from(halt: Halt) -> Outcome<C> {
        match halt {
            Halt::Limit => Outcome::Limit,
            Halt::Interrupt => Outcome::Interrupted,
        }
    }
}

/// What came of a question.
pub struct Answer<G: Game> {
    /// How it ended.
    pub outcome: OutcomeOf<G>,
    /// How many solutions were found.
    pub found: u64,
    /// What the method did.
    pub stats: Stats,
    /// How long it took.
    pub time: Duration,
    /// What was known when the method got stuck.
    pub board: Option<Board<G::Set>>,
}

impl<G: Game> Answer<G> {
    /// Why there is no solution, if that is the answer.
    pub fn cause(&self) -> Option<&G::Cause> {
        if let Outcome::None(cause) = &self.outcome { Some(cause) } else { None }
    }
}

/// An answer with the solutions that show it.
pub struct Checked<G: Game> {
    /// The answer.
    pub answer: Answer<G>,
    /// Up to two solutions, which differ.
    pub solutions: Vec<G::Solution>,
}
