//! The file of the TAAI and TCGA contests: many puzzles, each a line `$number`,
//! then the clues of the columns, then those of the rows, one clue a line,
//! numbers separated by TABs.
//!
//! All puzzles are square, and no size is announced: it is half the number of
//! clue lines. An empty clue is a blank line or `0`. Blank lines at the end of a
//! puzzle may be clues or mere space, so as many of them count as make the cells
//! of the columns as many as those of the rows; if no number of them does, as
//! few as make the number of lines even.
//!
//! Answers, `$number` and as many lines of 0 and 1 as each has of them, are read as pictures.
//!
//! The puzzles are read one by one, so the first is there before the last is looked at.

use crate::nonogram::parts::clues::{clue, lengths_or_zero};
use crate::nonogram::parts::look;
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::{Coding, Format, Keeps, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem};
use grille_engine::Faults;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{About, Block, Draft, Fault, FaultKind, Place, Puzzle, Rgb};

pub(crate) const FORMAT: Format = Format {
    name: "tournament",
    extensions: &["tournament", "txt"],
    keeps: Keeps { rectangles: false, ..CLUES },
    coding: Coding::Text,
    many: Some(Frame { before: "", between: "", after: "" }),
    fit: |text| Fit::Whole.when(text.trim_start().starts_with('$')),
    read: |text| -> Readings<'_> { Box::new(puzzles(Piece::whole(text))) },
    write_body,
};

/// The puzzles of the text, each cut off when it is asked for.
fn puzzles(text: Piece<'_>) -> impl Iterator<Item = Result<Puzzle, Faults<Problem>>> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let here = rest?;
        let Some(header) = here.lines().find(|line| !line.is_blank()) else {
            rest = None;
            // A text without a single puzzle is a problem; space after the last is not.
            let at = here.end().span();
            return (here.at == text.at).then(|| Err(Faults::from(number_expected(at))));
        };
        let body = here.after(header);
        let next = body.lines().find(|line| is_header(*line));
        let end = next.map_or(body.span().end, |line| line.at);
        rest = next.map(|line| body.between(line.at, body.span().end));
        Some(if is_header(header) {
            read(header.trim(), body.between(body.at, end))
        } else {
            Err(Faults::from(number_expected(header.trim().span())))
        })
    })
}

fn is_header(line: Piece<'_>) -> bool {
    line.text.trim_start().starts_with('$')
}

fn number_expected(at: std::ops::Range<usize>) -> Problem {
    Problem::expected(Expected::OneOf(&["$"]), at)
}

fn read(header: Piece<'_>, body: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let filled = body.lines().enumerate().filter(|(_, line)| !line.is_blank()).last();
    let (found, last) = filled.map_or((0, header), |(index, line)| (index + 1, line));
    if found > 2 * MAX_SIDE {
        let kind = FaultKind::TooManyLines { found: found.div_ceil(2), limit: MAX_SIDE };
        let kind = Kind::Fault(Fault { place: Place::Cols, kind });
        return Err(Faults::from(Problem { at: header.span(), kind }));
    }
    if let Some(picture) = answer(body, found) {
        let puzzle = look::puzzle(&picture, Some(Rgb::WHITE), &header.span())?;
        let draft = Draft { about: about(header), ..puzzle.draft() };
        return Ok(Puzzle::new(draft).expect("an id makes no fault"));
    }
    let mut problems = Problems::default();
    let lines: Vec<Piece<'_>> = body.lines().take(2 * MAX_SIDE).collect();
    let (mut blocks, mut spans): (Vec<_>, Vec<_>) =
        lines[..found].iter().map(|line| clue(line.words(), &mut problems)).unzip();
    let Some(count) = clue_count(&blocks, lines.len()) else {
        let kind = match found {
            0 => Kind::Expected(Expected::ColumnClues),
            _ => Kind::ClueCount { found, expected: found + 1 },
        };
        problems.push(Problem { at: last.end().span(), kind });
        return Err(problems.list());
    };
    if !problems.is_empty() {
        return Err(problems.list());
    }
    blocks.resize(count, Vec::new());
    spans.resize(count, Vec::new());
    let (rows, row_spans) = (blocks.split_off(count / 2), spans.split_off(count / 2));
    let draft =
        Draft { about: about(header), rows: Some(rows), cols: Some(blocks), ..Draft::default() };
    Spans { whole: header.span(), rows: row_spans, cols: spans, ..Spans::default() }.puzzle(draft)
}

/// What the number of a puzzle says about it.
fn about(header: Piece<'_>) -> About {
    let id = header.text.trim_start_matches('$').trim();
    About { id: (!id.is_empty()).then(|| id.to_owned()), ..About::default() }
}

/// The picture of an answer: as many lines as each has numbers, all 0 or 1. No clues are so.
fn answer(body: Piece<'_>, found: usize) -> Option<Grid<Option<Rgb>>> {
    let size = Size::new(found, found).ok().filter(|_| found > 1)?;
    let mut cells = Vec::new();
    for line in body.lines().take(found) {
        for word in line.words().take(found + 1) {
            cells.push(match word.text {
                "0" => None,
                "1" => Some(Rgb::BLACK),
                _ => return None,
            });
        }
        if cells.len() % found != 0 {
            return None;
        }
    }
    Grid::from_cells(size, cells)
}

/// How many lines are clues: at least those up to the last that is not blank, at
/// most all; an even number, if there is one.
fn clue_count(blocks: &[Vec<Block>], most: usize) -> Option<usize> {
    let cells: Vec<u64> =
        blocks.iter().map(|clue| clue.iter().map(|block| u64::from(block.len)).sum()).collect();
    let total: u64 = cells.iter().sum();
    let even = || (blocks.len().max(1)..=most).filter(|count| count % 2 == 0);
    let agree = |count: &usize| {
        let of_cols: u64 = cells.iter().take(count / 2).sum();
        of_cols * 2 == total
    };
    even().find(agree).or_else(|| even().next())
}

fn write_body(puzzle: &Puzzle) -> String {
    let id = puzzle.about().id.as_deref().unwrap_or("");
    let id: String = id.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let id = id.trim_start_matches(['$', ' ']).trim();
    let mut text = format!("${}\n", if id.is_empty() { "1" } else { id });
    for clue in puzzle.cols().iter().chain(puzzle.rows()) {
        text += &lengths_or_zero(clue, "\t");
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_is_written_on_one_line() {
        let header = |id: Option<&str>| {
            let mut draft = Puzzle::black_and_white(&[&[1]], &[&[1]]).unwrap().draft();
            draft.about.id = id.map(str::to_owned);
            write_body(&Puzzle::new(draft).unwrap())
        };
        assert_eq!(header(Some("17")), "$17\n1\n1\n");
        assert_eq!(header(Some(" $a\n$b ")), "$a $b\n1\n1\n");
        assert_eq!(header(Some("\n")), "$1\n1\n1\n");
        assert_eq!(header(None), "$1\n1\n1\n");
    }
}
