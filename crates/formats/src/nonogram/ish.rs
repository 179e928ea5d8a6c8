//! The files of the solver by “ish”: the row clues, a blank line, the column clues; one clue a
//! line, numbers separated by commas, remarks from `#` on.

use crate::Fit;
use crate::nonogram::parts::blocks::two_blocks;
use crate::nonogram::parts::sides::{CLUES, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;

pub(crate) const FORMAT: Format = Format {
    name: "ish",
    extensions: &["ish", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    // Without a comma, these are the files of others too.
    fit: |text| match fit(text, split, Fit::Nothing) {
        found if text.contains([',', '#']) => found,
        found => found.min(Fit::Form),
    },
    read: |text| read(text, split),
    write_body: |puzzle| write_lines(puzzle.rows(), ",") + "\n" + &write_lines(puzzle.cols(), ","),
};

fn split(whole: Piece<'_>) -> Split<'_> {
    two_blocks(whole, Some('#'))
}
