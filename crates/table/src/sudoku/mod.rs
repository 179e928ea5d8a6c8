//! Sudoku on the table.

mod about;
mod marks;
mod mistakes;
mod view;

pub use view::{Face, Lit, View};

use crate::{Playable, Progress, Table};
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::run::Game;
use grille_engine::session::Session;
use grille_engine::sudoku::ladder::{Conclusion, Deduction};
use grille_engine::sudoku::{
    Digits, Draft, Mark, Move, Puzzle, Sheet, Solution, Sudoku, Write, verify,
};
use grille_formats::sudoku as formats;

impl Playable for Sudoku {
    /// The cells that show the same digit as one of their peers.
    type Reading = Vec<Cell>;
    type View = View;

    fn size(puzzle: &Puzzle) -> Size {
        puzzle.size()
    }

    /// What is said about it, a line each; then the digits as one line, or a grid of
    /// candidates where an open cell excludes some.
    fn write(puzzle: &Puzzle) -> String {
        let all = ["line", "candidates"].into_iter().filter_map(formats::find);
        let mut texts = all.filter_map(|format| format.write(puzzle).ok());
        about::write(puzzle.about()) + &texts.next().unwrap_or_default()
    }

    fn read(text: &str) -> Option<Puzzle> {
        let (about, rest) = about::read(text);
        let format = formats::detect("journal", rest)?;
        let mut draft = (format.read)(rest).next()?.ok()?.draft();
        draft.about = about;
        Puzzle::new(draft).ok()
    }

    /// The letters of the game's name; then the side, and for each cell the set of the
    /// digits that it may have.
    fn identity(puzzle: &Puzzle, word: &mut dyn FnMut(u32)) {
        Sudoku::NAME.bytes().for_each(|letter| word(letter.into()));
        word(puzzle.shape().side() as u32);
        for set in puzzle.givens().cells() {
            word(set.bits().into());
        }
    }

