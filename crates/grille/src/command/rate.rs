//! `grille rate`: how hard puzzles are, and in what way.

use crate::batch::{self, Plan, Written};
use crate::input::{self, Job};
use crate::page::Page;
use crate::{Desk, Exit, args, ask, wrong};
use grille_answer::rate::{Rateable, Rated, object, sentence};
use grille_engine::nonogram::Nonogram;
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Rate) -> anyhow::Result<Exit> {
    super::expect_input(desk, &args.input)?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    let (page, whole) = (Page::separated(""), args.profile || jobs.is_one());
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |job| rate(desk, args, whole, &job))
}

fn rate(desk: &Desk, args: &args::Rate, whole: bool, job: &Job) -> io::Result<Written> {
    let label = job.label();
    let puzzle = match &job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, &label, wrong, args.json),
    };
    let rated = ask::rate::<Nonogram>(puzzle, &mut batch::budget(desk, &args.limits));
    written::<Nonogram>(desk, args.json, whole, &label, puzzle, &rated)
}

/// What to write for a puzzle of any game; its profile too, if the whole is wanted.
pub fn written<G: Rateable>(
    desk: &Desk,
    as_json: bool,
    whole: bool,
    label: &str,
    puzzle: &G::Puzzle,
    rated: &Rated<G::Rating>,
) -> io::Result<Written> {
    let words = &desk.words;
    let mut written = Written { exit: Exit::of_rate::<G>(rated), ..Written::default() };
    let out = &mut written.out;
    if as_json {
        writeln!(out, "{}", object::<G>(words, label, puzzle, rated))?;
        return Ok(written);
    }
    writeln!(out, "{label}: {}", sentence::<G>(words, puzzle, rated))?;
    if let (Rated::Rating(rating), true) = (rated, whole)
        && G::class(rating).is_some()
    {
        for line in G::profile(words, rating) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(written)
}
