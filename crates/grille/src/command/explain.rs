//! `grille explain`: worked solutions, as text, Markdown, a page, or JSON.

use super::convert;
use super::solve::start;
use crate::args::Form;
use crate::batch::{self, One};
use crate::games::{Handled, with_game};
use crate::input::{self, Wrong};
use crate::output::{self, Target};
use crate::{Desk, Exit, args, ask, wrong};
use grille_answer::worked::{self, Working};
use grille_drive::{Ended, Stop};
use grille_engine::proof::{Argued, Certified, Line, Proving};
use grille_formats::GamePuzzle;
use grille_formats::certificate::ProofWriter;
use grille_words::say;
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Explain) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let (form, mut exit) = (form(desk, args, &target)?, Exit::Yes);
    let (mut written, mut first) = (String::new(), true);
    let jobs = input::jobs(desk, &args.input)?;
    let is_only = jobs.inputs == 1;
    for chunk in jobs {
        batch::each(desk, chunk, is_only, |one, puzzle| {
            if form == Form::Html && !first && target.folder().is_none() {
                anyhow::bail!(say!(desk.words, "worked-only-one"));
            }
            let (piece, end) = explained(desk, args, form, one, puzzle);
            exit = exit.max(end);
            if let Target::Folder(folder) = &target {
                if !piece.is_empty() && !desk.interrupt.is_raised() {
                    let file = folder.join(convert::stem(one) + "." + form.ending());
                    output::prepare(desk, &args.output, folder, [])?;
                    output::put(desk, &args.output, &file, &piece)?;
                }
                return Ok(());
            }
            if !first && matches!(form, Form::Text | Form::Markdown) && !piece.is_empty() {
                written.push('\n');
            }
            first &= piece.is_empty();
            written += &piece;
            // A page is one piece; of anything else the reader need not wait for the rest.
            if target == Target::Screen && form != Form::Html {
                desk.screen.out().write_all(written.as_bytes())?;
                written.clear();
            }
            Ok(())
        })?;
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    match target.file() {
        Some(path) if !written.is_empty() => output::put(desk, &args.output, path, &written)?,
        _ => desk.screen.out().write_all(written.as_bytes())?,
    }
    Ok(exit)
}

/// What was asked for, or what the ending of the output says.
fn form(desk: &Desk, args: &args::Explain, target: &Target) -> anyhow::Result<Form> {
    match (args.json.json, args.to, target.file()) {
        (true, ..) => Ok(Form::Json),
        (false, Some(form), _) => Ok(form),
        (false, None, None) => Ok(Form::Text),
        (false, None, Some(path)) => {
            let form = output::ending(path).and_then(|ending| Form::of_ending(&ending));
            let known = Form::ENDINGS.map(|(_, endings)| endings[0]);
            form.ok_or_else(|| output::unknown_ending(desk, path, &known))
        }
    }
}

/// What to write for one puzzle; what is wrong with it is said at once.
fn explained(
    desk: &Desk,
    args: &args::Explain,
    form: Form,
    one: &One<'_>,
    puzzle: &Result<GamePuzzle, Wrong>,
) -> (String, Exit) {
    let bad = |why: &Wrong| {
        let label = one.label();
        desk.screen.note(&wrong::told(desk, &label, why));
        // A file is for explanations only.
        let is_told = form == Form::Json && args.output.output.is_none();
        let object = is_told.then(|| format!("{}\n", wrong::object(&desk.words, &label, why)));
        (object.unwrap_or_default(), Exit::Trouble)
    };
    match puzzle {
        Err(why) => bad(why),
        Ok(any) => {
            let title = title(desk, one, any);
            let work = with_game!(any, |puzzle: G| work::<G>(desk, args, form, one, title, puzzle));
            work.unwrap_or_else(|why| bad(&Wrong::Unfit(why)))
        }
    }
}

fn work<G: Handled + Certified>(
    desk: &Desk,
    args: &args::Explain,
    form: Form,
    one: &One<'_>,
    title: String,
    puzzle: &G::Puzzle,
) -> Result<(String, Exit), String> {
    if form == Form::Drat {
        return drat::<G>(desk, args, one, puzzle);
    }
    let (words, screen) = (&desk.words, &desk.screen);
    let start = start::<G>(words, puzzle, &args.from)?;
    let budget = &mut batch::budget(desk, &args.limits);
    let work = ask::work(Working::<G>::new(title, start), budget);
    let text = match form {
        Form::Text => worked::text(words, &work, screen.out_paint(), screen.width()),
        Form::Markdown => worked::markdown(words, &work),
        Form::Html => worked::page(words, &work),
        // Written above.
        Form::Drat => String::new(),
        Form::Json => format!("{}\n", worked::object(words, &one.label(), &work)),
    };
    Ok((text, (&work.end).into()))
}

/// Each deduction as the clauses that it states: lines of a proof for the formula of `certify`.
fn drat<G: Handled + Certified>(
    desk: &Desk,
    args: &args::Explain,
    one: &One<'_>,
    puzzle: &G::Puzzle,
) -> Result<(String, Exit), String> {
    let words = &desk.words;
    if args.from.is_begun() {
        return Err(say!(words, "explain-drat-board"));
    }
    let mut writer = ProofWriter::new(Vec::new(), false);
    let budget = &mut batch::budget(desk, &args.limits);
    let mut arguing = G::arguing(puzzle);
    let ended = budget.task(&mut arguing.told(&mut |line: Line<'_>| writer.write(line)));
    let bytes = writer.finish().map_err(|error| words.system(&error.to_string()))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let exit = match ended {
        Ended::Done(Argued::Solved) => Exit::Yes,
        Ended::Done(Argued::Impossible) => Exit::No,
        Ended::Done(Argued::Stuck) => {
            desk.screen.complain(&words.of(&one.label(), &say!(words, "explain-drat-stuck")));
            Exit::No
        }
        Ended::Stopped(Stop::Interrupt) => Exit::Interrupted,
        Ended::Stopped(Stop::Steps | Stop::Time) => return Err(say!(words, "certify-limit")),
    };
    Ok((text, exit))
}

/// The puzzle's title: for one of the collection, in the reader's language.
fn title(desk: &Desk, one: &One<'_>, puzzle: &GamePuzzle) -> String {
    let is_inside = puzzle.game().collection().iter().any(|(name, _)| *name == one.name());
    match is_inside {
        true => desk.words.title(one.name()),
        false => puzzle.title().map_or_else(|| one.label(), str::to_owned),
    }
}
