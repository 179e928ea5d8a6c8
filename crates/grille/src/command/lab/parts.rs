//! `grille lab merge` and `grille lab diff`: parts put together, folders compared.

use super::run::plan;
use super::said;
use crate::{Desk, Exit, args};
use anyhow::Context;
use grille_lab::Made;
use grille_lab::merge::{self, Difference};
use grille_words::say;
use std::io::Write;

pub fn merge(desk: &Desk, args: &args::Merge) -> anyhow::Result<Exit> {
    let first = args.parts.first().context("clap wants one")?;
    let made = Made::read(first).map_err(said(desk))?;
    let plan = plan(desk, &made.campaign)?;
    let count = merge::merge(&args.output, &plan, &made, &args.parts).map_err(said(desk))?;
    let words = &desk.words;
    let note = say!(
        words,
        "lab-merged",
        path = args.output.display().to_string(),
        puzzles = words.number(&count),
        parts = args.parts.len()
    );
    desk.screen.note(&format!("{note}\n"));
    Ok(Exit::Yes)
}

pub fn diff(desk: &Desk, args: &args::Diff) -> anyhow::Result<Exit> {
    let mut out = desk.screen.out();
    let mut failure = Ok(());
    let count = merge::diff(&args.one, &args.other, args.ignore_times, |difference| {
        let written = match difference {
            Difference::Only(record) => writeln!(out, "-{record}"),
            Difference::Other(record) => writeln!(out, "+{record}"),
            Difference::Both(both) => writeln!(out, "-{}\n+{}", both[0], both[1]),
        };
        if let Err(error) = written {
            failure = Err(error);
        }
    });
    let count = count.map_err(said(desk))?;
    failure?;
    Ok(if count == 0 { Exit::Yes } else { Exit::No })
}
