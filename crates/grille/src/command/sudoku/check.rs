//! `grille sudoku check`: none, unique or several, and why none.

use super::method::Chosen;
use crate::args::sudoku::Check;
use crate::batch::{self, Plan, Written};
use crate::input::Wrong;
use crate::page::Page;
use crate::{Desk, Exit, wrong};
use grille_answer::json;
use grille_answer::sentences::{stats, verdict};
use grille_engine::sudoku::Puzzle;
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &Check) -> anyhow::Result<Exit> {
    let method = Chosen::new(desk, &args.method)?;
    let jobs = super::read(desk, &args.input)?;
    let page = Page::separated("");
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |chunk| {
        let mut written = Written::default();
        for (at, puzzle) in &chunk.all {
            if desk.interrupt.is_raised() {
                break;
            }
            written.add(check(desk, args, &method, &chunk.label(*at), puzzle)?);
        }
        Ok(written)
    })
}

fn check(
    desk: &Desk,
    args: &Check,
    method: &Chosen,
    label: &str,
    puzzle: &Result<Puzzle, Wrong>,
) -> io::Result<Written> {
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, label, wrong, args.json),
    };
    if let Some(why) = method.refuses(desk, puzzle) {
        return wrong::written(desk, label, &Wrong::Unfit(why), args.json);
    }
    let checked = method.check(puzzle, &mut batch::budget(desk, &args.limits));
    let answer = &checked.answer;
    let mut written = Written { exit: Exit::of_check(&answer.outcome), ..Written::default() };
    let (out, name) = (&mut written.out, method.entry(puzzle).name);
    if args.json {
        let object = json::checked(&desk.words, label, puzzle, name, &checked, None);
        out.write_all(object.as_bytes())?;
    } else {
        writeln!(out, "{label}: {}", verdict(&desk.words, puzzle, answer, name, false))?;
        if args.stats {
            writeln!(out, "  {}", stats(&desk.words, &answer.stats, answer.time))?;
        }
    }
    Ok(written)
}
