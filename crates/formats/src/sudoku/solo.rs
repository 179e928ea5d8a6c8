//! The game ID of Solo, in Simon Tatham's collection of puzzles: `3x3:`, then the cells row by row:
//! a letter for as many open ones (`a` one, `b` two), numbers, and `_` between two numbers. Boxes of
//! other shapes, and rules beyond the classic ones, are refused.

use super::cells::{Placed, puzzle, unknown_digit};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "solo",
    extensions: &["solo", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let fits = |(size, cells): (&str, &str)| {
            let is_cell = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || c == '_';
            shape(size).is_some() && cells.chars().all(is_cell) && cells.len() > 1
        };
        Fit::Mark.when(first.trim().split_once(':').is_some_and(fits))
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(|line| read(line.trim())))
    },
    write_body,
};

/// The shape that a game ID begins with: how many boxes lie side by side, and how many above each
/// other.
fn shape(size: &str) -> Option<Shape> {
    Shape::ALL.iter().copied().find(|shape| self::size(*shape) == size)
}

fn size(shape: Shape) -> String {
    let (high, wide) = shape.box_size();
    format!("{}x{}", shape.side() / wide, shape.side() / high)
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let expected =
        |what, at: Piece<'_>| Faults::from(Problem::expected(Expected::OneOf(what), at.span()));
    let Some((size, cells)) = line.text.split_once(':') else {
        return Err(expected(&[":"], line.end()));
    };
    let Some(shape) = shape(size) else {
        return Err(expected(&["2x2:", "2x3:", "3x3:", "4x4:"], line.part(size)));
    };
    let cells = line.part(cells);
    let (mut placed, mut problems): (Vec<Placed>, _) = (Vec::new(), Problems::default());
    let mut at = 0;
    while let Some(symbol) = cells.text[at..].chars().next() {
        let rest = &cells.text[at..];
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let length = digits.max(symbol.len_utf8());
        let span = cells.at + at..cells.at + at + length;
        at += length;
        match symbol {
            'a'..='z' => {
                let open = symbol as usize - 'a' as usize + 1;
                placed.extend(std::iter::repeat_n((Digits::NONE, span), open));
            }
            '_' => {}
            '0'..='9' => {
                let digit = rest[..digits].parse().ok().and_then(Digit::new);
                match digit.filter(|digit| digit.number() <= shape.side()) {
                    Some(digit) => placed.push((Digits::from(digit), span)),
                    None => problems.push(unknown_digit(span, shape.side())),
                }
            }
            _ => problems.push(Problem::expected(Expected::SudokuCell, span)),
        }
        if placed.len() > shape.cells() {
            break;
        }
    }
    if problems.is_empty() && placed.len() != shape.cells() {
        let kind = crate::Kind::CellCount { found: placed.len(), expected: shape.cells() };
        return Err(Faults::from(Problem { at: cells.span(), kind }));
    }
    puzzle(&placed, cells, About::default(), problems)
}

fn write_body(puzzle: &Puzzle) -> String {
    let mut text = size(puzzle.shape()) + ":";
    let mut open = 0_u8;
    let mut is_number = false;
    let flush = |text: &mut String, open: &mut u8| {
        while *open > 0 {
            let run = (*open).min(26);
            text.push(char::from(b'a' + run - 1));
            *open -= run;
        }
    };
    for set in puzzle.givens().cells() {
        match set.only() {
            None => {
                // No run is longer than a letter can tell twice over.
                if open == 52 {
                    flush(&mut text, &mut open);
                }
                (open, is_number) = (open + 1, false);
            }
            Some(digit) => {
                flush(&mut text, &mut open);
                if is_number {
                    text.push('_');
                }
                text += &digit.number().to_string();
                is_number = true;
            }
        }
    }
    flush(&mut text, &mut open);
    text + "\n"
}
