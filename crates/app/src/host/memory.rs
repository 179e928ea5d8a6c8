//! A machine without files and threads: everything is in memory, and work is done between
//! two frames. For tests, and for pictures of the window.

use super::{Chosen, Files, Host, Job, Waker, Wanted};
use egui::Context;
use grille_store::Store;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

/// Steps of work between two frames.
const PORTION: u64 = 2_000;
/// Between how many frames a job is worked on before it is given up, for each second that
/// it may take.
const FRAMES: u64 = 60;

/// The machine.
#[derive(Default)]
pub struct Memory {
    store: Option<Store>,
    /// The files; clones are the same files.
    pub files: Held,
    /// What is chosen when something is asked for.
    pub choice: Option<PathBuf>,
    chosen: Option<Chosen>,
    /// What was copied last.
    pub copied: String,
    /// The time of day: milliseconds since 1970. It passes by one whenever it is looked at.
    milliseconds: Cell<u64>,
    /// Whether nobody works: jobs are given up at once.
    is_idle: bool,
    /// Jobs, each with the frames that are left to it.
    jobs: RefCell<Vec<(Box<dyn Job>, u64)>>,
}

/// Files in memory.
#[derive(Clone, Default)]
pub struct Held(Arc<Mutex<BTreeMap<PathBuf, Vec<u8>>>>);

impl Held {
    fn all(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Memory {
    /// The same, which keeps things there.
    #[must_use]
    pub fn with_store(mut self, store: Store) -> Memory {
        self.store = Some(store);
        self
    }

    /// The same, with a file.
    #[must_use]
    pub fn with_file(self, path: &str, bytes: &[u8]) -> Memory {
        self.files.all().insert(PathBuf::from(path), bytes.to_vec());
        self
    }
}

impl Memory {
    /// The same, but nobody works on anything: what is measured is the window alone.
    #[must_use]
    pub fn idle(mut self) -> Memory {
        self.is_idle = true;
        self
    }
}

impl Host for Memory {
    fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    fn now(&self) -> SystemTime {
        self.milliseconds.set(self.milliseconds.get() + 1);
        SystemTime::UNIX_EPOCH + Duration::from_millis(self.milliseconds.get())
    }

    fn files(&self) -> Arc<dyn Files> {
        Arc::new(self.files.clone())
    }

    fn choose(&mut self, _: Wanted, _: &Context) {
        self.chosen = Some(self.choice.clone().map_or(Chosen::NoDialog, Chosen::Path));
    }

    fn chosen(&mut self) -> Option<Chosen> {
        self.chosen.take()
    }

    fn copy(&mut self, text: &str, _: &Context) {
        text.clone_into(&mut self.copied);
    }

    fn drive(&self, job: Box<dyn Job>, patience: Duration) {
        if self.is_idle {
            return;
        }
        self.jobs.borrow_mut().push((job, FRAMES.saturating_mul(patience.as_secs().max(1))));
    }

    fn waker(&self, context: &Context) -> Waker {
        let context = context.clone();
        Box::new(move || context.request_repaint())
    }

    fn works_beside(&self) -> bool {
        false
    }

    fn work_between_frames(&mut self) -> bool {
        let jobs = self.jobs.get_mut();
        jobs.retain_mut(|(job, frames)| {
            *frames = frames.saturating_sub(1);
            job.advance(PORTION) && *frames > 0
        });
        !jobs.is_empty()
    }
}

impl Files for Held {
    fn read(&self, path: &Path, most: u64) -> Option<Vec<u8>> {
        self.all().get(path).map(|bytes| bytes.iter().copied().take(most as usize).collect())
    }

    fn length(&self, path: &Path) -> Option<u64> {
        self.all().get(path).map(|bytes| bytes.len() as u64)
    }

    fn is_folder(&self, path: &Path) -> bool {
        self.all().keys().any(|file| file.parent().is_some_and(|folder| folder.starts_with(path)))
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        let all = self.all();
        let inside = all.keys().filter_map(|file| {
            let first = file.strip_prefix(folder).ok()?.components().next()?;
            Some(folder.join(first))
        });
        let mut inside: Vec<PathBuf> = inside.collect();
        inside.dedup();
        inside
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        self.all().insert(path.to_owned(), bytes.to_vec());
        Ok(())
    }
}
