//! Puzzles made ahead of time, so that a new one is there at once.
//!
//! `stock.txt` has a line for each: `KIND SEED PUZZLE CHECK`. Whoever puts one there says what
//! kind it is and how a puzzle is written; here they are words without spaces. The check is a
//! hash of the rest of the line: a line that was torn or changed says nothing and is dropped.
//! No more than [`EACH`] of a kind and [`KINDS`] kinds are kept, which is some ten thousand bytes.

use crate::id::checksum;
use crate::{Store, Trouble};

/// The most puzzles of a kind.
pub const EACH: usize = 4;
/// The most kinds.
pub const KINDS: usize = 64;
/// The most bytes of a line.
const LINE: usize = 512;

const FILE: &str = "stock.txt";

/// A puzzle made ahead of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stocked {
    /// What kind of puzzle it is.
    pub kind: String,
    /// The seed that makes it again.
    pub seed: String,
    /// The puzzle itself.
    pub puzzle: String,
}

impl Store {
    /// The puzzles in stock.
    pub fn stock(&self) -> Result<Vec<Stocked>, Trouble> {
        let bytes = self.storage.read(FILE)?.unwrap_or_default();
        let mut all = Vec::new();
        if bytes.len() <= EACH * KINDS * LINE {
            String::from_utf8_lossy(&bytes)
                .lines()
                .filter_map(read)
                .for_each(|own| add(&mut all, own));
        }
        Ok(all)
    }

    /// Puts a puzzle in stock, unless there are enough of its kind.
    pub fn stock_up(&self, own: Stocked) -> Result<(), Trouble> {
        // What does not read back is not kept.
        if read(&write(&own)).as_ref() != Some(&own) {
            return Ok(());
        }
        let _lock = self.storage.lock("stock.lock", true)?;
        let mut all = self.stock()?;
        add(&mut all, own);
        self.keep_stock(&all)
    }

    /// Takes a puzzle of a kind out of stock, if there is one: the oldest.
    pub fn take_stocked(&self, kind: &str) -> Result<Option<Stocked>, Trouble> {
        let _lock = self.storage.lock("stock.lock", true)?;
        let mut all = self.stock()?;
        let Some(at) = all.iter().position(|own| own.kind == kind) else { return Ok(None) };
        let taken = all.remove(at);
        self.keep_stock(&all)?;
        Ok(Some(taken))
    }

    fn keep_stock(&self, all: &[Stocked]) -> Result<(), Trouble> {
        let lines: Vec<String> = all.iter().map(|own| write(own) + "\n").collect();
        self.storage.put(FILE, lines.concat().as_bytes())
    }
}

/// Adds a puzzle, if it is another and there is room for it.
fn add(all: &mut Vec<Stocked>, own: Stocked) {
    let of_kind = all.iter().filter(|other| other.kind == own.kind).count();
    let has_room = all.len() < EACH * KINDS && of_kind < EACH;
    if has_room && !all.iter().any(|other| other.puzzle == own.puzzle) {
        all.push(own);
    }
}

fn write(own: &Stocked) -> String {
    let line = format!("{} {} {}", own.kind, own.seed, own.puzzle);
    format!("{line} {}", checksum(&[line.as_bytes()]))
}

fn read(line: &str) -> Option<Stocked> {
    let (said, check) = line.rsplit_once(' ')?;
    let words: Vec<&str> = said.split(' ').collect();
    let [kind, seed, puzzle] = words[..] else { return None };
    let is_whole = line.len() <= LINE && checksum(&[said.as_bytes()]) == check;
    let is_word = |word: &&str| !word.is_empty() && !word.contains(char::is_whitespace);
    (is_whole && words.iter().all(is_word)).then(|| Stocked {
        kind: kind.to_owned(),
        seed: seed.to_owned(),
        puzzle: puzzle.to_owned(),
    })
}
