//! Asking one question about one puzzle: its solutions, within limits, each verified.

use crate::exit::Exit;
use grille_drive::{Budget, Ended, Stop};
use grille_engine::board::Board;
use grille_engine::nonogram::{Cause, Nonogram};
use grille_engine::run::{Game, Run, Stats, Status};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::time::{Duration, Instant};

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<C = Cause> {
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
    /// Somebody pressed Ctrl-C.
    Interrupted,
    /// A picture came out that breaks the rules: a defect of the method.
    Wrong,
}

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

    /// The answer of `solve` to the shell.
    pub fn exit(&self) -> Exit {
        match self {
            Outcome::Unique | Outcome::Several { .. } | Outcome::Found => Exit::Yes,
            Outcome::None(_) | Outcome::Stuck => Exit::No,
            Outcome::Limit | Outcome::Wrong => Exit::Trouble,
            Outcome::Interrupted => Exit::Interrupted,
        }
    }
}

/// What came of a question.
pub struct Answer<G: Game = Nonogram> {
    /// How it ended.
    pub outcome: Outcome<G::Cause>,
    /// How many solutions were found.
    pub found: u64,
    /// What the method did.
    pub stats: Stats,
    /// How long it took.
    pub time: Duration,
    /// What was known when the method got stuck.
    pub board: Option<Board<G::Set>>,
}

/// An answer with the solutions that show it.
pub struct Checked<G: Game = Nonogram> {
    /// The answer.
    pub answer: Answer<G>,
    /// Up to two solutions.
    pub solutions: Vec<G::Solution>,
}

/// Gives every solution to `each`, up to `wanted`; tells every event to `tap`, if there is one.
pub fn solve<G: Game, E>(
    run: &mut dyn Run<G>,
    (puzzle, from): (&G::Puzzle, &Board<G::Set>),
    budget: &mut Budget,
    wanted: u64,
    mut tap: Option<&mut dyn FnMut(G::Event)>,
    mut each: impl FnMut(&G::Solution) -> Result<(), E>,
) -> Result<Answer<G>, E> {
    let start = Instant::now();
    let mut found = 0;
    let outcome = loop {
        let ended = match &mut tap {
            Some(tap) => budget.run_traced(run, &mut **tap),
            None => budget.run(run),
        };
        match ended {
            Ended::Done(Status::Solution) => {
                let Some(solution) = G::verified(puzzle, &run.board()) else {
                    break Outcome::Wrong;
                };
                found += 1;
                each(&solution)?;
                if found == wanted {
                    break match found {
                        1 => Outcome::Found,
                        _ => Outcome::Several { more: look_on(run, budget) },
                    };
                }
            }
            Ended::Done(Status::Exhausted) => {
                break match found {
                    0 => Outcome::None(G::cause(puzzle, from)),
                    1 => Outcome::Unique,
                    _ => Outcome::Several { more: Some(false) },
                };
            }
            Ended::Done(Status::Stuck) => break Outcome::Stuck,
            Ended::Done(Status::Limit | Status::Running) => break Outcome::Limit,
            Ended::Stopped(Stop::Interrupt) => break Outcome::Interrupted,
            Ended::Stopped(Stop::Steps | Stop::Time) => break Outcome::Limit,
        }
    };
    let board = (outcome == Outcome::Stuck).then(|| run.board());
    Ok(Answer { outcome, found, stats: run.stats(), time: start.elapsed(), board })
}

/// Whether there is another solution, if that can be told for about as much
/// work again as has been done.
fn look_on<G: Game>(run: &mut dyn Run<G>, budget: &Budget) -> Option<bool> {
    match budget.at_most(run.stats().steps.saturating_add(1000)).run(run) {
        Ended::Done(Status::Solution) => Some(true),
        Ended::Done(Status::Exhausted) => Some(false),
        _ => None,
    }
}

/// None, unique or several: the question alone, asked of a fresh run from the givens.
/// When it is over, `learn` looks at the run.
pub fn check<G: Game>(
    run: Box<dyn Run<G>>,
    puzzle: &G::Puzzle,
    board: &Board<G::Set>,
    budget: &mut Budget,
    learn: impl FnOnce(&dyn Run<G>),
) -> Checked<G> {
    let start = Instant::now();
    let mut question = Uniqueness::new(run);
    let (outcome, boards) = match budget.task(&mut question) {
        Ended::Done(Verdict::None) => (Outcome::None(G::cause(puzzle, board)), vec![]),
        Ended::Done(Verdict::Unique(only)) => (Outcome::Unique, vec![only]),
        Ended::Done(Verdict::Several(a, b)) => (Outcome::Several { more: None }, vec![a, b]),
        Ended::Done(Verdict::Stuck(_)) => (Outcome::Stuck, vec![]),
        Ended::Done(Verdict::Limit(first)) => (Outcome::Limit, first.into_iter().collect()),
        Ended::Stopped(stop) => {
            let interrupted = stop == Stop::Interrupt;
            let outcome = if interrupted { Outcome::Interrupted } else { Outcome::Limit };
            (outcome, question.first().cloned().into_iter().collect())
        }
    };
    learn(question.run());
    let sound: Option<Vec<G::Solution>> =
        boards.iter().map(|board| G::verified(puzzle, board)).collect();
    // Whatever came out must be solutions, and different ones.
    let solutions = sound.filter(|all| all.len() < 2 || all[0] != all[1]);
    let outcome = if solutions.is_some() { outcome } else { Outcome::Wrong };
    let solutions = solutions.unwrap_or_default();
    let (found, stats) = (solutions.len() as u64, question.run().stats());
    let answer = Answer { outcome, found, stats, time: start.elapsed(), board: None };
    Checked { answer, solutions }
}

impl<G: Game> Answer<G> {
    /// Why there is no solution, if that is the answer.
    pub fn cause(&self) -> Option<&G::Cause> {
        if let Outcome::None(cause) = &self.outcome { Some(cause) } else { None }
    }
}
