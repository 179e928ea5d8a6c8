//! From what was typed to puzzles: files, folders, the collection, standard input.

use crate::{Desk, args};
use grille_engine::nonogram::Puzzle;
use grille_formats::{Format, Problem, Source, collection};
use grille_words::{Words, say};
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A puzzle to work on, or why there is none.
pub struct Job {
    /// What to call it: the file, and its number there if the file has several.
    pub name: String,
    /// The puzzle, or what is wrong.
    pub puzzle: Result<Puzzle, Wrong>,
}

/// Why there is no puzzle.
pub enum Wrong {
    /// The text has problems.
    Text(Arc<Source>, Vec<Problem>),
    /// There is no text to begin with; in words.
    Other(String),
}

enum Place {
    File(PathBuf),
    StandardInput,
    Collection(&'static collection::Item),
    /// What was typed, and why there is nothing.
    Nowhere(String, String),
}

/// The puzzles of the input, read as they are asked for. How many inputs there
/// are is known at once.
pub fn jobs<'a>(
    desk: &'a Desk,
    input: &args::Input,
) -> anyhow::Result<(usize, impl Iterator<Item = Job> + Send + use<'a>)> {
    let forced = input.from.as_deref().and_then(grille_formats::find);
    let places = places(&desk.words, &input.puzzles)?;
    let words = &desk.words;
    Ok((places.len(), places.into_iter().flat_map(move |place| read(words, place, forced))))
}

fn places(words: &Words, names: &[String]) -> anyhow::Result<Vec<Place>> {
    if names.is_empty() {
        if io::stdin().is_terminal() {
            anyhow::bail!(say!(words, "input-missing"));
        }
        return Ok(vec![Place::StandardInput]);
    }
    let mut places = Vec::new();
    for name in names {
        let path = Path::new(name);
        if name == "-" {
            places.push(Place::StandardInput);
        } else if path.is_dir() {
            places.extend(folder(words, path));
        } else if path.exists() {
            places.push(Place::File(path.to_owned()));
        } else if let Some(item) = collection::find(name) {
            places.push(Place::Collection(item));
        } else {
            places.push(Place::Nowhere(name.clone(), nowhere(words, name)));
        }
    }
    Ok(places)
}

/// The files of a folder whose ending is that of some format, by name; folders in it are left alone.
fn folder(words: &Words, path: &Path) -> Vec<Place> {
    let listed = fs::read_dir(path).and_then(|entries| {
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if grille_formats::has_known_ending(&path.to_string_lossy()) && path.is_file() {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    });
    let name = path.display().to_string();
    match listed {
        Ok(files) if files.is_empty() => {
            let why = say!(words, "input-empty-folder", name = name.as_str());
            vec![Place::Nowhere(name, why)]
        }
        Ok(files) => files.into_iter().map(Place::File).collect(),
        Err(error) => {
            let why = unreadable(words, &name, &error);
            vec![Place::Nowhere(name, why)]
        }
    }
}

fn nowhere(words: &Words, name: &str) -> String {
    let close = |item: &&collection::Item| {
        !name.is_empty() && (item.name.starts_with(name) || name.starts_with(item.name))
    };
    match collection::COLLECTION.iter().find(close) {
        Some(item) => say!(words, "input-nowhere-close", name = name, close = item.name),
        None => say!(words, "input-nowhere", name = name),
    }
}

fn unreadable(words: &Words, name: &str, error: &io::Error) -> String {
    say!(words, "input-unreadable", name = name, error = error.to_string())
}

fn read(words: &Words, place: Place, forced: Option<&'static Format>) -> Vec<Job> {
    let (name, bytes) = match place {
        Place::Nowhere(name, why) => {
            return vec![Job { name, puzzle: Err(Wrong::Other(why)) }];
        }
        Place::Collection(item) => (item.name.to_owned(), Ok(item.text.as_bytes().to_vec())),
        Place::File(path) => (path.display().to_string(), limited(|| File::open(&path))),
        Place::StandardInput => ("stdin".to_owned(), limited(|| Ok(io::stdin().lock()))),
    };
    let wrong = |why| vec![Job { name: name.clone(), puzzle: Err(Wrong::Other(why)) }];
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return wrong(unreadable(words, &name, &error)),
    };
    let source = match Source::decode(&*name, bytes) {
        Ok(source) => Arc::new(source),
        Err(not_text) => return wrong(words.not_text(&name, not_text)),
    };
    let Some(format) = forced.or_else(|| grille_formats::detect(&name, &source.text).ok()) else {
        return wrong(say!(words, "input-unrecognised", name = &*name));
    };
    let readings: Vec<_> = (format.read)(&source.text).collect();
    let alone = readings.len() == 1;
    if readings.is_empty() {
        return wrong(say!(words, "input-no-puzzle", name = &*name, format = format.name));
    }
    let job = |(index, reading): (usize, Result<Puzzle, Vec<Problem>>)| Job {
        name: if alone { name.clone() } else { format!("{name}#{}", index + 1) },
        puzzle: reading.map_err(|problems| Wrong::Text(Arc::clone(&source), problems)),
    };
    readings.into_iter().enumerate().map(job).collect()
}

/// All bytes, but not many more than a text may have: what is too large is reported as such.
fn limited<R: Read>(open: impl FnOnce() -> io::Result<R>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open()?.take(grille_formats::source::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
