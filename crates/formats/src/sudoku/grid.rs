//! A row a line, with or without marks between the cells and lines between the boxes
//! (`.ss` and what people paste): everything but characters of cells is passed over.
//!
//! Puzzles follow each other after as many rows as the first one has cells, blank lines
//! between them or not. A file of one puzzle may leave open cells blank.

use super::cells::{OPEN, Placed, cell, cells, puzzle, symbols};
use super::line::is_remark;
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Fit, Frame};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digits, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "grid",
    extensions: &["ss", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "\n", after: "" },
    fit: |text| match is_blank_grid(text) {
        true => Fit::Whole,
        false => fit(Piece::whole(text)),
    },
    read: |text| -> Readings<'_> {
        match is_blank_grid(text) {
            true => Box::new(std::iter::once(read_blank(Piece::whole(text)))),
            false => Box::new(puzzles(Piece::whole(text))),
        }
    },
    write_body: drawn,
};

/// What may stand between cells.
const BETWEEN: &[char] = &['|', '!', ':', ' ', '\t', '│', '║', '┃'];

/// Whether a line only separates boxes.
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    let rule = |c: char| "-+=|!:.'*o#─━═┼╋╬├┤┌┐└┘┬┴ ".contains(c);
    line.chars().all(rule) && line.chars().any(|c| "-=─━═".contains(c))
}

/// The cells of a line: its pieces without what stands between.
pub(super) fn row<'a>(line: Piece<'a>) -> impl Iterator<Item = Piece<'a>> {
    let parts = line.text.split(BETWEEN).filter(|part| !part.is_empty());
    parts.map(move |part| line.part(part))
}

/// How many cells a line has, if all its characters are some.
fn width(line: Piece<'_>) -> Option<usize> {
    let all = row(line).flat_map(|part| part.text.chars());
    all.map(|symbol| cell(symbol).map(|_| 1)).sum()
}

