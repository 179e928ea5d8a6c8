//! Telling why there is no puzzle: as text, and as JSON.

use crate::Desk;
use crate::batch::Written;
use crate::exit::Exit;
use crate::input::Wrong;
use grille_words::{Words, draw, say, visible_line};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Adds what to write for an input that is no puzzle.
pub fn add(
    written: &mut Written,
    desk: &Desk,
    label: &str,
    wrong: &Wrong,
    as_json: bool,
) -> io::Result<()> {
    if as_json {
        writeln!(written.out, "{}", object(&desk.words, label, wrong))?;
    }
    written.wrong.push(told(desk, label, wrong));
    written.exit = written.exit.max(Exit::Trouble);
    Ok(())
}

/// What to say of an input that is no puzzle.
pub fn told(desk: &Desk, label: &str, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Text(source, problems) => {
            draw(&desk.words, source, problems, desk.screen.err_paint())
        }
        other => format!("grille: {}\n", sentence(&desk.words, label, other)),
    }
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
            say!(words, "input-unreadable", name = name, error = words.system(&error.to_string()))
        }
        Wrong::Picture(trouble) => words.of(&visible_line(name), &words.picture_trouble(*trouble)),
        Wrong::NotText(why) => words.not_text(name, *why),
        Wrong::Unrecognised([one, two]) => {
            let (one, two) = (one.name(), two.name());
            say!(words, "input-unrecognised", name = name, one = one, two = two)
        }
        Wrong::OtherGame { found, wanted } => {
            let (other, game) = (words.game(*found), words.game(*wanted));
            say!(words, "game-other", name = name, other = other, game = game)
        }
        Wrong::NoPuzzle(format) => say!(words, "input-no-puzzle", name = name, format = *format),
        Wrong::Unfit(why) => words.of(&visible_line(name), why),
        Wrong::Located(why) => why.clone(),
        Wrong::Again(count) => say!(words, "input-again", name = name, count = *count),
    }
}

/// An object of the same shape as that of a puzzle.
pub fn object(words: &Words, label: &str, wrong: &Wrong) -> Value {
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
