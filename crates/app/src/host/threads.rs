//! Jobs on threads of their own, and files of the system.

use super::{Files, Job, next_portion};
use grille_formats::whole_file;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A portion of work is to take about so long: then the flag that stops it is looked at.
const QUICK: Duration = Duration::from_millis(4);
const SLOW: Duration = Duration::from_millis(16);

/// Works on a job on a thread of its own, for so long at the most.
pub fn drive(mut job: Box<dyn Job>, patience: Duration) {
    std::thread::spawn(move || {
        let (start, mut steps) = (Instant::now(), 16u64);
        while start.elapsed() < patience {
            let portion = Instant::now();
            let Some(done) = job.advance(steps) else { return };
            steps = next_portion(steps, done, portion.elapsed(), QUICK, SLOW);
        }
    });
}

/// The files of the system.
pub struct System;

impl Files for System {
    fn read(&self, path: &Path, most: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path).ok()?.take(most).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    fn length(&self, path: &Path) -> Option<u64> {
        fs::metadata(path).ok().map(|about| about.len())
    }

    fn is_folder(&self, path: &Path) -> bool {
        path.is_dir()
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
        paths.sort();
        paths
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        whole_file::replace(path, bytes).map_err(|why| why.to_string())
    }
}
