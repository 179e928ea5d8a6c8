//! Remembered line results: a bounded table around any line solver (the Picture
//! report's wish for "an algorithm that learns").
//!
//! The table has as many places as it is given; a result goes to the place that
//! its line hashes to, over what was there. Lookup compares the whole line, so a
//! hit is never a guess. Worth its cost only where solving a line is expensive. As text it
//! goes from run to run; its file (`--memo-file`) is read and written by `grille/src/memo.rs`.
//!
//! A result that comes from a text is solved once more where it is first needed, and believed
//! only then: whatever is written there, no answer changes.

use super::{Clue, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::{Colour, Colours};
use crate::nonogram::Block;
use crate::nonogram::options::Options;
use std::fmt::Write;

/// A line solver with a memory.
#[derive(Clone, Debug)]
pub struct Memo<L> {
    solver: L,
    places: Vec<Option<Entry>>,
    hits: u64,
}

#[derive(Clone, Debug)]
struct Entry {
    clue: Clue,
    before: Box<[Colours]>,
    /// What it becomes; none if the line has no completion.
    after: Option<Box<[Colours]>>,
    /// Whether a solver said so in this run.
    is_sure: bool,
}

/// The most results that are remembered, whatever is asked for.
pub const MOST: usize = 1 << 22;

impl<L: LineSolver + Default> Memo<L> {
    /// A memory as large as the options say, with what they remember.
    pub fn new(options: &Options) -> Memo<L> {
        let lines = options.remembered.as_deref().unwrap_or_default().lines();
        let entries: Vec<Entry> = lines.filter_map(read).take(MOST).collect();
        let size = options.memo.unwrap_or(entries.len()).min(MOST);
        let mut memo = Memo { solver: L::default(), places: vec![None; size], hits: 0 };
        for entry in entries {
            memo.put(entry);
        }
        memo
    }

    /// How often a result was remembered.
    pub fn hits(&self) -> u64 {
        self.hits
    }

    /// What is remembered, one line each; none if there is no memory.
    pub fn text(&self) -> Option<String> {
        let mut text = String::new();
        for entry in self.places.iter().flatten() {
            write(entry, &mut text);
        }
        (!self.places.is_empty()).then_some(text)
    }

    fn put(&mut self, entry: Entry) {
        if let Some(place) = self.place(&entry.clue, &entry.before) {
            self.places[place] = Some(entry);
        }
    }

    /// Where the result of a line is kept (FNV-1a over its clue and cells).
    fn place(&self, clue: &Clue, cells: &[Colours]) -> Option<usize> {
        if self.places.is_empty() {
            return None;
        }
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x0100_0000_01b3);
        let mut hash = 0xcbf2_9ce4_8422_2325;
        for block in clue.blocks() {
            hash = mix(mix(hash, u64::from(block.len)), block.colour.index() as u64);
        }
        for set in cells {
            hash = mix(hash, u64::from(set.bits()) + 1);
        }
        let spread = hash ^ (hash >> 32);
        spread.checked_rem(self.places.len() as u64).map(|place| place as usize)
    }
}

impl<L: LineSolver + Default> LineSolver for Memo<L> {
    const TECHNIQUE: Technique = L::TECHNIQUE;

    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction> {
        let Some(place) = self.place(clue, cells) else { return self.solver.settle(clue, cells) };
        let known = |entry: &&Entry| *entry.before == *cells && entry.clue == *clue;
        let entry = self.places[place].as_ref().filter(known);
        if let Some(entry) = entry.filter(|entry| entry.is_sure) {
            self.hits += 1;
            return match &entry.after {
                Some(after) => {
                    cells.copy_from_slice(after);
                    Ok(())
                }
                None => Err(Contradiction),
            };
        }
        let remembered = entry.map(|entry| entry.after.clone());
        let before: Box<[Colours]> = (&*cells).into();
        let answer = self.solver.settle(clue, cells);
        let after = answer.is_ok().then(|| (&*cells).into());
        self.hits += u64::from(remembered.is_some_and(|remembered| remembered == after));
        self.places[place] = Some(Entry { clue: clue.clone(), before, after, is_sure: true });
        answer
    }
}

/// `2:1 1:1 | 0+1 1 0+1 | 1 1 0`: blocks, cells, and what they become (`-` for a contradiction).
fn write(entry: &Entry, text: &mut String) {
    let cells = |cells: &[Colours]| -> String {
        cells.iter().map(Colours::to_string).collect::<Vec<_>>().join(" ")
    };
    let blocks = entry.clue.blocks().iter();
    let blocks: Vec<String> = blocks.map(|b| format!("{}:{}", b.len, b.colour)).collect();
    let after = entry.after.as_deref().map_or("-".to_owned(), cells);
    let _ = writeln!(text, "{} | {} | {after}", blocks.join(" "), cells(&entry.before));
}

/// What [`write`] wrote; nothing if it is not that, or cannot be right.
fn read(line: &str) -> Option<Entry> {
    let cells = |text: &str| -> Option<Box<[Colours]>> {
        text.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let block = |word: &str| {
        let (len, colour) = word.split_once(':')?;
        let colour = Colour::new(colour.parse().ok()?)?;
        Some(Block { len: len.parse().ok()?, colour })
    };
    let mut parts = line.split('|').map(str::trim);
    let (blocks, before, after) = (parts.next()?, cells(parts.next()?)?, parts.next()?);
    let blocks: Vec<Block> = blocks.split_whitespace().map(block).collect::<Option<_>>()?;
    let after = if after == "-" { None } else { Some(cells(after)?) };
    let fits = |after: &[Colours]| {
        after.len() == before.len()
            && after.iter().zip(&before).all(|(a, b)| !a.is_empty() && a.is_subset(*b))
    };
    let sound = after.as_deref().is_none_or(fits);
    sound.then_some(Entry { clue: Clue::new(blocks)?, before, after, is_sure: false })
}
