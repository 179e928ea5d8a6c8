//! The Picross report's file: `rows cols`, then one clue a line, rows first,
//! numbers separated by spaces.
//!
//! An empty clue is an empty line or `0`. Blank lines are ambiguous, so: with
//! exactly rows + columns clue lines that are not blank, blank lines only
//! separate; otherwise they are empty clues, and those missing at the end of
//! the text are restored.

use crate::Fit;
use crate::nonogram::parts::clues::{is_two_numbers, rows_and_columns};
use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;

pub(crate) const FORMAT: Format = Format {
    name: "picross",
    extensions: &["picross", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| fit(text, split, Fit::Begins.when(begins(text))),
    read: |text| read(text, split),
    write_body: |puzzle| {
        let size = puzzle.size();
        let clues = write_lines(puzzle.rows(), " ") + &write_lines(puzzle.cols(), " ");
        format!("{} {}\n{clues}", size.rows(), size.cols())
    },
};

/// Two numbers on the first line.
pub(super) fn begins(text: &str) -> bool {
    text.lines().find(|line| !line.trim().is_empty()).is_some_and(is_two_numbers)
}

fn split(whole: Piece<'_>) -> Split<'_> {
    let header = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    Sides::announced(header, whole.after(header), rows_and_columns(header)?)
}
