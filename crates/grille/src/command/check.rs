//! `grille check`: none, unique or several, and why none.

use super::solve::{stats, verdict};
use crate::answer::{self, Outcome};
use crate::batch::{self, Written};
use crate::input::{self, Job};
use crate::{Desk, Exit, args, json};
use anyhow::Context;
use grille_engine::nonogram::{Nonogram, method};
use grille_engine::run::Entry;
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Check) -> anyhow::Result<Exit> {
    let entry = method::find(&args.method).context("unknown method")?;
    let jobs = input::jobs(desk, &args.input)?;
    batch::run(desk, jobs, &args.limits, false, |job| check(desk, args, entry, job))
}

fn check(
    desk: &Desk,
    args: &args::Check,
    entry: &Entry<Nonogram>,
    job: Job,
) -> io::Result<Written> {
    let puzzle = match job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return Written::wrong(desk, &job.name, &wrong, args.json),
    };
    let run = entry.start(&puzzle, &puzzle.board(), &Default::default());
    let answer = answer::check(&puzzle, run, &mut batch::budget(desk, &args.limits));
    let mut written = Written {
        exit: match answer.outcome {
            Outcome::Several { .. } => Exit::No,
            outcome => outcome.exit(),
        },
        ..Written::default()
    };
    let out = &mut written.out;
    if args.json {
        json::begin(out, &job.name, &puzzle)?;
        json::end(out, &desk.words, entry.name, &puzzle, &answer)?;
    } else {
        writeln!(out, "{}: {}", job.name, verdict(&desk.words, &puzzle, &answer, entry.name))?;
        if args.stats {
            writeln!(out, "  {}", stats(&desk.words, &answer))?;
        }
    }
    Ok(written)
}
