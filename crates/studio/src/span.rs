//! Cells side by side in a row, and the spans in which two grids differ.

use grille_engine::NotThis;
use grille_engine::grid::{Cell, Grid, Size};
use std::fmt;
use std::str::FromStr;

/// Cells side by side in a row. Its text form is `r3c4`, or `r3c4-9` with the last column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first cell.
    pub first: Cell,
    /// The column of the last cell.
    pub last: u16,
}

impl Span {
    /// One cell.
    pub fn of(cell: Cell) -> Span {
        Span { first: cell, last: cell.col }
    }

    /// Its cells, from the left.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.first.col..=self.last).map(move |col| Cell { col, ..self.first })
    }

    /// Its first cell outside a grid of this size, if it has one; a span that ends before it
    /// begins lies outside of every grid.
    pub(crate) fn outside(self, size: Size) -> Option<Cell> {
        let last = Cell { col: self.last, ..self.first };
        match () {
            () if self.last < self.first.col => Some(self.first),
            () if size.contains(last) => None,
            () if size.contains(self.first) => Some(last),
            () => Some(self.first),
        }
    }
}

/// Where a grid differs from another of its size, in spans of what stands in `to`.
pub fn differences<T: Copy + PartialEq>(from: &Grid<T>, to: &Grid<T>) -> Vec<(Span, T)> {
    let mut spans: Vec<(Span, T)> = Vec::new();
    for (row, (old, new)) in from.rows().zip(to.rows()).enumerate() {
        // Most rows are the same, and that is quick to see.
        if old == new {
            continue;
        }
        for (col, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (a, b))| a != b) {
            let (cell, _) = (Cell { row: row as u16, col: col as u16 }, old);
            match spans.last_mut() {
                Some((span, value))
                    if value == new && span.first.row == cell.row && span.last + 1 == cell.col =>
                {
                    span.last = cell.col;
                }
                _ => spans.push((Span::of(cell), *new)),
            }
        }
    }
    spans
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last == self.first.col {
            true => self.first.fmt(f),
            false => write!(f, "{}-{}", self.first, self.last + 1),
        }
    }
}

impl FromStr for Span {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Span, NotThis> {
        let Some((first, last)) = text.split_once('-') else {
            return Ok(Span::of(text.parse()?));
        };
        let first: Cell = first.parse()?;
        let end = Cell { col: first.col, ..first };
        // The same rules as for the columns of cells.
        let last: Cell = format!("r{}c{last}", end.row + 1).parse()?;
        if last.col > first.col { Ok(Span { first, last: last.col }) } else { Err(NotThis) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_read_back() {
        for text in ["r1c1", "r3c4-9", "r1000c999-1000"] {
            let span: Span = text.parse().unwrap();
            assert_eq!(span.to_string(), text);
        }
        for bad in ["", "r1", "r1c1-", "r1c2-1", "r1c2-2", "r1c1-1001", "r1c1-2-3", "r1c1-+2"] {
            assert_eq!(bad.parse::<Span>(), Err(NotThis), "{bad:?}");
        }
    }

    #[test]
    fn differences_are_as_few_spans_as_there_are() {
        let grid = |text: &str| {
            let cells: Vec<u8> = text.bytes().collect();
            Grid::from_cells(Size::new(2, 4).unwrap(), cells).unwrap()
        };
        let told: Vec<String> = differences(&grid("....abcd"), &grid(".xxyaxxd"))
            .into_iter()
            .map(|(span, to)| format!("{span}{}", char::from(to)))
            .collect();
        assert_eq!(told, ["r1c2-3x", "r1c4y", "r2c2-3x"]);
    }
}
