//! From what was typed to sudokus: files, folders, lines, standard input.
//!
//! Files with a puzzle a line may have millions: they are read a line at a time, and
//! handed on some hundred together, so that memory stays the same and threads have
//! something to do. Files of other formats are read as a whole.

use crate::args::sudoku::Input;
use crate::input::{Jobs, Wrong};
use grille_drive::Interrupt;
use grille_engine::sudoku::Puzzle;
use grille_formats::Source;
use grille_formats::source::MAX_BYTES;
use grille_formats::sudoku::{self, FORMATS, Format, line};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many lines are handed on together.
const LINES: usize = 256;
/// The most bytes of a line; no sudoku has more, even with a remark.
const LONGEST: u64 = 16 << 10;
/// How much is looked at to find out the format.
const HEAD: usize = 4 << 10;
/// The most bytes of a file that is read at once.
const SMALL: u64 = 16 << 10;

/// Some sudokus of one file.
pub struct Chunk {
    /// The file, or what stands for one.
    pub name: Arc<str>,
    /// Each with its place there.
    pub all: Vec<(At, Result<Puzzle, Wrong>)>,
}

/// Which one of its file a sudoku is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The only one.
    Alone,
    /// By number, from 1.
    Number(usize),
    /// By line, from 1.
    Line(usize),
}

impl Chunk {
    /// What to call a sudoku of it.
    pub fn label(&self, at: At) -> String {
        match at {
            At::Alone => self.name.to_string(),
            At::Number(number) => format!("{}#{number}", self.name),
            At::Line(line) => format!("{}:{line}", self.name),
        }
    }
}

/// Whoever takes chunks; nothing if nobody does any more.
type Give<'a> = &'a mut dyn FnMut(Chunk) -> Option<()>;

/// Begins to read the input.
pub fn jobs(interrupt: &Interrupt, input: &Input) -> Jobs<Chunk> {
    let forced = input.from.as_deref().and_then(sudoku::find);
    let mut paths = input.puzzles.clone();
    if paths.is_empty() {
        paths.push(PathBuf::from("-"));
    }
    let is_small = |path: &PathBuf| {
        is_literal(path).is_some()
            || fs::metadata(path).map_or(true, |about| about.is_file() && about.len() <= SMALL)
    };
    if let [path] = &paths[..]
        && path.as_os_str() != "-"
        && is_small(path)
    {
        let mut here = Vec::new();
        read(path, forced, &mut |chunk| {
            here.push(chunk);
            Some(())
        });
        return Jobs::here(interrupt, 1, here);
    }
    Jobs::waiting(interrupt, paths.len(), move |give| {
        for path in &paths {
            if read(path, forced, give).is_none() {
                return;
            }
        }
    })
}

/// An argument that is a sudoku itself.
fn is_literal(path: &Path) -> Option<&str> {
    let text = path.to_str().filter(|text| !path.exists() && text.len() >= 14)?;
    let line = sudoku::find("line")?;
    ((line.recognises)(text) && !text.contains(['/', '\\'])).then_some(text)
}

fn read(path: &Path, forced: Option<&'static Format>, give: Give<'_>) -> Option<()> {
    let name = path.display().to_string();
    if name == "-" {
        return stream("stdin", io::stdin().lock(), forced, give);
    }
    if let Some(text) = is_literal(path) {
        return text_of(Source::new(name, text), forced, give);
    }
    if path.is_dir() {
        return folder(path, forced, give);
    }
    match File::open(path) {
        Ok(file) => stream(&name, BufReader::with_capacity(1 << 16, file), forced, give),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            wrong(&name, Wrong::Nowhere(None), give)
        }
        Err(error) => wrong(&name, Wrong::Unreadable(error), give),
    }
}

