//! A worked sudoku: every step with its argument, and how it ended.

mod html;
mod picture;

pub use html::html;

use super::data::deduction;
use super::solve::grid;
use crate::wrap::wrapped;
use crate::{Desk, Exit};
use grille_drive::{Budget, Ended, Stop};
use grille_engine::sudoku::hint::{Hint, Hinting, Level};
use grille_engine::sudoku::ladder::{Deduction, RUNGS, rank};
use grille_engine::sudoku::worked::{Next, Worked};
use grille_engine::sudoku::{Board, Options, Puzzle, Sheet, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_words::{Words, say};
use serde_json::{Value, json};

/// A sudoku with the way to its solution.
pub struct Work {
    /// What to call it.
    pub title: String,
    /// The sudoku.
    pub puzzle: Puzzle,
    /// Where it began.
    pub from: Board,
    /// The steps.
    pub told: Vec<Deduction>,
    /// What is known after the last of them.
    pub board: Board,
    /// Cells without a digit then.
    pub open: usize,
    /// How it ended.
    pub end: End,
}

/// How it ended.
pub enum End {
    /// Every cell has its digit.
    Solved,
    /// No technique goes on; there are several solutions.
    Several,
    /// No technique goes on, though there is just one solution.
    TooHard,
    /// There is no solution, and the hint says why.
    None(Option<Hint>),
    /// A limit was hit first.
    Limit,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl Work {
    /// Works on a sudoku from what was written into it, within a budget.
    pub fn new(title: String, sheet: &Sheet, budget: &mut Budget) -> Work {
        let puzzle = sheet.puzzle().clone();
        let from = sheet.board().unwrap_or_else(|_| puzzle.board());
        let (open, board) = (from.open(), from.clone());
        let mut work = Work { title, puzzle, from, told: Vec::new(), board, open, end: End::Limit };
        work.end = work.climb(sheet, budget).unwrap_or_else(|stop| match stop {
            Stop::Interrupt => End::Interrupted,
            Stop::Steps | Stop::Time => End::Limit,
        });
        work
    }

    fn climb(&mut self, sheet: &Sheet, budget: &mut Budget) -> Result<End, Stop> {
        let start = |from: &Board| {
            method::fastest(&self.puzzle).start(&self.puzzle, from, &Options::default())
        };
        let verdict = done(budget.task(&mut Uniqueness::new(start(&self.puzzle.board()))))?;
        let unique = matches!(verdict, Verdict::Unique(_));
        let none = |budget: &mut Budget| match budget.task(&mut Hinting::new(sheet)) {
            Ended::Done(hint @ Hint::Wrong(_)) => Ok(End::None(Some(hint))),
            Ended::Done(_) => Ok(End::None(None)),
            Ended::Stopped(stop) => Err(stop),
        };
        if sheet.board().is_err() {
            return none(budget);
        }
        let Ok(mut worked) = Worked::new(&self.puzzle, &self.from, unique) else {
            return none(budget);
        };
        let end = loop {
            match budget.task(&mut worked) {
                Ended::Done(Next::Told(told)) => self.told.push(*told),
                Ended::Done(next) => break Ok(next),
                Ended::Stopped(stop) => break Err(stop),
            }
        };
        (self.board, self.open) = (worked.board(), worked.open());
        match end? {
            Next::Solved => Ok(End::Solved),
            Next::Impossible(_) => none(budget),
            _ => {
                let verdict = done(budget.task(&mut Uniqueness::new(start(&self.board))))?;
                match verdict {
                    Verdict::Several(..) => Ok(End::Several),
                    Verdict::Unique(_) => Ok(End::TooHard),
                    Verdict::None => none(budget),
                    Verdict::Stuck(_) | Verdict::Limit(_) => Ok(End::Limit),
                }
            }
        }
    }

    /// The answer to the shell.
    pub fn exit(&self) -> Exit {
        match self.end {
            End::Solved => Exit::Yes,
            End::Limit => Exit::Trouble,
            End::Interrupted => Exit::Interrupted,
            End::Several | End::TooHard | End::None(_) => Exit::No,
        }
    }

    /// How it ended, in words.
    fn ending(&self, words: &Words) -> String {
        let (steps, open) = (self.told.len(), self.open);
        match &self.end {
            End::Solved => {
                let needs = |told: &Deduction| RUNGS[rank(told.technique)].needs_unique;
                let unique = if self.told.iter().any(needs) { "yes" } else { "no" };
                say!(words, "sudoku-worked-solved", steps = steps, unique = unique)
            }
            End::Several => say!(words, "sudoku-worked-several", steps = steps, open = open),
            End::TooHard => say!(words, "sudoku-worked-too-hard", steps = steps, open = open),
            End::None(Some(hint)) => {
                words.sudoku_hint(hint, Level::Argument, self.puzzle.shape()).join(" ")
            }
            End::None(None) => say!(words, "sudoku-worked-none"),
            End::Limit => say!(words, "sudoku-worked-limit", steps = steps, open = open),
            End::Interrupted => {
                say!(words, "sudoku-worked-interrupted", steps = steps, open = open)
            }
        }
    }

    /// The grid with the digits of a board.
    fn drawn(&self, board: &Board) -> String {
        let digits: Vec<_> = board.cells().cells().iter().map(|set| set.only()).collect();
        Puzzle::of(&digits).map(|puzzle| grid(&puzzle)).unwrap_or_default()
    }
}

fn done<T>(ended: Ended<T>) -> Result<T, Stop> {
    match ended {
        Ended::Done(done) => Ok(done),
        Ended::Stopped(stop) => Err(stop),
    }
}

/// A numbered sentence a step, the grid at the end.
pub fn text(desk: &Desk, work: &Work) -> String {
    let (words, width) = (&desk.words, desk.screen.width().min(100));
    let digits = work.told.len().to_string().len();
    let indent = " ".repeat(digits + 2);
    let mut text = format!("{} ({})\n\n", work.title, work.puzzle.shape());
    for (number, told) in (1..).zip(&work.told) {
        let said = words.sudoku_argument(told).join(" ");
        let technique = words.sudoku_technique(told.technique);
        text += &format!("{number:>digits$}. ");
        text += &wrapped(&format!("{said} ({technique})"), width, &indent);
    }
    if !work.told.is_empty() {
        text.push('\n');
    }
    text += &work.drawn(&work.board);
    text + &wrapped(&work.ending(words), width, "")
}

/// A numbered list, with the grid at the beginning and at the end.
pub fn markdown(words: &Words, work: &Work) -> String {
    let fenced = |board: &Board| format!("```text\n{}```\n", work.drawn(board));
    let title = work.title.replace(['#', '*', '_', '`', '<'], " ");
    let mut text = format!("# {title}\n\n{}\n", fenced(&work.from));
    for (number, told) in (1..).zip(&work.told) {
        let said = words.sudoku_argument(told).join(" ");
        let technique = words.sudoku_technique(told.technique);
        text += &format!("{number}. {said} *({technique})*\n");
    }
    text + &format!("\n{}\n{}\n", fenced(&work.board), work.ending(words))
}

/// The whole as one object.
pub fn json(words: &Words, name: &str, work: &Work) -> Value {
    let side = work.puzzle.shape().side();
    let status = match work.end {
        End::Solved => "solved",
        End::Several => "several",
        End::TooHard => "too-hard",
        End::None(_) => "none",
        End::Limit | End::Interrupted => "limit",
    };
    let deductions: Vec<Value> = work.told.iter().map(|told| deduction(words, told)).collect();
    json!({
        "puzzle": name,
        "title": work.title,
        "rows": side,
        "columns": side,
        "givens": work.puzzle.board().to_string(),
        "status": status,
        "deductions": deductions,
        "open": work.open,
        "board": work.board.to_string(),
        "text": work.ending(words),
    })
}
