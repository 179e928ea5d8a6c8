//! What can be typed after `grille print`.

use super::shared::{Input, Limits, Output, Threads, names};
use clap::Args;
use grille_engine::nonogram::rate::Class;
use grille_print::{Form as PaperForm, Layout};

#[derive(Args)]
pub struct Print {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub output: Output,

    // What to write [default: by the ending of --output]
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<PaperForm>,

    #[command(flatten)]
    pub layout: Layout,

    // Make new puzzles of this size instead of reading some: 15x15, 20x10
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["puzzles", "from"])]
    pub new: Option<String>,

    // How many new puzzles
    #[arg(long, short, value_name = "N", requires = "new", value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub number: Option<u32>,

    // How hard new puzzles shall be
    #[arg(long, alias = "difficulty", value_name = "CLASS", requires = "new", value_parser = names(Class::ALL, Class::name))]
    pub class: Option<String>,

    // The technique that new puzzles shall need, with none harder
    #[arg(long, value_name = "TECHNIQUE", requires = "new", conflicts_with = "class")]
    pub technique: Option<String>,

    // Any text; from it new puzzles follow
    #[arg(long, value_name = "TEXT", requires = "new")]
    pub seed: Option<String>,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}