/// The files of a folder whose ending is that of some format, by name.
fn folder(path: &Path, forced: Option<&'static Format>, give: Give<'_>) -> Option<()> {
    let name = path.display().to_string();
    let is_known = |path: &PathBuf| {
        let ending = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
        FORMATS.iter().any(|format| format.extensions.contains(&ending))
    };
    let entries = match fs::read_dir(path) {
        Ok(entries) => entries,
        Err(error) => return wrong(&name, Wrong::Unreadable(error), give),
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.is_file() && is_known(path));
    files.sort();
    if files.is_empty() {
        return wrong(&name, Wrong::EmptyFolder, give);
    }
    files.iter().try_for_each(|path| read(path, forced, give))
}

fn wrong(name: &str, wrong: Wrong, give: Give<'_>) -> Option<()> {
    give(Chunk { name: name.into(), all: vec![(At::Alone, Err(wrong))] })
}

/// Looks at the beginning, and reads on line by line or as a whole.
fn stream(
    name: &str,
    mut reader: impl BufRead,
    forced: Option<&'static Format>,
    give: Give<'_>,
) -> Option<()> {
    let mut head = Vec::new();
    if let Err(error) = reader.by_ref().take(HEAD as u64).read_to_end(&mut head) {
        return wrong(name, Wrong::Unreadable(error), give);
    }
    let is_cut = head.len() == HEAD;
    let is_text = std::str::from_utf8(&head).is_ok_and(|text| !text.starts_with('\u{feff}'));
    let format = forced.or_else(|| sudoku::detect(name, &String::from_utf8_lossy(&head)));
    if is_cut && is_text && format.is_some_and(|format| format.name == "line") {
        return lines(name, io::Cursor::new(head).chain(reader), give);
    }
    let rest = (MAX_BYTES + 1 - head.len()) as u64;
    if let Err(error) = reader.take(rest).read_to_end(&mut head) {
        return wrong(name, Wrong::Unreadable(error), give);
    }
    match Source::decode(name, head) {
        Err(why) => wrong(name, Wrong::NotText(why), give),
        Ok(source) if source.text.trim().is_empty() => wrong(name, Wrong::Empty, give),
        Ok(source) => text_of(source, format, give),
    }
}

/// A sudoku a line, for as long as there are lines.
fn lines(name: &str, mut reader: impl BufRead, give: Give<'_>) -> Option<()> {
    let name: Arc<str> = name.into();
    let mut all = Vec::with_capacity(LINES);
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        match reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) => {
                all.push((At::Line(number), Err(Wrong::Unreadable(error))));
                break;
            }
        }
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            // What is left of such a line is of no interest.
            let _ = reader.skip_until(b'\n');
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_end_matches(['\n', '\r']);
        if line::is_remark(text) {
            continue;
        }
        let puzzle = line::read_line(text).map_err(|problems| {
            Wrong::Text(Arc::new(Source::from_line(&*name, text, number)), problems)
        });
        all.push((At::Line(number), puzzle));
        if all.len() == LINES {
            let chunk = std::mem::replace(&mut all, Vec::with_capacity(LINES));
            give(Chunk { name: name.clone(), all: chunk })?;
        }
    }
    if all.is_empty() { Some(()) } else { give(Chunk { name, all }) }
}

/// The sudokus of a text.
fn text_of(source: Source, format: Option<&'static Format>, give: Give<'_>) -> Option<()> {
    let name: Arc<str> = source.name.as_str().into();
    let Some(format) = format.or_else(|| sudoku::detect(&name, &source.text)) else {
        return wrong(&name, Wrong::Unrecognised, give);
    };
    let source = Arc::new(source);
    let mut readings = (format.read)(&source.text).peekable();
    if readings.peek().is_none() {
        return wrong(&name, Wrong::NoPuzzle(format.name), give);
    }
    let mut number = 0;
    while readings.peek().is_some() {
        let mut all = Vec::new();
        for reading in readings.by_ref().take(LINES) {
            number += 1;
            let puzzle = reading.map_err(|problems| Wrong::Text(Arc::clone(&source), problems));
            all.push((At::Number(number), puzzle));
        }
        if number == 1 && readings.peek().is_none() {
            all[0].0 = At::Alone;
        }
        give(Chunk { name: name.clone(), all })?;
    }
    Some(())
}
