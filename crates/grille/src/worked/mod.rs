//! A worked solution: every step with its argument, and how it ended.

mod data;
mod frame;
mod html;
mod markdown;
mod svg;
mod text;

pub use data::{cells, deduction, json};
pub use html::{STYLE, escaped, html};
pub use markdown::markdown;
pub use text::text;

use crate::exit::Exit;
use grille_drive::{Budget, Ended, Stop};
use grille_engine::grid::LineId;
use grille_engine::nonogram::ladder::{Known, why_impossible};
use grille_engine::nonogram::worked::{Next, Told, Worked};
use grille_engine::nonogram::{Board, Puzzle, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_words::{Words, say};

/// A puzzle with the way to its solution.
pub struct Work {
    /// What to call it.
    pub title: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Where it began.
    pub from: Board,
    /// The steps.
    pub told: Vec<Told>,
    /// What is known after the last of them.
    pub board: Board,
    /// How it ended.
    pub end: End,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is settled.
    Solved,
    /// No technique goes on; there are several solutions.
    Several,
    /// No technique goes on, though there is just one solution.
    TooHard,
    /// No technique goes on; how many solutions there are was not decided.
    Stuck,
    /// No technique goes on, and a search proves that there is no solution.
    None,
    /// A line has no completion, and these cells leave it none.
    Impossible(LineId, Vec<Known>),
    /// The board to begin with denies the givens.
    Denied,
    /// A limit was hit first.
    Limit,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl Work {
    /// Works on a puzzle from a board, within a budget.
    pub fn new(title: String, puzzle: &Puzzle, from: &Board, budget: &mut Budget) -> Work {
        let mut work = Work {
            title,
            puzzle: puzzle.clone(),
            from: puzzle.board_with(from).unwrap_or_else(|_| from.clone()),
            told: Vec::new(),
            board: from.clone(),
            end: End::Denied,
        };
        let Ok(mut worked) = Worked::new(puzzle, from) else { return work };
        work.end = loop {
            match budget.task(&mut worked) {
                Ended::Done(Next::Told(told)) => work.told.push(*told),
                Ended::Done(Next::Solved) => break End::Solved,
                Ended::Done(Next::Stuck) => break stuck(puzzle, worked.board(), budget),
                Ended::Done(Next::Impossible(line)) => {
                    let known = why_impossible(puzzle, worked.board(), line);
                    break End::Impossible(line, known.unwrap_or_default());
                }
                Ended::Stopped(Stop::Interrupt) => break End::Interrupted,
                Ended::Stopped(Stop::Steps | Stop::Time) => break End::Limit,
            }
        };
        work.board = worked.board().clone();
        work
    }

    /// The answer to the shell.
    pub fn exit(&self) -> Exit {
        match self.end {
            End::Solved => Exit::Yes,
            End::Limit => Exit::Trouble,
            End::Interrupted => Exit::Interrupted,
            _ => Exit::No,
        }
    }

    /// How it ended, in words.
    fn ending(&self, words: &Words) -> String {
        let (steps, open) = (self.told.len(), self.board.open());
        match &self.end {
            End::Solved => say!(words, "worked-solved", steps = steps),
            End::Several => say!(words, "worked-several", steps = steps, open = open),
            End::TooHard => say!(words, "worked-too-hard", steps = steps, open = open),
            End::Stuck => say!(words, "worked-stuck", steps = steps, open = open),
            End::None => say!(words, "worked-none", steps = steps),
            End::Impossible(line, known) => {
                let why = words.impossible_line(*line, known, &self.puzzle);
                say!(words, "worked-impossible", why = why)
            }
            End::Denied => say!(words, "worked-denied"),
            End::Limit => say!(words, "worked-limit", steps = steps, open = open),
            End::Interrupted => say!(words, "worked-interrupted", steps = steps, open = open),
        }
    }
}

/// Why no technique goes on from this board.
fn stuck(puzzle: &Puzzle, board: &Board, budget: &mut Budget) -> End {
    let run = method::fastest(puzzle).start(puzzle, board, &Default::default());
    match budget.task(&mut Uniqueness::new(run)) {
        Ended::Done(Verdict::Several(..)) => End::Several,
        Ended::Done(Verdict::Unique(_)) => End::TooHard,
        Ended::Done(Verdict::None) => End::None,
        Ended::Stopped(Stop::Interrupt) => End::Interrupted,
        Ended::Done(Verdict::Stuck(_) | Verdict::Limit(_)) | Ended::Stopped(_) => End::Stuck,
    }
}
