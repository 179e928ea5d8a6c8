//! The commands, one file each.

mod backup;
mod bench;
mod book;
mod certify;
mod check;
mod convert;
mod count;
mod explain;
mod hint;
mod import;
mod lab;
mod listings;
mod new;
#[cfg(feature = "window")]
mod play;
#[cfg(not(feature = "window"))]
#[path = "no_window.rs"]
mod play;
mod print;
mod rate;
mod repair;
mod share;
mod solve;
mod techniques;
mod tour;

use crate::args::{AnyGame, Command, sudoku};
use crate::output::{self, Target};
use crate::{Desk, Exit, args, help};
use anyhow::Context;
use grille_formats::GameName;
use grille_words::say;
use std::io::Write;

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
                sudoku::Command::List(list) => listings::list(desk, list.json.json),
            }
        }
        Some(Command::List(list)) => listings::list(desk, list.json.json),
        Some(Command::Play(args)) => play::run(desk, &args),
        Some(Command::Edit(args)) => play::edit(desk, &args),
        Some(Command::New(args)) => new::nonogram(desk, &args),
        Some(Command::Repair(args)) => repair::run(desk, &args),
        Some(Command::Import(args)) => import::run(desk, &args),
        Some(Command::Book(args)) => book::run(desk, &args),
        Some(Command::Backup(args)) => backup::backup(desk, &args),
        Some(Command::Restore(args)) => backup::restore(desk, &args),
        Some(Command::Lab(args)) => lab::run(desk, &args.command),
        Some(Command::Help { command }) => match help::of(&desk.words, &command) {
            Some(text) => {
                desk.screen.out().write_all(text.as_bytes())?;
                Ok(Exit::Yes)
            }
            None => {
                let command = command.join(" ");
                anyhow::bail!(say!(desk.words, "usage-command", command = command))
            }
        },
        Some(Command::Completions { shell }) => {
            // Into memory first: the generator panics where the output is closed.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut help::command(&desk.words), "grille", &mut script);
            desk.screen.data().write_all(&script)?;
            Ok(Exit::Yes)
        }
        Some(Command::Man { output }) => man(desk, &output),
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
        AnyGame::Share(args) => share::run(desk, &args),
        AnyGame::Print(args) => print::run(desk, &args),
        AnyGame::Certify(args) => certify::run(desk, &args),
        AnyGame::Methods { name } => listings::methods(desk, name.as_deref()),
        AnyGame::Techniques { technique } => techniques::run(desk, technique.as_deref()),
        AnyGame::Formats => listings::formats(desk),
    }
}

/// The manual: the page of the program, or in a folder one for every command.
fn man(desk: &Desk, typed: &args::Output) -> anyhow::Result<Exit> {
    let mut page = Vec::new();
    clap_mangen::Man::new(help::command(&desk.words)).render(&mut page)?;
    match Target::new(desk, typed)? {
        Target::Screen => desk.screen.data().write_all(&page)?,
        Target::File(path) => {
            output::put(desk, typed, &path, &page)?;
        }
        Target::Folder(folder) => {
            let named = || folder.display().to_string();
            output::refuse(desk, typed, &folder.join("grille.1"))?;
            std::fs::create_dir_all(&folder).with_context(named)?;
            clap_mangen::generate_to(help::command(&desk.words), &folder).with_context(named)?;
        }
    }
    Ok(Exit::Yes)
}
