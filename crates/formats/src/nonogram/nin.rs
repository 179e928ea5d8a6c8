//! Jakub Wilk's `.nin`: `columns rows`, then one clue a line, rows first, numbers separated by
//! spaces. It is the Picross report's file with the sizes the other way round: which of the two
//! a rectangle is in is told by its clues, and a square is the same puzzle in both.

use super::picross::begins;
use crate::Fit;
use crate::nonogram::parts::clues::rows_and_columns;
use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;

pub(crate) const FORMAT: Format = Format {
    name: "nin",
    extensions: &["nin"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| fit(text, split, Fit::Begins.when(begins(text))),
    read: |text| read(text, split),
    write_body: |puzzle| {
        let size = puzzle.size();
        let clues = write_lines(puzzle.rows(), " ") + &write_lines(puzzle.cols(), " ");
        format!("{} {}\n{clues}", size.cols(), size.rows())
    },
};

fn split(whole: Piece<'_>) -> Split<'_> {
    let header = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let (cols, rows) = rows_and_columns(header)?;
    Sides::announced(header, whole.after(header), (rows, cols))
}
