//! Crosses that go without saying: in the blanks of a line that has all its blocks.

use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Block, Mark, Sheet};
use grille_engine::session::Sheet as _;
use std::collections::BTreeSet;

/// The change, and a cross in every blank of the lines that it finishes: one move, which one
/// Undo takes back. A line that was finished before is left as it is.
pub fn finishing(sheet: &Sheet, change: Move) -> Move {
    let mut after = sheet.clone();
    if after.play(&change).is_none() {
        return change;
    }
    let touched =
        change.0.iter().flat_map(|(cell, _)| [LineId::Row(cell.row), LineId::Col(cell.col)]);
    let finished = touched.collect::<BTreeSet<_>>().into_iter();
    let finished = finished.filter(|&line| !is_finished(sheet, line) && is_finished(&after, line));
    let cells: BTreeSet<Cell> =
        finished.flat_map(|line| sheet.puzzle().size().line_cells(line)).collect();
    let blanks = cells.into_iter().filter(|&cell| after.mark(cell) == Mark::Blank);
    let crosses = Move(blanks.map(|cell| (cell, Mark::Cross)).collect());
    if crosses.0.is_empty() { change } else { Sheet::join(&change, &crosses) }
}

/// Whether the inks of a line are the blocks of its clue, in order.
fn is_finished(sheet: &Sheet, line: LineId) -> bool {
    let inks: Vec<Colour> = (sheet.puzzle().size().line_cells(line))
        .map(|cell| match sheet.mark(cell) {
            Mark::Ink(colour) => colour,
            Mark::Blank | Mark::Cross => Colour::BACKGROUND,
        })
        .collect();
    let runs = inks.chunk_by(|a, b| a == b).filter(|run| run[0].is_ink());
    let found = runs.map(|run| Block { len: run.len() as u32, colour: run[0] });
    found.eq(sheet.puzzle().clue(line).blocks().iter().copied())
}
