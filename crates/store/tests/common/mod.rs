//! A folder for a test, and a puzzle to play.

#![allow(dead_code, reason = "each test file uses its own part")]

use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Nonogram, Puzzle, Sheet};
use grille_engine::session::Session;
use grille_formats::journal::{Record, What};
use grille_store::{Id, Kept, Lost, Store, Trouble};
use grille_table::{Played, Totals};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// A folder that goes when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("grille-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Scratch(path)
    }

    pub fn store(&self) -> Store {
        Store::open(&self.0).unwrap()
    }

    /// The files about games whose names end so.
    pub fn games(&self, ending: &str) -> Vec<PathBuf> {
        let files = fs::read_dir(self.0.join("games")).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<PathBuf> =
            files.filter(|path| path.to_str().unwrap().ends_with(ending)).collect();
        files.sort();
        files
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn puzzle() -> Puzzle {
    Puzzle::black_and_white(&[&[2], &[1]], &[&[2], &[1], &[]]).unwrap()
}

pub fn other() -> Puzzle {
    Puzzle::black_and_white(&[&[1], &[1]], &[&[2], &[]]).unwrap()
}

pub fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

/// What happened, as a journal tells it.
pub fn what(text: &str) -> What<Move> {
    format!("0 {text}").parse::<Record<Move>>().unwrap().what
}

/// A game that is played and kept, as a window does it.
pub struct Game {
    played: Played<Sheet>,
    kept: Kept<Sheet>,
}

impl Game {
    pub fn open(store: &Store, puzzle: &Puzzle) -> Result<Game, Trouble> {
        let (played, kept) = store.game::<Nonogram>(puzzle)?;
        Ok(Game { played, kept })
    }

    /// A game that is kept nowhere.
    pub fn loose(puzzle: &Puzzle) -> Game {
        Game {
            played: Played::new(Sheet::new(puzzle)),
            kept: Kept::nowhere(Id::of::<Nonogram>(puzzle)),
        }
    }

    /// Something happens; `false`, and nothing is kept, if it is not possible.
    pub fn append(&mut self, at: Duration, what: What<Move>) -> Result<bool, Trouble> {
        let record = Record { at: at.max(self.totals().elapsed), what };
        if !self.played.take(&record) {
            return Ok(false);
        }
        self.kept.append(&[record]).map(|()| true)
    }

    pub fn id(&self) -> Id {
        self.kept.id()
    }

    pub fn played(&self) -> &Played<Sheet> {
        &self.played
    }

    pub fn session(&self) -> &Session<Sheet> {
        self.played.session()
    }

    pub fn totals(&self) -> &Totals {
        self.played.totals()
    }

    pub fn lost(&self) -> &[Lost] {
        self.kept.lost()
    }

    pub fn is_kept(&self) -> bool {
        self.kept.is_kept()
    }

    pub fn merge(&mut self) -> Result<(), Trouble> {
        self.kept.merge(0)
    }

    pub fn sync(&mut self) -> Result<(), Trouble> {
        self.kept.sync(&self.played)
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.sync();
    }
}
