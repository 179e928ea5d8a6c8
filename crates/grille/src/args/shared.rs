//! Arguments that several commands share, each defined once, and the parsers of values.
//!
//! The parts here have comments that clap does not see: see [`super::Command`].

use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_drive::{NoShard, Shard};
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::{nonogram, sudoku};
use grille_formats::{GameFormat, GameName};
use std::path::PathBuf;
use std::time::Duration;

// Where puzzles come from.
#[derive(Args)]
pub struct Input {
    // Files or folders of nonograms, sudokus or both, names in the collection (see `grille
    // list`), a sudoku as 81 characters (or 16, 36, 256), or `-` for standard input
    #[arg(value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,

    // Read every input as this format instead of finding it out
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub from: Option<String>,
}

// Where results go: one rule for every command.
#[derive(Args, Default)]
pub struct Output {
    // Write into this file, or into this folder if it is one or its name ends in `/`; `-` is
    // standard output
    #[arg(long, short, value_name = "PATH")]
    pub output: Option<PathBuf>,

    // Replace files that are there already
    #[arg(long, requires = "output")]
    pub force: bool,
}

// How to answer programs.
#[derive(Args, Default)]
pub struct Json {
    // Print one JSON object a line, one per puzzle (of `bench`: per set)
    #[arg(long)]
    pub json: bool,
}

// How many threads.
#[derive(Args, Default)]
pub struct Threads {
    // Puzzles worked on at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

// Where to begin.
#[derive(Args)]
pub struct FromBoard {
    // Start from what somebody wrote, the last saved board in the puzzle's file
    #[arg(long)]
    pub from_board: bool,
    // Start from this half-filled grid of the puzzle
    #[arg(long, value_name = "LINE", conflicts_with = "from_board")]
    pub board: Option<String>,
}

impl FromBoard {
    // Whether somebody wrote on the board before.
    pub fn is_begun(&self) -> bool {
        self.from_board || self.board.is_some()
    }
}

// What the work took.
#[derive(Args)]
pub struct ShowStats {
    // Print what the work took
    #[arg(long)]
    pub stats: bool,
}

// A part of a set.
#[derive(Args)]
pub struct OfShard {
    // Take only part I of N of each set: its puzzles number I, I+N, I+2N and so on; of `lab
    // study`, the report is left to `lab merge` and `lab report` then
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub shard: Option<Shard>,
}

// How much work may go into one puzzle.
#[derive(Args, Clone, Default)]
pub struct Limits {
    // Most time for one puzzle: 20s, 500ms, 2m, 1h
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time_limit: Option<Duration>,

    // Most steps of the method for one puzzle; the same on every machine
    #[arg(long, value_name = "N")]
    pub step_limit: Option<u64>,
}

// How to solve. What an option means to a method, `grille methods NAME` tells.
#[derive(Args)]
pub struct Method {
    // The method to solve with (see `grille methods`) [default: the fastest for the puzzle]
    #[arg(long = "method", value_name = "NAME", value_parser = method_names())]
    pub name: Option<String>,

    // When the block-range rules work
    #[arg(long, value_name = "WHEN", value_parser = names(Rules::ALL, Rules::name), help_heading = METHOD)]
    pub rules: Option<String>,

    // Which cell a hypothesis is made on
    #[arg(long, value_name = "HOW", value_parser = names(Choice::ALL, Choice::name), help_heading = METHOD)]
    pub choice: Option<String>,

    // Which line is looked at next
    #[arg(long, value_name = "ORDER", value_parser = names(Lines::ALL, Lines::name), help_heading = METHOD)]
    pub lines: Option<String>,

    // Which colour a hypothesis tries first
    #[arg(long, alias = "first-color", value_name = "COLOUR", value_parser = names(First::ALL, First::name), help_heading = METHOD)]
    pub first_colour: Option<String>,

    // How many line results are remembered
    #[arg(long, value_name = "N", help_heading = METHOD)]
    pub memo: Option<usize>,

    // Remember line results between runs in this file
    #[arg(long, value_name = "FILE", help_heading = METHOD)]
    pub memo_file: Option<PathBuf>,

    // How often the block-range rules go over the grid; 0 until they find nothing more
    #[arg(long, value_name = "K", help_heading = METHOD)]
    pub passes: Option<u32>,

    // The most states of all automata together; with --count, of one layer
    #[arg(long, value_name = "N", help_heading = METHOD)]
    pub states: Option<usize>,

    // The most MiB for what a search learns, on each thread; with --count, for its layers
    #[arg(long, value_name = "MIB", help_heading = METHOD)]
    pub memory: Option<usize>,

    // What decides where nothing else does; another seed, the same answers by another way
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// Options that only nonograms have stand together under this; `crate::help` says it.
pub const METHOD: &str = "help-method-heading";

impl Method {
    /// The options that only nonograms have and that were typed.
    pub fn of_nonograms(&self) -> impl Iterator<Item = &'static str> {
        let typed = [
            ("rules", self.rules.is_some()),
            ("choice", self.choice.is_some()),
            ("lines", self.lines.is_some()),
            ("first-colour", self.first_colour.is_some()),
            ("memo", self.memo.is_some()),
            ("memo-file", self.memo_file.is_some()),
            ("passes", self.passes.is_some()),
            ("states", self.states.is_some()),
            ("memory", self.memory.is_some()),
        ];
        typed.into_iter().filter(|(_, is_typed)| *is_typed).map(|(name, _)| name)
    }
}

/// The formats of all games.
pub fn format_names() -> PossibleValuesParser {
    let all = GameName::ALL.iter().flat_map(|game| game.formats());
    all.map(GameFormat::name).collect::<Vec<_>>().into()
}

/// The methods of all games; what two games have is there once.
pub fn method_names() -> PossibleValuesParser {
    let own = nonogram::METHODS.iter().map(|entry| entry.name);
    let mut all: Vec<&str> = own.collect();
    for entry in sudoku::METHODS {
        if !all.contains(&entry.name) {
            all.push(entry.name);
        }
    }
    all.into()
}

pub fn names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> PossibleValuesParser {
    all.iter().map(|&value| name(value)).collect::<Vec<_>>().into()
}

/// A number with a unit: `20s`, `500ms`, `2m`, `1h`; seconds without one.
pub fn duration(text: &str) -> Result<Duration, String> {
    let digits =
        text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("usage-time-unit".to_owned()),
    };
    let number: f64 = number.replace(',', ".").parse().map_err(|_| "usage-time-unit".to_owned())?;
    Duration::try_from_secs_f64(number * seconds).map_err(|_| "usage-time-unit".to_owned())
}

/// A part of many puzzles: `1/2`.
fn shard(text: &str) -> Result<Shard, String> {
    text.parse().map_err(|NoShard| "usage-shard".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        let check = |text: &str| duration(text).map(|d| d.as_millis()).ok();
        assert_eq!(check("20s"), Some(20_000));
        assert_eq!((check("1.5"), check("1,5s")), (Some(1_500), Some(1_500)));
        assert_eq!(check("500ms"), Some(500));
        assert_eq!(check("2m"), Some(120_000));
        assert_eq!(check("1h"), Some(3_600_000));
        for bad in ["", "s", "-1s", "1d", "1e999", "1s2", "..s", "99999999999999999999999h"] {
            assert_eq!(check(bad), None, "{bad}");
        }
    }
}
