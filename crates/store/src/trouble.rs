//! What can go wrong with what is kept for a player: games in progress and settings.

use std::path::PathBuf;

/// Why something could not be kept, or brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The game is open elsewhere.
    Locked,
    /// The system does not say where a program may keep its files.
    NoFolder,
    /// The game was kept by a newer version of the program.
    Newer {
        /// The version of its journal.
        version: u32,
    },
    /// A journal cannot become longer than this.
    Full {
        /// In bytes.
        limit: usize,
    },
    /// A backup cannot become larger than this.
    TooMuch {
        /// In bytes.
        limit: usize,
    },
    /// A file could not be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Whether it was being written.
        writing: bool,
        /// Why, in the words of the system.
        why: String,
    },
}

grille_engine::errors_as_data!(Trouble);

/// What was lost when something was brought back that was not whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The record that was being written when the program was stopped.
    LastRecord,
    /// Everything in a journal from this line on. The file as it was is kept aside.
    Records {
        /// The line, from 1.
        line: usize,
        /// The file as it was.
        aside: PathBuf,
    },
    /// A line of the settings.
    Setting {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
}
