//! Asking one question about one puzzle: its solutions, within limits, each verified.

use crate::exit::Exit;
use crate::method::Chosen;
use grille_drive::{Budget, Ended, Stop};
use grille_engine::nonogram::cause::cause;
use grille_engine::nonogram::{Board, Cause, Event, Nonogram, Picture, Puzzle, verify};
use grille_engine::run::{Run, Stats, Status};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::time::{Duration, Instant};

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Proven: no other solution than the one found.
    Unique,
    /// More than one was found.
    Several {
        /// Whether there are others: proven either way, or not known.
        more: Option<bool>,
    },
    /// Proven: no solution, and why.
    None(Cause),
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

impl Outcome {
    /// The word for it in results.
    pub fn status(self) -> &'static str {
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
    pub fn exit(self) -> Exit {
        match self {
            Outcome::Unique | Outcome::Several { .. } | Outcome::Found => Exit::Yes,
            Outcome::None(_) | Outcome::Stuck => Exit::No,
            Outcome::Limit | Outcome::Wrong => Exit::Trouble,
            Outcome::Interrupted => Exit::Interrupted,
        }
    }
}

/// What came of a question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it ended.
    pub outcome: Outcome,
    /// How many solutions were found.
    pub found: u64,
    /// What the method did.
    pub stats: Stats,
    /// How long it took.
    pub time: Duration,
    /// What was known when the method got stuck.
    pub board: Option<Board>,
}

/// An answer with the solutions that show it.
pub struct Checked {
    /// The answer.
    pub answer: Answer,
    /// Up to two solutions.
    pub solutions: Vec<Picture>,
}

/// Gives every solution to `each`, up to `wanted`; tells every event to `tap`, if there is one.
pub fn solve<E>(
    puzzle: &Puzzle,
    from: &Board,
    method: &Chosen,
    budget: &mut Budget,
    wanted: u64,
    mut tap: Option<&mut dyn FnMut(Event)>,
    mut each: impl FnMut(&Picture) -> Result<(), E>,
) -> Result<Answer, E> {
    let start = Instant::now();
    let mut run = method.start(puzzle, from);
    let mut found = 0;
    let outcome = loop {
        let ended = match &mut tap {
            Some(tap) => budget.run_traced(&mut *run, &mut **tap),
            None => budget.run(&mut *run),
        };
        match ended {
            Ended::Done(Status::Solution) => {
                let Some(picture) = sound(puzzle, &run.board()) else { break Outcome::Wrong };
                found += 1;
                each(&picture)?;
                if found == wanted {
                    break match found {
                        1 => Outcome::Found,
                        _ => Outcome::Several { more: look_on(&mut *run, budget) },
                    };
                }
            }
            Ended::Done(Status::Exhausted) => {
                break match found {
                    0 => Outcome::None(cause(puzzle, from)),
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
    method.learn(&*run);
    let board = (outcome == Outcome::Stuck).then(|| run.board());
    Ok(Answer { outcome, found, stats: run.stats(), time: start.elapsed(), board })
}

/// Whether there is another solution, if that can be told for about as much
/// work again as has been done.
fn look_on(run: &mut dyn Run<Nonogram>, budget: &Budget) -> Option<bool> {
    match budget.at_most(run.stats().steps.saturating_add(1000)).run(run) {
        Ended::Done(Status::Solution) => Some(true),
        Ended::Done(Status::Exhausted) => Some(false),
        _ => None,
    }
}

/// None, unique or several: the question alone.
pub fn check(puzzle: &Puzzle, method: &Chosen, budget: &mut Budget) -> Checked {
    let start = Instant::now();
    let mut question = Uniqueness::new(method.start(puzzle, &puzzle.board()));
    let (outcome, boards) = match budget.task(&mut question) {
        Ended::Done(Verdict::None) => (Outcome::None(cause(puzzle, &puzzle.board())), vec![]),
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
    method.learn(question.run());
    let sound: Option<Vec<Picture>> = boards.iter().map(|board| sound(puzzle, board)).collect();
    // Whatever came out must be solutions, and different ones.
    let solutions = sound.filter(|all| all.len() < 2 || all[0] != all[1]);
    let outcome = if solutions.is_some() { outcome } else { Outcome::Wrong };
    let solutions = solutions.unwrap_or_default();
    let (found, stats) = (solutions.len() as u64, question.run().stats());
    let answer = Answer { outcome, found, stats, time: start.elapsed(), board: None };
    Checked { answer, solutions }
}

/// The picture of a board, if the rules say that it is a solution.
fn sound(puzzle: &Puzzle, board: &Board) -> Option<Picture> {
    board.picture().filter(|picture| verify(puzzle, picture).is_ok())
}
