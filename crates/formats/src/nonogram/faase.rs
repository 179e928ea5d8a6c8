//! Frans Faase's files: a line `rows` and the row clues below it, a line `columns` and the
//! column clues, in either order; one clue a line, numbers separated by spaces. A blank line
//! among the clues of a side is an empty one. No size is announced: where one is, the text is
//! a `.non`.

use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read, section, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::Place;

pub(crate) const FORMAT: Format = Format {
    name: "faase",
    extensions: &["faase", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| fit(text, split, Fit::Nothing),
    read: |text| read(text, split),
    write_body: |puzzle| {
        let (rows, cols) = (write_lines(puzzle.rows(), " "), write_lines(puzzle.cols(), " "));
        format!("rows\n{rows}columns\n{cols}")
    },
};

/// Whether a line opens the rows, or the columns.
fn heading(line: Piece<'_>) -> Option<bool> {
    let word = line.text.trim();
    let is = |name: &str| word.eq_ignore_ascii_case(name);
    if is("rows") { Some(true) } else { is("columns").then_some(false) }
}

fn split(whole: Piece<'_>) -> Split<'_> {
    let first = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let headings = || whole.lines().filter_map(|line| Some((line, heading(line)?)));
    let missing =
        |what, at: Piece<'_>| Faults::from(Problem::expected(Expected::OneOf(what), at.span()));
    let Some(opens_rows) = heading(first) else {
        return Err(missing(&["rows", "columns"], first.trim()));
    };
    if let Some((again, _)) = headings().nth(2) {
        return Err(Faults::from(Problem { at: again.trim().span(), kind: Kind::Repeated }));
    }
    let other: &'static [&'static str] = if opens_rows { &["columns"] } else { &["rows"] };
    let second = headings().nth(1).filter(|(_, rows)| *rows != opens_rows);
    let (second, _) = second.ok_or_else(|| missing(other, whole.end()))?;
    let (before, after) = (whole.after(first), whole.after(second));
    let above = before.lines().take_while(|line| line.at < second.at);
    let (rows, cols) = match opens_rows {
        true => (section(above, Place::Rows)?, section(after.lines(), Place::Cols)?),
        false => (section(after.lines(), Place::Rows)?, section(above, Place::Cols)?),
    };
    Ok(Sides { whole: first.trim().span(), rows, cols })
}
