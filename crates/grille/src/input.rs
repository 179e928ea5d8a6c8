//! From what was typed to puzzles: files, folders, the collection, standard input.
//!
//! A thread of its own reads and parses, a few puzzles ahead of whoever works on
//! them, so that neither a large set nor a slow pipe holds anybody up: memory
//! does not grow with the number of puzzles, and an interrupt is heard while
//! standard input is silent. One small file is read at once instead: starting a
//! thread takes longer.

use crate::args;
use grille_drive::Interrupt;
use grille_engine::nonogram::Puzzle;
use grille_formats::nonogram::Format;
use grille_formats::{NotText, Problem, Source, collection};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use std::{thread, vec};

/// A puzzle to work on, or why there is none.
pub struct Job {
    /// The file, or what stands for one.
    pub name: String,
    /// Its number there, from 1, if the file has several.
    pub number: Option<usize>,
    /// The puzzle, or what is wrong.
    pub puzzle: Result<Puzzle, Wrong>,
}

/// Why there is no puzzle.
pub enum Wrong {
    /// The text has problems.
    Text(Arc<Source>, Vec<Problem>),
    /// Neither a file nor a puzzle of the collection; perhaps this one was meant.
    Nowhere(Option<&'static str>),
    /// A folder without puzzle files.
    EmptyFolder,
    /// A file without text.
    Empty,
    /// Standard input, once more.
    ReadAlready,
    /// The system's own words.
    Unreadable(io::Error),
    /// Not a text.
    NotText(NotText),
    /// A text in no known format.
    Unrecognised,
    /// A file of this format without a puzzle.
    NoPuzzle(&'static str),
    /// Something that was asked for does not go with this puzzle; in words.
    Unfit(String),
    /// The same, in words that say where it is.
    Located(String),
}

enum Place {
    File(PathBuf),
    /// A file of a folder: nobody asked for it by name.
    Found(PathBuf),
    StandardInput,
    Collection(&'static collection::Item),
    Nothing(String, Wrong),
}

/// How many puzzles are read ahead.
const AHEAD: usize = 64;
/// The most bytes of a file that is read at once.
const SMALL: u64 = 16 << 10;
/// How often a waiting reader looks whether it is still wanted.
const PATIENCE: Duration = Duration::from_millis(20);

/// The puzzles of an input, as they are asked for.
pub struct Jobs<J = Job> {
    /// How many files and the like there are.
    pub inputs: usize,
    /// Those that were read at once.
    here: vec::IntoIter<J>,
    /// Those that a thread reads.
    waiting: Option<Receiver<J>>,
    interrupt: Interrupt,
}

impl<J: Send + 'static> Jobs<J> {
    /// Those that were read at once.
    pub fn here(interrupt: &Interrupt, inputs: usize, here: Vec<J>) -> Jobs<J> {
        Jobs { inputs, here: here.into_iter(), waiting: None, interrupt: interrupt.clone() }
    }

    /// Those that a thread reads: it gives each away until nobody takes them any more.
    pub fn waiting(
        interrupt: &Interrupt,
        inputs: usize,
        read: impl FnOnce(&mut dyn FnMut(J) -> Option<()>) + Send + 'static,
    ) -> Jobs<J> {
        let (sender, waiting) = sync_channel(AHEAD);
        // Nobody waits for this thread: it ends when all is read or nobody listens.
        thread::spawn(move || read(&mut |job| sender.send(job).ok()));
        let here = Vec::new().into_iter();
        Jobs { inputs, here, waiting: Some(waiting), interrupt: interrupt.clone() }
    }
}

impl<J> Jobs<J> {
    /// Whether there is certainly one puzzle at most.
    pub fn is_one(&self) -> bool {
        self.waiting.is_none() && self.here.len() <= 1
    }
}

impl<J> Iterator for Jobs<J> {
    type Item = J;

    fn next(&mut self) -> Option<J> {
        while !self.interrupt.is_raised() {
            if let Some(job) = self.here.next() {
                return Some(job);
            }
            match self.waiting.as_ref()?.recv_timeout(PATIENCE) {
                Ok(job) => return Some(job),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        None
    }
}

/// Begins to read the input.
pub fn jobs(interrupt: &Interrupt, input: &args::Input) -> Jobs {
    let forced = input.from.as_deref().and_then(grille_formats::find);
    let places = places(&input.puzzles);
    let inputs = places.len();
    if let [place] = &places[..]
        && place.is_small()
    {
        let mut here = Vec::new();
        for place in places {
            read(place, forced, &mut |job| {
                here.push(job);
                Some(())
            });
        }
        return Jobs::here(interrupt, inputs, here);
    }
    Jobs::waiting(interrupt, inputs, move |give| {
        for place in places {
            if read(place, forced, give).is_none() {
                return;
            }
        }
    })
}

impl Place {
    /// Whether reading it takes no time to speak of; a pipe, for one, may take any.
    fn is_small(&self) -> bool {
        match self {
            Place::Collection(_) | Place::Nothing(..) => true,
            Place::StandardInput => false,
            Place::File(path) | Place::Found(path) => {
                fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() <= SMALL)
            }
        }
    }
}

fn places(names: &[PathBuf]) -> Vec<Place> {
    let mut places = Vec::new();
    let mut read_already = false;
    for path in names {
        let name = path.display().to_string();
        let item = path.to_str().and_then(collection::find);
        if name == "-" {
            places.push(match std::mem::replace(&mut read_already, true) {
                false => Place::StandardInput,
                true => Place::Nothing(name, Wrong::ReadAlready),
            });
        } else if path.is_dir() {
            places.extend(folder(path));
        } else if path.exists() {
            places.push(Place::File(path.clone()));
        } else if let Some(item) = item {
            places.push(Place::Collection(item));
        } else {
            let close = close_name(&name);
            places.push(Place::Nothing(name, Wrong::Nowhere(close)));
        }
    }
    if names.is_empty() {
        places.push(Place::StandardInput);
    }
    places
}

/// The files of a folder whose ending is that of some format, by name; folders in it are left alone.
fn folder(path: &Path) -> Vec<Place> {
    let listed = fs::read_dir(path).and_then(|entries| {
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if grille_formats::nonogram::has_known_ending(&path.to_string_lossy()) && path.is_file()
            {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    });
    let nothing = |wrong| vec![Place::Nothing(path.display().to_string(), wrong)];
    match listed {
        Ok(files) if files.is_empty() => nothing(Wrong::EmptyFolder),
        Ok(files) => files.into_iter().map(Place::Found).collect(),
        Err(error) => nothing(Wrong::Unreadable(error)),
    }
}

/// A name of the collection that begins alike.
fn close_name(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let alike = |own: &str| !name.is_empty() && (own.starts_with(&name) || name.starts_with(own));
    collection::COLLECTION.iter().map(|item| item.name).find(|own| alike(own))
}

/// Gives away the puzzles of a place; nothing, if nobody takes them any more.
fn read(
    place: Place,
    forced: Option<&'static Format>,
    give: &mut dyn FnMut(Job) -> Option<()>,
) -> Option<()> {
    let optional = matches!(place, Place::Found(_));
    let (name, bytes) = match place {
        Place::Nothing(name, wrong) => {
            return give(Job { name, number: None, puzzle: Err(wrong) });
        }
        Place::Collection(item) => (item.name.to_owned(), Ok(item.text.as_bytes().to_vec())),
        Place::File(path) | Place::Found(path) => {
            (path.display().to_string(), limited(|| File::open(&path)))
        }
        Place::StandardInput => ("stdin".to_owned(), limited(|| Ok(io::stdin().lock()))),
    };
    let mut send = |number, puzzle| give(Job { name: name.clone(), number, puzzle });
    let source = match source(&name, bytes) {
        Ok(source) => Arc::new(source),
        Err(wrong) => return send(None, Err(wrong)),
    };
    let Some(format) = forced.or_else(|| grille_formats::detect(&name, &source.text).ok()) else {
        // A text beside the puzzles of a folder is none of our business.
        return if optional { Some(()) } else { send(None, Err(Wrong::Unrecognised)) };
    };
    let mut readings = (format.read)(&source.text).peekable();
    let mut number = 0;
    while let Some(reading) = readings.next() {
        number += 1;
        let alone = number == 1 && readings.peek().is_none();
        let puzzle = reading.map_err(|problems| Wrong::Text(Arc::clone(&source), problems));
        send((!alone).then_some(number), puzzle)?;
    }
    if number == 0 { send(None, Err(Wrong::NoPuzzle(format.name))) } else { Some(()) }
}

fn source(name: &str, bytes: io::Result<Vec<u8>>) -> Result<Source, Wrong> {
    let source = Source::decode(name, bytes.map_err(Wrong::Unreadable)?).map_err(Wrong::NotText)?;
    if source.text.trim().is_empty() { Err(Wrong::Empty) } else { Ok(source) }
}

/// All bytes, but not many more than a text may have: what is too large is reported as such.
fn limited<R: Read>(open: impl FnOnce() -> io::Result<R>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open()?.take(grille_formats::source::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Job {
    /// What to call it: the file, and its number there if the file has several.
    pub fn label(&self) -> String {
        match self.number {
            Some(number) => format!("{}#{number}", self.name),
            None => self.name.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jobs_of(names: &[&str]) -> Jobs {
        let puzzles = names.iter().map(PathBuf::from).collect();
        jobs(&Interrupt::default(), &args::Input { puzzles, from: None })
    }

    #[test]
    fn a_thread_reads_where_there_may_be_much() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let (folder, file) =
            (format!("{here}/puzzles"), "crates/formats/tests/data/tournament/ok/two-puzzles.txt");
        for (names, one, number) in [
            (&["owl"][..], true, 1),
            (&["nosuch"], true, 1),
            (&["owl", "snail"], false, 2),
            (&[&format!("{here}/{file}")], false, 2),
            (&[&folder], false, collection::COLLECTION.len()),
        ] {
            let jobs = jobs_of(names);
            assert_eq!(jobs.is_one(), one, "{names:?}");
            assert_eq!(jobs.count(), number, "{names:?}");
        }
    }
}
