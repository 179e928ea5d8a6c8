//! Mirek Olšák's simple format, `.mk`: `rows columns`, the row clues, a line `#`, the column
//! clues; one clue a line, numbers separated by spaces.
//!
//! Blank lines of a side are empty clues, unless it has as many lines as announced without them.

use super::picross::begins;
use crate::nonogram::parts::clues::{announced, rows_and_columns};
use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem};
use grille_engine::Faults;

pub(crate) const FORMAT: Format = Format {
    name: "mk",
    extensions: &["mk"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| match begins(text) && text.lines().any(|line| line.trim() == "#") {
        true => fit(text, split, Fit::Form),
        false => Fit::Nothing,
    },
    read: |text| read(text, split),
    write_body: |puzzle| {
        let (size, rows) = (puzzle.size(), write_lines(puzzle.rows(), " "));
        let cols = write_lines(puzzle.cols(), " ");
        format!("{} {}\n{rows}#\n{cols}", size.rows(), size.cols())
    },
};

fn split(whole: Piece<'_>) -> Split<'_> {
    let header = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let (rows, cols) = rows_and_columns(header)?;
    let body = whole.after(header);
    let Some(fence) = body.lines().find(|line| line.text.trim_start().starts_with('#')) else {
        return Err(Faults::from(Problem::expected(Expected::OneOf(&["#"]), whole.end().span())));
    };
    Ok(Sides {
        whole: header.span(),
        rows: announced(body.between(body.at, fence.at), rows)?,
        cols: announced(body.after(fence), cols)?,
    })
}
