//! Sukhoy's `.cwd`, as QNonograms has it: the number of rows, the number of columns, each on a
//! line, the row clues, a blank line, the column clues; one clue a line, numbers separated by
//! spaces.
//!
//! With as many clues as announced that are not blank, blank lines only separate; otherwise
//! they are empty clues, but for the one between the sides.

use crate::nonogram::parts::clues::{announced, number, within_limit};
use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::Place;

pub(crate) const FORMAT: Format = Format {
    name: "cwd",
    extensions: &["cwd"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    // Two numbers alone are something else.
    fit: |text| match text.lines().filter(|line| !line.trim().is_empty()).nth(2) {
        Some(_) => fit(text, split, Fit::Nothing),
        None => Fit::Nothing,
    },
    read: |text| read(text, split),
    write_body: |puzzle| {
        let (rows, cols) = (write_lines(puzzle.rows(), " "), write_lines(puzzle.cols(), " "));
        format!("{}\n{}\n{rows}\n{cols}", puzzle.size().rows(), puzzle.size().cols())
    },
};

fn split(whole: Piece<'_>) -> Split<'_> {
    let mut headers = whole.lines().filter(|line| !line.is_blank()).map(Piece::trim);
    let mut side = |place| {
        let line = headers.next().unwrap_or(whole.end());
        let found = number(line, Expected::LineCount).map_err(Faults::from)?;
        let count = within_limit(found as usize, place, line.span());
        Ok::<_, Faults<Problem>>((line, count.map_err(Faults::from)?))
    };
    let ((first, rows), (last, cols)) = (side(Place::Rows)?, side(Place::Cols)?);
    let body = whole.after(last);
    let filled = body.lines().filter(|line| !line.is_blank()).count();
    if filled == rows + cols {
        return Sides::announced(first, body, (rows, cols));
    }
    let Some(fence) = body.lines().nth(rows).filter(|line| line.is_blank()) else {
        let kind = Kind::ClueCount { found: filled, expected: rows + cols };
        return Err(Faults::from(Problem { at: body.trim().end().span(), kind }));
    };
    Ok(Sides {
        whole: first.span(),
        rows: announced(body.between(body.at, fence.at), rows)?,
        cols: announced(body.after(fence), cols)?,
    })
}
