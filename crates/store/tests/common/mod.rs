//! A folder for a test, and a puzzle to play.

#![allow(dead_code, reason = "each test file uses its own part")]

use grille_engine::nonogram::Puzzle;
use grille_store::{Store, What};
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
pub fn what(text: &str) -> What {
    format!("0 {text}").parse::<grille_store::Record>().unwrap().what
}
