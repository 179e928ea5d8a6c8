//! What a painter of sudoku needs, and no more.

use crate::{Mode, Table};
use grille_engine::grid::{Cell, Grid};
use grille_engine::hint::{Hint, Level};
use grille_engine::sudoku::ladder::{Conclusion, Role};
use grille_engine::sudoku::{Digit, Digits, House, Mark, Puzzle, Sudoku, hint};

/// What a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The digit that stands in it.
    pub digit: Option<Digit>,
    /// Digits noted in it.
    pub pencil: Digits,
    /// Whether its digit is given with the puzzle.
    pub is_given: bool,
    /// Whether a peer shows the same digit.
    pub is_conflict: bool,
    /// How many guesses or suppositions it rests on.
    pub depth: u8,
}

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// Houses that a hint argues with.
    pub houses: Vec<House>,
    /// Cells that it is about.
    pub cells: Vec<Cell>,
    /// Candidates that it argues with, and as what.
    pub parts: Vec<(Cell, Digit, Role)>,
    /// Candidates that it takes away.
    pub struck: Vec<(Cell, Digits)>,
    /// The digit that it places.
    pub placed: Option<(Cell, Digit)>,
}

/// A board to be drawn.
#[derive(Clone, Debug)]
pub struct View {
    /// The puzzle, for its shape.
    pub puzzle: Puzzle,
    /// The cells.
    pub cells: Grid<Face>,
    /// What is lit.
    pub lit: Lit,
}

impl View {
    pub(super) fn of(table: &Table<Sudoku>) -> View {
        let puzzle = table.puzzle();
        let given = |cell: Cell| puzzle.given(cell).is_some();
        let cells = match table.mode() {
            Mode::Watch(watch) => Grid::from_fn(puzzle.size(), |cell| {
                let set = watch.board().at(cell);
                let digit = set.only();
                let pencil = if digit.is_some() { Digits::NONE } else { set };
                let depth = watch.depth_of(cell);
                Face { digit, pencil, is_given: given(cell), is_conflict: false, depth }
            }),
            Mode::Solution(shown) => Grid::from_fn(puzzle.size(), |cell| {
                let digit = Some(shown.solution()[cell]);
                Face { digit, is_given: given(cell), ..Face::default() }
            }),
            Mode::Sheet => Grid::from_fn(puzzle.size(), |cell| Face {
                digit: table.sheet().digit(cell),
                pencil: match table.sheet().marks()[cell] {
                    Mark::Pencil(digits) => digits,
                    Mark::Blank | Mark::Digit(_) => Digits::NONE,
                },
                is_given: given(cell),
                is_conflict: table.reading().contains(&cell),
                depth: table.depth_of(cell),
            }),
        };
        let lit = match (table.mode(), table.shown_hint()) {
            (Mode::Sheet, Some((hint, level))) => lit(hint, level),
            (Mode::Watch(watch), _) => Lit { cells: watch.cells(), ..Lit::default() },
            (Mode::Sheet | Mode::Solution(_), _) => Lit::default(),
        };
        View { puzzle: puzzle.clone(), cells, lit }
    }
}

/// What a hint lights up to this level.
fn lit(hint: &hint::Hint, level: Level) -> Lit {
    let mut lit = Lit::default();
    if level >= Level::Cells {
        lit.cells = hint.cells();
    }
    if let (Hint::Next(deduction), Level::Argument) = (hint, level) {
        lit.houses = deduction.houses();
        lit.parts = deduction.parts();
        match &deduction.conclusion {
            Conclusion::Place(cell, digit) => lit.placed = Some((*cell, *digit)),
            Conclusion::Remove(gone) => lit.struck.clone_from(gone),
        }
    }
    lit
}
