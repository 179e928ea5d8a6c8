//! What is kept for a player: games in progress, pictures being made, settings, statistics, for
//! whichever game.
//!
//! ```text
//! settings.txt           `key = value`
//! stock.txt              puzzles made ahead of time
//! clues.txt              the clues that are being typed in
//! games/ID.journal       the truth about a game: grille_formats::journal
//! games/ID.card          its figures, so that a list of games need not read it
//! games/ID.lock          held by the program in which it is played
//! games/ID.damaged-N     journals that could not be read to their end, or gave way to a backup's
//! canvases/ID.*          the same of pictures being made
//! ```
//!
//! A journal is only ever appended to, a line at a time and handed to the system at
//! once, or replaced as a whole by a file that was written beside it. So a program that
//! is killed loses at most the record in flight. A loss of power may cost what the
//! system had not yet written.
//!
//! Times come from the caller; nothing here runs in the background. A [`Storage`] says where
//! all this lies: in a folder, or in memory.
//!
//! ```
//! use grille_engine::nonogram::{Nonogram, Puzzle};
//! use grille_engine::session::Act;
//! use grille_formats::journal::{Record, What};
//! use grille_store::Store;
//! use std::time::Duration;
//!
//! let store = Store::in_memory();
//! let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]]).unwrap();
//! let (_, mut kept) = store.game::<Nonogram>(&puzzle).unwrap();
//! let what = What::Act(Act::Play("r2c1=1".parse().unwrap()));
//! kept.append(&[Record { at: Duration::from_secs(3), what }]).unwrap();
//! drop(kept);
//!
//! let (played, _kept) = store.game::<Nonogram>(&puzzle).unwrap();
//! assert_eq!(played.session().moves().count(), 1);
//! assert_eq!(played.totals().elapsed, Duration::from_secs(3));
//! ```

mod backup;
mod canvases;
mod card;
mod choice;
mod clues;
mod day;
mod folder;
mod id;
mod journal_file;
mod kept;
mod settings;
mod statistics;
mod stock;
pub mod storage;
mod trouble;

pub use backup::{Backup, MOST, NoBackup, Restored, Tally};
pub use canvases::{CanvasCard, Written};
pub use card::{Card, Reader};
pub use day::{Day, streak};
pub use folder::default_folder;
pub use id::Id;
pub use kept::{Kept, Opened};
pub use settings::{
    Cross, DAYS, Duplicates, Marks, Mistakes, RECENT, SCALES, Settings, Sort, Theme, Tool,
};
pub use statistics::Statistics;
pub use stock::{EACH, KINDS, Stocked};
pub use storage::Storage;
pub use trouble::{Lost, Trouble};

use grille_table::journal::{self, NoPuzzle};
use grille_table::{Playable, Played};
use std::path::PathBuf;
use std::sync::Arc;
use storage::disk::Disk;
use storage::memory::Memory;

/// Everything that is kept.
#[derive(Clone, Debug)]
pub struct Store {
    storage: Arc<dyn Storage>,
}

const SETTINGS: &str = "settings.txt";

impl Store {
    /// Keeps everything there.
    pub fn new(storage: impl Storage + 'static) -> Store {
        Store { storage: Arc::new(storage) }
    }

    /// Uses this folder, and makes it if there is none.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Store, Trouble> {
        Disk::open(folder.into(), &[kept::GAMES, canvases::FOLDER]).map(Store::new)
    }

    /// Uses the folder that the system has for this, or that `GRILLE_DATA` names.
    pub fn open_default() -> Result<Store, Trouble> {
        Store::open(default_folder().ok_or(Trouble::NoFolder)?)
    }

    /// Keeps everything as long as the program runs.
    pub fn in_memory() -> Store {
        Store::new(Memory::default())
    }

    /// The state of this puzzle, as it was left or new, and its open journal. As long as the
    /// [`Kept`] lives, no other program can open the same puzzle.
    pub fn game<G: Playable>(&self, puzzle: &G::Puzzle) -> Result<Opened<G::Sheet>, Trouble> {
        kept::game::<G>(&self.storage, puzzle)
    }

    /// The state of a puzzle to look at, even if another program plays it. `None` if there is
    /// no journal, or none that could be read.
    pub fn look<G: Playable>(&self, id: Id) -> Result<Option<Played<G::Sheet>>, Trouble> {
        let Some(bytes) = self.storage.read(&kept::name(kept::GAMES, id, "journal"))? else {
            return Ok(None);
        };
        let puzzle = match journal::puzzle::<G>(&bytes) {
            Ok(puzzle) => puzzle,
            Err(NoPuzzle::Newer { version }) => return Err(Trouble::Newer { version }),
            Err(NoPuzzle::Damaged | NoPuzzle::OtherGame) => return Ok(None),
        };
        let (played, _) = journal::replay(&bytes, G::Sheet::from(&puzzle));
        Ok((Id::of::<G>(&puzzle) == id).then_some(played))
    }

    /// All games, the one played last first. Those that have no card and whose journal none
    /// of the readers can read are left out.
    pub fn cards(&self, readers: &[Reader]) -> Result<Vec<Card>, Trouble> {
        card::all(&*self.storage, readers)
    }

    /// The settings, and the lines of their file that say nothing.
    pub fn settings(&self) -> Result<(Settings, Vec<Lost>), Trouble> {
        let bytes = self.storage.read(SETTINGS)?.unwrap_or_default();
        Ok(Settings::read(&String::from_utf8_lossy(&bytes)))
    }

    /// Keeps the settings. If two programs do so at once, the later one wins.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), Trouble> {
        let _lock = self.storage.lock("settings.lock", true)?;
        self.storage.replace(SETTINGS, settings.write().as_bytes())
    }
}
