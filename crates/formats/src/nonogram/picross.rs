//! The Picross report's file: `rows cols`, then one clue a line, rows first,
//! numbers separated by spaces.
//!
//! An empty clue is an empty line or `0`. Blank lines are ambiguous, so: with
//! exactly rows + columns clue lines that are not blank, blank lines only
//! separate; otherwise they are empty clues, and those missing at the end of
//! the text are restored.

use crate::Problem;
use crate::nonogram::parts::clues::{
    clue, clue_lines, is_two_numbers, lengths_or_zero, rows_and_columns,
};
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::{Coding, Format, Keeps, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use grille_engine::nonogram::{Draft, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "picross",
    extensions: &["picross", "txt"],
    keeps: Keeps {
        clues: true,
        colours: false,
        givens: false,
        about: false,
        drawings: false,
        rectangles: true,
    },
    coding: Coding::Text,
    many: None,
    recognises,
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body,
};

/// Two numbers on the first line.
fn recognises(text: &str) -> bool {
    text.lines().find(|line| !line.trim().is_empty()).is_some_and(is_two_numbers)
}

fn read(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let whole = Piece::whole(text);
    let header = whole.lines().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let (rows, cols) = rows_and_columns(header)?;
    let mut pieces = clue_lines(whole.after(header), rows + cols).map_err(|p| vec![p])?;
    pieces.resize(rows + cols, whole.end());

    let mut problems = Problems::default();
    let (blocks, spans): (Vec<_>, Vec<_>) =
        pieces.into_iter().map(|line| clue(line.words(), &mut problems)).unzip();
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let draft = Draft {
        rows: Some(blocks[..rows].to_vec()),
        cols: Some(blocks[rows..].to_vec()),
        ..Draft::default()
    };
    let spans = Spans {
        whole: header.span(),
        rows: spans[..rows].to_vec(),
        cols: spans[rows..].to_vec(),
        ..Spans::default()
    };
    spans.puzzle(draft)
}

fn write_body(puzzle: &Puzzle) -> String {
    let size = puzzle.size();
    let mut text = format!("{} {}\n", size.rows(), size.cols());
    for clue in puzzle.rows().iter().chain(puzzle.cols()) {
        text += &lengths_or_zero(clue, " ");
        text.push('\n');
    }
    text
}
