//! Where the parts of a draft were written, so that a fault of the draft
//! becomes a problem at a place of the text.

use crate::text::problem::Problems;
use crate::{Kind, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::{Draft, Fault, Place, Puzzle};
use std::ops::Range;

type Span = Range<usize>;

/// The places of the parts of a draft. What is missing is placed by what holds it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spans {
    pub whole: Span,
    pub rows: Vec<Vec<Span>>,
    pub cols: Vec<Vec<Span>>,
    pub inks: Vec<Span>,
    pub givens: Vec<Span>,
    pub drawings: Vec<Vec<Span>>,
}

impl Spans {
    /// The puzzle, or its faults at their places.
    pub fn puzzle(&self, draft: Draft) -> Result<Puzzle, Faults<Problem>> {
        let place =
            |faults: Faults<Fault>| faults.into_iter().take(Problems::MOST).map(|f| self.place(f));
        Puzzle::new(draft).map_err(|faults| place(faults).collect())
    }

    fn place(&self, fault: Fault) -> Problem {
        let all = |lines: &[Vec<Span>]| around(lines.iter().flatten());
        let span = match fault.place {
            Place::Whole => None,
            Place::Rows => all(&self.rows),
            Place::Cols => all(&self.cols),
            Place::RowBlock(row, block) => nth(&self.rows, row, block),
            Place::ColBlock(col, block) => nth(&self.cols, col, block),
            Place::Ink(ink) => self.inks.get(ink).cloned(),
            Place::Givens => around(&self.givens),
            Place::GivenRow(row) => self.givens.get(row).cloned(),
            Place::Drawing(drawing) => self.drawings.get(drawing).and_then(around),
            Place::DrawingRow(drawing, row) => nth(&self.drawings, drawing, row),
        };
        let at = span.unwrap_or(self.whole.clone());
        Problem { at, kind: Kind::Fault(fault) }
    }
}

fn nth(lists: &[Vec<Span>], list: usize, item: usize) -> Option<Span> {
    lists.get(list)?.get(item).cloned()
}

/// From the first to the last of these places.
fn around<'a>(spans: impl IntoIterator<Item = &'a Span>) -> Option<Span> {
    let mut spans = spans.into_iter();
    let first = spans.next()?;
    Some(first.start..spans.last().unwrap_or(first).end)
}