    /// Digits and pencil marks in cells that are not given.
    fn begun(puzzle: &Puzzle) -> Option<Move> {
        let marks = puzzle.saved()?;
        let open = puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none());
        let marks = open.map(|cell| (cell, marks[cell])).filter(|(_, mark)| *mark != Mark::Blank);
        Some(marks.collect::<Move>()).filter(|change| !change.0.is_empty())
    }

    /// Digits and pencil marks; corner marks and colours are in no file.
    fn with_progress(puzzle: &Puzzle, sheet: &Sheet) -> Puzzle {
        let marks = sheet.marks().rows().map(<[Mark]>::to_vec).collect();
        let draft = Draft { saved: Some(marks), ..puzzle.draft() };
        Puzzle::new(draft).unwrap_or_else(|_| puzzle.clone())
    }

    fn wanted(puzzle: &Puzzle) -> usize {
        puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none()).count()
    }

    fn progress(sheet: &Sheet) -> Progress {
        let count = |is: fn(&Mark) -> bool| sheet.marks().cells().iter().filter(|m| is(m)).count();
        Progress {
            settled: count(|mark| matches!(mark, Mark::Digit(_))),
            noted: count(|mark| matches!(mark, Mark::Pencil(_))),
        }
    }

    fn is_solved(sheet: &Sheet) -> bool {
        let digits: Option<Vec<_>> =
            sheet.puzzle().size().iter().map(|cell| sheet.digit(cell)).collect();
        let solution = digits.and_then(|d| Solution::from_cells(sheet.puzzle().size(), d));
        solution.is_some_and(|solution| verify(sheet.puzzle(), &solution).is_ok())
    }

    fn look(sheet: &Sheet, _: &Grid<u8>, _: Option<Vec<Cell>>) -> Vec<Cell> {
        sheet.conflicts()
    }

    /// Where it writes digits and marks; colours are nothing that is written.
    fn cells(change: &Move) -> Vec<Cell> {
        let written = change.0.iter().filter(|(_, write)| match write {
            Write::Mark(_) | Write::Corner(_) => true,
            Write::Colours(_) | Write::Candidate(..) => false,
        });
        let mut cells: Vec<Cell> = written.map(|&(cell, _)| cell).collect();
        cells.dedup();
        cells
    }

    /// A digit, or the candidates that are left, pencilled in.
    fn conclusion(sheet: &Sheet, deduction: &Deduction) -> Option<Move> {
        let change: Move = match &deduction.conclusion {
            Conclusion::Place(cell, digit) => [(*cell, Mark::Digit(*digit))].into_iter().collect(),
            Conclusion::Remove(known) => {
                let left = known.iter().map(|&(cell, gone)| (cell, noted(sheet, cell).minus(gone)));
                let pencil = left.map(|(cell, left)| (cell, Write::Mark(Mark::pencil(left))));
                let corner = known.iter().map(|&(cell, gone)| {
                    let own = sheet.notes()[cell].corner;
                    (cell, own, own.minus(gone))
                });
                let corner = corner.filter(|(_, own, left)| own != left);
                pencil.chain(corner.map(|(cell, _, left)| (cell, Write::Corner(left)))).collect()
            }
        };
        Some(change).filter(|change| !change.0.is_empty())
    }

    fn fill(sheet: &Sheet, solution: &Solution) -> Move {
        let open = |cell: &Cell| sheet.puzzle().given(*cell).is_none();
        let cells = sheet.puzzle().size().iter().filter(open);
        let marks = cells.map(|cell| (cell, Mark::Digit(solution[cell])));
        marks.filter(|&(cell, mark)| sheet.marks()[cell] != mark).collect()
    }

    fn mark(sheet: &Sheet, cell: Cell) -> Mark {
        sheet.marks()[cell]
    }

    fn wrong(sheet: &Sheet, solution: &Solution) -> Vec<Cell> {
        mistakes::wrong(sheet, solution)
    }

    fn mend(session: &Session<Sheet>, wrong: &[Cell]) -> Move {
        mistakes::mend(session, wrong)
    }

    fn differences(one: &Solution, other: &Solution) -> Vec<Cell> {
        one.size().iter().filter(|&cell| one[cell] != other[cell]).collect()
    }

    /// The marks of each digit that is placed go, in the peers of its cell; those of each digit
    /// that is erased come back.
    fn finishing(session: &Session<Sheet>, change: Move) -> Move {
        marks::finishing(session, change)
    }

    fn notes(sheet: &Sheet) -> Option<Move> {
        Some(marks::all(sheet)).filter(|change| !change.0.is_empty())
    }

    /// Of a digit or of several, all the others that are possible there; a single one is placed.
    fn contrary(sheet: &Sheet, (cell, mark): (Cell, Mark)) -> Option<Move> {
        let supposed = match mark {
            Mark::Digit(digit) => digit.into(),
            Mark::Pencil(digits) => digits,
            Mark::Blank => return None,
        };
        let others = sheet.candidates(cell).minus(supposed);
        let contrary = others.only().map_or(Mark::pencil(others), Mark::Digit);
        (contrary != Mark::Blank).then(|| [(cell, contrary)].into_iter().collect())
    }

    fn agreement(now: &Sheet, one: &Sheet, other: &Sheet) -> Move {
        let (now, one, other) = (now.marks(), one.marks(), other.marks());
        let agree = |&cell: &Cell| one[cell] == other[cell] && one[cell] != now[cell];
        now.size().iter().filter(agree).map(|cell| (cell, one[cell])).collect()
    }

    fn view(table: &Table<Sudoku>) -> View {
        View::of(table)
    }
}

/// The pencil marks of a cell, or what a player would pencil in.
fn noted(sheet: &Sheet, cell: Cell) -> Digits {
    match sheet.marks()[cell] {
        Mark::Pencil(digits) => digits,
        Mark::Blank | Mark::Digit(_) => sheet.candidates(cell),
    }
}
