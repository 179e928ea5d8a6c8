//! Where puzzles come from: the collection, games that were begun, files and folders.

use super::Slot;
use crate::files;
use crate::play::Origin;
use grille_drive::Interrupt;
use grille_engine::nonogram::Puzzle;
use grille_store::{Id, Progress, Store};
use grille_words::{Words, say};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The most puzzles of a shelf.
pub const MOST: usize = 500;
/// The largest file that is looked into for a shelf.
const MAX_BYTES: u64 = 4 << 20;
/// How many folders are entered, one within the other.
const MAX_DEPTH: usize = 4;

/// A choice of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Those inside the program.
    Collection,
    /// Others that were begun.
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
    pub puzzles: Vec<(Puzzle, String)>,
    /// How many files there was no puzzle in.
    pub without: usize,
    /// Whether there are more than are shown.
    pub is_cut: bool,
}

impl Found {
    /// Everything in these files.
    pub fn in_files(paths: &[PathBuf], interrupt: &Interrupt) -> Found {
        let mut found = Found::default();
        for path in paths {
            if interrupt.is_raised() || found.is_cut {
                break;
            }
            found.look_into(path);
        }
        found
    }

    /// Everything in a folder and the folders in it, by name.
    pub fn in_folder(folder: &Path, interrupt: &Interrupt) -> Found {
        let mut paths = Vec::new();
        list(folder, MAX_DEPTH, &mut paths);
        Found::in_files(&paths, interrupt)
    }

    fn look_into(&mut self, path: &Path) {
        let small = fs::metadata(path).is_ok_and(|about| about.len() <= MAX_BYTES);
        let bytes = if small { fs::read(path).ok() } else { None };
        let name = path.display().to_string();
        let all = bytes.map(|bytes| files::all(&name, bytes)).unwrap_or_default();
        self.without += usize::from(all.is_empty());
        let many = all.len() > 1;
        for (number, puzzle) in (1..).zip(all) {
            if self.puzzles.len() == MOST {
                self.is_cut = true;
                return;
            }
            let stem = files::stem(&name);
            let name = if many { format!("{stem} {number}") } else { stem };
            self.puzzles.push((puzzle, name));
        }
    }
}

/// The files of a folder by name, then those of its folders.
fn list(folder: &Path, depth: usize, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let is_hidden = |path: &PathBuf| {
        path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'))
    };
    entries.retain(|path| !is_hidden(path));
    entries.sort();
    let (folders, files): (Vec<_>, Vec<_>) = entries.into_iter().partition(|path| path.is_dir());
    paths.extend(files.into_iter().take(MOST.saturating_sub(paths.len())));
    for folder in folders {
        if depth > 0 && paths.len() < MOST {
            list(&folder, depth - 1, paths);
        }
    }
}

/// Games of puzzles that are not in the collection, the last played first.
pub fn games(words: &Words, store: &Store, games: &[Progress], own: &HashSet<Id>) -> Vec<Slot> {
    let others = games.iter().filter(|game| !own.contains(&game.id)).take(MOST);
    let slot = |game: &Progress| {
        let kept = store.look(game.id).ok()??;
        let puzzle = kept.puzzle().clone();
        let name = name(words, Some(&puzzle), game.totals.wins > 0);
        let mut slot = Slot::new(puzzle, Origin::Other(name));
        slot.take(store, games);
        Some(slot)
    };
    others.filter_map(slot).collect()
}

/// What a puzzle from elsewhere is called: its title may tell what it shows.
pub fn name(words: &Words, puzzle: Option<&Puzzle>, is_solved: bool) -> String {
    let about = puzzle.map(Puzzle::about);
    let title = about.and_then(|about| about.title.clone()).filter(|_| is_solved);
    let name = title.or_else(|| about?.id.clone());
    name.unwrap_or_else(|| say!(words, "library-game"))
}
