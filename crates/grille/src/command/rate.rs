//! `grille rate`: how hard puzzles are, and in what way.

use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, with_game};
use crate::page::Page;
use crate::{Desk, Exit, args, ask, input};
use grille_answer::rate::{Rated, object, sentence};
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Rate) -> anyhow::Result<Exit> {
    let jobs = input::jobs(desk, &args.input)?;
    let page = Page::separated("");
    let (threads, json) = (args.threads.threads, args.json.json);
    let plan = Plan { page: &page, threads, stream: false, json };
    batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| rate::<G>(desk, args, one, puzzle, written))
    })
}

/// The rating of one puzzle; its profile too, if it is alone or that was asked for.
fn rate<G: Handled>(
    desk: &Desk,
    args: &args::Rate,
    one: &One<'_>,
    puzzle: &G::Puzzle,
    written: &mut Written,
) -> Result<(), Refused> {
    let (words, label) = (&desk.words, one.label());
    let rated = ask::rate::<G>(puzzle, &mut batch::budget(desk, &args.limits));
    written.exit = written.exit.max(Exit::of_rate(&rated));
    let out = &mut written.out;
    if args.json.json {
        writeln!(out, "{}", object::<G>(words, &label, puzzle, &rated))?;
        return Ok(());
    }
    writeln!(out, "{}", words.of(&label, &sentence::<G>(words, puzzle, &rated)))?;
    if let (Rated::Rating(rating), true) = (&rated, args.profile || one.alone) {
        for line in G::profile(words, rating) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}
