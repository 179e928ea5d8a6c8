//! What each cell may still be: a row a line, its cells apart, every cell the digits that
//! are left in it; with or without lines around the boxes. A cell with one digit is given.

use super::cells::{Placed, cell, puzzle, unknown_digit};
use super::grid::{row, rows};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "candidates",
    extensions: &["candidates", "txt"],
    candidates: true,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "\n", after: "" },
    fit: |text| {
        let mut rows = rows(Piece::whole(text));
        let Some(first) = rows.next() else { return Fit::Nothing };
        let side = row(first).count();
        // Sixteen cells in four boxes are four groups, but not of digits up to four. Digits of a
        // cell are told in their order, each once: other numbers are something else.
        let fits = |text: &str| {
            let mut digits = text.chars().map(|c| cell(c).flatten().map(Digit::number));
            match text.len() {
                1 => text.chars().all(|c| cell(c).is_some()),
                _ => {
                    let mut last = 0;
                    digits.all(|digit| {
                        digit.is_some_and(|own| {
                            own <= side && std::mem::replace(&mut last, own) < own
                        })
                    })
                }
            }
        };
        let is_row =
            |line: Piece<'_>| row(line).count() == side && row(line).all(|cell| fits(cell.text));
        let mut group = std::iter::once(first).chain(rows.take(side.saturating_sub(1)));
        let is_whole = group.clone().count() == side;
        let has_many = |line: &Piece<'_>| row(*line).any(|cell| cell.text.len() > 1);
        let is_so = Shape::of_side(side).is_some()
            && is_whole
            && group.clone().all(is_row)
            && group.any(|line| has_many(&line));
        Fit::Whole.when(is_so)
    },
    read: |text| -> Readings<'_> { Box::new(puzzles(Piece::whole(text))) },
    write_body,
};

fn puzzles(text: Piece<'_>) -> impl Iterator<Item = Result<Puzzle, Faults<Problem>>> {
    let all: Vec<Piece<'_>> = rows(text).collect();
    let side = all.first().map_or(9, |first| row(*first).count()).clamp(1, 16);
    let groups: Vec<Vec<Piece<'_>>> = all.chunks(side).map(<[Piece<'_>]>::to_vec).collect();
    groups.into_iter().map(move |rows| one(text, &rows, side))
}

fn one(text: Piece<'_>, rows: &[Piece<'_>], side: usize) -> Result<Puzzle, Faults<Problem>> {
    let mut problems = Problems::default();
    let mut placed: Vec<Placed> = Vec::new();
    for line in rows {
        let before = placed.len();
        for part in row(*line) {
            let set = digits(part, side, &mut problems);
            placed.push((set, part.span()));
        }
        let found = placed.len() - before;
        if found != side {
            let kind = Kind::CellCount { found, expected: side };
            problems.push(Problem { at: line.trim().span(), kind });
        }
    }
    puzzle(&placed, text.trim(), About::default(), problems)
}

/// The digits of a cell; none for an open one.
fn digits(part: Piece<'_>, side: usize, problems: &mut Problems) -> Digits {
    let mut set = Digits::NONE;
    for (at, symbol) in part.text.char_indices() {
        if problems.is_full() {
            break;
        }
        let span = part.at + at..part.at + at + symbol.len_utf8();
        match cell(symbol) {
            Some(Some(digit)) if digit.number() <= side => set |= Digits::from(digit),
            Some(Some(_)) => problems.push(unknown_digit(span, side)),
            Some(None) if part.text.len() == symbol.len_utf8() => {}
            _ => problems.push(Problem::expected(Expected::SudokuCell, span)),
        }
    }
    set
}

fn write_body(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let (high, wide) = shape.box_size();
    let text = |set: &Digits| set.iter().map(Digit::symbol).collect::<String>();
    let cells: Vec<String> = puzzle.givens().cells().iter().map(text).collect();
    let width = cells.iter().map(String::len).max().unwrap_or(1);
    let mut drawn = String::new();
    for (index, row) in cells.chunks(shape.side()).enumerate() {
        let boxes: Vec<String> = row
            .chunks(wide)
            .map(|part| {
                part.iter().map(|set| format!("{set:width$}")).collect::<Vec<_>>().join(" ")
            })
            .collect();
        if index > 0 && index % high == 0 {
            let rule: Vec<String> = boxes.iter().map(|part| "-".repeat(part.len())).collect();
            drawn += &rule.join("-+-");
            drawn.push('\n');
        }
        drawn += boxes.join(" | ").trim_end();
        drawn.push('\n');
    }
    drawn
}
