//! What a painter of sudoku needs, and no more.

use crate::{Mode, Table};
use grille_engine::grid::{Cell, Grid};
use grille_engine::hint::{Hint, Level};
use grille_engine::sudoku::Drawing;
use grille_engine::sudoku::drawing::route::Shown;
use grille_engine::sudoku::{Digit, Digits, House, Mark, Notes, Puzzle, Sudoku, hint};

/// What a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The digit that stands in it.
    pub digit: Option<Digit>,
    /// Digits pencilled in: what it can be.
    pub pencil: Digits,
    /// Corner marks and colours.
    pub notes: Notes,
    /// Whether its digit is given with the puzzle.
    pub is_given: bool,
    /// Whether a peer shows the same digit.
    pub is_conflict: bool,
    /// How many guesses or suppositions it rests on.
    pub depth: u8,
}

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lit {
    /// The box in which a hint is to be looked for: that of its first cell.
    pub region: Option<House>,
    /// The digits that a hint is about.
    pub digits: Digits,
    /// Cells that it is about.
    pub cells: Vec<Cell>,
    /// The whole argument.
    pub drawing: Option<Drawing>,
    /// What the cells of the drawing may be, as the hint sees them.
    pub candidates: Vec<(Cell, Digits)>,
    /// Cells with a mark that is wrong.
    pub wrong: Vec<Cell>,
    /// Cells that a method which is watched has just changed.
    pub fresh: Vec<Cell>,
    /// Cells in which solutions differ.
    pub differs: Vec<Cell>,
    /// The first cell of the innermost supposition.
    pub supposed: Option<Cell>,
}

/// A board to be drawn.
#[derive(Clone, Debug)]
pub struct View {
    /// The puzzle, for its shape.
    pub puzzle: Puzzle,
    /// The cells.
    pub cells: Grid<Face>,
    /// Whether pencil marks are what a method still holds possible, not the player's.
    pub is_watched: bool,
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
                Face { digit, pencil, is_given: given(cell), depth, ..Face::default() }
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
                notes: table.sheet().notes()[cell],
                is_given: given(cell),
                is_conflict: table.reading().contains(&cell),
                depth: table.depth_of(cell),
            }),
        };
        let lit = match table.mode() {
            Mode::Sheet => lit(table),
            Mode::Watch(watch) => Lit { fresh: watch.cells(), ..Lit::default() },
            Mode::Solution(shown) => Lit { differs: shown.differences(), ..Lit::default() },
        };
        let is_watched = matches!(table.mode(), Mode::Watch(_));
        View { puzzle: puzzle.clone(), cells, is_watched, lit }
    }

    /// A puzzle nobody has written in.
    pub fn of_puzzle(puzzle: &Puzzle) -> View {
        let cells = Grid::from_fn(puzzle.size(), |cell| {
            let digit = puzzle.given(cell);
            Face { digit, is_given: digit.is_some(), ..Face::default() }
        });
        View { puzzle: puzzle.clone(), cells, is_watched: false, lit: Lit::default() }
    }
}

/// What is lit on a sheet: by a hint up to the level that is told, by a check, and by what is
/// supposed.
fn lit(table: &Table<Sudoku>) -> Lit {
    let mut lit = Lit::default();
    if let Some(mistakes) = table.mistakes().filter(|mistakes| mistakes.is_shown) {
        lit.wrong = mistakes.cells.clone();
    }
    lit.supposed = table.supposition().map(|(cell, _)| cell);
    if let Some((hint, level)) = table.shown_hint() {
        hinted(table, hint, level, &mut lit);
    }
    lit
}

/// What a hint lights up to this level.
fn hinted(table: &Table<Sudoku>, hint: &hint::Hint, level: Level, lit: &mut Lit) {
    let (shape, sheet) = (table.puzzle().shape(), table.sheet());
    // What a cell may be, as far as it is written.
    let candidates = |cell: Cell| match sheet.marks()[cell] {
        Mark::Pencil(own) => own & sheet.candidates(cell),
        Mark::Blank | Mark::Digit(_) => sheet.candidates(cell),
    };
    let shown = |cell: Cell| match sheet.digit(cell) {
        Some(_) => Shown::Digit,
        None => Shown::Candidates(candidates(cell)),
    };
    match hint {
        Hint::Next(deduction) => {
            if level < Level::Cells {
                lit.region = deduction.region(shape);
            }
            if level >= Level::Focus {
                lit.digits = deduction.subject();
            }
            if level >= Level::Cells {
                lit.cells = hint.cells();
            }
            if level == Level::Argument {
                let drawing = Drawing::of(shape, deduction, &shown);
                let open = |&cell: &Cell| sheet.digit(cell).is_none();
                let seen = |cell: Cell| (cell, candidates(cell) | drawing.digits_in(cell));
                lit.candidates = drawing.cells().into_iter().filter(open).map(seen).collect();
                if let Some((cell, _)) = drawing.placed_alone() {
                    // Its candidates would hide the digit that is placed.
                    lit.candidates.push((cell, Digits::NONE));
                }
                lit.drawing = Some(drawing);
            }
        }
        Hint::Wrong(refutation) => {
            if level >= Level::Cells {
                // What only follows from the board is not the player's mistake.
                let is_written = |cell: &Cell| matches!(sheet.marks()[*cell], Mark::Digit(_));
                lit.wrong = refutation.cells().into_iter().filter(is_written).collect();
            }
            if level == Level::Argument {
                let drawing = Drawing::of_refutation(shape, refutation, &shown);
                let open = |&cell: &Cell| sheet.digit(cell).is_none();
                let seen = |cell: Cell| (cell, candidates(cell) | drawing.digits_in(cell));
                lit.candidates = drawing.cells().into_iter().filter(open).map(seen).collect();
                lit.drawing = Some(drawing);
            }
        }
        Hint::Solved | Hint::Stuck | Hint::Undecided => {}
    }
}
