//! The program `grille`: reads what was typed, does it, and says how it went.

mod args;
mod ask;
mod batch;
mod command;
mod exit;
mod figures;
mod file;
mod games;
mod input;
mod method;
mod moves;
mod page;
mod print;
mod screen;
mod sigint;
mod wrong;

use clap::Parser;
use exit::Exit;
use grille_drive::Interrupt;
use grille_formats::GameName;
use grille_words::{Lang, Words};
use screen::Screen;
use std::process::ExitCode;

/// What every command has at hand.
struct Desk {
    words: Words,
    /// The language, if it was asked for.
    lang: Option<Lang>,
    screen: Screen,
    interrupt: Interrupt,
    /// The game, if it was said which.
    game: Option<GameName>,
}

fn main() -> ExitCode {
    let cli = args::Cli::parse();
    cli.colour.write_global();
    let lang = cli.lang.map(Lang::from);
    let mut desk = Desk {
        words: Words::new(lang.unwrap_or_else(Lang::of_system)),
        lang,
        screen: Screen::new(),
        interrupt: sigint::interrupt(),
        game: None,
    };
    let exit = command::run(&mut desk, cli.command).unwrap_or_else(|error| {
        // A reader that has seen enough is no failure.
        let closed = error.downcast_ref::<std::io::Error>();
        if closed.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe) {
            return Exit::Yes;
        }
        desk.screen.complain(&format!("{error:#}"));
        Exit::Trouble
    });
    exit.into()
}
