//! Nonograms on the table.

mod crosses;
mod reading;
mod struck;
mod view;

pub use reading::{LineFace, Reading};
pub use struck::Struck;
pub use view::{Face, Lit, View};

use crate::{Playable, Progress, Table};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Clue, DrawingKind, Mark, Nonogram, Picture, Puzzle, Sheet, verify};
use grille_engine::session::Session;
use grille_formats::NON;

impl Playable for Nonogram {
    type Reading = Reading;
    type View = View;

    fn size(puzzle: &Puzzle) -> Size {
        puzzle.size()
    }

    fn write(puzzle: &Puzzle) -> String {
        NON.write_part(puzzle).unwrap_or_default()
    }

    fn read(text: &str) -> Option<Puzzle> {
        (NON.read)(text).next()?.ok()
    }

    /// Rows, columns, colours with the background; for each row and then each column, how
    /// many blocks, and each block's length and ink; and for each cell of the givens, if
    /// there are any, the set of its colours.
    fn identity(puzzle: &Puzzle, word: &mut dyn FnMut(u32)) {
        word(puzzle.size().rows() as u32);
        word(puzzle.size().cols() as u32);
        word(puzzle.palette().inks().len() as u32);
        for clue in puzzle.rows().iter().chain(puzzle.cols()) {
            word(clue.blocks().len() as u32);
            for block in clue.blocks() {
                word(block.len);
                word(block.colour.index() as u32);
            }
        }
        for set in puzzle.givens().iter().flat_map(|givens| givens.cells()) {
            word(set.bits());
        }
    }

    /// The last saved board: inks and crosses. That a cell has one of several colours cannot be written.
    fn begun(puzzle: &Puzzle) -> Option<Move> {
        let saved = puzzle.drawings().iter().rev().find(|own| own.kind == DrawingKind::Saved)?;
        let is_open = |cell: &Cell| puzzle.givens().is_none_or(|own| own[*cell].only().is_none());
        let cells = puzzle.size().iter().filter(is_open);
        let marks = cells.filter_map(|cell| Some((cell, Mark::of(saved.cells[cell].only()?))));
        Some(Move(marks.collect())).filter(|change| !change.0.is_empty())
    }

    fn with_progress(puzzle: &Puzzle, sheet: &Sheet) -> Puzzle {
        let mut draft = puzzle.draft();
        let cells = sheet.says().rows().map(<[Colours]>::to_vec).collect();
        draft.drawings.retain(|own| own.kind != DrawingKind::Saved);
        draft.drawings.push(DraftDrawing { kind: DrawingKind::Saved, id: None, note: None, cells });
        Puzzle::new(draft).unwrap_or_else(|_| puzzle.clone())
    }

    fn wanted(puzzle: &Puzzle) -> usize {
        let all: usize =
            puzzle.rows().iter().flat_map(Clue::blocks).map(|block| block.len as usize).sum();
        let is_ink = |set: &&Colours| set.only().is_some_and(Colour::is_ink);
        let given =
            puzzle.givens().map_or(0, |givens| givens.cells().iter().filter(is_ink).count());
        all.saturating_sub(given)
    }

    fn progress(sheet: &Sheet) -> Progress {
        let count = |is: fn(&Mark) -> bool| sheet.marks().cells().iter().filter(|m| is(m)).count();
        Progress {
            settled: count(|mark| matches!(mark, Mark::Ink(_))),
            noted: count(|mark| *mark == Mark::Cross),
        }
    }

    /// The inks must be a solution; crosses are not needed.
    fn is_solved(sheet: &Sheet) -> bool {
        verify(sheet.puzzle(), &sheet.picture()).is_ok()
    }

    fn look(sheet: &Sheet, depths: &Grid<u8>, before: Option<Reading>) -> Reading {
        Reading::new(sheet, depths, before)
    }

    fn cells(change: &Move) -> Vec<Cell> {
        change.0.iter().map(|&(cell, _)| cell).collect()
    }

    fn conclusion(sheet: &Sheet, told: &ExplainedDeduction) -> Option<Move> {
        let settled = told.settled().filter(|&(cell, _)| sheet.given(cell).is_none());
        let marks = settled.filter_map(|(cell, left)| Some((cell, Mark::of(left.only()?))));
        Some(Move(marks.collect())).filter(|change| !change.0.is_empty())
    }

    fn fill(sheet: &Sheet, solution: &Picture) -> Move {
        let mark = |cell: Cell| match solution[cell].is_ink() {
            true => Mark::Ink(solution[cell]),
            false => Mark::Blank,
        };
        let differs = |&cell: &Cell| sheet.given(cell).is_none() && sheet.mark(cell) != mark(cell);
        let cells = solution.size().iter().filter(differs);
        Move(cells.map(|cell| (cell, mark(cell))).collect())
    }

    fn mark(sheet: &Sheet, cell: Cell) -> Mark {
        sheet.mark(cell)
    }

    fn wrong(sheet: &Sheet, solution: &Picture) -> Vec<Cell> {
        let open = sheet.puzzle().palette().all();
        let denies = |&cell: &Cell| !sheet.marks()[cell].says(open).has(solution[cell]);
        solution.size().iter().filter(denies).collect()
    }

    fn mend(_: &Session<Sheet>, wrong: &[Cell]) -> Move {
        Move(wrong.iter().map(|&cell| (cell, Mark::Blank)).collect())
    }

    fn differences(one: &Picture, other: &Picture) -> Vec<Cell> {
        one.size().iter().filter(|&cell| one[cell] != other[cell]).collect()
    }

    /// The blanks of lines that the change finishes are crossed out.
    fn finishing(session: &Session<Sheet>, change: Move) -> Move {
        crosses::finishing(session.sheet(), change)
    }

    /// Of the one ink that both clues of the cell have, a cross, and the other way round. Where they
    /// share several, no mark says "not this one".
    fn contrary(sheet: &Sheet, (cell, mark): (Cell, Mark)) -> Option<Move> {
        let colours = |line| sheet.puzzle().clue(line).colours();
        let shared = colours(LineId::Row(cell.row)) & colours(LineId::Col(cell.col));
        let only = shared.minus(Colours::WHITE).only()?;
        let contrary = match mark {
            Mark::Ink(ink) if ink == only => Mark::Cross,
            Mark::Cross => Mark::Ink(only),
            Mark::Ink(_) | Mark::Blank => return None,
        };
        Some(Move(vec![(cell, contrary)]))
    }

    fn agreement(now: &Sheet, one: &Sheet, other: &Sheet) -> Move {
        now.agreement(one, other)
    }

    fn view(table: &Table<Nonogram>) -> View {
        View::of(table)
    }
}
