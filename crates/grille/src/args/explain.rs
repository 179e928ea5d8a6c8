//! What can be typed after `grille explain`.

use super::shared::{FromBoard, Input, Json, Limits, Output};
use clap::{Args, ValueEnum};

#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub from: FromBoard,

    // How to write it: html and pdf have a picture of each step, and are for one puzzle
    // [default: by the ending of --output, else text]
    #[arg(long, value_enum, value_name = "FORM", conflicts_with = "json")]
    pub to: Option<Form>,

    #[command(flatten)]
    pub output: Output,

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
    Drat,
    Pdf,
    #[value(skip)]
    Json,
}

impl Form {
    /// The forms with the endings of their files, the usual one first.
    pub const ENDINGS: [(Form, &[&str]); 6] = [
        (Form::Html, &["html", "htm"]),
        (Form::Pdf, &["pdf"]),
        (Form::Markdown, &["md", "markdown"]),
        (Form::Text, &["txt", "text"]),
        (Form::Json, &["json", "jsonl"]),
        (Form::Drat, &["drat"]),
    ];

    /// The form that an ending says.
    pub fn of_ending(ending: &str) -> Option<Form> {
        let all = Form::ENDINGS.iter();
        all.clone().find(|(_, endings)| endings.contains(&ending)).map(|(form, _)| *form)
    }

    /// The usual ending of its files.
    pub fn ending(self) -> &'static str {
        let own = Form::ENDINGS.iter().find(|(form, _)| *form == self);
        own.and_then(|(_, endings)| endings.first()).copied().unwrap_or("txt")
    }
}
