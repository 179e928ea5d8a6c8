//! `grille sudoku explain`: worked solutions, as text, Markdown, a page, or JSON.

use super::hint::saved;
use crate::args::Form;
use crate::args::sudoku_ladder as args;
use crate::command::explain::written;
use crate::input::Wrong;
use crate::{Desk, Exit, ask, batch, file, wrong};
use grille_answer::Working;
use grille_engine::sudoku::{Puzzle, Sudoku};
use grille_words::say;
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Explain) -> anyhow::Result<Exit> {
    let (form, mut exit) = (args.form(), Exit::Yes);
    let (mut written, mut first) = (String::new(), true);
    for chunk in super::read(desk, &args.input)? {
        for (at, puzzle) in &chunk.all {
            if form == Form::Html && !first {
                anyhow::bail!(say!(desk.words, "worked-only-one"));
            }
            let (piece, one) = explained(desk, args, form, &chunk.label(*at), puzzle)?;
            exit = exit.max(one);
            if !first && matches!(form, Form::Text | Form::Markdown) && !piece.is_empty() {
                written.push('\n');
            }
            first &= piece.is_empty();
            written += &piece;
            // A page is one piece; of anything else the reader need not wait for the rest.
            if args.output.is_none() && form != Form::Html {
                desk.screen.out().write_all(written.as_bytes())?;
                written.clear();
            }
            if exit == Exit::Interrupted {
                break;
            }
        }
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    match &args.output {
        Some(path) if !written.is_empty() => file::put(path, &written)?,
        _ => desk.screen.out().write_all(written.as_bytes())?,
    }
    Ok(exit)
}

/// What to write for one sudoku; what is wrong with it is said at once.
fn explained(
    desk: &Desk,
    args: &args::Explain,
    form: Form,
    label: &str,
    puzzle: &Result<Puzzle, Wrong>,
) -> anyhow::Result<(String, Exit)> {
    let words = &desk.words;
    let bad = |why: &Wrong| -> anyhow::Result<(String, Exit)> {
        let written = wrong::written(desk, label, why, form == Form::Json)?;
        desk.screen.note(&written.err);
        // A file is for explanations only.
        let out = if args.output.is_some() { Vec::new() } else { written.out };
        Ok((String::from_utf8_lossy(&out).into_owned(), Exit::Trouble))
    };
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(why) => return bad(why),
    };
    let sheet = match saved(words, puzzle, args.from_board) {
        Ok(sheet) => sheet,
        Err(why) => return bad(&why),
    };
    let title = puzzle.about().title.clone().unwrap_or_else(|| label.to_owned());
    let budget = &mut batch::budget(desk, &args.limits);
    let work = ask::work(Working::<Sudoku>::new(title, sheet), budget);
    Ok((written(desk, form, label, &work), (&work.end).into()))
}
