//! `grille explain`: worked solutions, as text, Markdown, a page, a PDF, or JSON.

use super::convert;
use super::solve::start;
use crate::args::Form;
use crate::batch::{self, One};
use crate::games::{Handled, with_game};
use crate::input::{self, Wrong};
use crate::output::{self, Target};
use crate::{Desk, Exit, args, ask, wrong};
use grille_answer::worked::{self, Work, Working};
use grille_drive::{Ended, Stop};
use grille_engine::proof::{Argued, Certified, Line, Proving};
use grille_formats::GamePuzzle;
use grille_formats::certificate::ProofWriter;
use grille_paper::flow::Flow;
use grille_paper::{Press, Sheet, pdf};
use grille_print::{Layout, Printed};
use grille_words::{Words, say, visible_line};
use std::io::Write;

pub fn run(desk: &Desk, args: &args::Explain) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let (form, mut exit) = (form(desk, args, &target)?, Exit::Yes);
    let (mut written, mut first) = (Vec::new(), true);
    let is_whole = matches!(form, Form::Html | Form::Pdf);
    let jobs = input::jobs(desk, &args.input)?;
    let is_only = jobs.inputs == 1;
    for chunk in jobs {
        batch::each(desk, chunk, is_only, |one, puzzle| {
            if is_whole && !first && target.folder().is_none() {
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
                written.push(b'\n');
            }
            first &= piece.is_empty();
            written.extend(&piece);
            // A page is one piece; of anything else the reader need not wait for the rest.
            if target == Target::Screen && !is_whole {
                desk.screen.out().write_all(&written)?;
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
        _ if form == Form::Pdf => desk.screen.data().write_all(&written)?,
        _ => desk.screen.out().write_all(&written)?,
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
) -> (Vec<u8>, Exit) {
    let bad = |why: &Wrong| {
        let label = one.label();
        desk.screen.note(&wrong::told(desk, &label, why));
        // A file is for explanations only.
        let is_told = form == Form::Json && args.output.output.is_none();
        let object = is_told.then(|| format!("{}\n", wrong::object(&desk.words, &label, why)));
        (object.unwrap_or_default().into_bytes(), Exit::Trouble)
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

fn work<G: Handled + Printed + Certified>(
    desk: &Desk,
    args: &args::Explain,
    form: Form,
    one: &One<'_>,
    title: String,
    puzzle: &G::Puzzle,
) -> Result<(Vec<u8>, Exit), String> {
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
        Form::Pdf => return Ok((pdf(words, &work), (&work.end).into())),
    };
    Ok((text.into_bytes(), (&work.end).into()))
}

/// Each deduction as the clauses that it states: lines of a proof for the formula of `certify`.
fn drat<G: Certified>(
    desk: &Desk,
    args: &args::Explain,
    one: &One<'_>,
    puzzle: &G::Puzzle,
) -> Result<(Vec<u8>, Exit), String> {
    let words = &desk.words;
    if args.from.is_begun() {
        return Err(say!(words, "explain-drat-board"));
    }
    let mut writer = ProofWriter::new(Vec::new(), false);
    let budget = &mut batch::budget(desk, &args.limits);
    let mut arguing = G::arguing(puzzle);
    let ended = budget.task(&mut arguing.told(&mut |line: Line<'_>| writer.write(line)));
    let bytes = writer.finish().map_err(|error| words.system(&error.to_string()))?;
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
    Ok((bytes, exit))
}

/// The work on paper: a picture of each step with its argument beside it.
fn pdf<G: Printed>(words: &Words, work: &Work<G>) -> Vec<u8> {
    let sheet = Sheet::find("a4").expect("the table of papers has it");
    let title = visible_line(&work.title).into_owned();
    let mut press = Press::new(sheet, title.clone(), words.lang().code().to_owned());
    press.mark(0, title.as_str());
    let figures = G::figures(words, work, &Layout::default());
    let mut flow = Flow::new(&mut press);
    flow.title(&title);
    let steps = say!(words, "worked-steps", steps = work.told.len());
    flow.paragraph(&format!("{} · {steps}", words.size(G::size(&work.puzzle))));
    for ((number, told), figure) in (1..).zip(&work.told).zip(&figures) {
        let heading = format!("{number}  {}", G::technique(words, told));
        let said = G::argument(words, told, &work.puzzle);
        flow.step(&**figure, &said.join(" "), &heading, &said);
    }
    let ending = G::ending(words, work);
    if let Some(last) = figures.last() {
        flow.step(&**last, &ending, &say!(words, "worked-end"), std::slice::from_ref(&ending));
    }
    let used = work.used();
    if !used.is_empty() {
        flow.title(&say!(words, "worked-techniques"));
    }
    for (told, count) in used {
        flow.heading(&format!("{} × {count}", G::technique(words, told)));
        flow.paragraph(&G::technique_about(words, told));
    }
    flow.finish();
    pdf::pdf(&press.document)
}

/// What to call a puzzle: its title, or else where it comes from.
fn title(desk: &Desk, one: &One<'_>, puzzle: &GamePuzzle) -> String {
    own_title(desk, one, puzzle).unwrap_or_else(|| one.label())
}

/// The puzzle's title, if it has one: for one of the collection, in the reader's language.
pub fn own_title(desk: &Desk, one: &One<'_>, puzzle: &GamePuzzle) -> Option<String> {
    let is_inside = puzzle.game().collection().iter().any(|(name, _)| *name == one.name());
    match is_inside {
        true => Some(desk.words.title(one.name())),
        false => puzzle.title().map(str::to_owned),
    }
}
