//! Where things are kept: named texts that are read whole, replaced whole, or appended to.
//!
//! Names look like paths, `games/ID.journal`. A place is a folder of files
//! ([`Disk`](disk::Disk)) or memory ([`Memory`](memory::Memory)); a browser's storage can
//! be another.

pub mod disk;
pub mod memory;

use crate::Trouble;
use std::fmt::Debug;
use std::path::PathBuf;
use std::time::SystemTime;

/// A place where things are kept.
pub trait Storage: Debug + Send + Sync {
    /// The content of a file, if there is one. Of a file that is too long, one byte more than
    /// the limit.
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble>;
    /// Replaces a file as a whole, or makes it. A reader finds either the old text or the new
    /// one, even after a loss of power. Callers make sure that no two do this at once.
    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble>;
    /// The same for a file that can be made again: after a loss of power it may be gone.
    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble>;
    /// Takes a file away, if there is one.
    fn remove(&self, name: &str) -> Result<(), Trouble>;
    /// Opens a file to append to it behind its first `length` bytes; what follows them is cut
    /// off.
    fn append(&self, name: &str, length: u64) -> Result<Box<dyn Append>, Trouble>;
    /// Takes a lock, which lives as long as the value that is returned, and no longer than
    /// the program. If another program has it, waits, or returns [`Trouble::Locked`].
    fn lock(&self, name: &str, waits: bool) -> Result<Box<dyn Lock>, Trouble>;
    /// What there is in a folder with this ending.
    fn list(&self, folder: &str, ending: &str) -> Result<Vec<Listed>, Trouble>;
    /// Copies a text to the first free name `NAME.damaged-N`, and tells where that is.
    fn copy_aside(&self, name: &str) -> Result<PathBuf, Trouble>;
}

/// A text that is being appended to.
pub trait Append: Debug + Send {
    /// Appends; after trouble nothing of it counts.
    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble>;
    /// Makes sure that not even a loss of power takes anything away.
    fn sync(&mut self) -> Result<(), Trouble>;
    /// How many bytes there are.
    fn length(&self) -> u64;
}

/// A lock, as long as it lives.
pub trait Lock: Debug + Send {}

/// Something in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name without folder and ending.
    pub stem: String,
    /// How many bytes it has.
    pub length: u64,
    /// When it was last written.
    pub written: SystemTime,
}
