//! What can be typed after `grille convert`.

use super::shared::{Input, Json, Output, format_names};
use clap::Args;

#[derive(Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    // The format to write, one for each game [default: by the ending of --output]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Vec<String>,

    // Write every format that can hold the puzzle into a folder, and tell what each loses
    #[arg(long, conflicts_with = "to")]
    pub all: bool,

    #[command(flatten)]
    pub output: Output,

    #[command(flatten)]
    pub json: Json,
}
