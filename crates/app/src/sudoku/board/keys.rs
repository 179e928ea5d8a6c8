//! The board by keys, from one table. Digits are told by where they lie on the keyboard, so that
//! Shift and keyboards on which digits need it make no difference; Shift, Ctrl and Alt say
//! what a digit writes while they are held.

use super::super::desk::{Desk, held};
use super::super::entry;
use crate::front::{BoardKey, FIGURES};
use egui::{Event, Key, Modifiers, Response, Ui};
use grille_engine::grid::Cell;
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::{Digit, Move, Puzzle, Sheet};
use grille_table::sudoku::View;

/// What a key does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Goes so many rows down and columns to the right; with Shift, selects on.
    Go(i32, i32),
    /// Writes the digit of that number.
    Digit(usize),
    /// Erases.
    Erase,
    /// Writes something else from now on.
    Turn,
    /// Writes the digit in hand.
    Write,
    /// Selects nothing.
    Release,
}

const ARROWS: &[Key] = &[Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
const GO: &[Deed] = &[Deed::Go(-1, 0), Deed::Go(1, 0), Deed::Go(0, -1), Deed::Go(0, 1)];
const LETTERS: &[Key] = &[Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G];

/// Every key of the board.
pub const KEYS: &[BoardKey<Deed>] = &[
    BoardKey { keys: ARROWS, shown: "← ↑ ↓ →", name: "keys-move", deeds: GO },
    BoardKey { keys: &[], shown: "⇧ ← ↑ ↓ →", name: "keys-select", deeds: &[] },
    BoardKey {
        keys: FIGURES,
        shown: "1 … 9",
        name: "keys-digit",
        deeds: &[
            Deed::Digit(1),
            Deed::Digit(2),
            Deed::Digit(3),
            Deed::Digit(4),
            Deed::Digit(5),
            Deed::Digit(6),
            Deed::Digit(7),
            Deed::Digit(8),
            Deed::Digit(9),
        ],
    },
    BoardKey {
        keys: LETTERS,
        shown: "A … G",
        name: "keys-letter",
        deeds: &[
            Deed::Digit(10),
            Deed::Digit(11),
            Deed::Digit(12),
            Deed::Digit(13),
            Deed::Digit(14),
            Deed::Digit(15),
            Deed::Digit(16),
        ],
    },
    BoardKey { keys: &[], shown: "⇧ 1 … 9", name: "keys-corner", deeds: &[] },
    BoardKey { keys: &[], shown: "Ctrl 1 … 9", name: "keys-centre", deeds: &[] },
    BoardKey { keys: &[], shown: "Alt 1 … 9", name: "keys-colour", deeds: &[] },
    BoardKey {
        keys: &[Key::Backspace, Key::Delete, Key::Num0],
        shown: "Backspace 0",
        name: "keys-erase",
        deeds: &[Deed::Erase, Deed::Erase, Deed::Erase],
    },
    BoardKey { keys: &[Key::Space], shown: "Space", name: "keys-turn", deeds: &[Deed::Turn] },
    BoardKey { keys: &[Key::Enter], shown: "Enter", name: "keys-write", deeds: &[Deed::Write] },
    BoardKey {
        keys: &[Key::Escape],
        shown: "Escape",
        name: "keys-release",
        deeds: &[Deed::Release],
    },
];

fn deed(key: Key) -> Option<Deed> {
    KEYS.iter().find_map(|line| {
        let at = line.keys.iter().position(|own| *own == key)?;
        line.deeds.get(at).copied()
    })
}

/// Whether a key is a digit of this puzzle by a letter.
pub fn is_letter(puzzle: &Puzzle, key: Key) -> bool {
    LETTERS.iter().position(|own| *own == key).is_some_and(|at| at + 10 <= puzzle.shape().side())
}

/// The deed of a key that was pressed, by its place on the keyboard if it is a digit there.
fn meant(puzzle: &Puzzle, key: Key, physical: Option<Key>) -> Option<Deed> {
    let lies = physical.filter(|own| FIGURES.contains(own) || *own == Key::Num0);
    match deed(lies.unwrap_or(key))? {
        Deed::Digit(number) if number > puzzle.shape().side() => None,
        own => Some(own),
    }
}

/// The number that a key stands for on the board of this puzzle; 0 for none.
pub fn number(puzzle: &Puzzle, key: Key, physical: Option<Key>) -> Option<usize> {
    match meant(puzzle, key, physical)? {
        Deed::Digit(number) => Some(number),
        Deed::Erase if key == Key::Num0 || physical == Some(Key::Num0) => Some(0),
        Deed::Go(..) | Deed::Erase | Deed::Turn | Deed::Write | Deed::Release => None,
    }
}

/// What the keys of this frame write.
pub fn read(
    ui: &Ui,
    response: &Response,
    view: &View,
    desk: &mut Desk,
    digit_first: bool,
) -> Option<Move> {
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    if !is_free {
        return None;
    }
    let mut done = None;
    for event in ui.input(|input| input.events.clone()) {
        let (key, physical, modifiers) = match event {
            Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
                (key, physical_key, modifiers)
            }
            // What comes of Ctrl and C.
            Event::Copy => (Key::C, None, Modifiers::COMMAND),
            _ => continue,
        };
        let Some(deed) = meant(&view.puzzle, key, physical) else { continue };
        // With Ctrl there are commands; only digits mean something else here.
        if modifiers.command && !matches!(deed, Deed::Digit(_)) {
            continue;
        }
        // Who goes over the board by keys is at the board: screen readers follow.
        if matches!(deed, Deed::Go(..)) {
            response.request_focus();
        }
        // Several keys may come in one frame: each counts.
        done = match (done, obey(deed, modifiers, view, desk, digit_first)) {
            (Some(before), Some(then)) => Some(Sheet::join(&before, &then)),
            (before, then) => then.or(before),
        };
    }
    done
}

