//! `grille convert`: puzzles in another format, to standard output, a file, or a folder.

use crate::batch::Written;
use crate::input;
use crate::{Desk, Exit, args, file};
use anyhow::Context;
use grille_engine::nonogram::Puzzle;
use grille_formats::{FORMATS, Format};
use grille_words::say;
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
    let (_, jobs) = input::jobs(desk, &args.input)?;
    let mut exit = Exit::Yes;
    let mut parts: Vec<(String, String)> = Vec::new();
    for job in jobs {
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        match job.puzzle {
            Ok(puzzle) => match written(desk, format, &job.name, &puzzle) {
                Some(part) => parts.push((job.name, part)),
                None => exit = Exit::Trouble,
            },
            Err(wrong) => {
                desk.screen.note(&Written::wrong(desk, &job.name, &wrong, false)?.err);
                exit = Exit::Trouble;
            }
        }
    }
    let folder = args.output.as_deref().filter(|path| path.is_dir());
    if parts.len() > 1 && format.many.is_none() && folder.is_none() {
        anyhow::bail!(say!(words, "convert-only-one", format = format.name, count = parts.len()));
    }
    match (folder, &args.output) {
        (Some(folder), _) => {
            for (name, part) in &parts {
                file::put(&file_in(folder, name, format), &framed(format, [part].into_iter()))?;
            }
        }
        (None, Some(file)) if !parts.is_empty() => {
            file::put(file, &framed(format, parts.iter().map(|(_, part)| part)))?;
        }
        (None, Some(_)) => {}
        (None, None) => {
            let text = framed(format, parts.iter().map(|(_, part)| part));
            if !parts.is_empty() {
                desk.screen.out().write_all(text.as_bytes())?;
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

fn by_ending(path: &Path) -> Option<&'static Format> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    FORMATS
        .iter()
        .find(|format| format.extensions[0] == ending)
        .or_else(|| FORMATS.iter().find(|format| format.extensions.contains(&ending.as_str())))
        .filter(|_| ending != "txt")
}

/// The parts with what the format puts around them.
fn framed<'a>(format: &Format, parts: impl Iterator<Item = &'a String>) -> String {
    let parts: Vec<&str> = parts.map(String::as_str).collect();
    match format.many {
        None => parts.concat(),
        Some(frame) => [frame.before, &parts.join(frame.between), frame.after].concat(),
    }
}

/// `folder/name.ending`, from a name like `some/set.txt#12`.
fn file_in(folder: &Path, name: &str, format: &Format) -> PathBuf {
    let (path, number) = match name.rsplit_once('#') {
        Some((path, number)) => (path, format!("-{number}")),
        None => (name, String::new()),
    };
    let stem = Path::new(path).file_stem().map_or("puzzle".into(), |stem| stem.to_string_lossy());
    folder.join(format!("{stem}{number}.{}", format.extensions[0]))
}
