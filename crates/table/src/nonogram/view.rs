//! What a painter of nonograms needs, and no more.

use super::reading::{LineFace, Reading, index, plain_lines};
use crate::{Mode, Table};
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::hint::{Hint, Level};
use grille_engine::nonogram::hint;
use grille_engine::nonogram::{Mark, Nonogram, Picture, Puzzle, Sheet};
use std::sync::Arc;

/// What a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// What stands in it.
    pub mark: Mark,
    /// Whether that is given with the puzzle.
    pub is_given: bool,
    /// How many guesses or suppositions it rests on.
    pub depth: u8,
}

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// Lines that a hint is about.
    pub lines: Vec<LineId>,
    /// Cells that it argues with.
    pub evidence: Vec<Cell>,
    /// Cells that it settles.
    pub settles: Vec<Cell>,
}

/// A board to be drawn.
#[derive(Clone, Debug)]
pub struct View {
    /// The puzzle, for its clues and inks.
    pub puzzle: Puzzle,
    /// The cells.
    pub cells: Arc<Grid<Face>>,
    /// How the lines stand, rows before columns.
    lines: Arc<[LineFace]>,
    /// Whether how the lines stand is to be shown.
    pub shows_lines: bool,
    /// Suppositions that stand: what is written next rests on them.
    pub depth: u8,
    /// What is lit.
    pub lit: Lit,
}

impl View {
    /// A sheet by itself.
    pub fn of_sheet(sheet: &Sheet) -> View {
        let puzzle = sheet.puzzle();
        let reading = Reading::new(sheet, &Grid::filled(puzzle.size(), 0), None);
        View { lines: reading.lines, ..View::plain(puzzle, reading.cells) }
    }

    /// Cells by themselves, with clues that say nothing.
    fn plain(puzzle: &Puzzle, cells: Arc<Grid<Face>>) -> View {
        View {
            puzzle: puzzle.clone(),
            cells,
            lines: plain_lines(puzzle),
            shows_lines: false,
            depth: 0,
            lit: Lit::default(),
        }
    }

    /// What is on a table.
    pub(super) fn of(table: &Table<Nonogram>) -> View {
        let puzzle = table.puzzle();
        match table.mode() {
            Mode::Watch(watch) => {
                let board = watch.board();
                let cells = Grid::from_fn(puzzle.size(), |cell| {
                    let mark = board.at(cell).only().map_or(Mark::Blank, Mark::of);
                    Face { mark, is_given: false, depth: watch.depth_of(cell) }
                });
                let mut view = View::plain(puzzle, Arc::new(cells));
                view.lit.settles.extend(watch.cell());
                view
            }
            Mode::Solution(shown) => View::of_picture(puzzle, &shown.solution),
            Mode::Sheet => View {
                puzzle: puzzle.clone(),
                cells: table.reading().cells.clone(),
                lines: table.reading().lines.clone(),
                shows_lines: true,
                depth: table.supposed().min(255) as u8,
                lit: table.shown_hint().map(|(hint, level)| lit(hint, level)).unwrap_or_default(),
            },
        }
    }

    /// A finished picture.
    pub fn of_picture(puzzle: &Puzzle, picture: &Picture) -> View {
        let face = |cell: Cell| Face { mark: Mark::of(picture[cell]), ..Face::default() };
        View::plain(puzzle, Arc::new(Grid::from_fn(puzzle.size(), face)))
    }

    /// How a line stands.
    pub fn line(&self, line: LineId) -> &LineFace {
        &self.lines[index(&self.puzzle, line)]
    }
}

/// What a hint lights up to this level.
fn lit(hint: &hint::Hint, level: Level) -> Lit {
    let mut lit = Lit::default();
    if level >= Level::Focus {
        lit.lines.extend(hint.line());
    }
    if level >= Level::Cells {
        lit.settles = hint.cells();
    }
    if let (Hint::Next(told), Level::Argument) = (hint, level) {
        lit.evidence = told.explanation.evidence.iter().map(|&(cell, _)| cell).collect();
    }
    lit
}
