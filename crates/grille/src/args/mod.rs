//! What can be typed. What `--help` says of it is in crates/words.

mod backup;
mod bench;
mod book;
mod certify;
mod convert;
mod explain;
mod hint;
mod import;
mod lab;
mod new;
mod play;
mod print;
mod rate;
mod repair;
mod share;
mod shared;
mod solve;
pub mod sudoku;

pub use backup::{Backup, Restore};
pub use bench::Bench;
pub use book::{Book, OnlyLayout};
pub use certify::Certify;
pub use convert::Convert;
pub use explain::{Explain, Form};
pub use hint::Hint;
pub use import::Import;
pub use lab::{Automaton, Diff, Export, Lab, LabArgs, Merge, Ranges, Report, Run, Study};
pub use new::{Making, New, size};
pub use play::{Edit, Play};
pub use print::Print;
pub use rate::Rate;
pub use repair::{AT_MOST, Repair};
pub use share::Share;
pub use shared::{FromBoard, Input, Limits, METHOD, Method, Output};
pub use solve::{Check, Solve};

use clap::{Args, Parser, Subcommand, ValueEnum};
use grille_words::Lang;

// What is said of commands and options stands in crates/words (`help.ftl`), and is put in by
// `crate::help` where it is asked for.
#[derive(Parser)]
#[command(version, max_term_width = 100, disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,

    // Language of all messages but this help [default: the system's]
    #[arg(long, global = true, display_order = 900, value_enum, value_name = "LANG")]
    pub lang: Option<LangArg>,

    // When to use colours; NO_COLOR is respected
    #[arg(long = "color", alias = "colour", global = true, display_order = 901, value_enum, value_name = "WHEN", default_value_t = Colour::Auto)]
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
    // Open the window, with a puzzle or to choose one
    Play(Play),
    // Open the window's studio, to draw a puzzle or to change one
    Edit(Edit),
    #[command(flatten)]
    Any(AnyGame),
    // List the nonograms inside the program
    List(List),
    // Make random nonograms to order (for sudokus: `grille sudoku new`)
    #[command(alias = "generate")]
    New(New),
    // Propose the smallest changes that make a nonogram unique, or as hard as wanted
    Repair(Repair),
    // Make nonograms of pictures
    Import(Box<Import>),
    // Make a whole book of puzzles from a recipe
    Book(Book),
    // Write all games, drawings and settings into one file
    Backup(Backup),
    // Bring back what a backup has, beside what is here
    Restore(Restore),
    // The laboratory: every method on every puzzle, measured and drawn
    Lab(LabArgs),
    // The same commands for sudoku alone, and `grille sudoku new`
    Sudoku(sudoku::Sudoku),
    // Print the help of a command; `--help` leads there too, so the list has room for others
    #[command(hide = true)]
    Help {
        // The command
        #[arg(value_name = "COMMAND")]
        command: Vec<String>,
    },
    // Print a completion script for a shell
    Completions {
        // The shell
        shell: clap_complete::Shell,
    },
    // Print the manual page, or write one for every command
    Man {
        #[command(flatten)]
        output: Output,
    },
}

// How the collection is listed.
#[derive(Args)]
pub struct List {
    #[command(flatten)]
    pub json: shared::Json,
}

// The commands that take puzzles of any game, alone and after the name of a game.
#[derive(Subcommand)]
#[command(defer = true)]
pub enum AnyGame {
    // Solve puzzles, and say whether there is another solution
    #[command(aliases = ["show", "draw"])]
    Solve(Box<Solve>),
    // Tell whether puzzles have no solution (and why), one, or several
    Check(Box<Check>),
    // Solve puzzles as a person would, and give the argument of every step
    Explain(Explain),
    // Tell a player who is stuck how to go on, or what is wrong
    Hint(Hint),
    // Tell how hard puzzles are for a person, and in what way
    Rate(Rate),
    // Write puzzles in another format
    #[command(alias = "export")]
    Convert(Convert),
    // Print puzzles as codes of one line, as links, or as QR pictures
    Share(Share),
    // Print puzzles on paper: sheets with answers, as PDF, SVG, PNG or a page
    Print(Box<Print>),
    // Write proofs that anyone can check: that a solution is the only one, or that there is none
    Certify(Certify),
    // Measure how long sets of puzzles take, in milliseconds of CPU time
    Bench(Box<Bench>),
    // List the solving methods, or tell more about one
    Methods {
        // The method to tell about
        #[arg(value_name = "NAME", value_parser = shared::method_names())]
        name: Option<String>,
    },
    // List the techniques of human solvers, or show one at work
    Techniques {
        // The technique to show
        #[arg(value_name = "NAME")]
        technique: Option<String>,
    },
    // List the file formats
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
}
