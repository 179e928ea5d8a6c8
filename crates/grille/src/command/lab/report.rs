//! `grille lab report`: what the records of a campaign come to.

use super::said;
use crate::{Desk, Exit, args};
use grille_lab::Report;
use grille_words::say;
use std::path::Path;

pub fn run(desk: &Desk, args: &args::Report) -> anyhow::Result<Exit> {
    write(desk, &args.folder, args.output.as_ref().unwrap_or(&args.folder), args.png)
}

/// Writes the report of a folder into another or the same.
pub fn write(desk: &Desk, folder: &Path, output: &Path, png: bool) -> anyhow::Result<Exit> {
    let report = Report::new(folder).map_err(said(desk))?;
    let page = report.write(&desk.words, output, png).map_err(said(desk))?;
    let (path, records) = (page.display().to_string(), desk.words.number(&report.records()));
    let note =
        say!(desk.words, "lab-report", path = path, many = report.records(), records = records);
    desk.screen.note(&format!("{note}\n"));
    Ok(Exit::Yes)
}
