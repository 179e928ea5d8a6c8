//! What can be typed after `grille convert`.

use super::shared::{Input, Json, format_names};
use clap::Args;
use std::path::PathBuf;

pub const CODES: &str = "\
Nonograms and sudokus have formats of their own (see `grille formats`). For both at once say
--to twice, one format for each game, and --output with an existing folder, or --json.

Exit codes:
  0    every puzzle was written
  2    a bad file, bad usage, or a puzzle that the format cannot hold
  130  interrupted";

#[derive(Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    /// The format to write, one for each game [default: by the ending of --output]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Vec<String>,

    /// Write into this file, or into this folder with one file per puzzle
    #[arg(long, short, value_name = "PATH")]
    pub output: Option<PathBuf>,

    #[command(flatten)]
    pub json: Json,
}
