//! What a painter of nonograms needs, and no more.

use super::Struck;
use super::reading::{LineFace, Reading, index, plain_lines};
use crate::{Mode, Playable, Table};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::hint::{Hint, Level};
use grille_engine::nonogram::{Event, Mark, Nonogram, Picture, Puzzle, Reason, Sheet};
use std::collections::BTreeSet;
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
    /// The inks that are excluded, in a cell that may still have several colours.
    pub excluded: Colours,
}

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// Lines that a hint is about.
    pub lines: Vec<LineId>,
    /// Cells that it argues with.
    pub evidence: Vec<Cell>,
    /// Cells that it settles, with what they become, if that is told.
    pub settles: Vec<(Cell, Mark)>,
    /// Blocks of clues that it argues with, by their places in the clue.
    pub blocks: Vec<(LineId, usize)>,
    /// Cells with a mark that is wrong.
    pub wrong: Vec<Cell>,
    /// Cells that were just written, by a method that is watched.
    pub fresh: Vec<Cell>,
    /// Cells in which solutions differ.
    pub differs: Vec<Cell>,
    /// The first cell of the innermost supposition.
    pub supposed: Option<Cell>,
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
    /// The numbers of clues that the player has struck.
    pub struck: BTreeSet<Struck>,
    /// Whether the player's sheet is a solution: then the picture is to stand alone.
    pub is_solved: bool,
}

impl View {
    /// A sheet by itself.
    pub fn of_sheet(sheet: &Sheet) -> View {
        let puzzle = sheet.puzzle();
        let reading = Reading::new(sheet, &Grid::filled(puzzle.size(), 0), None);
        let is_solved = Nonogram::is_solved(sheet);
        View { lines: reading.lines, is_solved, ..View::plain(puzzle, reading.cells) }
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
            struck: BTreeSet::new(),
            is_solved: false,
        }
    }

    /// What is on a table.
    pub(super) fn of(table: &Table<Nonogram>) -> View {
        let puzzle = table.puzzle();
        match table.mode() {
            Mode::Watch(watch) => {
                let (board, inks) = (watch.board(), puzzle.palette().all());
                let cells = Grid::from_fn(puzzle.size(), |cell| {
                    let set = board.at(cell);
                    let mark = set.only().map_or(Mark::Blank, Mark::of);
                    let lost = inks.minus(set).without(Colour::BACKGROUND);
                    let excluded = if set.is_settled() { Colours::NONE } else { lost };
                    Face { mark, is_given: false, depth: watch.depth_of(cell), excluded }
                });
                let mut view = View::plain(puzzle, Arc::new(cells));
                view.lit.fresh = watch.cells();
                view.lit.lines.extend(watch.last().and_then(line_of));
                view
            }
            Mode::Solution(shown) => {
                let mut view = View::of_picture(puzzle, shown.solution());
                view.lit.differs = shown.differences();
                view
            }
            Mode::Sheet => View {
                puzzle: puzzle.clone(),
                cells: table.reading().cells.clone(),
                lines: table.reading().lines.clone(),
                shows_lines: true,
                depth: table.supposed().min(255) as u8,
                lit: lit(table),
                struck: Struck::all(table.notes(), puzzle),
                is_solved: table.is_solved(),
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

/// The line that an event is about.
fn line_of(event: &Event) -> Option<LineId> {
    match event {
        Event::Set { why: Reason::Line(_, line), .. } => Some(*line),
        Event::Contradiction { line } => *line,
        Event::Set { .. }
        | Event::Guess { .. }
        | Event::BackTo { .. }
        | Event::Believe
        | Event::Solution => None,
    }
}

/// What is lit on a sheet: by a hint up to the level that is told, by a check, and by what is
/// supposed.
fn lit(table: &Table<Nonogram>) -> Lit {
    let mut lit = Lit::default();
    if let Some(mistakes) = table.mistakes().filter(|mistakes| mistakes.is_shown) {
        lit.wrong = mistakes.cells.clone();
    }
    lit.supposed = table.supposition().map(|(cell, _)| cell);
    let Some((hint, level)) = table.shown_hint() else { return lit };
    if level >= Level::Focus {
        lit.lines.extend(hint.line());
    }
    match hint {
        Hint::Next(told) => {
            if level >= Level::Cells {
                let mark = |left: Colours| match (level, left.only()) {
                    (Level::Argument, Some(colour)) => Mark::of(colour),
                    _ => Mark::Blank,
                };
                lit.settles = told.settled().map(|(cell, left)| (cell, mark(left))).collect();
                let lines = told.deduction.lines();
                let blocks = told.deduction.blocks().into_iter();
                lit.blocks = lines
                    .first()
                    .map_or_else(Vec::new, |&line| blocks.map(|block| (line, block)).collect());
            }
            if level == Level::Argument {
                lit.evidence = told.explanation.evidence.iter().map(|&(cell, _)| cell).collect();
            }
        }
        Hint::Wrong(refutation) if level >= Level::Cells => {
            // What only follows from the board is not the player's mistake.
            let is_written = |cell: &Cell| table.sheet().marks()[*cell] != Mark::Blank;
            lit.wrong = refutation.cells().into_iter().filter(is_written).collect();
        }
        Hint::Wrong(_) | Hint::Solved | Hint::Stuck | Hint::Undecided => {}
    }
    lit
}
