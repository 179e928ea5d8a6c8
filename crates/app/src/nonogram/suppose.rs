//! What is supposed on a nonogram, in words.

use crate::front::Supposition;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Nonogram};
use grille_table::Table;
use grille_words::{Words, say};
use std::collections::BTreeMap;

/// The first cell of the innermost layer, and how many were written after it.
pub fn told(words: &Words, table: &Table<Nonogram>) -> Option<Supposition> {
    let session = table.session();
    let (cell, mark) = table.supposition()?;
    let palette = table.puzzle().palette();
    let state = words.mark_state(mark, palette);
    let begin = *session.layers().last()?;
    let written = session.moves().skip(begin).flat_map(|Move(cells)| cells.iter().copied());
    let mut cells: BTreeMap<_, Mark> = written.collect();
    cells.remove(&cell);
    let count = |is: fn(&Mark) -> bool| cells.values().filter(|mark| is(mark)).count();
    let filled = count(|mark| matches!(mark, Mark::Ink(_)));
    let crossed = count(|mark| *mark == Mark::Cross);
    let cell = words.cell_in_full(cell);
    Some(Supposition {
        question: say!(words, "what-if-question", cell = cell.clone(), state = state.clone()),
        first: say!(words, "what-if-first", cell = cell, state = state),
        rest: say!(words, "what-if-counts", filled = filled, crossed = crossed),
        count: filled + crossed,
    })
}
