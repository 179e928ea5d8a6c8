//! Files in a browser: those that were picked or dropped are held in memory under their names; what is written is
//! handed to the player as a download, and forgotten.

use crate::page;
use grille_app::host::Files;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

/// The most files that are held: the oldest goes.
const MOST: usize = 16;

/// The files; clones are the same files.
#[derive(Clone, Default)]
pub struct Held(Arc<Mutex<All>>);

#[derive(Default)]
struct All {
    files: BTreeMap<PathBuf, Vec<u8>>,
    /// The names, the oldest first.
    order: Vec<PathBuf>,
}

impl Held {
    /// Takes a file that the player gave; its path from now on.
    pub fn take(&self, name: &str, bytes: Vec<u8>) -> PathBuf {
        let path = PathBuf::from(name);
        let mut all = patient(&self.0);
        all.files.insert(path.clone(), bytes);
        all.order.retain(|own| *own != path);
        all.order.push(path.clone());
        if all.order.len() > MOST {
            let oldest = all.order.remove(0);
            all.files.remove(&oldest);
        }
        path
    }
}

/// The lock of a mutex. The page itself may not sleep, so it tries until it has it; nothing is held for long.
pub fn patient<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    loop {
        match mutex.try_lock() {
            Ok(guard) => return guard,
            // Whoever panicked left something whole.
            Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => std::hint::spin_loop(),
        }
    }
}

impl Files for Held {
    fn read(&self, path: &Path, most: u64) -> Option<Vec<u8>> {
        patient(&self.0).files.get(path).map(|bytes| {
            let length = bytes.len().min(usize::try_from(most).unwrap_or(usize::MAX));
            bytes[..length].to_vec()
        })
    }

    /// Nothing that is downloaded lies in the way of another download.
    fn length(&self, _: &Path) -> Option<u64> {
        None
    }

    fn is_folder(&self, _: &Path) -> bool {
        false
    }

    fn list(&self, _: &Path) -> Vec<PathBuf> {
        Vec::new()
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        page::download(&name, bytes);
        Ok(())
    }
}
