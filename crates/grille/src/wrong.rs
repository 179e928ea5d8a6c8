//! Telling why there is no puzzle: as text, and as JSON.

use crate::Desk;
use crate::batch::Written;
use crate::exit::Exit;
use crate::input::Wrong;
use grille_words::{Words, draw, say};
use serde_json::{Value, json};
use std::io::{self, Write};

/// What to write for an input that is no puzzle.
pub fn written(desk: &Desk, label: &str, wrong: &Wrong, as_json: bool) -> io::Result<Written> {
    let words = &desk.words;
    let mut out = Vec::new();
    if as_json {
        writeln!(out, "{}", object(words, label, wrong))?;
    }
    let err = match wrong {
        Wrong::Text(source, problems) => draw(words, source, problems, desk.screen.err_paint()),
        other => format!("grille: {}\n", sentence(words, label, other)),
    };
    Ok(Written { out, err, exit: Exit::Trouble, too_many: false })
}

fn sentence(words: &Words, name: &str, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Text(..) => String::new(),
        Wrong::Nowhere(None) => say!(words, "input-nowhere", name = name),
        Wrong::Nowhere(Some(close)) => {
            say!(words, "input-nowhere-close", name = name, close = *close)
        }
        Wrong::EmptyFolder => say!(words, "input-empty-folder", name = name),
        Wrong::Empty => say!(words, "input-empty", name = name),
        Wrong::ReadAlready => say!(words, "input-read-already"),
        Wrong::Unreadable(error) => {
            say!(words, "input-unreadable", name = name, error = error.to_string())
        }
        Wrong::NotText(why) => words.not_text(name, *why),
        Wrong::Unrecognised => say!(words, "input-unrecognised", name = name),
        Wrong::NoPuzzle(format) => say!(words, "input-no-puzzle", name = name, format = *format),
        Wrong::Unfit(why) => format!("{name}: {why}"),
        Wrong::Located(why) => why.clone(),
    }
}

/// An object of the same shape as that of a puzzle.
fn object(words: &Words, label: &str, wrong: &Wrong) -> Value {
    let errors: Vec<Value> = match wrong {
        Wrong::Text(source, problems) => problems
            .iter()
            .map(|problem| {
                let (line, column) = source.line_and_column(problem.at.start);
                let message = words.problem_title(problem, source);
                json!({ "file": source.name, "line": line, "column": column, "message": message })
            })
            .collect(),
        other => vec![json!({ "message": sentence(words, label, other) })],
    };
    json!({ "puzzle": label, "status": "error", "solutions": [], "steps": 0, "errors": errors })
}
