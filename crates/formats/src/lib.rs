//! Puzzle files: bytes become drafts, drafts become puzzles or located problems,
//! and puzzles are written back. Formats never solve anything.
//!
//! One format is one file and one line in [`FORMATS`]. A file is a stream of
//! puzzles in every format, even where only one is allowed.

pub mod collection;
pub mod detect;
pub mod format;
pub mod journal;
pub mod problem;
pub mod source;
pub mod sudoku;

mod cells;
mod clues;
mod decode;
mod drawings;
mod logimage;
mod non;
mod picross;
mod picture;
mod places;
mod spans;
mod tournament;
mod webpbn;

pub use detect::{Unrecognised, detect, has_known_ending};
pub use format::{Format, Frame, Keeps, Part, Readings, Unwritable};
pub use non::FORMAT as NON;
pub use problem::{Expected, Kind, Problem, Unsupported};
pub use source::{NotText, Source};

/// Every format. Where a text could be several, the first that recognises it is taken.
pub const FORMATS: &[Format] = &[
    webpbn::FORMAT,
    tournament::FORMAT,
    non::FORMAT,
    picture::FORMAT,
    picross::FORMAT,
    logimage::FORMAT,
];

/// The format of that name.
pub fn find(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name == name)
}
