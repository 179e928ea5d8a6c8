//! `grille solve`: solutions of puzzles, drawn, written or as JSON.

use crate::answer::{self, Answer, Outcome};
use crate::batch::{self, Written};
use crate::input::{self, Job, Wrong};
use crate::method::Chosen;
use crate::{Desk, Exit, args, draw, json};
use anyhow::Context;
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Board, DrawingKind, Event, Picture, Puzzle};
use grille_formats::Format;
use grille_words::{Words, say};
use std::cell::RefCell;
use std::io::{self, Write};

/// More solutions than this are written as they come.
const MANY: u64 = 1000;

/// How solutions are printed.
enum Style {
    Blocks,
    Ascii,
    Bits,
    Format(&'static Format),
    Json,
}

struct Solver<'a> {
    desk: &'a Desk,
    args: &'a args::Solve,
    method: Chosen,
    style: Style,
    wanted: u64,
    width: usize,
    inputs: usize,
}

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    let style = match (args.json, args.to.as_str()) {
        (true, _) => Style::Json,
        (_, "blocks") => Style::Blocks,
        (_, "ascii") => Style::Ascii,
        (_, "bits") => Style::Bits,
        (_, name) => Style::Format(grille_formats::find(name).context("unknown format")?),
    };
    let wanted = match (args.first, args.all, args.max_solutions) {
        (true, _, _) => 1,
        (_, true, _) => u64::MAX,
        (_, _, limit) => limit.unwrap_or(2),
    };
    let (inputs, jobs) = input::jobs(desk, &args.input)?;
    let solver = Solver {
        desk,
        args,
        method: Chosen::new(&desk.words, &args.method)?,
        style,
        wanted,
        width: desk.screen.width(),
        inputs,
    };
    // What may be endless is written as it comes, one puzzle at a time.
    let stream = args.trace || wanted > MANY || solver.method.remembers();
    let work = |job| solver.solve(job, stream);
    let exit = batch::run(desk, (inputs, jobs), &args.limits, stream, work)?;
    solver.method.keep(desk)?;
    Ok(exit)
}

impl Solver<'_> {
    fn solve(&self, job: Job, stream: bool) -> io::Result<Written> {
        let puzzle = match job.puzzle {
            Ok(puzzle) => puzzle,
            Err(wrong) => return Written::wrong(self.desk, &job.name, &wrong, self.is_json()),
        };
        let refused = self.method.refuses(&self.desk.words, &puzzle).map(Wrong::Other);
        let from = match refused.map_or_else(|| self.start(&puzzle), Err) {
            Ok(from) => from,
            Err(wrong) => return Written::wrong(self.desk, &job.name, &wrong, self.is_json()),
        };
        let mut written = Written::default();
        let answer = if stream {
            let mut out = self.desk.screen.out();
            let answer = self.answer(&mut out, &job.name, &puzzle, &from, &mut written.err)?;
            out.flush()?;
            answer
        } else {
            let mut out = Vec::new();
            let answer = self.answer(&mut out, &job.name, &puzzle, &from, &mut written.err)?;
            written.out = out;
            answer
        };
        written.exit = answer.outcome.exit();
        Ok(written)
    }

    fn is_json(&self) -> bool {
        matches!(self.style, Style::Json)
    }

    /// Whether there are several puzzles, to be told apart by their names.
    fn is_named(&self, name: &str) -> bool {
        self.inputs > 1 || name.contains('#')
    }

    /// Where to start: from the givens, or from the board saved last.
    fn start(&self, puzzle: &Puzzle) -> Result<Board, Wrong> {
        if !self.args.from_board {
            return Ok(puzzle.board());
        }
        let saved = puzzle.drawings().iter().rev().find(|d| d.kind == DrawingKind::Saved);
        match saved {
            Some(saved) => Ok(Board::from(saved.cells.clone())),
            None => Err(Wrong::Other(say!(self.desk.words, "solve-no-saved-board"))),
        }
    }

    fn answer(
        &self,
        out: &mut dyn Write,
        name: &str,
        puzzle: &Puzzle,
        from: &Board,
        err: &mut String,
    ) -> io::Result<Answer> {
        // A trace in JSON is one line per step; the object of the puzzle follows as a whole.
        let mut object = Vec::new();
        let held = self.is_json() && self.args.trace;
        self.begin(if held { &mut object } else { out }, name, puzzle)?;
        // Events and solutions come in turn, and both are written as they come.
        let out = RefCell::new(out);
        let mut budget = batch::budget(self.desk, &self.args.limits);
        let mut failure = Ok(());
        let mut depth = 0;
        let mut tap = |event: Event| {
            if failure.is_ok() {
                failure = self.trace(&mut **out.borrow_mut(), &mut depth, name, &event, puzzle);
            }
        };
        let tap: Option<&mut dyn FnMut(Event)> =
            if self.args.trace { Some(&mut tap) } else { None };
        let mut index = 0;
        let (method, wanted) = (&self.method, self.wanted);
        let answer = answer::solve(puzzle, from, method, &mut budget, wanted, tap, |picture| {
            index += 1;
            let mut out = out.borrow_mut();
            self.solution(if held { &mut object } else { &mut **out }, index, puzzle, picture)
        })?;
        failure?;
        let out = out.into_inner();
        if held {
            self.end(&mut object, name, puzzle, &answer, err)?;
            out.write_all(&object)?;
        } else {
            self.end(out, name, puzzle, &answer, err)?;
        }
        Ok(answer)
    }

    fn begin(&self, out: &mut dyn Write, name: &str, puzzle: &Puzzle) -> io::Result<()> {
        match self.style {
            Style::Json => json::begin(out, name, puzzle),
            Style::Blocks | Style::Ascii if self.is_named(name) => writeln!(out, "{name}"),
            _ => Ok(()),
        }
    }

    fn trace(
        &self,
        out: &mut dyn Write,
        depth: &mut usize,
        name: &str,
        event: &Event,
        puzzle: &Puzzle,
    ) -> io::Result<()> {
        if self.is_json() {
            return json::event(out, name, event);
        }
        if let Event::Guess { depth: now, .. } | Event::BackTo { depth: now } = event {
            *depth = *now as usize;
        }
        let indent = "  ".repeat(*depth);
        writeln!(out, "{indent}{}", self.desk.words.event(event, puzzle.palette()))
    }

    fn solution(
        &self,
        out: &mut dyn Write,
        index: u64,
        puzzle: &Puzzle,
        picture: &Picture,
    ) -> io::Result<()> {
        let cells: Grid<Colours> = picture.map(|&colour| colour.into());
        match self.style {
            Style::Json => return json::solution(out, index - 1, puzzle, picture),
            Style::Blocks | Style::Ascii if self.wanted > 2 => {
                writeln!(out, "{}", say!(self.desk.words, "solve-solution", number = index))?;
            }
            Style::Bits if index > 1 => writeln!(out)?,
            Style::Format(format) if index > 1 => {
                write!(out, "{}", format.many.map_or("\n", |frame| frame.between))?;
            }
            Style::Format(format) => write!(out, "{}", format.many.map_or("", |f| f.before))?,
            Style::Blocks | Style::Ascii if index > 1 => writeln!(out)?,
            _ => {}
        }
        let text = match self.style {
            Style::Ascii => draw::ascii(&cells, puzzle.palette()),
            Style::Bits => draw::bits(&cells),
            Style::Format(format) => solved(format, puzzle, &cells),
            Style::Blocks | Style::Json => {
                draw::blocks(puzzle, &cells, self.desk.screen.out_paint(), self.width)
            }
        };
        out.write_all(text.as_bytes())
    }

    fn end(
        &self,
        out: &mut dyn Write,
        name: &str,
        puzzle: &Puzzle,
        answer: &Answer,
        err: &mut String,
    ) -> io::Result<()> {
        let words = &self.desk.words;
        if self.is_json() {
            return json::end(out, words, self.method.entry.name, puzzle, answer);
        }
        if let (Style::Format(format), 1..) = (&self.style, answer.found) {
            write!(out, "{}", format.many.map_or("", |frame| frame.after))?;
        }
        if let (Some(board), Style::Blocks | Style::Ascii) = (&answer.board, &self.style) {
            let paint = self.desk.screen.out_paint();
            out.write_all(draw::blocks(puzzle, board.cells(), paint, self.width).as_bytes())?;
        }
        let mut text = verdict(words, puzzle, answer, self.method.entry.name) + "\n";
        if self.args.stats {
            text += &(stats(words, answer) + "\n");
        }
        match self.style {
            // A blank line between puzzles.
            Style::Blocks | Style::Ascii if self.is_named(name) => writeln!(out, "{text}")?,
            Style::Blocks | Style::Ascii => write!(out, "{text}")?,
            _ => *err += &format!("grille: {name}: {text}"),
        }
        Ok(())
    }
}

