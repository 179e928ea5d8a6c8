//! What follows from a sheet: how every line and its clue stand.

use super::Face;
use grille_engine::colours::Colours;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::{BlockState, ClueStates, Mark, Puzzle, Sheet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How a line stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFace {
    /// How the blocks of its clue stand.
    pub blocks: Vec<BlockState>,
    /// Whether the line has any completion.
    pub is_possible: bool,
    /// Whether it has all its blocks and nothing else.
    pub is_done: bool,
    /// How many of its cells nothing is written in.
    pub blanks: usize,
}

impl LineFace {
    /// A line of an empty board about which nothing is said.
    fn plain(puzzle: &Puzzle, line: LineId) -> LineFace {
        LineFace {
            blocks: vec![BlockState::Open; puzzle.clue(line).blocks().len()],
            is_possible: true,
            is_done: false,
            blanks: puzzle.size().line_cells(line).count(),
        }
    }
}

/// How all lines of a puzzle stand, rows before columns.
pub(super) fn plain_lines(puzzle: &Puzzle) -> Arc<[LineFace]> {
    puzzle.size().lines().map(|line| LineFace::plain(puzzle, line)).collect()
}

/// How all lines stand on a sheet.
#[derive(Clone)]
pub struct Reading {
    board: Grid<Colours>,
    states: ClueStates,
    /// Rows before columns.
    pub(super) lines: Arc<[LineFace]>,
    /// What each cell shows.
    pub(super) cells: Arc<Grid<Face>>,
}

impl Reading {
    /// Looks at a sheet: at the lines that have changed, each once.
    pub(super) fn new(sheet: &Sheet, depths: &Grid<u8>, before: Option<Reading>) -> Reading {
        let puzzle = sheet.puzzle();
        let cells = Arc::new(faces(sheet, depths));
        let open = puzzle.palette().all();
        let board = Grid::from_fn(puzzle.size(), |cell| {
            sheet.mark(cell).says(puzzle.givens().map_or(open, |givens| givens[cell]))
        });
        let Some(mut reading) = before else { return Reading::of(sheet, board, cells) };
        let is_new = |&cell: &Cell| board[cell] != reading.board[cell];
        let changed = board.size().iter().filter(is_new);
        let changed: BTreeSet<LineId> =
            changed.flat_map(|cell| [LineId::Row(cell.row), LineId::Col(cell.col)]).collect();
        let mut lines = reading.lines.to_vec();
        for line in changed {
            reading.states.update(puzzle, &board, line);
            lines[index(puzzle, line)] = face(sheet, &reading.states, line);
        }
        Reading { board, cells, lines: lines.into(), ..reading }
    }

    fn of(sheet: &Sheet, board: Grid<Colours>, cells: Arc<Grid<Face>>) -> Reading {
        let states = ClueStates::new(sheet.puzzle(), &board);
        let lines = sheet.puzzle().size().lines().map(|line| face(sheet, &states, line)).collect();
        Reading { board, states, lines, cells }
    }

    /// How a line of the puzzle stands.
    pub fn line(&self, puzzle: &Puzzle, line: LineId) -> &LineFace {
        &self.lines[index(puzzle, line)]
    }

    /// How many lines have not all their blocks.
    pub fn unfinished(&self) -> usize {
        self.lines.iter().filter(|line| !line.is_done).count()
    }
}

/// What each cell of a sheet shows.
fn faces(sheet: &Sheet, depths: &Grid<u8>) -> Grid<Face> {
    Grid::from_fn(sheet.puzzle().size(), |cell| match sheet.given(cell) {
        Some(mark) => Face { mark, is_given: true, ..Face::default() },
        None => Face { mark: sheet.marks()[cell], depth: depths[cell], ..Face::default() },
    })
}

/// The place of a line in a list of all of them.
pub(super) fn index(puzzle: &Puzzle, line: LineId) -> usize {
    match line {
        LineId::Row(row) => row.into(),
        LineId::Col(col) => puzzle.size().rows() + usize::from(col),
    }
}

fn face(sheet: &Sheet, states: &ClueStates, line: LineId) -> LineFace {
    let puzzle = sheet.puzzle();
    let state = states.line(puzzle, line);
    let count = |is: fn(Mark) -> bool| {
        puzzle.size().line_cells(line).filter(|&cell| is(sheet.mark(cell))).count()
    };
    let inked = count(|mark| matches!(mark, Mark::Ink(_)));
    let wanted: u32 = puzzle.clue(line).blocks().iter().map(|block| block.len).sum();
    let is_there = |block: &BlockState| *block >= BlockState::Present;
    LineFace {
        is_done: state.is_possible && inked == wanted as usize && state.blocks.iter().all(is_there),
        blocks: state.blocks.clone(),
        is_possible: state.is_possible,
        blanks: count(|mark| mark == Mark::Blank),
    }
}
