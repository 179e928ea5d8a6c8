//! `grille check`: none, unique or several, and why none.

use super::solve::{stats, verdict};
use crate::answer::{self, Outcome};
use crate::batch::{self, Written};
use crate::input::{self, Job, Wrong};
use crate::method::Chosen;
use crate::{Desk, Exit, args, json};
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Check) -> anyhow::Result<Exit> {
    let method = Chosen::new(&desk.words, &args.method)?;
    let jobs = input::jobs(desk, &args.input)?;
    let one_by_one = method.remembers();
    let exit =
        batch::run(desk, jobs, &args.limits, one_by_one, |job| check(desk, args, &method, job))?;
    method.keep(desk)?;
    Ok(exit)
}

fn check(desk: &Desk, args: &args::Check, method: &Chosen, job: Job) -> io::Result<Written> {
    let puzzle = match job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return Written::wrong(desk, &job.name, &wrong, args.json),
    };
    if let Some(why) = method.refuses(&desk.words, &puzzle) {
        return Written::wrong(desk, &job.name, &Wrong::Other(why), args.json);
    }
    let answer = answer::check(&puzzle, method, &mut batch::budget(desk, &args.limits));
    let name = method.entry.name;
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
        json::end(out, &desk.words, name, &puzzle, &answer)?;
    } else {
        writeln!(out, "{}: {}", job.name, verdict(&desk.words, &puzzle, &answer, name))?;
        if args.stats {
            writeln!(out, "  {}", stats(&desk.words, &answer))?;
        }
    }
    Ok(written)
}
