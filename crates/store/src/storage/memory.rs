//! Storage in memory: alone, for tests and where there is no disk, or before a place that is slow to read, whose
//! [`Keeper`] hears of every change before it is made.

use super::{Append, Listed, Lock, Storage};
use crate::Trouble;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

/// A change of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<'a> {
    /// The whole text is this from now on.
    Put(&'a [u8]),
    /// This follows so many bytes of the text; what followed them goes.
    Append(usize, &'a [u8]),
    /// The text goes.
    Remove,
}

/// The place behind the memory.
pub trait Keeper: Debug + Send + Sync + 'static {
    /// Keeps a change of a text, or says why it cannot be kept; then it is not made.
    fn keep(&self, name: &str, change: Change) -> Result<(), String>;
    /// When a change that is made now was made.
    fn now(&self) -> SystemTime;
    /// Takes a lock, unless another program has it. Who waits changes something at once.
    fn lock(&self, name: &str, waits: bool) -> Option<Box<dyn Lock>>;
}

/// A text, and when it was last written.
#[derive(Debug)]
struct Text {
    bytes: Vec<u8>,
    written: SystemTime,
}

/// Storage in memory alone.
pub type Memory = Cached<Nobody>;

/// Everything that is kept, shared by its copies.
#[derive(Debug, Default)]
pub struct Cached<K> {
    texts: Arc<Mutex<BTreeMap<String, Text>>>,
    keeper: Arc<K>,
}

impl<K> Clone for Cached<K> {
    fn clone(&self) -> Cached<K> {
        Cached { texts: self.texts.clone(), keeper: self.keeper.clone() }
    }
}

impl Memory {
    /// Makes every attempt to write fail from now on, or no longer.
    pub fn fill_up(&self, is_full: bool) {
        self.keeper.is_full.store(is_full, Ordering::Relaxed);
    }
}

impl<K: Keeper> Cached<K> {
    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, Text>> {
        patient(&self.texts)
    }

    /// Takes a text that was kept before, and when it was written.
    pub fn found(&self, name: String, bytes: Vec<u8>, written: SystemTime) {
        self.texts().insert(name, Text { bytes, written });
    }

    /// Makes a change that is kept already.
    pub fn follow(&self, name: &str, change: Change) {
        let (at, bytes) = match change {
            Change::Put(bytes) => (0, bytes),
            Change::Append(at, bytes) => (at, bytes),
            Change::Remove => {
                self.texts().remove(name);
                return;
            }
        };
        let written = self.keeper.now();
        let mut texts = self.texts();
        let new = || Text { bytes: Vec::new(), written };
        let text = texts.entry(name.to_owned()).or_insert_with(new);
        text.written = written;
        text.bytes.truncate(at);
        text.bytes.extend_from_slice(bytes);
    }

    fn change(&self, name: &str, change: Change) -> Result<(), Trouble> {
        self.keeper.keep(name, change).map_err(|why| {
            let path = PathBuf::from(name);
            Trouble::File { path, writing: true, why }
        })?;
        self.follow(name, change);
        Ok(())
    }
}

impl<K: Keeper> Storage for Cached<K> {
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
        Ok(self.texts().get(name).map(|text| text.bytes.clone()))
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.change(name, Change::Put(bytes))
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.replace(name, bytes)
    }

    fn remove(&self, name: &str) -> Result<(), Trouble> {
        self.change(name, Change::Remove)
    }

    fn append(&self, name: &str, length: u64) -> Result<Box<dyn Append>, Trouble> {
        let known = self.texts().get(name).map(|text| text.bytes.len() as u64);
        if known != Some(length) {
            self.change(name, Change::Append(length as usize, &[]))?;
        }
        Ok(Box::new(Growing { memory: self.clone(), name: name.to_owned(), length }))
    }

    fn lock(&self, name: &str, waits: bool) -> Result<Box<dyn Lock>, Trouble> {
        self.keeper.lock(name, waits).ok_or(Trouble::Locked)
    }

    fn list(&self, folder: &str, ending: &str) -> Result<Vec<Listed>, Trouble> {
        let one = |(name, text): (&String, &Text)| {
            let stem = name.strip_prefix(folder)?.strip_prefix('/')?;
            let stem = stem.strip_suffix(ending)?.strip_suffix('.')?.to_owned();
            Some(Listed { stem, length: text.bytes.len() as u64, written: text.written })
        };
        Ok(self.texts().iter().filter_map(one).collect())
    }

    fn copy_aside(&self, name: &str) -> Result<PathBuf, Trouble> {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        let is_free = |aside: &String| !self.texts().contains_key(aside);
        let mut names = (1..).map(|number| format!("{stem}.damaged-{number}"));
        let aside = names.find(is_free).ok_or(Trouble::NoFolder)?;
        let text = self.read(name)?.unwrap_or_default();
        self.replace(&aside, &text)?;
        Ok(PathBuf::from(aside))
    }
}

/// A text that grows.
#[derive(Debug)]
struct Growing<K> {
    memory: Cached<K>,
    name: String,
    length: u64,
}

impl<K: Keeper> Append for Growing<K> {
    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        self.memory.change(&self.name, Change::Append(self.length as usize, bytes))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Whoever keeps it decides when it goes to a disk.
    fn sync(&mut self) -> Result<(), Trouble> {
        Ok(())
    }

    fn length(&self) -> u64 {
        self.length
    }
}

/// No place behind the memory. Changes are a second apart, as a clock would make every run another.
#[derive(Debug, Default)]
pub struct Nobody {
    is_full: AtomicBool,
    changes: AtomicU64,
    locks: Arc<Mutex<BTreeSet<String>>>,
}

impl Keeper for Nobody {
    fn keep(&self, _: &str, change: Change) -> Result<(), String> {
        let is_full = self.is_full.load(Ordering::Relaxed) && change != Change::Remove;
        if is_full { Err("full".to_owned()) } else { Ok(()) }
    }

    fn now(&self) -> SystemTime {
        let number = self.changes.fetch_add(1, Ordering::Relaxed) + 1;
        SystemTime::UNIX_EPOCH + Duration::from_secs(number)
    }

    fn lock(&self, name: &str, _: bool) -> Option<Box<dyn Lock>> {
        let is_free = patient(&self.locks).insert(name.to_owned());
        is_free.then(|| -> Box<dyn Lock> {
            Box::new(Held { locks: self.locks.clone(), name: name.to_owned() })
        })
    }
}

#[derive(Debug)]
struct Held {
    locks: Arc<Mutex<BTreeSet<String>>>,
    name: String,
}

impl Lock for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        patient(&self.locks).remove(&self.name);
    }
}

/// The lock of a mutex; whoever panicked left something whole.
fn patient<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
