//! Row clues and column clues as two blocks of lines with a blank line between them.

use super::sides::{Sides, Split, section};
use crate::text::source::Piece;
use crate::{Expected, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::Place;

/// The two blocks of a text; lines that begin with the sign of a remark are passed over.
pub(crate) fn two_blocks(whole: Piece<'_>, remark: Option<char>) -> Split<'_> {
    let is_remark =
        move |line: &Piece<'_>| remark.is_some_and(|sign| line.text.trim_start().starts_with(sign));
    let is_blank = |line: &Piece<'_>| line.is_blank();
    let is_filled = |line: &Piece<'_>| !line.is_blank();
    let lines = whole.lines().filter(move |line| !is_remark(line)).skip_while(is_blank);
    let below = lines.clone().skip_while(is_filled).skip_while(is_blank);
    let missing = |what| Faults::from(Problem::expected(what, whole.end().span()));
    let first = lines.clone().next().ok_or_else(|| missing(Expected::RowClues))?;
    below.clone().next().ok_or_else(|| missing(Expected::ColumnClues))?;
    if let Some(more) = below.clone().skip_while(is_filled).find(is_filled) {
        return Err(Faults::from(Problem::expected(Expected::EndOfText, more.trim().span())));
    }
    let rows = section(lines.take_while(is_filled), Place::Rows)?;
    let cols = section(below.take_while(is_filled), Place::Cols)?;
    Ok(Sides { whole: first.span(), rows, cols })
}