/// The answer in one sentence.
pub fn verdict(words: &Words, puzzle: &Puzzle, answer: &Answer, method: &str) -> String {
    match answer.outcome {
        Outcome::Unique => say!(words, "answer-unique"),
        Outcome::Several { more } => {
            let key = match more {
                Some(true) => "answer-more",
                Some(false) => "answer-all",
                None => "answer-several",
            };
            say!(words, key, found = answer.found)
        }
        Outcome::None(cause) => {
            say!(words, "answer-none", cause = words.cause(&cause, puzzle))
        }
        Outcome::Found => say!(words, "answer-found"),
        Outcome::Stuck => say!(words, "answer-stuck", method = method),
        Outcome::Limit => say!(words, "answer-limit", found = answer.found),
        Outcome::Interrupted => say!(words, "answer-interrupted", found = answer.found),
        Outcome::Wrong => say!(words, "answer-wrong", method = method),
    }
}

/// What the work took, in one line.
pub fn stats(words: &Words, answer: &Answer) -> String {
    let stats = &answer.stats;
    say!(
        words,
        "answer-stats",
        steps = stats.steps,
        lines = stats.lines,
        guesses = stats.guesses,
        contradictions = stats.contradictions,
        depth = stats.depth,
        ruled = stats.ruled,
        states = stats.states,
        hits = stats.memo_hits,
        time = format!("{:.3}", answer.time.as_secs_f64() * 1000.0)
    )
}

/// The puzzle with its solution: as a drawing, or where the format has none as given cells.
fn solved(format: &Format, puzzle: &Puzzle, cells: &Grid<Colours>) -> String {
    let mut draft = puzzle.draft();
    let cells: Vec<Vec<Colours>> = cells.rows().map(<[Colours]>::to_vec).collect();
    if format.keeps.drawings {
        let kind = DrawingKind::Solution;
        draft.drawings.push(DraftDrawing { kind, id: None, note: None, cells });
    } else {
        draft.givens = Some(cells);
    }
    let solved = Puzzle::new(draft).ok().and_then(|puzzle| format.write_part(&puzzle).ok());
    solved.unwrap_or_default()
}
