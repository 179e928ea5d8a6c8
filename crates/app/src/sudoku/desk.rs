//! What stays of a sudoku's board between frames: what is selected, what a digit writes.

use egui::{Modifiers, Pos2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::{Digit, Tint};
use grille_store::Marks;
use grille_table::sudoku::View;
use std::collections::BTreeSet;

/// What a digit writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// The digit itself.
    #[default]
    Digit,
    /// A corner mark.
    Corner,
    /// A pencil mark: in the middle of the cell, or at the place of the digit.
    Centre,
    /// The colour of that number.
    Colour,
}

impl Entry {
    /// Those that are there when marks stand in such places.
    pub fn all(marks: Marks) -> &'static [Entry] {
        match marks {
            Marks::Corners => &[Entry::Digit, Entry::Corner, Entry::Centre, Entry::Colour],
            Marks::Places => &[Entry::Digit, Entry::Centre, Entry::Colour],
        }
    }

    /// What a long press of a finger writes instead: a mark, or else the digit.
    pub fn other(self) -> Entry {
        match self {
            Entry::Digit => Entry::Centre,
            Entry::Corner | Entry::Centre | Entry::Colour => Entry::Digit,
        }
    }

    /// The one that is there in place of this one.
    pub fn within(self, marks: Marks) -> Entry {
        match (self, marks) {
            (Entry::Corner, Marks::Places) => Entry::Centre,
            (own, Marks::Places | Marks::Corners) => own,
        }
    }
}

/// The entry that is held with modifier keys, if one is.
pub fn held(modifiers: Modifiers, marks: Marks) -> Option<Entry> {
    let entry = match (modifiers.shift, modifiers.command || modifiers.ctrl, modifiers.alt) {
        (_, _, true) | (true, true, _) => Entry::Colour,
        (true, false, false) => Entry::Corner,
        (false, true, false) => Entry::Centre,
        (false, false, false) => return None,
    };
    Some(entry.within(marks))
}

/// A pointer that is dragged over cells.
#[derive(Clone, Copy, Debug)]
pub struct Drag {
    /// Whether they leave the selection.
    pub removes: bool,
    /// Where it was last seen.
    pub at: Pos2,
}

/// What stays of the board between frames.
#[derive(Clone, Debug)]
pub struct Desk {
    /// What a digit writes, unless a key is held.
    pub entry: Entry,
    /// Where the marks of a cell stand.
    pub marks: Marks,
    /// The cells that a digit is written in.
    pub selected: BTreeSet<Cell>,
    /// Where the keyboard is.
    pub cursor: Option<Cell>,
    /// The digit in hand, which is lit too.
    pub digit: Option<Digit>,
    /// The colour in hand.
    pub tint: Tint,
    /// The candidate that is coloured in the selected cells; the cells themselves, if none.
    pub candidate: Option<Digit>,
    /// Up to which step the argument of a hint is shown; all of it, if none.
    pub step: Option<usize>,
    /// A drag under way.
    pub drag: Option<Drag>,
    /// When the cursor's cell was last pressed, in seconds of the window.
    pub pressed: Option<(Cell, f64)>,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            entry: Entry::default(),
            marks: Marks::default(),
            selected: BTreeSet::new(),
            cursor: None,
            digit: None,
            tint: Tint::new(1).expect("one is the first colour"),
            candidate: None,
            step: None,
            drag: None,
            pressed: None,
        }
    }
}

impl Desk {
    /// Selects a cell alone.
    pub fn select(&mut self, cell: Cell) {
        self.selected = BTreeSet::from([cell]);
        self.cursor = Some(cell);
    }

    /// Selects nothing.
    pub fn release(&mut self) {
        self.selected.clear();
        (self.cursor, self.digit, self.drag) = (None, None, None);
    }

    /// Selects the cells between the cursor and this one too.
    pub fn extend(&mut self, to: Cell) {
        let from = self.cursor.unwrap_or(to);
        let (rows, cols) = (
            from.row.min(to.row)..=from.row.max(to.row),
            from.col.min(to.col)..=from.col.max(to.col),
        );
        self.selected.extend(rows.flat_map(|row| cols.clone().map(move |col| Cell { row, col })));
        self.cursor = Some(to);
    }

    /// Takes what is written next: the next entry after the one that is chosen.
    pub fn turn(&mut self) {
        let all = Entry::all(self.marks);
        let at = all.iter().position(|own| *own == self.entry).map_or(0, |at| at + 1);
        self.entry = all[at % all.len()];
    }

    /// Selects all cells that are like this one: the same digit, or else the same marks, or
    /// else a colour in common.
    pub fn select_alike(&mut self, view: &View, cell: Cell) {
        let own = view.cells[cell];
        let is_alike = |other: &Cell| {
            let other = view.cells[*other];
            match own.digit {
                Some(digit) => other.digit == Some(digit),
                None if other.digit.is_some() => false,
                None if !own.pencil.is_empty() => other.pencil == own.pencil,
                None if !own.notes.corner.is_empty() => other.notes.corner == own.notes.corner,
                None => own.notes.colours.iter().any(|tint| other.notes.colours.has(tint)),
            }
        };
        self.selected = view.puzzle.size().iter().filter(is_alike).collect();
        self.selected.insert(cell);
        self.cursor = Some(cell);
    }

    /// The digit whose places are lit: the one in hand, or that of the cursor's cell.
    pub fn lit(&self, view: &View) -> Option<Digit> {
        self.digit.or_else(|| view.cells[self.cursor.filter(|_| self.selected.len() == 1)?].digit)
    }
}
