//! `grille check`: none, unique or several, and why.

use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, Why, spoken, with_game};
use crate::method::Methods;
use crate::page::Page;
use crate::{Desk, Exit, args, input};
use grille_answer::sentences::{stats, verdict};
use grille_answer::{Outcome, json};
use grille_words::say;
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Check) -> anyhow::Result<Exit> {
    let mut methods = Methods::new(desk, &args.method)?;
    let jobs = input::jobs(desk, &args.input)?;
    let (threads, json) = (args.threads.threads, args.json.json);
    if jobs.is_one() {
        methods.set_team(batch::threads(threads));
    }
    let page = Page::separated("");
    let plan = Plan { page: &page, threads, stream: methods.remembers(), json };
    let exit = batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| check::<G>(desk, args, &methods, one, puzzle, written))
    })?;
    methods.keep(desk)?;
    Ok(exit)
}

fn check<G: Handled>(
    desk: &Desk,
    args: &args::Check,
    methods: &Methods,
    one: &One<'_>,
    puzzle: &G::Puzzle,
    written: &mut Written,
) -> Result<(), Refused> {
    let (words, label) = (&desk.words, one.label());
    let chosen = methods.of::<G>()?;
    if let Some(why) = chosen.refuses(words, puzzle) {
        return Err(why.into());
    }
    let budget = &mut batch::budget(desk, &args.limits);
    let checked = methods.check(chosen, puzzle, budget);
    let (answer, name) = (&checked.answer, chosen.entry(puzzle).name);
    written.exit = written.exit.max(Exit::of_check(&answer.outcome));
    let why = match answer.outcome {
        Outcome::Several { .. } if args.why => Some(G::why(words, puzzle, budget)),
        _ => None,
    };
    let not_told = || say!(words, "game-no-why", game = spoken(words, G::GAME));
    let out = &mut written.out;
    if args.json.json {
        let why = match why {
            Some(Why::Told(_, switches)) => Some(switches),
            Some(Why::NotTold) => {
                written.err += &format!("grille: {label}: {}\n", not_told());
                None
            }
            Some(Why::Unknown) | None => None,
        };
        let object = json::checked(words, &label, puzzle, name, &checked, why);
        out.extend(object.bytes());
        return Ok(());
    }
    writeln!(out, "{label}: {}", verdict(words, puzzle, answer, name, false))?;
    let lines = match why {
        None => Vec::new(),
        Some(Why::Told(lines, _)) => lines,
        Some(Why::Unknown) => vec![say!(words, "why-unknown")],
        Some(Why::NotTold) => vec![not_told()],
    };
    for line in lines {
        writeln!(out, "  {line}")?;
    }
    if args.stats.stats {
        writeln!(out, "  {}", stats(words, &answer.stats, answer.time))?;
    }
    Ok(())
}
