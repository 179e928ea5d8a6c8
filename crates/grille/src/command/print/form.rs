//! Pages into files: one for all of them, or one each.

use crate::args::PaperForm;
use crate::output::{self, Target, ending, unknown_ending};
use crate::{Desk, args, file as files};
use grille_paper::{Document, html, pdf, png, svg};
use grille_words::say;
use std::io::Write;

/// How many dots an inch a picture has.
const DOTS: f32 = 200.0;

/// What was asked for, or what the ending of the output says.
pub fn chosen(desk: &Desk, to: Option<PaperForm>, target: &Target) -> anyhow::Result<PaperForm> {
    let known = PaperForm::ENDINGS.map(|(_, ending)| ending);
    match (to, target) {
        (Some(form), _) => Ok(form),
        (None, Target::File(path)) => {
            let ending = ending(path);
            let form = PaperForm::ENDINGS.iter().find(|(_, own)| Some(*own) == ending.as_deref());
            form.map(|(form, _)| *form).ok_or_else(|| unknown_ending(desk, path, &known))
        }
        (None, Target::Screen | Target::Folder(_)) => {
            anyhow::bail!(say!(desk.words, "paper-which-form"))
        }
    }
}

/// The file of a page in a folder.
pub fn file(form: PaperForm, number: usize, pages: usize) -> String {
    let width = pages.to_string().len();
    let ending = PaperForm::ENDINGS.iter().find(|(own, _)| *own == form).map_or("pdf", |own| own.1);
    match form {
        PaperForm::Pdf | PaperForm::Html => format!("pages.{ending}"),
        PaperForm::Svg | PaperForm::Png => format!("page-{number:0width$}.{ending}"),
    }
}

/// Writes the pages: SVG and PNG hold one page a file.
pub fn put(
    desk: &Desk,
    typed: &args::Output,
    target: &Target,
    form: PaperForm,
    document: &Document,
) -> anyhow::Result<()> {
    let pages = document.pages.len();
    let whole: Vec<Vec<u8>> = match form {
        PaperForm::Pdf => vec![pdf::pdf(document)],
        PaperForm::Html => vec![html::html(document).into_bytes()],
        PaperForm::Svg | PaperForm::Png if pages > 1 && target.folder().is_none() => {
            anyhow::bail!(say!(desk.words, "paper-only-one", count = pages))
        }
        PaperForm::Svg => {
            document.pages.iter().map(|page| svg::svg(page, &document.title).into_bytes()).collect()
        }
        PaperForm::Png => document.pages.iter().map(|page| png::png(page, DOTS)).collect(),
    };
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
        let puzzles = pages;
        desk.screen.note(&format!("{}\n", say!(desk.words, "paper-written", pages = puzzles)));
    }
    Ok(())
}
