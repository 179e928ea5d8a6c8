//! `grille sudoku …`: the commands of the second game, one file each.

mod bench;
mod check;
mod convert;
mod explain;
mod hint;
mod input;
mod method;
mod new;
mod rate;
mod solve;
mod tables;

use crate::args::sudoku::{Command, Input};
use crate::{Desk, Exit};
use grille_words::say;
use std::io::IsTerminal;

pub fn run(desk: &Desk, command: &Command) -> anyhow::Result<Exit> {
    match command {
        Command::Solve(args) => solve::run(desk, args),
        Command::Check(args) => check::run(desk, args),
        Command::Explain(args) => explain::run(desk, args),
        Command::Hint(args) => hint::run(desk, args),
        Command::Rate(args) => rate::run(desk, args),
        Command::New(args) => new::run(desk, args),
        Command::Convert(args) => convert::run(desk, args),
        Command::Bench(args) => bench::run(desk, args),
        Command::Methods { name } => tables::methods(desk, name.as_deref()),
        Command::Formats => tables::formats(desk),
    }
}

/// The sudokus that were asked for; complains where there is nothing to read.
fn read(desk: &Desk, input: &Input) -> anyhow::Result<crate::input::Jobs<input::Chunk>> {
    if input.puzzles.is_empty() && std::io::stdin().is_terminal() {
        anyhow::bail!(say!(desk.words, "input-missing"));
    }
    Ok(input::jobs(&desk.interrupt, input))
}
