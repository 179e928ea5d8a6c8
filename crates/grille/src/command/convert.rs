//! `grille convert`: puzzles in another format, to standard output, a file, or a folder.

use crate::input::{self, Job};
use crate::{Desk, Exit, args, file, wrong};
use anyhow::Context;
use grille_engine::nonogram::Puzzle;
use grille_formats::nonogram::{FORMATS, Format};
use grille_words::say;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

pub fn run(desk: &Desk, args: &args::Convert) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let format = match (&args.to, &args.output) {
        (Some(name), _) => grille_formats::find(name),
        (None, Some(path)) => by_ending(path),
        (None, None) => None,
    };
    let format = format.with_context(|| say!(words, "convert-which-format"))?;
    super::expect_input(desk, &args.input)?;
    let mut exit = Exit::Yes;
    // All is read and written to memory first: a bad puzzle leaves nothing half done.
    let mut parts: Vec<(PathBuf, String)> = Vec::new();
    for job in input::jobs(&desk.interrupt, &args.input) {
        let label = job.label();
        match &job.puzzle {
            Ok(puzzle) => match written(desk, format, &label, puzzle) {
                Some(part) => parts.push((file_name(&job, format), part)),
                None => exit = Exit::Trouble,
            },
            Err(wrong) => {
                desk.screen.note(&wrong::written(desk, &label, wrong, false)?.err);
                exit = Exit::Trouble;
            }
        }
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    let folder = args.output.as_deref().filter(|path| path.is_dir());
    if parts.len() > 1 && format.many.is_none() && folder.is_none() {
        anyhow::bail!(say!(words, "convert-only-one", format = format.name, count = parts.len()));
    }
    if parts.is_empty() {
        return Ok(exit);
    }
    match (folder, &args.output) {
        (Some(folder), _) => {
            for (name, part) in without_repeats(parts) {
                file::put(&folder.join(name), &framed(format, &[&part]))?;
            }
        }
        (None, output) => {
            let bodies: Vec<&str> = parts.iter().map(|(_, part)| part.as_str()).collect();
            let text = framed(format, &bodies);
            match output {
                Some(file) => file::put(file, &text)?,
                None => desk.screen.out().write_all(text.as_bytes())?,
            }
        }
    }
    Ok(exit)
}

/// The puzzle in that format; complains where it cannot be, and tells what is dropped.
fn written(desk: &Desk, format: &Format, name: &str, puzzle: &Puzzle) -> Option<String> {
    let words = &desk.words;
    match format.write_part(puzzle) {
        Ok(part) => {
            for dropped in format.drops(puzzle) {
                let what = words.part(dropped);
                let note = say!(words, "convert-drops", format = format.name, what = what);
                desk.screen.complain(&format!("{name}: {note}"));
            }
            Some(part)
        }
        Err(unwritable) => {
            let what = words.part(unwritable.0);
            let note = say!(words, "convert-cannot", format = format.name, what = what);
            desk.screen.complain(&format!("{name}: {note}"));
            None
        }
    }
}

pub fn by_ending(path: &Path) -> Option<&'static Format> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    FORMATS
        .iter()
        .find(|format| format.extensions[0] == ending)
        .or_else(|| FORMATS.iter().find(|format| format.extensions.contains(&ending.as_str())))
        .filter(|_| ending != "txt")
}

/// The bodies with what the format puts around them.
pub fn framed(format: &Format, bodies: &[&str]) -> String {
    match format.many {
        None => bodies.concat(),
        Some(frame) => [frame.before, &bodies.join(frame.between), frame.after].concat(),
    }
}

/// `name.ending` for a puzzle of `some/name.txt`, `name-12.ending` for the twelfth of several.
fn file_name(job: &Job, format: &Format) -> PathBuf {
    let stem = Path::new(&job.name).file_stem().unwrap_or_default().to_string_lossy();
    let number = job.number.map_or(String::new(), |number| format!("-{number}"));
    PathBuf::from(format!("{stem}{number}.{}", format.extensions[0]))
}

/// Names that come again, from another folder, get a number.
fn without_repeats(parts: Vec<(PathBuf, String)>) -> Vec<(PathBuf, String)> {
    let mut taken: BTreeSet<PathBuf> = BTreeSet::new();
    let free = |name: PathBuf, taken: &mut BTreeSet<PathBuf>| {
        let stem = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ending = name.extension().unwrap_or_default().to_string_lossy().into_owned();
        let numbered = (2..).map(|n| PathBuf::from(format!("{stem}~{n}.{ending}")));
        let name = std::iter::once(name).chain(numbered).find(|name| !taken.contains(name));
        let name = name.unwrap_or_default();
        taken.insert(name.clone());
        name
    };
    parts.into_iter().map(|(name, part)| (free(name, &mut taken), part)).collect()
}
