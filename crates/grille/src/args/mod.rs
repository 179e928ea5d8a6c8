//! What can be typed. The texts here are the program's `--help`.

mod bench;
mod convert;
mod explain;
mod hint;
mod lab;
mod new;
mod play;
mod rate;
mod repair;
mod shared;
mod solve;
pub mod sudoku;

pub use bench::Bench;
pub use convert::Convert;
pub use explain::{Explain, Form};
pub use hint::Hint;
pub use lab::{Automaton, Diff, Export, Lab, LabArgs, Merge, Ranges, Report, Run, Study};
pub use new::{Making, New};
pub use play::Play;
pub use rate::Rate;
pub use repair::Repair;
pub use shared::{Input, Limits, Method};
pub use solve::{Check, Solve};

use clap::{Parser, Subcommand, ValueEnum};
use grille_words::Lang;
use std::path::PathBuf;

const EXIT_CODES: &str = "\
Exit codes:
  0    a solution was printed or counted (check: every puzzle is unique)
  1    no solution, or the method is stuck (check: none or several)
  2    a bad file, bad usage, or a limit was hit before the answer
  130  interrupted
  Of many puzzles the worst counts.";

/// A workshop for nonograms and sudoku: both are solved, checked, explained, rated and converted
#[derive(Parser)]
#[command(version, after_help = EXIT_CODES, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Language of all messages but this help [default: the system's]
    #[arg(long, global = true, value_enum, value_name = "LANG")]
    pub lang: Option<LangArg>,

    /// When to use colours; NO_COLOR is respected
    #[arg(long = "color", visible_alias = "colour", global = true, value_enum, value_name = "WHEN", default_value_t = Colour::Auto)]
    pub colour: Colour,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LangArg {
    En,
    Fr,
}

impl From<LangArg> for Lang {
    fn from(lang: LangArg) -> Lang {
        match lang {
            LangArg::En => Lang::En,
            LangArg::Fr => Lang::Fr,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Colour {
    Auto,
    Always,
    Never,
}

impl Colour {
    /// Makes it the choice for the whole program.
    pub fn write_global(self) {
        match self {
            Colour::Auto => anstream::ColorChoice::Auto,
            Colour::Always => anstream::ColorChoice::AlwaysAnsi,
            Colour::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

// The options of a command are only made when it is the one typed (`defer`). They come after
// its sentence then, and a sentence on a part of them would take its place: so the parts that
// several commands share have comments that clap does not see.
#[derive(Subcommand)]
#[command(defer = true)]
pub enum Command {
    /// Open the window, with a puzzle or to choose one
    #[command(after_help = play::AFTER)]
    Play(Play),
    #[command(flatten)]
    Any(AnyGame),
    /// List the nonograms inside the program
    List,
    /// Make random nonograms to order (for sudokus: `grille sudoku new`)
    #[command(after_help = new::AFTER)]
    New(New),
    /// Propose the smallest changes that make a nonogram unique, or as hard as wanted
    #[command(after_help = repair::AFTER)]
    Repair(Repair),
    /// The laboratory: every method on every puzzle, measured and drawn
    Lab(LabArgs),
    /// The same commands for sudoku alone, and `grille sudoku new`
    Sudoku(sudoku::Sudoku),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or write one for every command
    Man {
        /// Write the pages into this folder
        #[arg(long, short, value_name = "DIR")]
        output: Option<PathBuf>,
    },
}

// The commands that take puzzles of any game, alone and after the name of a game.
#[derive(Subcommand)]
#[command(defer = true)]
pub enum AnyGame {
    /// Solve puzzles, and say whether there is another solution
    #[command(after_help = EXIT_CODES)]
    Solve(Box<Solve>),
    /// Tell whether puzzles have no solution (and why), one, or several
    #[command(after_help = EXIT_CODES)]
    Check(Box<Check>),
    /// Solve puzzles as a person would, and give the argument of every step
    #[command(after_help = explain::CODES)]
    Explain(Explain),
    /// Tell a player who is stuck how to go on, or what is wrong
    #[command(after_help = hint::CODES)]
    Hint(Hint),
    /// Tell how hard puzzles are for a person, and in what way
    #[command(after_help = rate::AFTER)]
    Rate(Rate),
    /// Write puzzles in another format
    #[command(after_help = convert::CODES)]
    Convert(Convert),
    /// Measure how long sets of puzzles take, in milliseconds of CPU time
    #[command(after_help = bench::AFTER)]
    Bench(Box<Bench>),
    /// List the solving methods, or tell more about one
    Methods {
        /// The method to tell about
        #[arg(value_name = "NAME", value_parser = shared::method_names())]
        name: Option<String>,
    },
    /// List the file formats
    Formats,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_its_own_sentence() {
        let mut command = Cli::command();
        let named = |command: &clap::Command| -> Vec<String> {
            let own = command.get_subcommands().filter(|c| c.get_name() != "help");
            own.map(|c| format!("{}: {}", c.get_name(), c.get_about().expect("a sentence")))
                .collect()
        };
        let before = named(&command);
        command.build();
        assert_eq!(before, named(&command), "the options do not change it");
        assert!(before[1].starts_with("solve: Solve puzzles"), "{before:?}");
    }
}
