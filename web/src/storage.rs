//! What is kept for the player, in a browser. Everything lies in memory, as it was read when the page began; every
//! change is made there and handed to `page/storage.js` at once, which keeps it. Other pages tell of their changes.

use crate::files::patient;
use crate::page;
use grille_store::Trouble;
use grille_store::storage::{Append, Listed, Lock, Storage};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

/// A change, as it is told to JavaScript and to other pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The whole text is this from now on.
    Put,
    /// This follows the first bytes of the text; what followed them goes.
    Append,
    /// The text goes.
    Remove,
}

impl Change {
    const ALL: [Change; 3] = [Change::Put, Change::Append, Change::Remove];

    fn name(self) -> &'static str {
        match self {
            Change::Put => "put",
            Change::Append => "append",
            Change::Remove => "remove",
        }
    }

    /// The change of that name.
    pub fn find(name: &str) -> Option<Change> {
        Change::ALL.into_iter().find(|change| change.name() == name)
    }
}

/// A text, and when it was last written.
#[derive(Clone, Debug)]
struct Text {
    bytes: Vec<u8>,
    written: SystemTime,
}

/// Everything that is kept; clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Kept(Arc<Mutex<BTreeMap<String, Text>>>);

impl Kept {
    /// Takes a text that was kept before, and when it was written: milliseconds since 1970.
    pub fn found(&self, name: String, bytes: Vec<u8>, written: f64) {
        let written = SystemTime::UNIX_EPOCH + Duration::from_secs_f64(written.max(0.0) / 1000.0);
        patient(&self.0).insert(name, Text { bytes, written });
    }

    /// Makes a change in memory.
    pub fn follow(&self, change: Change, name: &str, at: usize, bytes: &[u8]) {
        let mut all = patient(&self.0);
        if change == Change::Remove {
            all.remove(name);
            return;
        }
        let now = Duration::from_secs_f64(js_sys::Date::now().max(0.0) / 1000.0);
        let written = SystemTime::UNIX_EPOCH + now;
        let text =
            all.entry(name.to_owned()).or_insert_with(|| Text { bytes: Vec::new(), written });
        text.written = written;
        text.bytes.truncate(if change == Change::Put { 0 } else { at });
        text.bytes.extend_from_slice(bytes);
    }

    fn change(&self, change: Change, name: &str, at: usize, bytes: &[u8]) -> Result<(), Trouble> {
        match page::keep(change.name(), name, at as f64, bytes) {
            Some(why) => Err(Trouble::File { path: PathBuf::from(name), writing: true, why }),
            None => {
                self.follow(change, name, at, bytes);
                Ok(())
            }
        }
    }
}

impl Storage for Kept {
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
        Ok(patient(&self.0).get(name).map(|text| text.bytes.clone()))
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.change(Change::Put, name, 0, bytes)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.replace(name, bytes)
    }

    fn remove(&self, name: &str) -> Result<(), Trouble> {
        self.change(Change::Remove, name, 0, &[])
    }

    fn append(&self, name: &str, length: u64) -> Result<Box<dyn Append>, Trouble> {
        let known = patient(&self.0).get(name).map_or(0, |text| text.bytes.len() as u64);
        if known != length {
            self.change(Change::Append, name, length as usize, &[])?;
        }
        Ok(Box::new(Growing { kept: self.clone(), name: name.to_owned(), length }))
    }

    fn lock(&self, name: &str, waits: bool) -> Result<Box<dyn Lock>, Trouble> {
        // Who would wait changes something at once: in a browser nobody comes between.
        match waits || page::lock(name) {
            true => Ok(Box::new(Held((!waits).then(|| name.to_owned())))),
            false => Err(Trouble::Locked),
        }
    }

    fn list(&self, folder: &str, ending: &str) -> Result<Vec<Listed>, Trouble> {
        let one = |(name, text): (&String, &Text)| {
            let stem = name.strip_prefix(folder)?.strip_prefix('/')?;
            let stem = stem.strip_suffix(ending)?.strip_suffix('.')?.to_owned();
            Some(Listed { stem, length: text.bytes.len() as u64, written: text.written })
        };
        Ok(patient(&self.0).iter().filter_map(one).collect())
    }

    fn copy_aside(&self, name: &str) -> Result<PathBuf, Trouble> {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        let is_free = |aside: &String| !patient(&self.0).contains_key(aside);
        let mut names = (1..).map(|number| format!("{stem}.damaged-{number}"));
        let aside = names.find(is_free).ok_or(Trouble::NoFolder)?;
        let text = self.read(name)?.unwrap_or_default();
        self.replace(&aside, &text)?;
        Ok(PathBuf::from(aside))
    }
}

/// A text that grows.
#[derive(Debug)]
struct Growing {
    kept: Kept,
    name: String,
    length: u64,
}

impl Append for Growing {
    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        self.kept.change(Change::Append, &self.name, self.length as usize, bytes)?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// The browser decides when its storage goes to the disk.
    fn sync(&mut self) -> Result<(), Trouble> {
        Ok(())
    }

    fn length(&self) -> u64 {
        self.length
    }
}

/// A lock of that name, if it is one that others see.
#[derive(Debug)]
struct Held(Option<String>);

impl Lock for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(name) = &self.0 {
            page::unlock(name);
        }
    }
}
