//! From the bytes of a journal to its records.

use super::head::{split, version};
use super::{Record, What};
use crate::text::source::MAX_BYTES;
use grille_engine::NotThis;
use std::str::FromStr;

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

/// How the reading of a journal went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// How many records count.
    pub records: usize,
    /// How many bytes count; 0 if it has not even a beginning.
    pub length: usize,
    /// How it ends.
    pub end: End,
}

/// Gives the records of a journal to `take` one after the other, which says whether each
/// can have happened. The beginning may be damaged, as long as its end is found.
pub fn read<M: FromStr<Err = NotThis>>(
    bytes: &[u8],
    mut take: impl FnMut(Record<M>) -> bool,
) -> Read {
    let (bytes, more) = match bytes.get(..MAX_BYTES) {
        Some(start) => (start, bytes.len() > MAX_BYTES),
        None => (bytes, false),
    };
    let Some(start) = split(bytes) else {
        return Read { records: 0, length: 0, end: End::Damaged { line: 1 } };
    };
    let knows_others = version(bytes) != Some(1);
    let mut read = Read { records: 0, length: start, end: End::Whole };
    let in_head = bytes[..start].iter().filter(|&&byte| byte == b'\n').count();
    for line in lines(&bytes[start..]) {
        let damage = End::Damaged { line: in_head + read.records + 1 };
        let Line::Whole(text) = line else {
            read.end = if more { damage } else { End::Torn };
            return read;
        };
        let record = text.and_then(|text| text.parse::<Record<M>>().ok());
        let known = record.filter(|r| knows_others || !matches!(r.what, What::Other(_)));
        if !known.is_some_and(&mut take) {
            read.end = damage;
            return read;
        }
        read.records += 1;
        read.length += text.map_or(0, str::len) + 1;
    }
    if more {
        read.end = End::Damaged { line: in_head + read.records + 1 };
    }
    read
}

/// A line of the records.
enum Line<'a> {
    /// With its end; no text if it is none.
    Whole(Option<&'a str>),
    /// Without.
    Torn,
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    bytes.split_inclusive(|&byte| byte == b'\n').map(|line| match line.strip_suffix(b"\n") {
        Some(line) => Line::Whole(std::str::from_utf8(line).ok()),
        None => Line::Torn,
    })
}
