//! The Logimage project's file: two lines, row clues then column clues, clues
//! separated by `/`, blocks by `-`. An empty clue is nothing between (or before,
//! or after) slashes; `0` is taken too, and written where a line would be blank.
//!
//! Blank lines are ignored where exactly two lines are not blank; otherwise the
//! first two lines count as they are, a blank one being a single empty clue.
//! The size is never announced: it is the number of clues.

use crate::nonogram::parts::clues::{PlacedClue, clue, lengths, within_limit};
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::{Coding, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::{Clue, Draft, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "logimage",
    extensions: &["logimage", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit,
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body,
};

/// Digits, dashes and slashes, with a slash in the first line or the second; or
/// just two lines of one clue each. What follows need not be right: a bad file
/// is to be told what is wrong with it.
fn fit(text: &str) -> Fit {
    let own = |c: char| c.is_ascii_digit() || c == '/' || c == '-';
    let begins_so = |line: &str| {
        let begin = line.split(|c: char| !own(c) && c != ' ').next().unwrap_or("");
        begin.contains('/')
    };
    let all_so = |line: &str| line.chars().all(own);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (rows, cols) = (lines.next().unwrap_or(""), lines.next().unwrap_or(""));
    let mut lone = || !cols.is_empty() && all_so(cols) && lines.next().is_none();
    let is_so =
        begins_so(rows) || (all_so(rows) && !rows.is_empty() && (begins_so(cols) || lone()));
    let is_all = |line: &str| line.chars().all(|c| own(c) || c == ' ');
    match is_so {
        true if is_all(rows) && is_all(cols) && lines.next().is_none() => Fit::Form,
        true => Fit::Begins,
        false => Fit::Nothing,
    }
}

fn read(text: &str) -> Result<Puzzle, Faults<Problem>> {
    let whole = Piece::whole(text);
    let filled = || whole.lines().filter(|line| !line.is_blank());
    if filled().next().is_none() {
        return Err(Faults::from(Problem::expected(Expected::RowClues, whole.end().span())));
    }
    let (rows, cols) = if filled().count() == 2 {
        (filled().next(), filled().nth(1))
    } else {
        (whole.lines().next(), whole.lines().nth(1))
    };
    let (Some(rows), Some(cols)) = (rows, cols) else {
        return Err(Faults::from(Problem::expected(Expected::ColumnClues, whole.end().span())));
    };
    let mut problems = Problems::default();
    if let Some(extra) = filled().find(|line| line.at > cols.at) {
        problems.push(Problem::expected(Expected::EndOfText, extra.trim().span()));
    }
    let mut side = |line: Piece<'_>, place| -> (Vec<_>, Vec<_>) {
        match within_limit(line.split('/').count(), place, line.span()) {
            Ok(_) => line.split('/').map(|part| blocks(part, &mut problems)).unzip(),
            Err(problem) => {
                problems.push(problem);
                (Vec::new(), Vec::new())
            }
        }
    };
    let (rows, row_spans) = side(rows, Place::Rows);
    let (cols, col_spans) = side(cols, Place::Cols);
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let draft = Draft { rows: Some(rows), cols: Some(cols), ..Draft::default() };
    Spans { rows: row_spans, cols: col_spans, ..Spans::default() }.puzzle(draft)
}

fn blocks(part: Piece<'_>, problems: &mut Problems) -> PlacedClue {
    let parts = (!part.is_blank()).then(|| part.split('-').map(Piece::trim));
    clue(parts.into_iter().flatten(), problems)
}

fn write_body(puzzle: &Puzzle) -> String {
    let line = |clues: &[Clue]| match clues {
        [only] if only.blocks().is_empty() => "0".to_owned(),
        _ => clues.iter().map(|clue| lengths(clue, "-")).collect::<Vec<_>>().join("/"),
    };
    format!("{}\n{}\n", line(puzzle.rows()), line(puzzle.cols()))
}
