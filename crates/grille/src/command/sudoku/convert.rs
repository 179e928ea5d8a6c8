//! `grille sudoku convert`: sudokus in another format, to standard output or a file.

use super::input::Chunk;
use crate::args::sudoku::Convert;
use crate::{Desk, Exit, file, wrong};
use anyhow::Context;
use grille_formats::sudoku::{FORMATS, Format, find};
use grille_words::say;
use std::io::Write;
use std::path::Path;

pub fn run(desk: &Desk, args: &Convert) -> anyhow::Result<Exit> {
    let format = match (&args.to, &args.output) {
        (Some(name), _) => find(name),
        (None, Some(path)) => by_ending(path),
        (None, None) => None,
    };
    let format = format.with_context(|| say!(desk.words, "sudoku-convert-to"))?;
    let mut exit = Exit::Yes;
    // To a file only what is complete: a bad sudoku leaves nothing half done.
    let mut text = String::new();
    let mut is_first = true;
    for chunk in super::read(desk, &args.input)? {
        let (part, one) = converted(desk, format, &chunk, &mut is_first)?;
        exit = exit.max(one);
        match args.output {
            Some(_) => text += &part,
            None => desk.screen.out().write_all(part.as_bytes())?,
        }
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    if is_first {
        return Ok(exit);
    }
    match &args.output {
        Some(path) => file::put(path, &(text + format.frame.after))?,
        None => desk.screen.out().write_all(format.frame.after.as_bytes())?,
    }
    Ok(exit)
}

fn converted(
    desk: &Desk,
    format: &Format,
    chunk: &Chunk,
    is_first: &mut bool,
) -> anyhow::Result<(String, Exit)> {
    let (mut text, mut exit) = (String::new(), Exit::Yes);
    for (at, puzzle) in &chunk.all {
        let complain = |key: &str| {
            let said = say!(desk.words, key, format = format.name);
            desk.screen.complain(&format!("{}: {said}", chunk.label(*at)));
        };
        let part = match puzzle {
            Ok(puzzle) => {
                if format.drops_about(puzzle) && puzzle.about().title.is_some() {
                    complain("sudoku-drops-about");
                }
                format.write_part(puzzle).map_err(|_| complain("sudoku-no-candidates"))
            }
            Err(why) => {
                let label = chunk.label(*at);
                desk.screen.note(&wrong::written(desk, &label, why, false)?.err);
                Err(())
            }
        };
        match part {
            Ok(part) => {
                let first = std::mem::replace(is_first, false);
                text += if first { format.frame.before } else { format.frame.between };
                text += &part;
            }
            Err(()) => exit = Exit::Trouble,
        }
    }
    Ok((text, exit))
}

fn by_ending(path: &Path) -> Option<&'static Format> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    FORMATS.iter().find(|format| format.extensions[0] == ending)
}
