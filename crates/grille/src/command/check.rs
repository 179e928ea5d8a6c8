//! `grille check`: none, unique or several, and why none.

use crate::answer::{Checked, Outcome};
use crate::batch::{self, Plan, Written};
use crate::input::{self, Job, Wrong};
use crate::method::Chosen;
use crate::page::Page;
use crate::sentences::{stats, verdict};
use crate::{Desk, Exit, args, json, wrong};
use grille_drive::Ended;
use grille_engine::nonogram::ambiguity::{self, Ambiguity};
use grille_words::say;
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Check) -> anyhow::Result<Exit> {
    let mut method = Chosen::new(&desk.words, &args.method)?;
    super::expect_input(desk, &args.input)?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    if jobs.is_one() {
        method.set_team(batch::threads(args.threads));
    }
    let page = Page::separated("");
    let plan = Plan { page: &page, threads: args.threads, stream: method.remembers() };
    let exit = batch::run(desk, jobs, &plan, |job| check(desk, args, &method, &job))?;
    method.keep(desk)?;
    Ok(exit)
}

fn check(desk: &Desk, args: &args::Check, method: &Chosen, job: &Job) -> io::Result<Written> {
    let label = job.label();
    let puzzle = match &job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, &label, wrong, args.json),
    };
    if let Some(why) = method.refuses(&desk.words, puzzle) {
        return wrong::written(desk, &label, &Wrong::Unfit(why), args.json);
    }
    let budget = &mut batch::budget(desk, &args.limits);
    let Checked { answer, solutions } = method.check(puzzle, budget);
    let mut written = Written {
        exit: match answer.outcome {
            Outcome::Several { .. } => Exit::No,
            ref outcome => outcome.exit(),
        },
        ..Written::default()
    };
    let why = match answer.outcome {
        Outcome::Several { .. } if args.why => Some(budget.task(&mut Ambiguity::new(puzzle))),
        _ => None,
    };
    let several = match &why {
        Some(Ended::Done(ambiguity::Answer::Several(several))) => Some(several),
        _ => None,
    };
    let (out, name) = (&mut written.out, method.entry.name);
    let cause = answer.cause().map(|cause| desk.words.cause(cause, puzzle));
    if args.json {
        json::begin(out, &label, puzzle)?;
        for (index, picture) in (0..).zip(&solutions) {
            json::solution(out, index, puzzle, picture)?;
        }
        json::end(out, &desk.words, name, &answer, cause, false, several)?;
    } else {
        writeln!(out, "{label}: {}", verdict(&desk.words, &answer, cause, name, false))?;
        match (&why, several) {
            (None, _) => {}
            (_, Some(several)) => {
                for line in desk.words.why(several, puzzle.palette()) {
                    writeln!(out, "  {line}")?;
                }
            }
            (Some(_), None) => writeln!(out, "  {}", say!(desk.words, "why-unknown"))?,
        }
        if args.stats {
            writeln!(out, "  {}", stats(&desk.words, &answer.stats, answer.time))?;
        }
    }
    Ok(written)
}
