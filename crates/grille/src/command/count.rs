//! `grille solve --count`: how many solutions puzzles have.

use super::solve;
use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, with_game};
use crate::page::Page;
use crate::{Desk, Exit, args, input};
use grille_answer::{json, sentences};
use grille_words::say;
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    let jobs = input::jobs(desk, &args.input)?;
    let page = Page::separated("");
    let (threads, json) = (args.threads.threads, args.json.json);
    let plan = Plan { page: &page, threads, stream: false, json };
    batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| count::<G>(desk, args, one, puzzle, written))
    })
}

fn count<G: Handled>(
    desk: &Desk,
    args: &args::Solve,
    one: &One<'_>,
    puzzle: &G::Puzzle,
    written: &mut Written,
) -> Result<(), Refused> {
    let (words, from_board) = (&desk.words, args.from.is_begun());
    let options = G::options(&args.method).map_err(|option| {
        say!(words, "game-no-option", option = option, game = words.game(G::GAME))
    })?;
    let from = solve::board::<G>(words, puzzle, &args.from)?;
    let tally = G::count(puzzle, from, &options, &mut batch::budget(desk, &args.limits));
    written.exit = written.exit.max((&tally.outcome).into());
    let out = &mut written.out;
    if args.json.json {
        let mut object = String::new();
        json::begin::<G>(&mut object, &one.label(), puzzle);
        tally.end(&mut object, words, puzzle, from_board);
        out.extend(object.bytes());
        return Ok(());
    }
    let said = tally.sentence(words, puzzle, from_board);
    // A name tells puzzles apart where there are several.
    let told = if one.alone { said } else { words.of(&one.label(), &said) };
    writeln!(out, "{told}")?;
    if args.stats.stats {
        writeln!(out, "  {}", sentences::stats(words, &tally.stats, tally.time))?;
    }
    Ok(())
}