/// The lines that have cells.
pub(super) fn rows(text: Piece<'_>) -> impl Iterator<Item = Piece<'_>> + Clone {
    text.lines().filter(|line| !is_remark(line.text) && !is_rule(line.text))
}

/// Rows of equal width, as many as they have cells. Sixteen cells a row could be sixteen
/// small puzzles, unless digits are too large for those.
fn fit(text: Piece<'_>) -> Fit {
    let mut rows = rows(text);
    let Some(first) = rows.next() else { return Fit::Nothing };
    let Some(side) = width(first).filter(|&side| Shape::of_side(side).is_some()) else {
        return Fit::Nothing;
    };
    let rest: Vec<Piece<'_>> = rows.take(side - 1).collect();
    let equal = rest.iter().filter(|line| width(**line) == Some(side)).count();
    if side != 16 {
        // Digits in groups may be numbers.
        let are_numbers = row(first).all(|part| part.text.bytes().all(|b| b.is_ascii_digit()))
            && row(first).count() > 1
            && row(first).any(|part| part.text.len() > 1);
        return match equal + 1 == side && !are_numbers {
            true => Fit::Whole,
            false => Fit::Begins.when(2 * equal + 1 >= side),
        };
    }
    let large = |c: char| cell(c).flatten().is_some_and(|digit| digit.number() > 4);
    let has_large = std::iter::once(&first).chain(&rest).any(|line| line.text.chars().any(large));
    Fit::Whole.when(equal == 15 && (has_large || row(first).count() > 1))
}

/// The lines of a text without the empty ones around them.
fn inner(text: Piece<'_>) -> Vec<Piece<'_>> {
    let all: Vec<Piece<'_>> = text.lines().collect();
    let is_line = |line: &Piece<'_>| !line.text.is_empty();
    let first = all.iter().position(is_line).unwrap_or(0);
    let last = all.iter().rposition(is_line).map_or(first, |last| last + 1);
    all[first..last].to_vec()
}

/// The longest text of one puzzle whose open cells are blank, with some room around it.
const LONGEST: usize = 1024;

/// Whether open cells are blank: as many lines as a sudoku has rows, none longer, of digits and
/// spaces, and more spaces than stand between cells. Editors cut off what is blank at an end, so
/// lines may be shorter. That no digit is twice in a row or column keeps clues of nonograms out.
pub(crate) fn is_blank_grid(text: &str) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let rows = inner(Piece::whole(text));
    let side = rows.len();
    if Shape::of_side(side).is_none() || !rows.iter().any(|row| row.text.len() == side) {
        return false;
    }
    let is_cell = |c: char| c == ' ' || c.is_ascii_digit() && c != '0';
    let is_row = |row: &Piece<'_>| row.text.len() <= side && row.text.chars().all(is_cell);
    let is_apart = |line: &[u8]| {
        let mut seen = [false; 256];
        line.iter()
            .all(|&byte| byte == b' ' || !std::mem::replace(&mut seen[usize::from(byte)], true))
    };
    let column = |at: usize| -> Vec<u8> {
        rows.iter().filter_map(|row| row.text.as_bytes().get(at).copied()).collect()
    };
    let digits = rows.iter().flat_map(|row| row.text.bytes()).filter(|&byte| byte != b' ').count();
    rows.iter().all(is_row)
        && digits > side
        && rows.iter().any(|row| row.text.contains("  "))
        && rows.iter().all(|row| is_apart(row.text.as_bytes()))
        && (0..side).all(|at| is_apart(&column(at)))
}

/// The puzzle of lines whose open cells are blank.
fn read_blank(text: Piece<'_>) -> Result<Puzzle, Faults<crate::Problem>> {
    let rows = inner(text);
    let mut placed: Vec<Placed> = Vec::new();
    for row in &rows {
        for at in 0..rows.len() {
            let symbol = row.text[at.min(row.text.len())..].chars().next();
            let digit = symbol.and_then(cell).flatten().map_or(Digits::NONE, Digits::from);
            let end = row.span().end;
            placed.push((digit, (row.at + at).min(end)..(row.at + at + 1).min(end)));
        }
    }
    puzzle(&placed, text, About::default(), Problems::default())
}

fn puzzles(text: Piece<'_>) -> impl Iterator<Item = Result<Puzzle, Faults<crate::Problem>>> {
    let all: Vec<Piece<'_>> = rows(text).collect();
    let side = all.iter().find_map(|line| width(*line).filter(|&w| Shape::of_side(w).is_some()));
    let groups: Vec<Vec<Piece<'_>>> =
        all.chunks(side.unwrap_or(9)).map(<[Piece<'_>]>::to_vec).collect();
    groups.into_iter().map(move |rows| read(text, &rows, About::default()))
}

/// The puzzle of these rows.
pub(super) fn read(
    text: Piece<'_>,
    rows: &[Piece<'_>],
    about: About,
) -> Result<Puzzle, Faults<crate::Problem>> {
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    let whole = match rows {
        [first, .., last] => text.between(first.at, last.span().end),
        _ => text,
    };
    // Rows that all fit together, but one is missing or too many.
    let side = rows.first().and_then(|first| width(*first));
    let is_even = side.is_some() && rows.iter().all(|row| width(*row) == side);
    let is_odd = |&side: &usize| is_even && side != rows.len() && Shape::of_side(side).is_some();
    if let Some(side) = side.filter(is_odd) {
        let kind = crate::Kind::SudokuRows { found: rows.len(), side };
        return Err(Faults::from(crate::Problem { at: whole.span(), kind }));
    }
    for line in rows {
        let before = placed.len();
        row(*line).for_each(|part| cells(part, &mut placed, &mut problems));
        let found = placed.len() - before;
        if problems.is_empty() && found != rows.len() {
            let kind = crate::Kind::CellCount { found, expected: rows.len() };
            problems.push(crate::Problem { at: line.trim().span(), kind });
        }
    }
    puzzle(&placed, whole, about, problems)
}

/// Rows with the boxes apart, as people draw them.
pub(super) fn drawn(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let (high, wide) = shape.box_size();
    let symbols = symbols(puzzle);
    let mut text = String::new();
    for (index, row) in symbols.chunks(shape.side()).enumerate() {
        let boxes: Vec<String> = row.chunks(wide).map(|part| part.iter().collect()).collect();
        if index > 0 && index % high == 0 {
            let rule: Vec<String> = boxes.iter().map(|part| "-".repeat(part.len())).collect();
            text += &rule.join("+");
            text.push('\n');
        }
        text += &boxes.join("|");
        text.push('\n');
    }
    debug_assert!(OPEN == '.', "a line of open cells is no rule");
    text
}
