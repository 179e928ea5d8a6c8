//! The board as a widget: cells are selected, and what is written in them comes out as a [`Move`].
//! Cell first: a click or a drag selects, then a digit is written in all of it. Digit first:
//! the digit is in hand, and a click or a drag writes it.

mod hint;
mod keys;
mod layout;
mod marks;
mod paint;
mod spoken;

pub use keys::{KEYS, is_letter, number};
pub use layout::Layout;
pub use marks::Symbols;

use super::desk::{Desk, Drag, Entry, held};
use super::entry;
use crate::front::{Look, hold_arrows};
use egui::{Event, Modifiers, PointerButton, Pos2, Response, Sense, Ui};
use grille_engine::grid::Cell;
use grille_engine::sudoku::{Digit, Move};
use grille_table::sudoku::{Face, View};
use grille_words::Words;

/// Two presses of a cell within so many seconds select all that are alike.
const DOUBLE: f64 = 0.35;

/// Draws the board and gives back what the player did to it.
pub fn show(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk, look: Look) -> Option<Move> {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::click_and_drag());
    hold_arrows(&response);
    let layout = Layout::new(view.puzzle.shape(), room);
    desk.marks = look.marks;
    desk.entry = desk.entry.within(look.marks);
    if view.lit.drawing.is_none() {
        desk.step = None;
    }
    let mut change = None;
    match look.is_live {
        true => {
            change = pressed_long(&response, view, desk, look)
                .or_else(|| point(ui, &response, &layout, view, desk, look))
                .or_else(|| keys::read(ui, &response, view, desk, look.digit_first));
            if let Some(cell) = spoken::pressed(ui, &response, view) {
                desk.select(cell);
                change = in_hand(view, desk, look).or(change);
            }
        }
        // A drag ends nowhere under a dialog.
        false => desk.drag = None,
    }
    paint::board(ui, &layout, view, desk, look);
    spoken::describe(ui, words, &response, &layout, view, desk.cursor, look.duplicates);
    change
}

/// What the digit in hand writes in the selected cells, for those who choose it first.
fn in_hand(view: &View, desk: &Desk, look: Look) -> Option<Move> {
    let digit = desk.digit.filter(|_| look.digit_first)?;
    entry::digit(view, desk, &desk.selected, digit, desk.entry)
}

/// What a finger writes that stays on a cell, with the digit in hand: a mark in place of the
/// digit, or the other way round.
fn pressed_long(response: &Response, view: &View, desk: &mut Desk, look: Look) -> Option<Move> {
    let digit = desk.digit.filter(|_| look.digit_first && response.long_touched())?;
    // When the finger leaves, nothing more is written.
    desk.drag = None;
    entry::digit(view, desk, &desk.selected, digit, desk.entry.other())
}

/// The pointer: a press selects a cell, a drag more of them; Ctrl adds and takes away, Shift
/// selects up to the cell. The other button colours the candidate under it.
fn point(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    view: &View,
    desk: &mut Desk,
    look: Look,
) -> Option<Move> {
    let (events, now) = ui.input(|input| (input.events.clone(), input.time));
    let mut done = None;
    for event in events {
        match event {
            Event::PointerButton { pos, button, pressed: true, modifiers } => {
                let cell = layout.cell_at(pos).filter(|_| response.contains_pointer());
                match (cell, button) {
                    (Some(cell), PointerButton::Primary) => {
                        response.request_focus();
                        press(view, desk, (cell, pos), modifiers, now, look);
                    }
                    (Some(cell), PointerButton::Secondary) => {
                        let candidate = marks::candidate_at(ui.painter(), layout, view, desk, pos);
                        desk.select(cell);
                        let coloured = entry::coloured(view, &desk.selected, candidate, desk.tint);
                        done = coloured.or(done);
                    }
                    _ => {}
                }
            }
            Event::PointerMoved(pos) => {
                let Some(drag) = &mut desk.drag else { continue };
                // A quick hand is seen at a few places only: the cells between them count.
                for cell in layout.passed(std::mem::replace(&mut drag.at, pos), pos) {
                    match drag.removes {
                        true => drop(desk.selected.remove(&cell)),
                        false => drop(desk.selected.insert(cell)),
                    }
                    desk.cursor = Some(cell);
                }
            }
            Event::PointerButton { button: PointerButton::Primary, pressed: false, .. } => {
                let written = desk.drag.take().and_then(|_| in_hand(view, desk, look));
                done = written.or(done);
            }
            Event::PointerGone | Event::WindowFocused(false) => desk.drag = None,
            _ => {}
        }
    }
    done
}

fn press(
    view: &View,
    desk: &mut Desk,
    (cell, at): (Cell, Pos2),
    modifiers: Modifiers,
    now: f64,
    look: Look,
) {
    let again = desk.pressed.is_some_and(|(own, at)| own == cell && now - at < DOUBLE);
    desk.pressed = Some((cell, now));
    if !look.digit_first {
        // A digit that was lit without a cell to write in is no longer what the player is at.
        desk.digit = None;
    }
    if again && !look.digit_first {
        desk.select_alike(view, cell);
        return;
    }
    let adds = modifiers.command || modifiers.ctrl;
    let removes = adds && desk.selected.contains(&cell);
    if removes {
        desk.selected.remove(&cell);
        desk.cursor = Some(cell);
    } else if modifiers.shift && !look.digit_first {
        desk.extend(cell);
    } else if adds {
        desk.selected.insert(cell);
        desk.cursor = Some(cell);
    } else {
        desk.select(cell);
    }
    desk.drag = Some(Drag { removes, at });
}

/// What a digit would write now: as chosen, or as a key that is held says.
pub fn entry_now(ui: &Ui, desk: &Desk) -> Entry {
    held(ui.input(|input| input.modifiers), desk.marks).unwrap_or(desk.entry)
}

/// How many cells lack a digit, of those that will have it.
pub fn left(view: &View, digit: Digit) -> usize {
    let is_there = |face: &&Face| face.digit == Some(digit);
    view.puzzle.shape().side().saturating_sub(view.cells.cells().iter().filter(is_there).count())
}
