//! What can be typed. The texts here are the program's `--help`.

mod explain;
mod hint;
mod lab;
mod new;
mod play;
mod rate;
mod repair;
pub mod sudoku;
pub mod sudoku_ladder;

pub use explain::{Explain, Form};
pub use hint::Hint;
pub use lab::{Automaton, Diff, Export, Lab, LabArgs, Merge, Ranges, Report, Run, Study};
pub use new::New;
pub use play::Play;
pub use rate::Rate;
pub use repair::Repair;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use grille_drive::{NoShard, Shard};
use grille_engine::nonogram::METHODS;
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_formats::FORMATS;
use grille_words::Lang;
use std::path::PathBuf;
use std::time::Duration;

const EXIT_CODES: &str = "\
Exit codes:
  0    a solution was printed or counted (check: every puzzle is unique)
  1    no solution, or the method is stuck (check: none or several)
  2    a bad file, bad usage, or a limit was hit before the answer
  130  interrupted
  Of many puzzles the worst counts.";

const CONVERT_CODES: &str = "\
Exit codes:
  0    every puzzle was written
  2    a bad file, bad usage, or a puzzle that the format cannot hold
  130  interrupted";

const BENCH: &str = "\
Every file or folder is a set. A puzzle takes its time to the second solution, or to the
proof that there is no other, of 20 s unless a limit is given. Each set gets a row:
  puzzles   how many were measured
  solved    ... and answered: none, unique or several
  timeouts  ... and stopped by a limit, with the time until then
  median, mean, p90, p99, max   milliseconds a puzzle; at least 90 in 100 take no longer than p90
  total s   seconds for all of them
With --seeds K every figure is computed for each seed by itself, and the row gives the
median of the K values (the upper of the middle two if K is even); --json gives the
figures of each seed too.

Exit codes:
  0    every puzzle was measured
  2    a bad file, bad usage, or a wrong answer
  130  interrupted";

/// A workshop for nonograms and sudoku: solve, check, explain, rate, make, mend and convert
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
// its sentence then, and a sentence on a part of them would take its place: so the parts
// below, which several commands share, have comments that clap does not see.
#[derive(Subcommand)]
#[command(defer = true)]
pub enum Command {
    /// Open the window, with a puzzle or to choose one
    #[command(after_help = play::AFTER)]
    Play(Play),
    /// Solve puzzles, and say whether there is another solution
    #[command(after_help = EXIT_CODES)]
    Solve(Solve),
    /// Tell whether puzzles have no solution (and why), one, or several
    #[command(after_help = EXIT_CODES)]
    Check(Check),
    /// Solve puzzles as a person would, and give the argument of every step
    #[command(after_help = explain::CODES)]
    Explain(Explain),
    /// Tell a player who is stuck how to go on, or what is wrong
    #[command(after_help = hint::CODES)]
    Hint(Hint),
    /// Tell how hard puzzles are for a person, and in what way
    #[command(after_help = rate::AFTER)]
    Rate(Rate),
    /// Make random puzzles to order, the same from the same seed
    #[command(after_help = new::AFTER)]
    New(New),
    /// Propose the smallest changes that make a picture's puzzle unique, or as hard as wanted
    #[command(after_help = repair::AFTER)]
    Repair(Repair),
    /// Write puzzles in another format
    #[command(after_help = CONVERT_CODES)]
    Convert(Convert),
    /// Measure how long sets of puzzles take, in milliseconds of CPU time
    #[command(after_help = BENCH)]
    Bench(Bench),
    /// The laboratory: every method on every puzzle, measured and drawn
    Lab(LabArgs),
    /// List the solving methods, or tell more about one
    Methods {
        /// The method to tell about
        #[arg(value_name = "NAME", value_parser = method_names())]
        name: Option<String>,
    },
    /// List the file formats
    Formats,
    /// List the puzzles inside the program
    List,
    /// The same for sudoku: solve, check, rate, explain, convert, measure
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

// Where puzzles come from.
#[derive(Args)]
pub struct Input {
    /// Files, folders, names in the collection (see `grille list`), or `-` for standard input
    #[arg(value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,

    /// Read every input as this format instead of finding it out
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub from: Option<String>,
}

// How to solve. What an option means to a method, `grille methods NAME` tells.
#[derive(Args)]
pub struct Method {
    /// The method to solve with (see `grille methods`)
    #[arg(long = "method", value_name = "NAME", value_parser = method_names(), default_value = METHODS[0].name)]
    pub name: String,

    /// When the block-range rules work
    #[arg(long, value_name = "WHEN", value_parser = names(Rules::ALL, Rules::name), help_heading = METHOD)]
    pub rules: Option<String>,

    /// Which cell a hypothesis is made on
    #[arg(long, value_name = "HOW", value_parser = names(Choice::ALL, Choice::name), help_heading = METHOD)]
    pub choice: Option<String>,

    /// Which line is looked at next
    #[arg(long, value_name = "ORDER", value_parser = names(Lines::ALL, Lines::name), help_heading = METHOD)]
    pub lines: Option<String>,

    /// Which colour a hypothesis tries first
    #[arg(long, visible_alias = "first-color", value_name = "COLOUR", value_parser = names(First::ALL, First::name), help_heading = METHOD)]
    pub first_colour: Option<String>,

    /// How many line results are remembered
    #[arg(long, value_name = "N", help_heading = METHOD)]
    pub memo: Option<usize>,

    /// Remember line results between runs in this file
    #[arg(long, value_name = "FILE", help_heading = METHOD)]
    pub memo_file: Option<PathBuf>,

