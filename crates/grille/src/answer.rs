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
pub fn check(puzzle: &Puzzle, method: &Chosen, budget: &mut Budget) -> Answer {
    let start = Instant::now();
    let mut question = Uniqueness::new(method.start(puzzle, &puzzle.board()));
    let (outcome, found, board) = match budget.task(&mut question) {
        Ended::Done(Verdict::None) => (Outcome::None(cause(puzzle, &puzzle.board())), 0, None),
        Ended::Done(Verdict::Unique(only)) => match sound(puzzle, &only) {
            Some(_) => (Outcome::Unique, 1, None),
            None => (Outcome::Wrong, 0, None),
        },
        Ended::Done(Verdict::Several(a, b)) => match (sound(puzzle, &a), sound(puzzle, &b)) {
            (Some(a), Some(b)) if a != b => (Outcome::Several { more: None }, 2, None),
            _ => (Outcome::Wrong, 0, None),
        },
        Ended::Done(Verdict::Stuck(board)) => (Outcome::Stuck, 0, Some(board)),
        Ended::Done(Verdict::Limit(first)) => (Outcome::Limit, u64::from(first.is_some()), None),
        Ended::Stopped(Stop::Interrupt) => (Outcome::Interrupted, 0, None),
        Ended::Stopped(Stop::Steps | Stop::Time) => (Outcome::Limit, 0, None),
    };
    method.learn(question.run());
    Answer { outcome, found, stats: question.run().stats(), time: start.elapsed(), board }
}

/// The picture of a board, if the rules say that it is a solution.
fn sound(puzzle: &Puzzle, board: &Board) -> Option<Picture> {
    board.picture().filter(|picture| verify(puzzle, picture).is_ok())
}
