//! Storage in memory: for tests, and where there is no disk.

use super::{Append, Listed, Lock, Storage};
use crate::Trouble;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

/// Everything that is kept, shared by its copies.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Stored>>);

#[derive(Debug, Default)]
struct Stored {
    /// The texts, each with the number of the last change.
    texts: BTreeMap<String, (Vec<u8>, u64)>,
    locks: BTreeSet<String>,
    changes: u64,
    is_full: bool,
}

impl Memory {
    /// Makes every attempt to write fail from now on, or no longer.
    pub fn fill_up(&self, is_full: bool) {
        self.kept().is_full = is_full;
    }

    fn kept(&self) -> MutexGuard<'_, Stored> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) -> Result<(), Trouble> {
        let mut kept = self.kept();
        if kept.is_full {
            let (path, why) = (PathBuf::from(name), "full".to_owned());
            return Err(Trouble::File { path, writing: true, why });
        }
        kept.changes += 1;
        let number = kept.changes;
        let (text, changed) = kept.texts.entry(name.to_owned()).or_default();
        change(text);
        *changed = number;
        Ok(())
    }
}

impl Storage for Memory {
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
        Ok(self.kept().texts.get(name).map(|(text, _)| text.clone()))
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.change(name, |text| *text = bytes.to_vec())
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.replace(name, bytes)
    }

    fn remove(&self, name: &str) -> Result<(), Trouble> {
        self.kept().texts.remove(name);
        Ok(())
    }

    fn append(&self, name: &str, length: u64) -> Result<Box<dyn Append>, Trouble> {
        self.change(name, |text| text.truncate(length as usize))?;
        Ok(Box::new(Growing { memory: self.clone(), name: name.to_owned(), length }))
    }

    fn lock(&self, name: &str, _: bool) -> Result<Box<dyn Lock>, Trouble> {
        if !self.kept().locks.insert(name.to_owned()) {
            return Err(Trouble::Locked);
        }
        Ok(Box::new(Held { memory: self.clone(), name: name.to_owned() }))
    }

    fn list(&self, folder: &str, ending: &str) -> Result<Vec<Listed>, Trouble> {
        let kept = self.kept();
        let one = |(name, (text, changed)): (&String, &(Vec<u8>, u64))| {
            let stem = name.strip_prefix(folder)?.strip_prefix('/')?;
            let stem = stem.strip_suffix(ending)?.strip_suffix('.')?.to_owned();
            let written = SystemTime::UNIX_EPOCH + Duration::from_secs(*changed);
            Some(Listed { stem, length: text.len() as u64, written })
        };
        Ok(kept.texts.iter().filter_map(one).collect())
    }

    fn copy_aside(&self, name: &str) -> Result<PathBuf, Trouble> {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        let is_free = |aside: &String| !self.kept().texts.contains_key(aside);
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
    memory: Memory,
    name: String,
    length: u64,
}

impl Append for Growing {
    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        let length = self.length as usize;
        self.memory.change(&self.name, |text| {
            text.truncate(length);
            text.extend(bytes);
        })?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    fn sync(&mut self) -> Result<(), Trouble> {
        Ok(())
    }

    fn length(&self) -> u64 {
        self.length
    }
}

#[derive(Debug)]
struct Held {
    memory: Memory,
    name: String,
}

impl Lock for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        self.memory.kept().locks.remove(&self.name);
    }
}
