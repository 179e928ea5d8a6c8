//! What is supposed on a sudoku, in words.

use crate::front::Supposition;
use grille_engine::sudoku::{Mark, Move, Sudoku};
use grille_table::Table;
use grille_words::{Words, say};
use std::collections::BTreeMap;

/// The first cell of the innermost layer, and how many were written after it.
pub fn told(words: &Words, table: &Table<Sudoku>) -> Option<Supposition> {
    let session = table.session();
    let (cell, mark) = table.supposition()?;
    let state = match mark {
        Mark::Blank => say!(words, "sudoku-blank"),
        Mark::Digit(digit) => digit.symbol().to_string(),
        Mark::Pencil(digits) => words.sudoku_either(digits),
    };
    let begin = *session.layers().last()?;
    let written = session.moves().skip(begin).flat_map(Move::marks);
    let mut cells: BTreeMap<_, Mark> = written.collect();
    cells.remove(&cell);
    let count = |is: fn(&Mark) -> bool| cells.values().filter(|mark| is(mark)).count();
    let digits = count(|mark| matches!(mark, Mark::Digit(_)));
    let marks = count(|mark| matches!(mark, Mark::Pencil(_)));
    let cell = words.cell(cell);
    Some(Supposition {
        question: say!(words, "what-if-question", cell = cell.clone(), state = state.clone()),
        first: say!(words, "what-if-first", cell = cell, state = state),
        rest: say!(words, "sudoku-what-if-counts", digits = digits, marks = marks),
        count: digits,
    })
}
