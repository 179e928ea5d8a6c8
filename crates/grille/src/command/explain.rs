//! `grille explain`: worked solutions, as text, Markdown, a page, or JSON.

use super::solve::start;
use crate::args::Form;
use crate::input::{self, Job};
use crate::{Desk, Exit, args, ask, batch, file, wrong};
use grille_answer::nonogram::Start;
use grille_answer::worked::{self, Explained, Work, Working};
use grille_engine::nonogram::Nonogram;
use grille_formats::collection;
use grille_words::{Words, say};
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Explain) -> anyhow::Result<Exit> {
    super::expect_input(desk, &args.input)?;
    let (form, mut exit) = (args.form(), Exit::Yes);
    let (mut written, mut first) = (String::new(), true);
    for job in input::jobs(&desk.interrupt, &args.input) {
        if form == Form::Html && !first {
            anyhow::bail!(say!(desk.words, "worked-only-one"));
        }
        let (piece, one) = explained(desk, args, form, &job)?;
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
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    match &args.output {
        Some(path) if !written.is_empty() => file::put(path, &written)?,
        _ => desk.screen.out().write_all(written.as_bytes())?,
    }
    Ok(exit)
}

/// What to write for one puzzle; what is wrong with it is said at once.
fn explained(
    desk: &Desk,
    args: &args::Explain,
    form: Form,
    job: &Job,
) -> anyhow::Result<(String, Exit)> {
    let (words, label) = (&desk.words, job.label());
    let bad = |why: &input::Wrong| -> anyhow::Result<(String, Exit)> {
        let written = wrong::written(desk, &label, why, form == Form::Json)?;
        desk.screen.note(&written.err);
        // A file is for explanations only.
        let out = if args.output.is_some() { Vec::new() } else { written.out };
        Ok((String::from_utf8_lossy(&out).into_owned(), Exit::Trouble))
    };
    let puzzle = match &job.puzzle {
        Ok(puzzle) => puzzle,
        Err(why) => return bad(why),
    };
    let from = match start(words, puzzle, args.from_board) {
        Ok(from) => from,
        Err(why) => return bad(&why),
    };
    let budget = &mut batch::budget(desk, &args.limits);
    let start = Start { puzzle: puzzle.clone(), board: from };
    let work = ask::work(Working::<Nonogram>::new(title(words, job), start), budget);
    Ok((written(desk, form, &label, &work), (&work.end).into()))
}

/// A work of any game in this form.
pub fn written<G: Explained>(desk: &Desk, form: Form, label: &str, work: &Work<G>) -> String {
    let (words, screen) = (&desk.words, &desk.screen);
    match form {
        Form::Text => worked::text(words, work, screen.out_paint(), screen.width()),
        Form::Markdown => worked::markdown(words, work),
        Form::Html => worked::page(words, work),
        Form::Json => format!("{}\n", worked::object(words, label, work)),
    }
}

/// The puzzle's title: for one of the collection, in the reader's language.
fn title(words: &Words, job: &Job) -> String {
    if collection::find(&job.name).is_some() {
        return say!(words, &format!("puzzle-{}", job.name));
    }
    let own = job.puzzle.as_ref().ok().and_then(|puzzle| puzzle.about().title.clone());
    own.unwrap_or_else(|| job.label())
}
