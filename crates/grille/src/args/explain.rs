//! What can be typed after `grille explain`.

use super::{Input, Limits};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

pub const CODES: &str = "\
Every step is one deduction of the ladder of human techniques (`grille methods ladder`), the
cheapest there is. Where no technique goes on, the end says so, and how many cells are open.

Exit codes:
  0    every puzzle was solved by argument alone
  1    no technique goes on, or there is no solution
  2    a bad file, bad usage, or a limit was hit first
  130  interrupted; nothing is written to --output then
  Of many puzzles the worst counts.";

#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    pub input: Input,

    /// Start from the board that was saved last in the puzzle's file
    #[arg(long)]
    pub from_board: bool,

    /// How to write it: a page in html has a picture of each step, and is for one puzzle
    /// [default: by the ending of --output, else text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<Form>,

    /// Write into this file
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Print one JSON object per puzzle and line
    #[arg(long, conflicts_with = "to")]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,
}

/// How a worked solution is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    Text,
    Markdown,
    Html,
    #[value(skip)]
    Json,
}

impl Explain {
    /// What was asked for, or what the ending of the output says.
    pub fn form(&self) -> Form {
        Form::of(self.json, self.to, self.output.as_deref())
    }
}

impl Form {
    /// What was asked for, or what the ending of the output says.
    pub fn of(json: bool, to: Option<Form>, output: Option<&Path>) -> Form {
        let ending = output.and_then(|path| path.extension()?.to_str());
        match (json, to, ending.map(str::to_ascii_lowercase).as_deref()) {
            (true, ..) => Form::Json,
            (_, Some(form), _) => form,
            (_, None, Some("html" | "htm")) => Form::Html,
            (_, None, Some("md" | "markdown")) => Form::Markdown,
            (_, None, _) => Form::Text,
        }
    }
}
