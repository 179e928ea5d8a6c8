//! `grille sudoku solve`: solutions, drawn, a line each, or as JSON.

use super::input::{At, Chunk};
use super::method::Chosen;
use crate::args::sudoku as args;
use crate::batch::{self, Plan, Written};
use crate::input::Wrong;
use crate::page::Page;
use crate::{Desk, Exit, ask, wrong};
use grille_answer::json::{self, Ending};
use grille_answer::sentences::{stats, verdict};
use grille_answer::sudoku::draw::{grid, line};
use grille_answer::{Answer, Outcome, Shown, Solve};
use grille_engine::sudoku::{Board, Digits, Event, Mark, Puzzle, Sudoku};
use grille_words::say;
use std::cell::RefCell;
use std::io::{self, Write};

/// More solutions than this are written as they come.
const MANY: u64 = 1000;

struct Solver<'a> {
    desk: &'a Desk,
    args: &'a args::Solve,
    method: Chosen,
    wanted: u64,
    stream: bool,
    is_one: bool,
}

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    let method = Chosen::new(desk, &args.method)?;
    let jobs = super::read(desk, &args.input)?;
    let wanted = match (args.first, args.all, args.max_solutions) {
        (true, _, _) => 1,
        (_, true, _) => u64::MAX,
        (_, _, limit) => limit.unwrap_or(2),
    };
    // What may be endless is written as it comes, one sudoku at a time.
    let stream = args.trace || wanted > MANY;
    let page = Page::separated("");
    let plan = Plan { page: &page, threads: args.threads, stream };
    let solver = Solver { desk, args, method, wanted, stream, is_one: jobs.is_one() };
    batch::run(desk, jobs, &plan, |chunk| solver.chunk(&chunk))
}

impl Solver<'_> {
    fn chunk(&self, chunk: &Chunk) -> io::Result<Written> {
        let mut written = Written::default();
        for (at, puzzle) in &chunk.all {
            if self.desk.interrupt.is_raised() {
                break;
            }
            let (label, alone) = (chunk.label(*at), self.is_one && *at == At::Alone);
            if self.stream {
                let mut out = self.desk.screen.out();
                let (exit, err) = self.one(&mut out, &label, alone, puzzle)?;
                out.flush()?;
                written.add(Written { exit, err, ..Written::default() });
            } else {
                let (exit, err) = self.one(&mut written.out, &label, alone, puzzle)?;
                written.add(Written { exit, err, ..Written::default() });
            }
        }
        Ok(written)
    }

    /// Writes the answer to one sudoku; how it went, and what is wrong.
    fn one(
        &self,
        out: &mut dyn Write,
        label: &str,
        alone: bool,
        puzzle: &Result<Puzzle, Wrong>,
    ) -> io::Result<(Exit, String)> {
        let started = match puzzle {
            Ok(puzzle) => match self.start(puzzle) {
                Ok(board) => Ok((puzzle, board)),
                Err(why) => Err(wrong::written(self.desk, label, &why, self.args.json)?),
            },
            Err(why) => Err(wrong::written(self.desk, label, why, self.args.json)?),
        };
        match started {
            Ok((puzzle, board)) => {
                let answer = self.answer(out, label, alone, puzzle, board)?;
                Ok(((&answer.outcome).into(), String::new()))
            }
            Err(written) => {
                out.write_all(&written.out)?;
                Ok((written.exit, written.err))
            }
        }
    }

    /// Where to start, if the method is for this sudoku.
    fn start(&self, puzzle: &Puzzle) -> Result<Board, Wrong> {
        if let Some(why) = self.method.refuses(self.desk, puzzle) {
            return Err(Wrong::Unfit(why));
        }
        let mut board = puzzle.board();
        if self.args.from_board {
            let no_board = || Wrong::Unfit(say!(self.desk.words, "solve-no-saved-board"));
            let saved = puzzle.saved().ok_or_else(no_board)?;
            for cell in puzzle.size().iter() {
                if let Mark::Digit(digit) = saved[cell] {
                    // A digit that denies the givens leaves nothing to start from.
                    let _ = board.narrow(cell, Digits::from(digit));
                }
            }
        }
        Ok(board)
    }

    fn answer(
        &self,
        out: &mut dyn Write,
        label: &str,
        alone: bool,
        puzzle: &Puzzle,
        from: Board,
    ) -> io::Result<Answer<Sudoku>> {
        let (words, args) = (&self.desk.words, self.args);
        let is_line = match args.to.as_deref() {
            Some(style) => style == "line",
            None => !alone,
        };
        // A trace in JSON is one line per step; the object of the sudoku follows as a whole.
        let mut object = String::new();
        if args.json {
            json::begin::<Sudoku>(&mut object, label, puzzle);
        }
        let (out, mut depth, mut failure) = (RefCell::new(out), 0, Ok(()));
        let mut tap = |event: Event| {
            if let Event::Guess { depth: now, .. } | Event::BackTo { depth: now } = event {
                depth = now as usize;
            }
            let out = &mut **out.borrow_mut();
            let told = match args.json {
                true => writeln!(out, "{}", Sudoku::event_object(label, &event)),
                false => writeln!(out, "{}{}", "  ".repeat(depth), words.sudoku_event(&event)),
            };
            if failure.is_ok() {
                failure = told;
            }
        };
        let tap: Option<&mut dyn FnMut(Event)> = if args.trace { Some(&mut tap) } else { None };
        let mut budget = batch::budget(self.desk, &args.limits);
        let run = self.method.start(puzzle, &from);
        let mut solve = Solve::new(puzzle, from, run, self.wanted);
        let mut index = 0;
        let answer = ask::solve(&mut solve, &mut budget, tap, |solution| {
            index += 1;
            let out = &mut **out.borrow_mut();
            match (args.json, is_line) {
                (true, _) => {
                    json::solution::<Sudoku>(&mut object, index - 1, puzzle, solution);
                    Ok(())
                }
                (_, true) => writeln!(out, "{}", line(solution)),
                (_, false) => {
                    if index > 1 {
                        writeln!(out)?;
                    }
                    out.write_all(grid(&Puzzle::from(solution)).as_bytes())
                }
            }
        })?;
        failure?;
        let out = out.into_inner();
        let name = self.method.entry(puzzle).name;
        if args.json {
            let (method, from_board) = (name, args.from_board);
            let ending = Ending { puzzle, method, answer: &answer, from_board, why: None };
            json::end(&mut object, words, ending);
            out.write_all(object.as_bytes())?;
            return Ok(answer);
        }
        if let Some(board) = &answer.board {
            writeln!(out, "{board}")?;
        }
        let is_plain = is_line && answer.outcome == Outcome::Unique;
        if !is_plain {
            let said = verdict(words, puzzle, &answer, name, args.from_board);
            match alone {
                true => writeln!(out, "{said}")?,
                false => writeln!(out, "{label}: {said}")?,
            }
        }
        if args.stats {
            writeln!(out, "{}", stats(words, &answer.stats, answer.time))?;
        }
        Ok(answer)
    }
}
