//! A line of HoDoKu's library, a puzzle a line: `:technique:candidates:cells:deleted:eliminated:`,
//! with a `+` before each digit that was placed and not given. Only the cells are kept; digits that
//! were placed become a board in progress.

use super::cells::{Placed, cell, puzzle, symbols};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digits, Mark, Puzzle};

pub(super) const FORMAT: Format = Format {
    name: "hodoku",
    extensions: &["hodoku", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        Fit::Mark.when(first.is_some_and(|line| field(line).is_some()))
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(read))
    },
    write_body: |puzzle| {
        let cells: String = symbols(puzzle).into_iter().collect();
        format!(":0000:x:{cells}:::\n")
    },
};

/// The cells of a line of the library.
fn field(line: Piece<'_>) -> Option<Piece<'_>> {
    let mut fields = line.trim().text.strip_prefix(':')?.split(':').skip(2);
    let cells = fields.next().filter(|cells| cells.len() >= 16)?;
    Some(line.part(cells))
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let Some(cells) = field(line) else {
        return Err(Faults::from(Problem::expected(Expected::OneOf(&[":"]), line.trim().span())));
    };
    let (mut placed, mut marks): (Vec<Placed>, Vec<Mark>) = Default::default();
    let (mut problems, mut is_own) = (Problems::default(), false);
    for (at, symbol) in cells.text.char_indices() {
        let span = cells.at + at..cells.at + at + symbol.len_utf8();
        match cell(symbol) {
            _ if symbol == '+' => is_own = true,
            Some(digit) => {
                let given = digit.filter(|_| !is_own);
                placed.push((given.map_or(Digits::NONE, Digits::from), span));
                marks.push(digit.filter(|_| is_own).map_or(Mark::Blank, Mark::Digit));
                is_own = false;
            }
            None => problems.push(Problem::expected(Expected::SudokuCell, span)),
        }
    }
    let puzzle = puzzle(&placed, cells, About::default(), problems)?;
    if marks.iter().all(|mark| *mark == Mark::Blank) {
        return Ok(puzzle);
    }
    let mut draft = puzzle.draft();
    draft.saved = Some(marks.chunks(puzzle.shape().side()).map(<[Mark]>::to_vec).collect());
    Puzzle::new(draft).map_err(|faults| {
        let problem = |fault| Problem { at: cells.span(), kind: crate::Kind::SudokuFault(fault) };
        faults.into_iter().map(problem).collect()
    })
}
