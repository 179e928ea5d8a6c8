//! The Picture report's file: `rows cols`, a line of row clues separated by `;`,
//! a line of column clues likewise, then optionally the known cells, one line per
//! row: `1` black, `0` white, `3` unknown, with or without spaces.
//!
//! Numbers in a clue are separated by spaces or commas; no number, or `0`, is the
//! empty clue. A final `;` is allowed: the header says how many clues there are,
//! so it never hides an empty one. It is written where a line has one clue only,
//! so that every written file has a `;` to be recognised by.
//!
//! Blank lines are ignored where the others are as many as they should be (two,
//! or two and one per row); otherwise the two lines after the header count as
//! they are, and blank lines among the cells are ignored.

use crate::nonogram::parts::clues::{clue, is_two_numbers, lengths_or_zero, rows_and_columns};
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::{Coding, Format, Keeps, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Block, Clue, Draft, Puzzle};
use std::ops::Range;

pub(crate) const FORMAT: Format = Format {
    name: "picture",
    extensions: &["picture", "txt"],
    keeps: Keeps {
        clues: true,
        colours: false,
        givens: true,
        about: &[],
        goal: false,
        saved: false,
        drawings: false,
        rectangles: true,
        long_clues: true,
    },
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Whole.when(recognises(text)),
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body,
};

/// Two numbers on the first line, and a `;` on one of the next two.
fn recognises(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(is_two_numbers) && lines.take(2).any(|line| line.contains(';'))
}

fn read(text: &str) -> Result<Puzzle, Faults<Problem>> {
    let whole = Piece::whole(text);
    let header = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let (row_count, col_count) = rows_and_columns(header)?;
    let body = whole.after(header);
    let filled = || body.lines().filter(|line| !line.is_blank());
    let count = filled().count();
    let (rows, cols) = if count == 2 || count == 2 + row_count {
        (filled().next(), filled().nth(1))
    } else {
        (body.lines().next(), body.lines().nth(1))
    };
    let missing = |what| Faults::from(Problem::expected(what, whole.end().span()));
    let rows = rows.ok_or_else(|| missing(Expected::RowClues))?;
    let cols = cols.ok_or_else(|| missing(Expected::ColumnClues))?;

    let mut problems = Problems::default();
    let (rows_of_blocks, row_spans) = clues(rows, row_count, &mut problems);
    let (cols_of_blocks, col_spans) = clues(cols, col_count, &mut problems);
    let rest = || filled().filter(|line| line.at > cols.at);
    if let Some(extra) = rest().nth(row_count) {
        problems.push(Problem::expected(Expected::EndOfText, extra.trim().span()));
    }
    let (givens, given_spans): (Vec<_>, Vec<_>) =
        rest().take(row_count).map(|line| cells(line, &mut problems)).unzip();
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let draft = Draft {
        rows: Some(rows_of_blocks),
        cols: Some(cols_of_blocks),
        givens: (!givens.is_empty()).then_some(givens),
        ..Draft::default()
    };
    let spans = Spans {
        whole: header.span(),
        rows: row_spans,
        cols: col_spans,
        givens: given_spans,
        ..Spans::default()
    };
    spans.puzzle(draft)
}

/// As many clues as the header announced.
fn clues(
    line: Piece<'_>,
    expected: usize,
    problems: &mut Problems,
) -> (Vec<Vec<Block>>, Vec<Vec<Range<usize>>>) {
    let ends_with_separator = line.split(';').last().is_some_and(Piece::is_blank);
    let found = match line.split(';').count() {
        all if all == expected + 1 && ends_with_separator => expected,
        all => all,
    };
    if found != expected {
        let at = line.split(';').nth(expected).map_or(line.trim().end(), Piece::trim).span();
        problems.push(Problem { at, kind: Kind::ClueCount { found, expected } });
        return (Vec::new(), Vec::new());
    }
    (line.split(';').take(expected))
        .map(|part| clue(part.split(',').flat_map(Piece::words), problems))
        .unzip()
}

fn cells(line: Piece<'_>, problems: &mut Problems) -> (Vec<Colours>, Range<usize>) {
    let mut cells = Vec::new();
    for (offset, symbol) in line.text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        match symbol {
            '0' => cells.push(Colours::WHITE),
            '1' => cells.push(Colours::BLACK),
            '3' => cells.push(Colours::WHITE | Colours::BLACK),
            _ => {
                let at = line.at + offset;
                let expected = Expected::OneOf(&["0", "1", "3"]);
                problems.push(Problem::expected(expected, at..at + symbol.len_utf8()));
            }
        }
    }
    (cells, line.trim().span())
}

fn write_body(puzzle: &Puzzle) -> String {
    let one = |clue: &Clue| lengths_or_zero(clue, " ");
    let line = |clues: &[Clue]| match clues {
        [only] => format!("{};", one(only)),
        _ => clues.iter().map(one).collect::<Vec<_>>().join("; "),
    };
    let size = puzzle.size();
    let (rows, cols) = (line(puzzle.rows()), line(puzzle.cols()));
    let mut text = format!("{} {}\n{rows}\n{cols}\n", size.rows(), size.cols());
    for row in puzzle.givens().into_iter().flat_map(Grid::rows) {
        text.extend(row.iter().map(|&set| match set {
            Colours::WHITE => '0',
            Colours::BLACK => '1',
            _ => '3',
        }));
        text.push('\n');
    }
    text
}
