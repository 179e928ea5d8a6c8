//! Pages into files: one for all of them, or one each.

use crate::output::{self, Target, ending, unknown_ending};
use crate::{Desk, args, file as files};
use grille_paper::Document;
use grille_print::Form;
use grille_words::say;
use std::io::Write;

/// What was asked for, or what the ending of the output says.
pub fn chosen(desk: &Desk, to: Option<Form>, target: &Target) -> anyhow::Result<Form> {
    let known = Form::ALL.map(Form::ending);
    match (to, target) {
        (Some(form), _) => Ok(form),
        (None, Target::File(path)) => {
            let ending = ending(path);
            let form = Form::ALL.into_iter().find(|own| Some(own.ending()) == ending.as_deref());
            form.ok_or_else(|| unknown_ending(desk, path, &known))
        }
        (None, Target::Screen | Target::Folder(_)) => {
            anyhow::bail!(say!(desk.words, "paper-which-form"))
        }
    }
}

/// The file of a page in a folder.
fn file(form: Form, number: usize, pages: usize) -> String {
    let (width, ending) = (pages.to_string().len(), form.ending());
    match form.is_whole() {
        true => format!("pages.{ending}"),
        false => format!("page-{number:0width$}.{ending}"),
    }
}

/// Writes the pages: SVG and PNG hold one page a file.
pub fn put(
    desk: &Desk,
    typed: &args::Output,
    target: &Target,
    form: Form,
    document: &Document,
) -> anyhow::Result<()> {
    let pages = document.pages.len();
    if !form.is_whole() && pages > 1 && target.folder().is_none() {
        anyhow::bail!(say!(desk.words, "paper-only-one", count = pages));
    }
    let whole = form.files(document);
    match target {
        Target::Screen => {
            whole.iter().try_for_each(|bytes| desk.screen.data().write_all(bytes))?;
        }
        Target::File(path) => {
            whole.iter().try_for_each(|bytes| output::put(desk, typed, path, bytes))?;
        }
        Target::Folder(folder) => {
            let files: Vec<String> =
                (1..=whole.len()).map(|number| file(form, number, pages)).collect();
            output::prepare(desk, typed, folder, files.iter().map(std::path::Path::new))?;
            for (bytes, name) in whole.iter().zip(&files) {
                files::put(&folder.join(name), bytes)?;
            }
        }
    }
    if *target != Target::Screen {
        desk.screen.note(&format!("{}\n", say!(desk.words, "paper-written", pages = pages)));
    }
    Ok(())
}
