//! Cells as characters, which most formats share.

use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Fault, FaultKind, Place, Puzzle, Shape};

/// What is written for an open cell.
pub const OPEN: char = '.';

/// What a character says: a digit, an open cell, or nothing that is known.
pub fn cell(symbol: char) -> Option<Option<Digit>> {
    match symbol {
        OPEN | '0' | '*' | '_' | '-' | 'x' | 'X' | '?' => Some(None),
        _ => Digit::of_symbol(symbol).map(Some),
    }
}

/// A cell with where it was written.
pub type Placed = (Digits, std::ops::Range<usize>);

/// Reads every character of a piece as a cell.
pub fn cells(piece: Piece<'_>, placed: &mut Vec<Placed>, problems: &mut Problems) {
    for (at, symbol) in piece.text.char_indices() {
        if problems.is_full() {
            return;
        }
        let span = piece.at + at..piece.at + at + symbol.len_utf8();
        match cell(symbol) {
            Some(digit) => placed.push((digit.map_or(Digits::NONE, Digits::from), span)),
            None => problems.push(Problem::expected(Expected::SudokuCell, span)),
        }
    }
}

/// The puzzle of cells row by row, where none is written for an open cell.
pub fn puzzle(
    placed: &[Placed],
    whole: Piece<'_>,
    about: About,
    mut problems: Problems,
) -> Result<Puzzle, Faults<Problem>> {
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let found = placed.len();
    let Some(shape) = Shape::of_cells(found) else {
        problems.push(Problem { at: whole.span(), kind: Kind::SudokuLength { found } });
        return Err(problems.list());
    };
    let (side, open) = (shape.side(), Digits::first(shape.side()));
    let digits = |(set, _): &Placed| if set.is_empty() { open } else { *set };
    let cells: Vec<Digits> = placed.iter().map(digits).collect();
    let givens = cells.chunks(side).map(<[Digits]>::to_vec).collect();
    Puzzle::new(Draft { about, givens, saved: None }).map_err(|faults| {
        for fault in faults {
            let at = match fault.place {
                Place::Given(row, col) => placed[row * side + col].1.clone(),
                _ => whole.span(),
            };
            problems.push(Problem { at, kind: Kind::SudokuFault(fault) });
        }
        problems.list()
    })
}

/// A fault of a draft as a problem at a place.
pub fn unknown_digit(at: std::ops::Range<usize>, limit: usize) -> Problem {
    let kind = FaultKind::UnknownDigit { limit };
    Problem { at, kind: Kind::SudokuFault(Fault { place: Place::Whole, kind }) }
}

/// The puzzle's givens as characters, row by row.
pub fn symbols(puzzle: &Puzzle) -> Vec<char> {
    let symbol = |set: &Digits| set.only().map_or(OPEN, Digit::symbol);
    puzzle.givens().cells().iter().map(symbol).collect()
}