/// Does what a key says; what it writes.
fn obey(
    deed: Deed,
    modifiers: Modifiers,
    view: &View,
    desk: &mut Desk,
    digit_first: bool,
) -> Option<Move> {
    match deed {
        Deed::Go(down, right) => {
            let next = gone(view, desk.cursor, down, right);
            desk.digit = desk.digit.filter(|_| digit_first);
            match modifiers.shift {
                true => {
                    desk.selected.insert(next);
                    desk.cursor = Some(next);
                }
                false => desk.select(next),
            }
            None
        }
        Deed::Digit(number) => {
            let digit = Digit::new(number)?;
            let entry = held(modifiers, desk.marks).unwrap_or(desk.entry);
            if digit_first && !modifiers.any() {
                desk.digit = if desk.digit == Some(digit) { None } else { Some(digit) };
                return None;
            }
            entry::digit(view, desk, &desk.selected, digit, entry)
        }
        Deed::Erase => entry::erased(view, &desk.selected, desk.marks, desk.entry),
        Deed::Turn => {
            desk.turn();
            None
        }
        Deed::Write => entry::digit(view, desk, &desk.selected, desk.digit?, desk.entry),
        Deed::Release => {
            desk.release();
            None
        }
    }
}

/// The cell so far from another, round the border; the first one from nowhere.
fn gone(view: &View, from: Option<Cell>, down: i32, right: i32) -> Cell {
    let Some(from) = from else { return Cell { row: 0, col: 0 } };
    let side = view.puzzle.shape().side() as i32;
    let moved = |at: u16, by: i32| (i32::from(at) + by).rem_euclid(side) as u16;
    Cell { row: moved(from.row, down), col: moved(from.col, right) }
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

    #[test]
    fn a_digit_is_told_by_its_place_on_the_keyboard() {
        let puzzle = Puzzle::of_line(&".".repeat(81)).unwrap();
        let meant = |key, physical| meant(&puzzle, key, physical);
        // Shift and 1; the key of 6 on a French keyboard; a keyboard that does not tell.
        assert_eq!(meant(Key::Exclamationmark, Some(Key::Num1)), Some(Deed::Digit(1)));
        assert_eq!(meant(Key::Minus, Some(Key::Num6)), Some(Deed::Digit(6)));
        assert_eq!(meant(Key::Num7, None), Some(Deed::Digit(7)));
        assert_eq!(meant(Key::A, Some(Key::A)), None, "no digit of 9x9");
        assert!(!is_letter(&puzzle, Key::A));
        let large = Puzzle::of_line(&".".repeat(256)).unwrap();
        assert!(is_letter(&large, Key::G) && !is_letter(&large, Key::H));
    }
}
