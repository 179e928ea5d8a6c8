//! A puzzle a line (`.sdm`): its cells row by row, 16, 36, 81 or 256 of them. What
//! follows after white space is a remark, unless the line is just so long with its spaces: then
//! they are open cells. Lines that begin with `#` and blank ones are
//! passed over.

use super::cells::{OPEN, Placed, cell, cells, puzzle, symbols};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Fit, Frame, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "line",
    extensions: &["sdm", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = text.lines().find(|line| !is_remark(line)).unwrap_or_default();
        let word = first.split_whitespace().next().unwrap_or_default();
        if has_blank_cells(first) || is_line(word) {
            return Fit::Whole;
        }
        // Others may be one too short or too long: somebody will want to know.
        let length = word.chars().count();
        let is_near = Shape::ALL.iter().any(|shape| shape.cells().abs_diff(length) <= 2);
        let bad = word.chars().filter(|&symbol| cell(symbol).is_none()).count();
        Fit::Begins.when(is_near && bad * 4 <= length)
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !is_remark(line.text));
        Box::new(lines.map(read))
    },
    write_body: |puzzle| symbols(puzzle).into_iter().chain(['\n']).collect(),
};

/// The most cells of a puzzle.
const MOST: usize = Digit::LIMIT * Digit::LIMIT;

/// Whether there is no puzzle on a line, nor anything that should be one.
pub fn is_remark(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with('#')
}

/// Whether spaces are open cells: there are just as many characters as cells, all digits and
/// spaces, and several spaces together.
pub fn has_blank_cells(line: &str) -> bool {
    let is_cell = |byte: u8| byte == b' ' || byte != b'0' && byte.is_ascii_digit();
    Shape::of_cells(line.len()).is_some()
        && line.contains("  ")
        && line.bytes().all(is_cell)
        && line.bytes().filter(|&byte| byte != b' ').count() >= 4
}

/// Whether a word is a sudoku: as many digits, dots and letters as a sudoku has cells.
pub fn is_line(word: &str) -> bool {
    let is_cell = |c: char| c == OPEN || c.is_ascii_digit() || Digit::of_symbol(c).is_some();
    Shape::of_cells(word.len()).is_some()
        && word.chars().all(is_cell)
        && word.contains(|c: char| c == OPEN || c.is_ascii_digit())
}

/// The puzzle of a line of text. Quick: a good line of digits costs no more than its cells.
pub fn read_line(line: &str) -> Result<Puzzle, Faults<Problem>> {
    plain(line.trim_end()).map_or_else(|| read(Piece::whole(line)), Ok)
}

/// The puzzle of a text that is nothing but its cells.
fn plain(text: &str) -> Option<Puzzle> {
    let mut givens = [None::<Digit>; MOST];
    let givens = givens.get_mut(..text.len())?;
    for (given, byte) in givens.iter_mut().zip(text.bytes()) {
        *given = cell(char::from(byte))?;
    }
    Puzzle::of(givens)
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    if has_blank_cells(line.text) {
        let place = |(at, symbol): (usize, char)| {
            let digit = cell(symbol).flatten().map_or(Digits::NONE, Digits::from);
            (digit, line.at + at..line.at + at + 1)
        };
        let placed: Vec<Placed> = line.text.char_indices().map(place).collect();
        return puzzle(&placed, line, About::default(), Problems::default());
    }
    let word = line.words().next().unwrap_or(line);
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    cells(word, &mut placed, &mut problems);
    let remark = line.text[word.span().end - line.at..].trim();
    let note = (!remark.is_empty()).then(|| remark.to_owned());
    puzzle(&placed, word, About { note, ..About::default() }, problems)
}
