//! The program `grille`: reads what was typed, does it, and says how it went.

mod args;
mod ask;
mod batch;
mod closed;
mod command;
mod exit;
mod figures;
mod file;
mod games;
mod help;
mod input;
mod memo;
mod method;
mod moves;
mod output;
mod page;
mod screen;
mod sigint;
mod styled;
mod wrong;

use clap::Parser;
use exit::Exit;
use grille_drive::Interrupt;
use grille_formats::GameName;
use grille_words::{Lang, Words, say};
use screen::Screen;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// What every command has at hand.
struct Desk {
    words: Words,
    /// The language, if it was asked for: the window would remember another one.
    #[cfg_attr(not(feature = "window"), allow(dead_code, reason = "there is no window"))]
    lang: Option<Lang>,
    screen: Screen,
    interrupt: Interrupt,
    /// The game, if it was said which.
    game: Option<GameName>,
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let cli = match args::Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(error) => return mistyped(&error, &args),
    };
    cli.colour.write_global();
    let lang = cli.lang.map(Lang::from);
    let mut desk = Desk {
        words: Words::new(lang.unwrap_or_else(Lang::of_system)),
        lang,
        screen: Screen::new(),
        interrupt: sigint::interrupt(),
        game: None,
    };
    let run = command::run(&mut desk, cli.command);
    let done = run.and_then(|exit| desk.screen.flush().map(|()| exit).map_err(Into::into));
    done.unwrap_or_else(|error| failed(&desk.words, &desk.screen, &error)).into()
}

/// Tells an error, unless it is a reader that has seen enough: that is no failure.
fn failed(words: &Words, screen: &Screen, error: &anyhow::Error) -> Exit {
    let closed = error.downcast_ref::<std::io::Error>();
    if closed.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe) {
        return Exit::Yes;
    }
    screen.complain(&told(words, error));
    Exit::Trouble
}

/// An error with its causes in one line; what the system says in the reader's language.
fn told(words: &Words, error: &anyhow::Error) -> String {
    let causes = error.chain().map(|cause| words.system(&cause.to_string()));
    causes.collect::<Vec<_>>().join(&say!(words, "colon"))
}

/// Help, the version, or a complaint about what was typed.
fn mistyped(error: &clap::Error, args: &[OsString]) -> ExitCode {
    let words = Words::new(help::lang(args).unwrap_or_else(Lang::of_system));
    let screen = Screen::new();
    match help::answer(&words, error, args) {
        (text, true) => match screen.out().write_all(text.as_bytes()) {
            Ok(()) => Exit::Yes.into(),
            Err(error) => failed(&words, &screen, &error.into()).into(),
        },
        (text, false) => {
            screen.note(&text);
            Exit::Trouble.into()
        }
    }
}
