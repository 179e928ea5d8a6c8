//! Puzzles of one line, for tests of the techniques.

use super::inks;
use grille_engine::colours::Colours;
use grille_engine::grid::{Grid, LineId, Size};
use grille_engine::nonogram::ladder::{Deduction, Known, RUNGS};
use grille_engine::nonogram::{Board, Clue, Draft, Puzzle, Technique};

pub const ROW: LineId = LineId::Row(0);

/// A puzzle of one row, whose columns do not matter.
pub fn row(clue: &Clue, cells: &[Colours], colours: usize) -> (Puzzle, Board) {
    let draft = Draft {
        inks: inks(colours),
        rows: Some(vec![clue.blocks().to_vec()]),
        cols: Some(vec![vec![]; cells.len()]),
        ..Draft::default()
    };
    let size = Size::new(1, cells.len()).unwrap();
    let board = Board::from(Grid::from_cells(size, cells).unwrap());
    (Puzzle::new(draft).unwrap(), board)
}

pub fn on_one_line() -> impl Iterator<Item = Technique> {
    let more = [Technique::Contradiction, Technique::Agreement];
    RUNGS.iter().map(|rung| rung.technique).filter(move |technique| !more.contains(technique))
}

/// The cells with what was deduced about them.
pub fn with<'a>(cells: &[Colours], found: impl IntoIterator<Item = &'a Deduction>) -> Vec<Colours> {
    let mut cells = cells.to_vec();
    for &(cell, colours) in found.into_iter().flat_map(|deduction| &deduction.settles) {
        let set = &mut cells[usize::from(cell.col)];
        *set = *set & colours;
    }
    cells
}

/// A line of which only this is known.
pub fn only(known: &[Known], length: usize, colours: usize) -> Vec<Colours> {
    let mut cells = vec![Colours::first(colours); length];
    for &(cell, set) in known {
        cells[usize::from(cell.col)] = set;
    }
    cells
}
