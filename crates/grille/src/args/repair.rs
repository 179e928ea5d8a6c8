//! What can be typed after `grille repair`.

use super::shared::{Input, Json, Limits, Output, Threads, format_names};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::nonogram::rate::CLASSES;

#[derive(Args)]
pub struct Repair {
    #[command(flatten)]
    pub input: Input,

    // What the puzzle shall be
    #[arg(long, value_name = "AIM", value_parser = aims(), default_value = "unique")]
    pub aim: String,

    // Which changes are seen least
    #[arg(long, value_name = "HOW", value_parser = ["outline", "uniform"], default_value = "outline")]
    pub weights: String,

    // The most proposals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 3)]
    pub proposals: u16,

    #[command(flatten)]
    pub output: Output,

    // Which proposal to write
    #[arg(long, value_name = "N", requires = "output", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 1)]
    pub take: u16,

    // The format to write [default: by the ending of --output, otherwise non]
    #[arg(long, value_name = "FORMAT", requires = "output", value_parser = format_names())]
    pub to: Option<String>,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

pub fn aims() -> PossibleValuesParser {
    let classes = CLASSES.iter().map(|class| class.name());
    ["unique", "by-lines"].into_iter().chain(classes).collect::<Vec<_>>().into()
}
