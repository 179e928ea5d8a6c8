//! From the bytes of a journal to a game.

use super::{Played, Record, VERSION};
use crate::non;
use crate::source::MAX_BYTES;
use grille_engine::nonogram::Puzzle;

/// What a journal begins with, before the number of its version.
const NAME: &str = "grille-journal ";

/// What stands between the puzzle and the records.
const END_OF_HEAD: &[u8] = b"\n====\n";

/// Why there is no puzzle at the beginning of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// Written by a newer version of the program.
    Newer {
        /// The version of the journal.
        version: u32,
    },
    /// It is damaged.
    Damaged,
}

/// How a journal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With a whole record, or before the first.
    Whole,
    /// With a part of a record, which does not count.
    Torn,
    /// With something else, which does not count either.
    Damaged {
        /// The line where it begins, from 1.
        line: usize,
    },
}

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The game.
    pub played: Played,
    /// How many records it has.
    pub records: usize,
    /// How many bytes count; 0 if it has not even a beginning.
    pub length: usize,
    /// How it ends.
    pub end: End,
}

/// The beginning of a journal, up to its first record.
pub fn head(puzzle: &Puzzle) -> String {
    let puzzle = (non::FORMAT.write_body)(puzzle);
    format!("{NAME}{VERSION}\n{}\n====\n", puzzle.trim_end())
}

/// The puzzle of a journal.
pub fn puzzle(bytes: &[u8]) -> Result<Puzzle, NoPuzzle> {
    let head = &bytes[..split(bytes).ok_or(NoPuzzle::Damaged)?];
    let head = std::str::from_utf8(head).map_err(|_| NoPuzzle::Damaged)?;
    let (first, rest) = head.split_once('\n').ok_or(NoPuzzle::Damaged)?;
    let version = first.strip_prefix(NAME).and_then(|number| number.parse().ok());
    match version.ok_or(NoPuzzle::Damaged)? {
        VERSION => {}
        version if version > VERSION => return Err(NoPuzzle::Newer { version }),
        _ => return Err(NoPuzzle::Damaged),
    }
    (non::FORMAT.read)(rest).next().and_then(Result::ok).ok_or(NoPuzzle::Damaged)
}

/// The game of a journal of this puzzle. Its beginning may be damaged, as long as its
/// end is found.
pub fn replay(bytes: &[u8], puzzle: &Puzzle) -> Replay {
    let mut replay = Replay { played: Played::new(puzzle), records: 0, length: 0, end: End::Whole };
    let (bytes, more) = match bytes.get(..MAX_BYTES) {
        Some(start) => (start, bytes.len() > MAX_BYTES),
        None => (bytes, false),
    };
    let Some(start) = split(bytes) else {
        replay.end = End::Damaged { line: 1 };
        return replay;
    };
    replay.length = start;
    let in_head = bytes[..start].iter().filter(|&&byte| byte == b'\n').count();
    for line in lines(&bytes[start..]) {
        let damage = End::Damaged { line: in_head + replay.records + 1 };
        match line {
            Line::Torn => replay.end = if more { damage } else { End::Torn },
            Line::Whole(text) => match text.and_then(|text| text.parse::<Record>().ok()) {
                Some(record) if replay.played.take(&record) => {
                    replay.records += 1;
                    replay.length += text.map_or(0, str::len) + 1;
                    continue;
                }
                _ => replay.end = damage,
            },
        }
        return replay;
    }
    if more {
        replay.end = End::Damaged { line: in_head + replay.records + 1 };
    }
    replay
}

/// Where the records begin.
pub(super) fn split(bytes: &[u8]) -> Option<usize> {
    let at = bytes.windows(END_OF_HEAD.len()).position(|window| window == END_OF_HEAD)?;
    Some(at + END_OF_HEAD.len())
}

/// A line of the records.
pub(super) enum Line<'a> {
    /// With its end; no text if it is none.
    Whole(Option<&'a str>),
    /// Without.
    Torn,
}

pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    bytes.split_inclusive(|&byte| byte == b'\n').map(|line| match line.strip_suffix(b"\n") {
        Some(line) => Line::Whole(std::str::from_utf8(line).ok()),
        None => Line::Torn,
    })
}
