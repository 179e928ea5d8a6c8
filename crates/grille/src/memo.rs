//! The file of `--memo-file`: line results that go from one run of the program to the next.
//!
//! `grille memo 1` and a checksum on the first line, then the results. A file that does not
//! begin so is not a memo and is left alone; one that was damaged is told, and begun anew.
//! The engine believes no result of it before it has solved the line itself.

use crate::{Desk, file};
use anyhow::{Context, bail};
use grille_formats::source::MAX_BYTES;
use grille_words::say;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a memo of this version begins with.
const HEAD: &str = "grille memo 1 ";

/// A memo that was read.
pub struct Memory {
    file: PathBuf,
    text: Mutex<String>,
}

impl Memory {
    /// The memo of this file; an empty one if there is no file or nothing in it.
    pub fn open(desk: &Desk, path: &Path) -> anyhow::Result<Memory> {
        let name = path.display().to_string();
        let mut bytes = Vec::new();
        if path.exists() {
            File::open(path)
                .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
                .with_context(|| name.clone())?;
        }
        let text = match read(&bytes) {
            Some(Ok(text)) => text.to_owned(),
            Some(Err(Damaged)) => {
                desk.screen.complain(&say!(desk.words, "remembered-damaged", name = name));
                String::new()
            }
            None => bail!(say!(desk.words, "remembered-not", name = name)),
        };
        Ok(Memory { file: path.to_owned(), text: Mutex::new(text) })
    }

    /// What is remembered.
    pub fn lock(&self) -> MutexGuard<'_, String> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the file as a whole.
    pub fn keep(&self) -> anyhow::Result<()> {
        let text = self.lock();
        file::put(&self.file, format!("{HEAD}{:016x}\n{}", checksum(&text), *text))
    }
}

/// A memo with something else in it than was written.
struct Damaged;

/// The results of a memo; none if it is none.
fn read(bytes: &[u8]) -> Option<Result<&str, Damaged>> {
    if bytes.is_empty() {
        return Some(Ok(""));
    }
    let rest = bytes.strip_prefix(HEAD.as_bytes())?;
    let text = std::str::from_utf8(rest).ok().and_then(|text| text.split_once('\n'));
    let good = text.filter(|(sum, text)| *sum == format!("{:016x}", checksum(text)));
    Some(good.map(|(_, text)| text).ok_or(Damaged))
}

/// FNV-1a: it tells damage, not malice.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
