//! The commands, one file each.

mod bench;
mod check;
mod convert;
mod count;
mod explain;
mod hint;
mod lab;
mod listings;
mod new;
mod play;
mod rate;
mod repair;
mod solve;
mod tour;

use crate::args::{AnyGame, Cli, Command, sudoku};
use crate::{Desk, Exit};
use anyhow::Context;
use clap::CommandFactory;
use grille_formats::GameName;
use std::io::Write;
use std::path::Path;

/// Does what was asked for; without a command, the window, or the tour where there is no screen.
pub fn run(desk: &mut Desk, command: Option<Command>) -> anyhow::Result<Exit> {
    match command {
        None if play::try_run(desk) => Ok(Exit::Yes),
        None => tour::run(desk),
        Some(Command::Any(command)) => any_game(desk, command),
        Some(Command::Sudoku(args)) => {
            desk.game = Some(GameName::Sudoku);
            match args.command {
                sudoku::Command::Any(command) => any_game(desk, command),
                sudoku::Command::New(args) => new::sudoku(desk, &args),
                sudoku::Command::List => listings::list(desk),
            }
        }
        Some(Command::List) => listings::list(desk),
        Some(Command::Play(args)) => play::run(desk, &args),
        Some(Command::New(args)) => new::nonogram(desk, &args),
        Some(Command::Repair(args)) => repair::run(desk, &args),
        Some(Command::Lab(args)) => lab::run(desk, &args.command),
        Some(Command::Completions { shell }) => {
            // Into memory first: the generator panics where the output is closed.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "grille", &mut script);
            desk.screen.out().write_all(&script)?;
            Ok(Exit::Yes)
        }
        Some(Command::Man { output }) => man(desk, output.as_deref()),
    }
}

/// The commands for puzzles of any game, or of the one that was said.
fn any_game(desk: &Desk, command: AnyGame) -> anyhow::Result<Exit> {
    match command {
        AnyGame::Solve(args) if args.count => count::run(desk, &args),
        AnyGame::Solve(args) => solve::run(desk, &args),
        AnyGame::Check(args) => check::run(desk, &args),
        AnyGame::Rate(args) => rate::run(desk, &args),
        AnyGame::Explain(args) => explain::run(desk, &args),
        AnyGame::Hint(args) => hint::run(desk, &args),
        AnyGame::Bench(args) => bench::run(desk, &args),
        AnyGame::Convert(args) => convert::run(desk, &args),
        AnyGame::Methods { name } => listings::methods(desk, name.as_deref()),
        AnyGame::Formats => listings::formats(desk),
    }
}

fn man(desk: &Desk, output: Option<&Path>) -> anyhow::Result<Exit> {
    match output {
        None => clap_mangen::Man::new(Cli::command()).render(&mut desk.screen.out())?,
        Some(folder) => {
            let named = || folder.display().to_string();
            std::fs::create_dir_all(folder).with_context(named)?;
            clap_mangen::generate_to(Cli::command(), folder).with_context(named)?;
        }
    }
    Ok(Exit::Yes)
}
