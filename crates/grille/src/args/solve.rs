//! What can be typed after `grille solve` and `grille check`.

use super::shared::{FromBoard, Input, Json, Limits, Method, ShowStats, Threads};
use clap::Args;
use clap::builder::PossibleValuesParser;

/// What says how solutions are found or printed means nothing to counting.
const NOT_WITH_COUNT: [&str; 13] = [
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
    "to",
];

#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,

    // Stop at the first solution, whether or not there are others
    #[arg(long, conflicts_with_all = ["all", "max_solutions"])]
    pub first: bool,

    // Print every solution, one by one
    #[arg(long, conflicts_with = "max_solutions")]
    pub all: bool,

    // Print how many solutions there are, exactly, and none of them
    #[arg(long, conflicts_with_all = NOT_WITH_COUNT)]
    pub count: bool,

    // Print at most so many solutions [default: 2, to know whether the first is unique]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_solutions: Option<u64>,

    #[command(flatten)]
    pub method: Method,

    #[command(flatten)]
    pub from: FromBoard,

    // Print every step of the method; with --json, one object per step and line
    #[arg(long)]
    pub trace: bool,

    #[command(flatten)]
    pub stats: ShowStats,

    // Print solutions of nonograms as blocks, ascii, bits (0 and 1), or a puzzle file that
    // holds them; of sudokus as a grid or a line [default: blocks; a grid for one sudoku,
    // lines for several]
    #[arg(long, value_name = "STYLE", value_parser = styles(), conflicts_with = "json")]
    pub to: Option<String>,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    // Of several solutions of a nonogram, tell where they differ, and which given cells
    // would settle it
    #[arg(long)]
    pub why: bool,

    #[command(flatten)]
    pub stats: ShowStats,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

/// The styles of all games.
fn styles() -> PossibleValuesParser {
    crate::styled::styles().into()
}
