//! `grille sudoku rate`: how hard sudokus are, and in what way.

use super::input::At;
use crate::args::sudoku_ladder as args;
use crate::batch::{self, Plan, Written};
use crate::command::rate;
use crate::input::Wrong;
use crate::page::Page;
use crate::{Desk, Exit, ask, wrong};
use grille_engine::sudoku::{Puzzle, Sudoku};
use std::io;

pub fn run(desk: &Desk, args: &args::Rate) -> anyhow::Result<Exit> {
    let jobs = super::read(desk, &args.input)?;
    let (page, is_one) = (Page::separated(""), jobs.is_one());
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |chunk| {
        let mut written = Written::default();
        for (at, puzzle) in &chunk.all {
            if desk.interrupt.is_raised() {
                break;
            }
            let whole = args.profile || is_one && *at == At::Alone;
            written.add(rate(desk, args, whole, &chunk.label(*at), puzzle)?);
        }
        Ok(written)
    })
}

fn rate(
    desk: &Desk,
    args: &args::Rate,
    whole: bool,
    label: &str,
    puzzle: &Result<Puzzle, Wrong>,
) -> io::Result<Written> {
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, label, wrong, args.json),
    };
    let rated = ask::rate::<Sudoku>(puzzle, &mut batch::budget(desk, &args.limits));
    rate::written::<Sudoku>(desk, args.json, whole, label, puzzle, &rated)
}
