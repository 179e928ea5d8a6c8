//! What can be typed after `grille repair`.

use super::shared::{Input, Json, Limits, Threads, format_names};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::nonogram::rate::CLASSES;
use std::path::PathBuf;

pub const AFTER: &str = "\
The picture is the goal in the puzzle's file, or else a solution of its clues. Its given
cells are not kept: the repaired puzzle is that of the changed picture alone.
  --aim unique     one solution
  --aim by-lines   ... that lines alone lead to, without assuming anything
  --aim CLASS      ... of this class (see `grille rate --help`)
  --weights outline  cells on an outline are changed rather than holes and specks made
  --weights uniform  every cell counts the same

Exit codes:
  0    every picture is, or can be made, as asked for
  1    nothing was found for one within 12 changed cells, or it has no picture
  2    a bad file, bad usage, or a limit was hit before the answer
  130  interrupted
  Of many puzzles the worst counts.";

#[derive(Args)]
pub struct Repair {
    #[command(flatten)]
    pub input: Input,

    /// What the puzzle shall be
    #[arg(long, value_name = "AIM", value_parser = aims(), default_value = "unique")]
    pub aim: String,

    /// Which changes are seen least
    #[arg(long, value_name = "HOW", value_parser = ["outline", "uniform"], default_value = "outline")]
    pub weights: String,

    /// The most proposals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 3)]
    pub proposals: u16,

    /// Write the puzzle of a proposal into this file
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Which proposal to write
    #[arg(long, value_name = "N", requires = "output", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 1)]
    pub take: u16,

    /// The format to write [default: by the ending of --output, otherwise non]
    #[arg(long, value_name = "FORMAT", requires = "output", value_parser = format_names())]
    pub to: Option<String>,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

fn aims() -> PossibleValuesParser {
    let classes = CLASSES.iter().map(|class| class.name());
    ["unique", "by-lines"].into_iter().chain(classes).collect::<Vec<_>>().into()
}
