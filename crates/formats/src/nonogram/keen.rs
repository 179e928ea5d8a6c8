//! Kyle Keen's files: the row clues, a blank line, the column clues; one clue a line, numbers
//! separated by spaces, `0` for the empty clue.

use crate::Fit;
use crate::nonogram::parts::blocks::two_blocks;
use crate::nonogram::parts::sides::{CLUES, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;

pub(crate) const FORMAT: Format = Format {
    name: "keen",
    extensions: &["keen", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| match text.contains(',') {
        true => Fit::Nothing,
        false => fit(text, split, Fit::Nothing),
    },
    read: |text| read(text, split),
    write_body: |puzzle| write_lines(puzzle.rows(), " ") + "\n" + &write_lines(puzzle.cols(), " "),
};

fn split(whole: Piece<'_>) -> Split<'_> {
    two_blocks(whole, None)
}
