//! Puzzles from outside: files that are chosen, dropped or pasted.

use grille_engine::nonogram::Puzzle;
use grille_formats::{Source, detect};
use grille_words::{Words, say};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

/// A chosen file, or the name of one that cannot be read.
pub type Chosen = Result<(String, Vec<u8>), String>;

/// Asks for a file, however the system does that.
pub struct Chooser {
    ask: Box<dyn Fn(Sender<Chosen>, egui::Context)>,
    answer: Option<Receiver<Chosen>>,
}

impl Chooser {
    /// Asks with this: it sends what was chosen, now or later, and wakes the window.
    pub fn new(ask: impl Fn(Sender<Chosen>, egui::Context) + 'static) -> Chooser {
        Chooser { ask: Box::new(ask), answer: None }
    }

    /// Asks for a file.
    pub fn ask(&mut self, context: &egui::Context) {
        let (sender, answer) = channel();
        (self.ask)(sender, context.clone());
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

/// A file that was dropped on the window.
pub fn dropped(file: &dyn egui::DroppedFile) -> Chosen {
    let name = file.path().display().to_string();
    file.bytes().map(|bytes| (name.clone(), bytes)).map_err(|_| name)
}

/// A file's name without its folder and ending.
pub fn stem(name: &str) -> String {
    Path::new(name)
        .file_stem()
        .map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}
