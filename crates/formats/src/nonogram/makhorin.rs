//! The files of Andrew Makhorin's solver: the row clues, a line `&`, the column clues; one clue
//! a line, numbers separated by spaces, remarks from `*` on. A blank line among the clues of a
//! side is an empty one.

use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, section, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::Place;

pub(crate) const FORMAT: Format = Format {
    name: "makhorin",
    extensions: &["makhorin", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| match text.lines().any(|line| line.trim() == "&") {
        true => fit(text, split, Fit::Begins),
        false => Fit::Nothing,
    },
    read: |text| read(text, split),
    write_body: |puzzle| write_lines(puzzle.rows(), " ") + "&\n" + &write_lines(puzzle.cols(), " "),
};

fn split(whole: Piece<'_>) -> Split<'_> {
    let Some(fence) = whole.lines().find(|line| line.text.trim() == "&") else {
        return Err(Faults::from(Problem::expected(Expected::OneOf(&["&"]), whole.end().span())));
    };
    let is_remark = |line: &Piece<'_>| line.text.trim_start().starts_with('*');
    let clues = || whole.lines().filter(|line| !is_remark(line));
    let rows = section(clues().take_while(|line| line.at < fence.at), Place::Rows)?;
    let cols = section(clues().skip_while(|line| line.at <= fence.at), Place::Cols)?;
    Ok(Sides { whole: fence.span(), rows, cols })
}
