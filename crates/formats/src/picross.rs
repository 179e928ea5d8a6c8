//! The Picross report's file: `rows cols`, then one clue a line, rows first,
//! numbers separated by spaces.
//!
//! An empty clue is an empty line or `0`. Blank lines are ambiguous, so: with
//! exactly rows + columns clue lines that are not blank, blank lines only
//! separate; otherwise they are empty clues, and those missing at the end of
//! the text are restored.

use crate::clues::{clue, lengths, rows_and_columns};
use crate::source::{Piece, lines};
use crate::spans::Spans;
use crate::{Format, Keeps, Kind, Problem, Readings};
use grille_engine::nonogram::{Draft, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "picross",
    extensions: &["picross", "txt"],
    keeps: Keeps { colours: false, givens: false, about: false, drawings: false, rectangles: true },
    many: None,
    recognises,
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body,
};

/// Two numbers on the first line, and nothing but numbers after it.
fn recognises(text: &str) -> bool {
    let digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut lines = text.lines().skip_while(|line| line.trim().is_empty());
    let header: Vec<&str> = lines.next().unwrap_or("").split_whitespace().collect();
    header.len() == 2
        && header.iter().all(|word| digits(word))
        && lines.all(|line| line.split_whitespace().all(digits))
}

fn read(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let whole = Piece { text, at: 0 };
    let mut rest = lines(text).skip_while(|line| line.is_blank());
    let header = rest.next().unwrap_or(whole.end());
    let (rows, cols) = rows_and_columns(header)?;
    let expected = rows + cols;

    let mut pieces: Vec<Piece<'_>> = rest.collect();
    if pieces.iter().filter(|line| !line.is_blank()).count() == expected {
        pieces.retain(|line| !line.is_blank());
    }
    while pieces.len() > expected && pieces.last().is_some_and(|line| line.is_blank()) {
        pieces.pop();
    }
    if let Some(extra) = pieces.get(expected) {
        let kind = Kind::ClueCount { found: pieces.len(), expected };
        return Err(vec![Problem { at: extra.span(), kind }]);
    }
    pieces.resize(expected, whole.end());

    let mut problems = Vec::new();
    let (blocks, spans): (Vec<_>, Vec<_>) =
        pieces.into_iter().map(|line| clue(line.words(), &mut problems)).unzip();
    if !problems.is_empty() {
        return Err(problems);
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
        text += &if clue.blocks().is_empty() { "0".to_owned() } else { lengths(clue, " ") };
        text.push('\n');
    }
    text
}
