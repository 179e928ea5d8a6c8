//! `grille solve --count`: how many solutions puzzles have.

use super::solve;
use crate::batch::{self, Plan, Written};
use crate::input::{self, Job};
use crate::page::Page;
use crate::{Desk, Exit, args, ask, wrong};
use grille_answer::{json, sentences};
use grille_engine::nonogram::{Nonogram, Options};
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    super::expect_input(desk, &args.input)?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    let (page, inputs) = (Page::separated(""), jobs.inputs);
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |job| count(desk, args, inputs, &job))
}

fn count(desk: &Desk, args: &args::Solve, inputs: usize, job: &Job) -> io::Result<Written> {
    let (words, label) = (&desk.words, job.label());
    let puzzle = match &job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, &label, wrong, args.json),
    };
    let from = match solve::start(words, puzzle, args.from_board) {
        Ok(from) => from,
        Err(wrong) => return wrong::written(desk, &label, &wrong, args.json),
    };
    let (states, memory) = (args.method.states, args.method.memory);
    let options = Options { states, memory, ..Options::default() };
    let budget = &mut batch::budget(desk, &args.limits);
    let tally = ask::count(puzzle, &from, &options, budget);
    let mut written = Written { exit: (&tally.outcome).into(), ..Written::default() };
    if args.json {
        let mut object = String::new();
        json::begin::<Nonogram>(&mut object, &label, puzzle);
        tally.end(&mut object, words, puzzle, args.from_board);
        written.out = object.into_bytes();
        return Ok(written);
    }
    let out = &mut written.out;
    // A name tells puzzles apart where there are several.
    if inputs > 1 || job.number.is_some() {
        write!(out, "{label}: ")?;
    }
    writeln!(out, "{}", tally.sentence(words, puzzle, args.from_board))?;
    if args.stats {
        writeln!(out, "  {}", sentences::stats(words, &tally.stats, tally.time))?;
    }
    Ok(written)
}
