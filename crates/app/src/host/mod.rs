//! What the window needs from the machine it runs on, and nothing else does: a clock,
//! storage, files, the clipboard, and somebody who works beside it.
//!
//! [`desktop`](crate::desktop) has files and threads, [`memory`] neither; a browser is
//! another, in `web/`.

pub mod memory;
#[cfg(feature = "desktop")]
pub(crate) mod threads;
mod work;

pub use work::{Job, Poll, Work};

use crate::command::ForWindow;
use egui::Context;
use grille_store::Store;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The machine.
pub trait Host {
    /// What is kept for the player, where that is possible.
    fn store(&self) -> Option<&Store>;
    /// The time of day, for dates and for how long a frame has taken.
    fn now(&self) -> SystemTime;
    /// The player's files.
    fn files(&self) -> Arc<dyn Files>;
    /// Asks for a file or a folder; what was chosen comes out of [`Host::chosen`] later.
    fn choose(&mut self, wanted: Wanted, context: &Context);
    /// What was chosen, once it was.
    fn chosen(&mut self) -> Option<Chosen>;
    /// Puts a text where it can be pasted from.
    fn copy(&mut self, text: &str, context: &Context);
    /// Works on something beside the window until it is done, for so long at the most.
    fn drive(&self, job: Box<dyn Job>, patience: Duration);
    /// What tells the window, from wherever work is done, that it has something to look at.
    fn waker(&self, context: &Context) -> Waker;
    /// Whether work goes on beside the window, and takes no time from its frames.
    fn works_beside(&self) -> bool;
    /// Works between two frames, if nobody else does; whether there is more to do.
    fn work_between_frames(&mut self) -> bool;

    /// The commands that mean nothing here. Where there are no folders, a path leads nowhere tomorrow: no file is
    /// remembered.
    fn lacks(&self) -> &'static [ForWindow] {
        &[]
    }
    /// Where this window can be found by others, if it can: links to puzzles lead there.
    fn address(&self) -> Option<&str> {
        None
    }
    /// Whether a link can be handed to other programs of the system.
    fn can_share(&self) -> bool {
        false
    }
    /// Hands a link to another program, if the player chooses one.
    fn share(&self, _title: &str, _link: &str) {}
}

/// Calls the window.
pub type Waker = Box<dyn Fn() + Send>;

/// Another seed each time.
pub fn fresh_seed(context: &Context, host: &dyn Host) -> String {
    let now = host.now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let seed = now.as_nanos() as u64 ^ context.input(|input| input.time).to_bits();
    // Short enough to be part of a title.
    format!("{:x}", (seed ^ seed >> 32) as u32)
}

/// Files to be read. They may be read beside the window.
pub trait Files: Send + Sync {
    /// The bytes of a file, at most so many; none if it cannot be read.
    fn read(&self, path: &Path, most: u64) -> Option<Vec<u8>>;
    /// How many bytes a file has; none if there is no such file.
    fn length(&self, path: &Path) -> Option<u64>;
    /// Whether it is a folder.
    fn is_folder(&self, path: &Path) -> bool;
    /// What is in a folder, by name.
    fn list(&self, folder: &Path) -> Vec<PathBuf>;
    /// Writes a file whole, in the place of one that is there; the system's words, if it cannot.
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), String>;
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A file to open.
    File,
    /// A folder.
    Folder,
    /// A picture for the studio.
    Picture,
    /// A place for a file of this name.
    Place(String),
    /// A folder to write into.
    Into,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A file or a folder.
    Path(PathBuf),
    /// The machine has no way to ask.
    NoDialog,
}
