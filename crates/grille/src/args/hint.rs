//! What can be typed after `grille hint`.

use super::{Input, Limits};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::nonogram::Nonogram;
use grille_engine::nonogram::hint::Level;
use std::path::PathBuf;

pub const CODES: &str = "\
Levels of a hint, from little to all:
  where      in which part of the grid to look
  line       in which row or column
  technique  ... and with which technique
  cells      ... and at which cells
  argument   what they are, and why
A board that can no longer be completed is told as such, with the reason; with --moves also
the move that made it so: the first of those after which there was no completion up to now.
FILE has one move a line: cells and what to write in them, as `r1c1=1 r1c2=x r1c3=.` (ink,
cross, nothing), or `undo`, `redo`, `suppose` (opens a layer), `keep` or `drop` (close it).
Empty lines and lines that begin with # are skipped.

Exit codes:
  0    there is a next step, and the hint leads to it
  1    there is none: solved, no longer possible, or no technique goes on
  2    a bad file, bad usage, or a limit was hit first
  130  interrupted
  Of many puzzles the worst counts.";

#[derive(Args)]
pub struct Hint {
    #[command(flatten)]
    pub input: Input,

    /// Start from the board that was saved last in the puzzle's file
    #[arg(long)]
    pub from_board: bool,

    /// Start from the board that these moves lead to, and blame one of them if it is wrong
    #[arg(long, value_name = "FILE", conflicts_with = "from_board")]
    pub moves: Option<PathBuf>,

    /// How much to tell
    #[arg(long, value_name = "LEVEL", value_parser = levels(), default_value = "technique")]
    pub level: String,

    /// Print one JSON object per puzzle and line
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,
}

fn levels() -> PossibleValuesParser {
    Level::ALL.iter().map(|level| level.name_in::<Nonogram>()).collect::<Vec<_>>().into()
}
