//! The commands, one file each.

mod check;
mod convert;
mod solve;
mod tables;
mod tour;

use crate::args::{Cli, Command};
use crate::{Desk, Exit};
use clap::CommandFactory;
use std::path::Path;

/// Does what was asked for; without a command, the tour.
pub fn run(desk: &Desk, command: Option<Command>) -> anyhow::Result<Exit> {
    match command {
        None => tour::run(desk),
        Some(Command::Solve(args)) => solve::run(desk, &args),
        Some(Command::Check(args)) => check::run(desk, &args),
        Some(Command::Convert(args)) => convert::run(desk, &args),
        Some(Command::Methods { name }) => tables::methods(desk, name.as_deref()),
        Some(Command::Formats) => tables::formats(desk),
        Some(Command::List) => tables::list(desk),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "grille", &mut desk.screen.out());
            Ok(Exit::Yes)
        }
        Some(Command::Man { output }) => man(desk, output.as_deref()),
    }
}

fn man(desk: &Desk, output: Option<&Path>) -> anyhow::Result<Exit> {
    match output {
        None => clap_mangen::Man::new(Cli::command()).render(&mut desk.screen.out())?,
        Some(folder) => {
            std::fs::create_dir_all(folder)?;
            clap_mangen::generate_to(Cli::command(), folder)?;
        }
    }
    Ok(Exit::Yes)
}
