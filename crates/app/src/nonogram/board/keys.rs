//! The board by keys, from one table.

use super::{Desk, Layout};
use crate::front::{BoardKey, FIGURES};
use egui::{Event, Key, Response, Ui};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::{Mark, Move, Sheet};
use grille_engine::session::Sheet as _;
use grille_table::nonogram::View;

/// What a key does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Goes so many rows down and columns to the right; with Shift, writes on.
    Go(i32, i32),
    /// Fills with the ink in hand, or empties.
    Fill,
    /// Crosses out, or empties.
    Cross,
    /// Empties.
    Erase,
    /// Takes the ink of that number.
    Ink(usize),
    /// Moves the board while it is held and the pointer drags.
    Pan,
}

const ARROWS: &[Key] = &[Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
const GO: &[Deed] = &[Deed::Go(-1, 0), Deed::Go(1, 0), Deed::Go(0, -1), Deed::Go(0, 1)];

/// The key that moves the board.
pub const PAN: Key = Key::Space;

/// Every key of the board.
pub const KEYS: &[BoardKey<Deed>] = &[
    BoardKey { keys: ARROWS, shown: "← ↑ ↓ →", name: "keys-move", deeds: GO },
    BoardKey {
        keys: &[Key::F, Key::Enter],
        shown: "F",
        name: "keys-fill",
        deeds: &[Deed::Fill, Deed::Fill],
    },
    BoardKey { keys: &[Key::X], shown: "X", name: "keys-cross", deeds: &[Deed::Cross] },
    BoardKey {
        keys: &[Key::Backspace, Key::Delete],
        shown: "Backspace",
        name: "keys-erase",
        deeds: &[Deed::Erase, Deed::Erase],
    },
    BoardKey { keys: &[], shown: "⇧ ← ↑ ↓ →", name: "keys-go-on", deeds: &[] },
    BoardKey {
        keys: FIGURES,
        shown: "1 … 9",
        name: "keys-ink",
        deeds: &[
            Deed::Ink(1),
            Deed::Ink(2),
            Deed::Ink(3),
            Deed::Ink(4),
            Deed::Ink(5),
            Deed::Ink(6),
            Deed::Ink(7),
            Deed::Ink(8),
            Deed::Ink(9),
        ],
    },
    BoardKey { keys: &[PAN], shown: "Space", name: "keys-pan", deeds: &[Deed::Pan] },
];

fn deed(key: Key) -> Option<Deed> {
    KEYS.iter().find_map(|line| {
        let at = line.keys.iter().position(|own| *own == key)?;
        line.deeds.get(at).copied()
    })
}

/// What the keys of this frame write.
pub fn read(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    view: &View,
    desk: &mut Desk,
) -> Option<Move> {
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    let (events, modifiers) = ui.input(|input| (input.events.clone(), input.modifiers));
    if !is_free || modifiers.command || modifiers.alt {
        return None;
    }
    // Several keys may come in one slow frame: each counts, after those before it.
    let mut done = Move(Vec::new());
    for event in events {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
        let Some(deed) = deed(key) else { continue };
        // Who goes over the board by keys is at the board: screen readers follow.
        if matches!(deed, Deed::Go(..)) {
            response.request_focus();
        }
        if let Some(then) = obey(deed, modifiers.shift, layout, view, &done, desk) {
            done = Sheet::join(&done, &then);
        }
    }
    (!done.0.is_empty()).then_some(done)
}

/// Does what a key says after `before` was written; what it writes.
fn obey(
    deed: Deed,
    goes_on: bool,
    layout: &Layout,
    view: &View,
    before: &Move,
    desk: &mut Desk,
) -> Option<Move> {
    let mark_of = |cell: Cell| {
        let written = before.0.iter().rev().find(|(own, _)| *own == cell);
        written.map_or(view.cells[cell].mark, |(_, mark)| *mark)
    };
    let write = |cell: Option<Cell>, mark: Mark| {
        let cell = cell?;
        let now = mark_of(cell);
        // The same again takes it away.
        let mark = if mark == now { Mark::Blank } else { mark };
        let is_new = mark != now && !view.cells[cell].is_given;
        is_new.then(|| Move(vec![(cell, mark)]))
    };
    match deed {
        Deed::Go(down, right) => {
            let from = desk.cursor;
            let next = gone(view, from, down, right);
            desk.cursor = Some(next);
            desk.by_keys = true;
            desk.view = layout.revealing(desk.view, next);
            let from = from.filter(|from| goes_on && *from != next)?;
            (!view.cells[next].is_given).then(|| Move(vec![(next, mark_of(from))]))
        }
        Deed::Fill => write(desk.cursor, Mark::Ink(desk.hand.ink)),
        Deed::Cross => write(desk.cursor, Mark::Cross),
        Deed::Erase => write(desk.cursor, Mark::Blank),
        Deed::Ink(number) => {
            let ink = Colour::new(number)?;
            if number < view.puzzle.palette().inks().len() {
                desk.hand.ink = ink;
            }
            None
        }
        Deed::Pan => None,
    }
}

/// The cell so far from another, within the grid; the first one from nowhere.
fn gone(view: &View, from: Option<Cell>, down: i32, right: i32) -> Cell {
    let Some(from) = from else { return Cell { row: 0, col: 0 } };
    let size = view.puzzle.size();
    let moved = |at: u16, by: i32, most: usize| (i32::from(at) + by).clamp(0, most as i32 - 1);
    Cell {
        row: moved(from.row, down, size.rows()) as u16,
        col: moved(from.col, right, size.cols()) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_one_deed() {
        let keys = || KEYS.iter().flat_map(|line| line.keys);
        for line in KEYS {
            assert_eq!(line.keys.len(), line.deeds.len(), "{}", line.name);
        }
        for key in keys() {
            assert_eq!(keys().filter(|own| *own == key).count(), 1, "{key:?}");
        }
    }
}
