//! What can be typed after `grille explain`.

use super::shared::{FromBoard, Input, Json, Limits};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

pub const CODES: &str = "\
Every step is one deduction of the ladder of human techniques (`grille methods ladder`), the
cheapest there is. Techniques of sudoku that argue with a single solution are used only where a
search has proven it. Where no technique goes on, the end says so, and how many cells are open.

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

    #[command(flatten)]
    pub from: FromBoard,

    /// How to write it: a page in html has a picture of each step, and is for one puzzle
    /// [default: by the ending of --output, else text]
    #[arg(long, value_enum, value_name = "FORM", conflicts_with = "json")]
    pub to: Option<Form>,

    /// Write into this file
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    #[command(flatten)]
    pub json: Json,

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
        let ending = self.output.as_ref().and_then(|path| path.extension()?.to_str());
        match (self.json.json, self.to, ending.map(str::to_ascii_lowercase).as_deref()) {
            (true, ..) => Form::Json,
            (_, Some(form), _) => form,
            (_, None, Some("html" | "htm")) => Form::Html,
            (_, None, Some("md" | "markdown")) => Form::Markdown,
            (_, None, _) => Form::Text,
        }
    }
}
