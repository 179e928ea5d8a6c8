//! Where puzzles come from: the collection, games that were begun, files and folders.

use super::Slot;
use crate::games::{self, AnyPuzzle};
use crate::host::Files;
use crate::play::Origin;
use grille_engine::about::About;
use grille_engine::run::Task;
use grille_store::{Card, Store};
use grille_words::{Lang, Words, say};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most puzzles of a shelf.
pub const MOST: usize = 500;
/// The largest file that is looked into for a shelf.
const MAX_BYTES: u64 = 4 << 20;
/// The most files and folders that are looked into for a shelf.
const MOST_FILES: u64 = 2_000;
/// How many folders are entered, one within the other.
const MAX_DEPTH: usize = 4;

/// A choice of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those inside the program.
    Collection,
    /// Those that were begun, whatever they come from.
    Games,
    /// Files that were opened.
    Recent,
    /// A folder of the player's.
    Folder(PathBuf),
}

/// What was found in files.
#[derive(Default)]
pub struct Found {
    /// The puzzles with their names.
    pub puzzles: Vec<(Box<dyn AnyPuzzle>, String)>,
    /// How many files there was no puzzle in.
    pub without: usize,
    /// Whether there are more than are shown.
    pub is_cut: bool,
}

/// The search for puzzles in files, a file a step.
pub struct Finding {
    files: Arc<dyn Files>,
    words: Words,
    /// Where to look, the next one last.
    paths: Vec<(PathBuf, usize)>,
    found: Found,
    steps: u64,
}

impl Finding {
    /// Looks into these files, and into folders with what they hold, by name.
    pub fn new(files: Arc<dyn Files>, lang: Lang, paths: &[PathBuf]) -> Finding {
        let paths = paths.iter().rev().map(|path| (path.clone(), 0)).collect();
        Finding { files, words: Words::new(lang), paths, found: Found::default(), steps: 0 }
    }

    fn look_into(&mut self, path: &Path, depth: usize) {
        if self.files.is_folder(path) {
            if depth <= MAX_DEPTH {
                self.enter(path, depth + 1);
            }
            return;
        }
        let name = path.display().to_string();
        let is_small = self.files.length(path).is_some_and(|length| length <= MAX_BYTES);
        let bytes = if is_small { self.files.read(path, MAX_BYTES) } else { None };
        let all = bytes.and_then(|bytes| games::read(&self.words, &name, bytes).ok());
        let all = all.unwrap_or_default();
        self.found.without += usize::from(all.is_empty());
        let many = all.len() > 1;
        for (number, puzzle) in (1..).zip(all) {
            if self.found.puzzles.len() == MOST {
                self.found.is_cut = true;
                return;
            }
            let stem = stem(&name);
            let name = if many { format!("{stem} {number}") } else { stem };
            // A puzzle without a name of its own has that of its file, so that its game is found.
            let puzzle = if puzzle.about().id.is_some() { puzzle } else { puzzle.named(&name) };
            self.found.puzzles.push((puzzle, name));
        }
    }

    /// The files of a folder by name, then its folders.
    fn enter(&mut self, folder: &Path, depth: usize) {
        let is_hidden = |path: &PathBuf| {
            path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'))
        };
        let mut inside = self.files.list(folder);
        inside.retain(|path| !is_hidden(path));
        inside.sort_by_cached_key(|path| (self.files.is_folder(path), path.clone()));
        self.paths.extend(inside.into_iter().rev().map(|path| (path, depth)));
    }
}

impl Task for Finding {
    type Output = Found;

    fn advance(&mut self, steps: u64) -> Option<Found> {
        for _ in 0..steps.max(1) {
            let Some((path, depth)) = self.paths.pop().filter(|_| !self.found.is_cut) else {
                return Some(std::mem::take(&mut self.found));
            };
            self.look_into(&path, depth);
            self.steps += 1;
            self.found.is_cut |= self.steps >= MOST_FILES && !self.paths.is_empty();
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// A file's name without its folder and ending.
pub fn stem(name: &str) -> String {
    let stem = Path::new(name).file_stem();
    stem.map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The game of a card whose puzzle is not in the collection.
pub fn begun(words: &Words, store: &Store, card: &Card) -> Option<Slot> {
    let puzzle = games::look(store, card)?;
    let name = name(words, Some(puzzle.about()), card.totals.was_solved());
    let mut slot = Slot::new(puzzle, Origin::Other(name));
    slot.take(store, std::slice::from_ref(card));
    Some(slot)
}

/// What a puzzle from elsewhere is called: its title may tell what it shows.
pub fn name(words: &Words, about: Option<&About>, is_solved: bool) -> String {
    let title = about.and_then(|about| about.title.clone()).filter(|_| is_solved);
    let name = title.or_else(|| about?.id.clone());
    name.unwrap_or_else(|| say!(words, "library-game"))
}
