//! Why a board cannot be completed, as simply as it can be told.
//!
//! Simplest is what is to be seen at once: a digit twice in a house, a cell without a
//! digit, a house without a place. Otherwise singles are followed until something like
//! that shows, and of the steps only those stay on which it rests. Where singles do not
//! lead there, only a search has proven it. It does not search: polynomial.

use crate::grid::Cell;
use crate::sudoku::cause::cause;
use crate::sudoku::ladder::{End, Follow, Ladder, Single};
use crate::sudoku::{Board, Cause, Digits, House, Mark, Puzzle, Shape, Sheet};

/// Why no solution goes with a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// The puzzle itself has no solution, and this shows it.
    Puzzle(Cause),
    /// These cells deny what the puzzle says about them.
    Denied(Vec<Cell>),
    /// This is to be seen at once.
    Seen(Cause),
    /// This shows after these steps.
    Follows(Vec<Single>, End),
    /// Every combination fails.
    Search,
}

impl Refutation {
    /// The refutation, for a board that is known to have no completion.
    pub(super) fn of(puzzle: &Puzzle, board: &Board) -> Refutation {
        let found = cause(puzzle, board);
        let seen = match found {
            Cause::Twice { .. } | Cause::NoDigit(_) | Cause::NoPlace(..) => true,
            Cause::Board | Cause::Following(_) | Cause::Search => false,
        };
        if board.cells() == puzzle.givens() {
            return Refutation::Puzzle(found);
        }
        if seen {
            return Refutation::Seen(found);
        }
        let ladder = Ladder::new(puzzle, board).ok();
        let follows = ladder.and_then(|ladder| Follow::contradiction(ladder.scene()));
        follows.map_or(Refutation::Search, |(steps, end)| Refutation::Follows(steps, end))
    }

    /// The cells that show a digit which the puzzle does not allow there.
    pub(super) fn denied(sheet: &Sheet) -> Refutation {
        let puzzle = sheet.puzzle();
        let denies = |cell: &Cell| match sheet.marks()[*cell] {
            Mark::Digit(digit) => (puzzle.givens()[*cell] & Digits::from(digit)).is_empty(),
            Mark::Blank | Mark::Pencil(_) => false,
        };
        Refutation::Denied(puzzle.size().iter().filter(denies).collect())
    }

    /// The cells that are in the way, as far as it names them.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Refutation::Denied(cells) => cells.clone(),
            Refutation::Puzzle(cause) | Refutation::Seen(cause) => match cause {
                Cause::Twice { cells, .. } => cells.to_vec(),
                Cause::NoDigit(cell) => vec![*cell],
                Cause::Board | Cause::NoPlace(..) | Cause::Following(_) | Cause::Search => {
                    Vec::new()
                }
            },
            Refutation::Follows(_, end) => match end {
                End::NoDigit(cell) => vec![*cell],
                End::NoPlace(..) => Vec::new(),
            },
            Refutation::Search => Vec::new(),
        }
    }

    /// Where something is wrong, if one house shows it.
    pub fn region(&self, shape: Shape) -> Option<House> {
        match self {
            Refutation::Puzzle(Cause::NoPlace(_, house))
            | Refutation::Seen(Cause::NoPlace(_, house))
            | Refutation::Follows(_, End::NoPlace(_, house)) => Some(*house),
            Refutation::Puzzle(_)
            | Refutation::Denied(_)
            | Refutation::Seen(_)
            | Refutation::Follows(..)
            | Refutation::Search => {
                self.cells().first().map(|&cell| House::Box(shape.box_of(cell)))
            }
        }
    }
}
