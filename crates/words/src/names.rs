//! How lists, lines and cells are named in every game.

use crate::{Words, say};
use grille_engine::grid::{Cell, LineId, Size};

/// A text with a capital in front, as it stands alone.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

impl Words {
    /// "a, b and c".
    pub(crate) fn and(&self, list: &[String]) -> String {
        self.list(list, "list-and")
    }

    /// "a, b or c".
    pub(crate) fn or(&self, list: &[String]) -> String {
        self.list(list, "list-or")
    }

    pub(crate) fn list(&self, list: &[String], last: &str) -> String {
        match list {
            [] => String::new(),
            [one] => one.clone(),
            [some @ .., end] => {
                [&some.join(&say!(self, "list-comma")), end.as_str()].join(&say!(self, last))
            }
        }
    }

    /// The title of a puzzle of the collection, by its name: one of its own, or that of its kind
    /// and its number.
    pub fn title(&self, name: &str) -> String {
        match name.rsplit_once('-').and_then(|(kind, at)| Some((kind, at.parse::<u32>().ok()?))) {
            Some((kind, number)) => say!(self, &format!("puzzle-{kind}"), number = number),
            None => say!(self, &format!("puzzle-{name}")),
        }
    }

    /// "heart: one solution".
    pub fn of(&self, name: &str, said: &str) -> String {
        [name, said].join(&say!(self, "colon"))
    }

    /// "row 3", "column 4".
    pub fn line(&self, line: LineId) -> String {
        match line {
            LineId::Row(row) => say!(self, "line-row", number = row + 1),
            LineId::Col(col) => say!(self, "line-column", number = col + 1),
        }
    }

    /// "Row 3", "Column 4": as a title.
    pub fn line_title(&self, line: LineId) -> String {
        match line {
            LineId::Row(row) => say!(self, "line-row-title", number = row + 1),
            LineId::Col(col) => say!(self, "line-column-title", number = col + 1),
        }
    }

    /// "15 × 10": the width first, as people say it.
    pub fn size(&self, size: Size) -> String {
        say!(self, "size", columns = size.cols() as u64, rows = size.rows() as u64)
    }

    /// "r3c4".
    pub fn cell(&self, cell: Cell) -> String {
        say!(self, "cell", row = cell.row + 1, column = cell.col + 1)
    }
}
