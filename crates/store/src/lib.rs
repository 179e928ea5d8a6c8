//! What is kept for a player: games in progress, settings, statistics.
//!
//! ```text
//! FOLDER/settings.txt           `key = value`
//! FOLDER/games/ID.journal       the truth about a game: grille_formats::journal
//! FOLDER/games/ID.card          its figures, so that a list of games need not read it
//! FOLDER/games/ID.lock          whoever plays holds it
//! FOLDER/games/ID.damaged-N     journals that could not be read to their end
//! ```
//!
//! A journal is only ever appended to, a line at a time and handed to the system at
//! once, or replaced as a whole by a file that was written beside it. So a program that
//! is killed loses at most the record in flight. A loss of power may cost what the
//! system had not yet written.
//!
//! Times come from the caller; nothing here runs in the background.

mod card;
mod choice;
mod disk;
mod folder;
mod id;
mod kept;
mod settings;
mod statistics;

pub use card::Progress;
pub use folder::default_folder;
pub use grille_formats::journal::{Record, Totals, What};
pub use grille_formats::trouble::{Lost, Trouble};
pub use id::Id;
pub use kept::Kept;
pub use settings::{Cross, Mistakes, RECENT, SCALES, Settings, Sort, Theme, Tool};
pub use statistics::Statistics;

use grille_engine::nonogram::Puzzle;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder with everything that is kept.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// Uses this folder, and makes it if there is none.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Store, Trouble> {
        let store = Store { folder: folder.into() };
        let games = store.games();
        fs::create_dir_all(&games).map_err(|why| disk::trouble(&games, true, &why))?;
        Ok(store)
    }

    /// Uses the folder that the system has for this, or that `GRILLE_DATA` names.
    pub fn open_default() -> Result<Store, Trouble> {
        Store::open(default_folder().ok_or(Trouble::NoFolder)?)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The game of this puzzle, as it was left or new. Nobody else can have it until it
    /// is let go.
    pub fn game(&self, puzzle: &Puzzle) -> Result<Kept, Trouble> {
        Kept::open(&self.games(), puzzle)
    }

    /// A game to look at, whoever plays it; none if there is none that could be read.
    /// What is done with it is not kept.
    pub fn look(&self, id: Id) -> Result<Option<Kept>, Trouble> {
        Kept::look(&self.games(), id)
    }

    /// All games, the one played last first. Those whose journal cannot be read are
    /// left out.
    pub fn progress(&self) -> Result<Vec<Progress>, Trouble> {
        card::all(&self.games())
    }

    /// The settings, and the lines of their file that say nothing.
    pub fn settings(&self) -> Result<(Settings, Vec<Lost>), Trouble> {
        let bytes = disk::read(&self.settings_file())?.unwrap_or_default();
        Ok(Settings::read(&String::from_utf8_lossy(&bytes)))
    }

    /// Keeps the settings. Of two that do so at once, the last has its way.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), Trouble> {
        let path = self.settings_file();
        let _lock = disk::wait_for_lock(&path.with_extension("lock"))?;
        disk::replace(&path, settings.write().as_bytes())?;
        Ok(())
    }

    fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    fn settings_file(&self) -> PathBuf {
        self.folder.join("settings.txt")
    }
}