    /// How often the block-range rules go over the grid; 0 until they find nothing more
    #[arg(long, value_name = "K", help_heading = METHOD)]
    pub passes: Option<u32>,

    /// The most states of all automata together; with --count, of one layer
    #[arg(long, value_name = "N", help_heading = METHOD)]
    pub states: Option<usize>,

    /// The most MiB for what a search learns, on each thread; with --count, for its layers
    #[arg(long, value_name = "MIB", help_heading = METHOD)]
    pub memory: Option<usize>,

    /// What decides where nothing else does; another seed, the same answers by another way
    #[arg(long, value_name = "N", help_heading = METHOD)]
    pub seed: Option<u64>,
}

const METHOD: &str = "Options of methods";

// How much work may go into one puzzle.
#[derive(Args, Clone)]
pub struct Limits {
    /// Most time for one puzzle: 20s, 500ms, 2m, 1h
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time_limit: Option<Duration>,

    /// Most steps of the method for one puzzle; the same on every machine
    #[arg(long, value_name = "N")]
    pub step_limit: Option<u64>,
}

/// What says how solutions are found or printed means nothing to counting.
const NOT_WITH_COUNT: [&str; 12] = [
    "first",
    "all",
    "max_solutions",
    "name",
    "rules",
    "choice",
    "lines",
    "first_colour",
    "memo",
    "memo_file",
    "passes",
    "trace",
];

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

    /// Print how many solutions there are, exactly, and none of them
    #[arg(long, conflicts_with_all = NOT_WITH_COUNT)]
    pub count: bool,

    /// Print at most so many solutions [default: 2, to know whether the first is unique]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_solutions: Option<u64>,

    #[command(flatten)]
    pub method: Method,

    /// Start from the board that was saved last in the puzzle's file
    #[arg(long)]
    pub from_board: bool,

    /// Print every step of the method; with --json, one object per step and line
    #[arg(long)]
    pub trace: bool,

    /// Print what the work took
    #[arg(long)]
    pub stats: bool,

    /// Print solutions as blocks, ascii, bits (0 and 1), or a puzzle file that holds them
    #[arg(long, value_name = "STYLE", value_parser = styles(), default_value = "blocks", conflicts_with = "count")]
    pub to: String,

    /// Print one JSON object per puzzle and line
    #[arg(long, conflicts_with = "to")]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Puzzles worked on at once; of a single one that is hard, searches that share what
    /// they learn [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    /// Of several solutions, tell where they differ, and which given cells would settle it
    #[arg(long)]
    pub why: bool,

    /// Print what the work took
    #[arg(long)]
    pub stats: bool,

    /// Print one JSON object per puzzle and line
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Puzzles worked on at once; of a single one that is hard, searches that share what
    /// they learn [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

#[derive(Args)]
pub struct Bench {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    /// Run every puzzle with the seeds 1 to K, and give the median of each figure
    #[arg(long, value_name = "K", conflicts_with = "seed", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub seeds: Option<u64>,

    /// Take only part I of N of each set: its puzzles number I, I+N, I+2N and so on
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub shard: Option<Shard>,

    /// Print one JSON object per set and line
    #[arg(long)]
    pub json: bool,

    /// Most CPU time for one puzzle: 20s, 500ms, 2m, 1h; what other programs take does
    /// not count
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "20s")]
    pub time_limit: Duration,

    /// Most steps of the method for one puzzle; the same on every machine
    #[arg(long, value_name = "N")]
    pub step_limit: Option<u64>,
}

#[derive(Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    /// The format to write [default: by the ending of --output]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Option<String>,

    /// Write into this file, or into this folder with one file per puzzle
    #[arg(long, short, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

fn format_names() -> PossibleValuesParser {
    FORMATS.iter().map(|format| format.name).collect::<Vec<_>>().into()
}

fn method_names() -> PossibleValuesParser {
    METHODS.iter().map(|entry| entry.name).collect::<Vec<_>>().into()
}

fn names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> PossibleValuesParser {
    all.iter().map(|&value| name(value)).collect::<Vec<_>>().into()
}

fn styles() -> PossibleValuesParser {
    let formats = FORMATS.iter().filter(|format| format.keeps.drawings || format.keeps.givens);
    ["blocks", "ascii", "bits"]
        .into_iter()
        .chain(formats.map(|f| f.name))
        .collect::<Vec<_>>()
        .into()
}

/// A number with a unit: `20s`, `500ms`, `2m`, `1h`; seconds without one.
fn duration(text: &str) -> Result<Duration, String> {
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(format!("`{unit}` is not a unit of time: use ms, s, m or h")),
    };
    let number: f64 =
        number.parse().map_err(|_| "expected a number like 20s or 500ms".to_owned())?;
    Duration::try_from_secs_f64(number * seconds).map_err(|error| error.to_string())
}

/// A part of many puzzles: `1/2`.
fn shard(text: &str) -> Result<Shard, String> {
    text.parse().map_err(|NoShard| "expected a part I of N like 1/2, with I from 1 to N".to_owned())
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

    #[test]
    fn durations() {
        let check = |text: &str| duration(text).map(|d| d.as_millis()).ok();
        assert_eq!(check("20s"), Some(20_000));
        assert_eq!(check("1.5"), Some(1_500));
        assert_eq!(check("500ms"), Some(500));
        assert_eq!(check("2m"), Some(120_000));
        assert_eq!(check("1h"), Some(3_600_000));
        for bad in ["", "s", "-1s", "1d", "1e999", "1s2", "..s", "99999999999999999999999h"] {
            assert_eq!(check(bad), None, "{bad}");
        }
    }
}
