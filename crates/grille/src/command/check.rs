//! `grille check`: none, unique or several, and why none.

use crate::batch::{self, Plan, Written};
use crate::input::{self, Job, Wrong};
use crate::method::Chosen;
use crate::page::Page;
use crate::{Desk, Exit, args, wrong};
use grille_answer::nonogram::switches;
use grille_answer::sentences::{stats, verdict};
use grille_answer::{Checked, Outcome, json};
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
    let mut written = Written { exit: Exit::of_check(&answer.outcome), ..Written::default() };
    let why = match answer.outcome {
        Outcome::Several { .. } if args.why => Some(budget.task(&mut Ambiguity::new(puzzle))),
        _ => None,
    };
    let several = match &why {
        Some(Ended::Done(ambiguity::Answer::Several(several))) => Some(several),
        _ => None,
    };
    let (out, name) = (&mut written.out, method.entry.name);
    if args.json {
        let checked = Checked { answer, solutions };
        let why = several.map(switches);
        let object = json::checked(&desk.words, &label, puzzle, name, &checked, why);
        out.write_all(object.as_bytes())?;
    } else {
        writeln!(out, "{label}: {}", verdict(&desk.words, puzzle, &answer, name, false))?;
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
