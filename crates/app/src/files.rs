//! Puzzles from outside: files that are chosen, dropped or pasted.

use grille_engine::nonogram::Puzzle;
use grille_formats::{Source, detect};
use grille_words::{Words, say};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A file.
    File,
    /// A folder.
    Folder,
}

/// What came of it.
pub enum Chosen {
    /// A file or a folder.
    Path(PathBuf),
    /// The system has no way to ask.
    NoDialog,
}

/// How the system asks: it sends what was chosen, now or later, and wakes the window.
type Ask = Box<dyn Fn(Wanted, Sender<Chosen>, egui::Context)>;

/// Asks for a file, however the system does that.
pub struct Chooser {
    ask: Ask,
    answer: Option<Receiver<Chosen>>,
}

impl Chooser {
    /// Asks with this.
    pub fn new(ask: impl Fn(Wanted, Sender<Chosen>, egui::Context) + 'static) -> Chooser {
        Chooser { ask: Box::new(ask), answer: None }
    }

    /// Asks for a file or a folder.
    pub fn ask(&mut self, context: &egui::Context, wanted: Wanted) {
        let (sender, answer) = channel();
        (self.ask)(wanted, sender, context.clone());
        self.answer = Some(answer);
    }

    /// What was chosen, once it was.
    pub fn poll(&mut self) -> Option<Chosen> {
        let chosen = self.answer.as_ref()?.try_recv().ok()?;
        self.answer = None;
        Some(chosen)
    }
}

/// The first puzzle of a file; or what is wrong with it, in words.
pub fn read(words: &Words, name: &str, bytes: Vec<u8>) -> Result<Puzzle, String> {
    let source = Source::decode(name, bytes).map_err(|why| words.not_text(name, why))?;
    let format = detect(name, &source.text).map_err(|_| say!(words, "file-nothing"))?;
    match (format.read)(&source.text).next() {
        Some(Ok(puzzle)) => Ok(puzzle),
        Some(Err(problems)) => Err(problems.first().map_or_else(String::new, |problem| {
            let (line, column) = source.line_and_column(problem.at.start);
            format!("{line}:{column}: {}", words.problem_title(problem, &source))
        })),
        None => Err(say!(words, "file-nothing")),
    }
}

/// Every puzzle of a file that is one, whatever else there is.
pub fn all(name: &str, bytes: Vec<u8>) -> Vec<Puzzle> {
    let Ok(source) = Source::decode(name, bytes) else { return Vec::new() };
    let Ok(format) = detect(name, &source.text) else { return Vec::new() };
    (format.read)(&source.text).filter_map(Result::ok).collect()
}

/// A file's name without its folder and ending.
pub fn stem(name: &str) -> String {
    Path::new(name)
        .file_stem()
        .map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}
