//! What can be typed after `grille sudoku`.

use super::{Limits, duration, sudoku_ladder};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use grille_engine::sudoku::generate::Symmetry;
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{METHODS, Shape};
use grille_formats::sudoku::FORMATS;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
pub struct Sudoku {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
#[command(defer = true)]
pub enum Command {
    /// Solve sudokus, and say whether there is another solution
    #[command(after_help = super::EXIT_CODES)]
    Solve(Solve),
    /// Tell whether sudokus have no solution (and why), one, or several
    #[command(after_help = super::EXIT_CODES)]
    Check(Check),
    /// Solve sudokus as a person would, and give the argument of every step
    #[command(after_help = sudoku_ladder::EXPLAIN)]
    Explain(sudoku_ladder::Explain),
    /// Tell a player who is stuck how to go on, or what is wrong
    #[command(after_help = sudoku_ladder::HINT)]
    Hint(sudoku_ladder::Hint),
    /// Tell how hard sudokus are for a person, and in what way
    #[command(after_help = sudoku_ladder::RATE)]
    Rate(sudoku_ladder::Rate),
    /// Make random sudokus to order, with one solution each and the same from the same seed
    #[command(after_help = NEW)]
    New(New),
    /// Write sudokus in another format
    #[command(after_help = super::CONVERT_CODES)]
    Convert(Convert),
    /// Measure how long sets of sudokus take, in milliseconds of CPU time
    #[command(after_help = super::BENCH)]
    Bench(Bench),
    /// List the solving methods, or tell more about one
    Methods {
        /// The method to tell about
        #[arg(value_name = "NAME", value_parser = method_names())]
        name: Option<String>,
    },
    /// List the file formats
    Formats,
}

const NEW: &str = "\
Classes are those of `grille sudoku rate`. A number of clues that is too small for a class, or
for the symmetry, may never come: the search gives up after 10,000 grids, or at a limit.

Exit codes:
  0    every sudoku was made
  2    bad usage, or one was not found
  130  interrupted";

#[derive(Args)]
pub struct New {
    /// How many rows: 4, 6, 9 or 16
    #[arg(value_name = "SIDE", value_parser = side, default_value_t = 9)]
    pub side: u8,

    /// How many cells are given [default: as few as come]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub clues: Option<u16>,

    /// Leave no given cell out of which there would still be one solution
    #[arg(long)]
    pub minimal: bool,

    /// How the pattern of given cells looks like itself
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetries(), default_value = "none")]
    pub symmetry: String,

    /// How hard it shall be (see `grille sudoku rate --help`)
    #[arg(long, value_name = "CLASS", value_parser = classes())]
    pub class: Option<String>,

    /// Fill grids so that each is as likely as any other, instead of by backtracking
    #[arg(long)]
    pub uniform: bool,

    /// Any text; from it everything follows [default: another one each time]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,

    /// How many sudokus
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), default_value_t = 1)]
    pub number: u32,

    /// The format to write [default: a drawing of one, a line each of several]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Option<String>,

    /// Print one JSON object per sudoku and line
    #[arg(long, conflicts_with = "to")]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Sudokus worked on at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

/// The side of a shape that there is.
fn side(text: &str) -> Result<u8, String> {
    let side = text.parse::<u8>().ok().filter(|side| Shape::of_side(usize::from(*side)).is_some());
    side.ok_or_else(|| "expected 4, 6, 9 or 16".to_owned())
}

fn symmetries() -> PossibleValuesParser {
    super::names(Symmetry::ALL, Symmetry::name)
}

fn classes() -> PossibleValuesParser {
    super::names(CLASSES, Class::name)
}

// Where sudokus come from.
#[derive(Args, Clone)]
pub struct Input {
    /// Files, folders, sudokus as 81 characters (or 16, 36, 256), or `-` for standard input
    #[arg(value_name = "SUDOKU")]
    pub puzzles: Vec<PathBuf>,

    /// Read every input as this format instead of finding it out
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub from: Option<String>,
}

// How to solve.
#[derive(Args)]
pub struct Method {
    /// The method to solve with (see `grille sudoku methods`) [default: the fastest for the shape]
    #[arg(long = "method", value_name = "NAME", value_parser = method_names())]
    pub name: Option<String>,

    /// What decides where nothing else does; another seed, the same answers by another way
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,

    /// Stop at the first solution, whether or not there are others
    #[arg(long, conflicts_with_all = ["all", "max_solutions"])]
    pub first: bool,

    /// Print every solution, one by one
    #[arg(long, conflicts_with = "max_solutions")]
    pub all: bool,

    /// Print at most so many solutions [default: 2, to know whether the first is unique]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_solutions: Option<u64>,

    #[command(flatten)]
    pub method: Method,

    /// Start from what was written in the sudoku's file
    #[arg(long)]
    pub from_board: bool,

    /// Print every step of the method; with --json, one object per step and line
    #[arg(long)]
    pub trace: bool,

    /// Print what the work took
    #[arg(long)]
    pub stats: bool,

    /// Print solutions as a grid or as a line [default: a grid for one sudoku, lines for several]
    #[arg(long, value_name = "STYLE", value_parser = ["grid", "line"])]
    pub to: Option<String>,

    /// Print one JSON object per sudoku and line
    #[arg(long, conflicts_with = "to")]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Sudokus worked on at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    /// Print what the work took
    #[arg(long)]
    pub stats: bool,

    /// Print one JSON object per sudoku and line
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Sudokus worked on at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

#[derive(Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    /// The format to write [default: by the ending of --output]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Option<String>,

    /// Write into this file
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
pub struct Bench {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    /// Print one JSON object per set and line
    #[arg(long)]
    pub json: bool,

    /// Most CPU time for one sudoku: 20s, 500ms, 2m, 1h
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "20s")]
    pub time_limit: Duration,
}

fn format_names() -> PossibleValuesParser {
    FORMATS.iter().map(|format| format.name).collect::<Vec<_>>().into()
}

fn method_names() -> PossibleValuesParser {
    METHODS.iter().map(|entry| entry.name).collect::<Vec<_>>().into()
}
