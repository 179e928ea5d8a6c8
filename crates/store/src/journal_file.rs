//! A journal that is being written, so that a kill loses at most the record in flight. Records
//! are appended as whole lines; what could not be
//! written is tried again with the next. A journal of an older version, or one whose file
//! could not be opened again, is written on with the next record, not before.

use crate::Trouble;
use crate::storage::{Append, Lock, Storage};
use grille_engine::session::Sheet;
use grille_formats::journal::{LONG, merge};
use grille_formats::source::MAX_BYTES;
use std::path::PathBuf;
use std::sync::Arc;

/// A journal, and the lock on its game.
#[derive(Debug)]
pub struct Journal {
    storage: Arc<dyn Storage>,
    name: String,
    #[expect(dead_code, reason = "it is held, not looked at")]
    lock: Box<dyn Lock>,
    /// The beginning, up to the first record.
    head: String,
    place: Place,
    /// Records that are not written yet.
    unsaved: Vec<u8>,
    /// The length when the journal was opened or last merged: it is merged again at twice that.
    merged: u64,
}

/// Where the next record goes.
#[derive(Debug)]
enum Place {
    /// Into a new journal.
    Nowhere,
    /// Into a new journal, after these records of an older version.
    Older(Vec<u8>),
    /// Behind so many bytes of the journal, which is not open.
    Closed(u64),
    /// Into the open journal.
    Open(Box<dyn Append>),
}

impl Journal {
    /// A journal of that name that nothing is written in.
    pub fn new(
        storage: Arc<dyn Storage>,
        name: String,
        lock: Box<dyn Lock>,
        head: String,
    ) -> Journal {
        let (place, unsaved) = (Place::Nowhere, Vec::new());
        Journal { storage, name, lock, head, place, unsaved, merged: 0 }
    }

    /// Its name in the storage.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Begins with this head from now on.
    pub fn set_head(&mut self, head: String) {
        self.head = head;
    }

    /// Copies the journal as it is, and tells where to.
    pub fn copy_aside(&self) -> Result<PathBuf, Trouble> {
        self.storage.copy_aside(&self.name)
    }

    /// Puts something beside the journal that can be made again.
    pub fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.storage.put(name, bytes)
    }

    /// Goes on behind the first so many bytes; what follows them is cut off.
    pub fn go_on(&mut self, length: u64) -> Result<(), Trouble> {
        (self.place, self.merged) = (Place::Closed(length), length);
        self.open()
    }

    /// Goes on after these records of an older version. Nothing is written before the next.
    pub fn go_on_from_older(&mut self, records: &[u8]) {
        (self.place, self.merged) = (Place::Older(records.to_vec()), records.len() as u64);
    }

    /// Begins anew with these records.
    pub fn begin_with(&mut self, records: &[u8]) -> Result<(), Trouble> {
        self.replace(&[self.head.as_bytes(), records].concat())?;
        self.open()
    }

    /// Whether there is a journal, or will be.
    pub fn has_begun(&self) -> bool {
        !matches!(self.place, Place::Nowhere) || !self.unsaved.is_empty()
    }

    /// Takes a line to be written.
    pub fn push(&mut self, line: &str) {
        self.unsaved.extend(line.bytes());
    }

    /// Writes what is not yet written, all at once, and merges a journal that became long.
    pub fn write<S: Sheet>(&mut self) -> Result<(), Trouble> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        self.open()?;
        let room = |length: u64, more: usize| length as usize + more <= MAX_BYTES;
        match &mut self.place {
            Place::Open(open) if room(open.length(), self.unsaved.len()) => {
                open.append(&self.unsaved)?;
                self.unsaved.clear();
            }
            Place::Open(_) => {
                self.merge_written::<S>(LONG / 2)?;
                match &mut self.place {
                    Place::Open(open) if room(open.length(), self.unsaved.len()) => {
                        open.append(&self.unsaved)?;
                        self.unsaved.clear();
                    }
                    _ => return Err(Trouble::Full { limit: MAX_BYTES }),
                }
            }
            Place::Nowhere | Place::Older(_) | Place::Closed(_) => {
                let older = match &self.place {
                    Place::Older(records) => &records[..],
                    Place::Nowhere | Place::Closed(_) | Place::Open(_) => &[],
                };
                self.replace(&[self.head.as_bytes(), older, &self.unsaved].concat())?;
                self.unsaved.clear();
                self.open()?;
            }
        }
        match self.length() {
            Some(length) if length > LONG as u64 && length > 2 * self.merged => {
                self.merge_written::<S>(LONG / 2)
            }
            _ => Ok(()),
        }
    }

    /// Merges the journal: see [`merge`].
    pub fn merge<S: Sheet>(&mut self, most: usize) -> Result<(), Trouble> {
        self.write::<S>()?;
        self.merge_written::<S>(most)
    }

    /// Writes everything so that not even a loss of power takes it away; how long the journal
    /// is then, if there is one.
    pub fn sync<S: Sheet>(&mut self) -> Result<Option<u64>, Trouble> {
        self.write::<S>()?;
        match &mut self.place {
            Place::Open(open) => open.sync().map(|()| Some(open.length())),
            Place::Nowhere | Place::Older(_) | Place::Closed(_) => Ok(None),
        }
    }

    /// Opens a journal that is closed.
    fn open(&mut self) -> Result<(), Trouble> {
        if let Place::Closed(length) = self.place {
            self.place = Place::Open(self.storage.append(&self.name, length)?);
        }
        Ok(())
    }

    /// Begins anew with this text, which is then closed.
    fn replace(&mut self, text: &[u8]) -> Result<(), Trouble> {
        self.storage.replace(&self.name, text)?;
        self.place = Place::Closed(text.len() as u64);
        Ok(())
    }

    fn length(&self) -> Option<u64> {
        match &self.place {
            Place::Open(open) => Some(open.length()),
            Place::Closed(length) => Some(*length),
            Place::Nowhere | Place::Older(_) => None,
        }
    }

    fn merge_written<S: Sheet>(&mut self, most: usize) -> Result<(), Trouble> {
        let Some(length) = self.length() else { return Ok(()) };
        self.merged = length;
        let Some(bytes) = self.storage.read(&self.name)? else { return Ok(()) };
        let good = bytes.get(..length as usize).unwrap_or(&bytes);
        let Some(text) = merge::<S>(&self.head, good, most) else { return Ok(()) };
        if text.len() < length as usize {
            self.replace(text.as_bytes())?;
            self.open()?;
            self.merged = text.len() as u64;
        }
        Ok(())
    }
}
