//! What can be typed after `grille repair`, and what it shares with `grille import`.

use super::shared::{Input, Json, Limits, Output, Threads, format_names};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::nonogram::rate::{CLASSES, Class};
use grille_engine::nonogram::repair::MOST_CHANGES;

#[derive(Args)]
pub struct Repair {
    #[command(flatten)]
    pub input: Input,

    // Which changes are seen least
    #[arg(long, value_name = "HOW", value_parser = ["outline", "uniform"], default_value = "outline")]
    pub weights: String,

    // The most cells to change
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000), default_value_t = MOST_CHANGES as u16)]
    pub most: u16,

    // The most proposals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 3)]
    pub proposals: u16,

    // Which proposal to write
    #[arg(long, value_name = "N", requires = "output", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = 1)]
    pub take: u16,

    #[command(flatten)]
    pub mended: Mended,
}

// What is wanted of a mended puzzle, and where it goes.
#[derive(Args)]
pub struct Mended {
    // What the puzzle shall be
    #[arg(long, value_name = "AIM", value_parser = aims(), default_value = "unique")]
    pub aim: String,

    #[command(flatten)]
    pub output: Output,

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

/// What stands before a class that a puzzle shall not exceed.
pub const AT_MOST: &str = "at-most-";

fn aims() -> PossibleValuesParser {
    let classes = CLASSES.iter().map(|class| class.name().to_owned());
    // The easiest is at most itself, and the hardest is any.
    let is_between = |class: &&Class| !matches!(class, Class::Trivial | Class::Guessing);
    let at_most = CLASSES.iter().filter(is_between).map(|own| format!("{AT_MOST}{}", own.name()));
    let plain = ["unique", "by-lines"].map(str::to_owned);
    plain.into_iter().chain(classes).chain(at_most).collect::<Vec<_>>().into()
}
