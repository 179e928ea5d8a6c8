//! `grille solve`: solutions of puzzles, drawn, written or as JSON.

use crate::batch::{self, Plan, Written};
use crate::input::{self, Job, Wrong};
use crate::method::Chosen;
use crate::page::Piece;
use crate::print::Printer;
use crate::{Desk, Exit, args, ask, wrong};
use grille_answer::{Answer, Solve};
use grille_drive::Interrupt;
use grille_engine::nonogram::{Board, DrawingKind, Event, Nonogram, Puzzle};
use grille_words::{Words, say};
use std::cell::RefCell;
use std::io::{self, Write};

/// More solutions than this are written as they come.
const MANY: u64 = 1000;

struct Solver<'a> {
    desk: &'a Desk,
    args: &'a args::Solve,
    method: Chosen,
    printer: Printer<'a>,
    wanted: u64,
    inputs: usize,
    stream: bool,
}

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    let mut method = Chosen::new(&desk.words, &args.method)?;
    let printer = Printer::new(desk, args, method.entry.name)?;
    super::expect_input(desk, &args.input)?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    if jobs.is_one() && !args.trace {
        method.set_team(batch::threads(args.threads));
    }
    let wanted = match (args.first, args.all, args.max_solutions) {
        (true, _, _) => 1,
        (_, true, _) => u64::MAX,
        (_, _, limit) => limit.unwrap_or(2),
    };
    // What may be endless is written as it comes, one puzzle at a time.
    let stream = args.trace || wanted > MANY || method.remembers();
    let solver = Solver { desk, args, method, printer, wanted, inputs: jobs.inputs, stream };
    let plan = Plan { page: &solver.printer.page, threads: args.threads, stream };
    let exit = batch::run(desk, jobs, &plan, |job| solver.solve(&job))?;
    solver.method.keep(desk)?;
    Ok(exit)
}

/// Where to start: from the givens, or from the board saved last.
pub fn start(words: &Words, puzzle: &Puzzle, from_board: bool) -> Result<Board, Wrong> {
    if !from_board {
        return Ok(puzzle.board());
    }
    let saved = puzzle.drawings().iter().rev().find(|d| d.kind == DrawingKind::Saved);
    let board = saved.map(|saved| Board::from(saved.cells.clone()));
    board.ok_or_else(|| Wrong::Unfit(say!(words, "solve-no-saved-board")))
}

impl Solver<'_> {
    fn solve(&self, job: &Job) -> io::Result<Written> {
        let label = job.label();
        let started = match &job.puzzle {
            Ok(puzzle) => self.start(puzzle).map(|board| (puzzle, board)),
            Err(wrong) => return wrong::written(self.desk, &label, wrong, self.printer.is_json()),
        };
        let (puzzle, from) = match started {
            Ok(started) => started,
            Err(wrong) => return wrong::written(self.desk, &label, &wrong, self.printer.is_json()),
        };
        let several = self.inputs > 1 || job.number.is_some();
        let mut written = Written::default();
        let answer = if self.stream {
            let mut piece = Piece::new(&self.printer.page, self.desk.screen.out());
            let answer =
                self.answer(&mut piece, &label, several, puzzle, from, &mut written.err)?;
            piece.flush()?;
            written.too_many = piece.is_too_many();
            answer
        } else {
            let mut out = Vec::new();
            let answer = self.answer(&mut out, &label, several, puzzle, from, &mut written.err)?;
            written.out = out;
            answer
        };
        written.exit = (&answer.outcome).into();
        Ok(written)
    }

    /// Where to start, if the method and the style of printing are for this puzzle.
    fn start(&self, puzzle: &Puzzle) -> Result<Board, Wrong> {
        let words = &self.desk.words;
        if let Some(why) = self.method.refuses(words, puzzle) {
            return Err(Wrong::Unfit(why));
        }
        if let Err((format, unwritable)) = self.printer.can_hold(puzzle) {
            let what = words.part(unwritable.0);
            let why = say!(words, "convert-cannot", format = format.name, what = what);
            return Err(Wrong::Unfit(why));
        }
        start(words, puzzle, self.args.from_board)
    }

    fn answer(
        &self,
        out: &mut dyn Write,
        label: &str,
        several: bool,
        puzzle: &Puzzle,
        from: Board,
        err: &mut String,
    ) -> io::Result<Answer<Nonogram>> {
        // A trace in JSON is one line per step; the object of the puzzle follows as a whole.
        let mut object = Vec::new();
        let held = self.printer.is_json() && self.args.trace;
        self.printer.begin(if held { &mut object } else { out }, label, several, puzzle)?;
        // Events and solutions come in turn, and both are written as they come. When
        // nobody reads the events any more, the work is over.
        let out = RefCell::new(out);
        let nobody_reads = Interrupt::default();
        let mut failure = Ok(());
        let mut depth = 0;
        let mut tap = |event: Event| {
            if failure.is_err() {
                return;
            }
            if let Event::Guess { depth: now, .. } | Event::BackTo { depth: now } = event {
                depth = now as usize;
            }
            failure = self.printer.event(&mut **out.borrow_mut(), label, depth, &event, puzzle);
            if failure.is_err() {
                nobody_reads.raise();
            }
        };
        let tap: Option<&mut dyn FnMut(Event)> =
            if self.args.trace { Some(&mut tap) } else { None };
        let mut budget = batch::budget(self.desk, &self.args.limits).until(&nobody_reads);
        let (method, wanted) = (&self.method, self.wanted);
        let mut index = 0;
        let run = method.start(puzzle, &from);
        let mut solve = Solve::new(puzzle, from, run, wanted);
        let answer = ask::solve(&mut solve, &mut budget, tap, |picture| {
            index += 1;
            let mut out = out.borrow_mut();
            let out = if held { &mut object } else { &mut **out };
            self.printer.solution(out, index, wanted, puzzle, picture)
        })?;
        method.learn(solve.run());
        failure?;
        let out = out.into_inner();
        if held {
            self.printer.end(&mut object, err, label, puzzle, &answer)?;
            out.write_all(&object)?;
        } else {
            self.printer.end(out, err, label, puzzle, &answer)?;
        }
        Ok(answer)
    }
}
