//! The board of the easel: drawn by the painter that play has, pointed at and typed on; over it
//! what only makers see (`marks`).

use super::easel::Easel;
use super::handles;
use super::lettering::{self, Lettering};
use super::marks;
use crate::command::ForStudio;
use crate::front::{FIGURES, Look};
use crate::nonogram::board::{Clues, Layout, describe, draw, respond_to_view};
use egui::{Event, EventFilter, Key, PointerButton, Response, Sense, Ui};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_store::Settings;
use grille_studio::{Spot, Tool};
use grille_words::Words;

/// The keys of the board as they are written, each with the key of what it does.
pub const KEYS: &[(&str, &str)] = &[
    ("← ↑ ↓ →", "studio-keys-move"),
    ("Space", "studio-keys-draw"),
    ("⇧ ← ↑ ↓ →", "studio-keys-go-on"),
    ("1 … 9", "keys-ink"),
    ("Tab", "studio-next-repair"),
    ("Enter", "studio-take-repair"),
    ("Escape", "studio-keys-escape"),
];

/// Draws the board, and does what the maker did to it, unless something lies over it; the command
/// that was asked for.
pub fn show(
    ui: &mut Ui,
    words: &Words,
    easel: &mut Easel,
    settings: &Settings,
    is_covered: bool,
) -> Option<ForStudio> {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::click_and_drag());
    // The board has the keyboard unless something else asks for it.
    if !is_covered && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    hold_keys(&response, easel);
    let view = easel.view();
    let clues = Clues::of(&view.puzzle, settings.letters);
    // While a stroke is drawn the board stays where it is, however long its clues become.
    let clues = match (easel.clues, easel.made.stroke().is_some()) {
        (Some(before), true) => before,
        (Some(before), false) => before.and(clues),
        (None, _) => Clues::usual(view.puzzle.size(), clues).and(clues),
    };
    easel.clues = Some(clues);
    let size = view.puzzle.size();
    let layout = Layout::of(size, clues, room, &mut easel.desk.view);
    respond_to_view(ui, &response, &layout, &mut easel.desk, settings.view_locked);
    let layout = Layout::of(size, clues, room, &mut easel.desk.view);
    if is_covered {
        // A stroke ends under a dialog.
        easel.made.release();
    } else {
        let is_taken = marks::move_axes(ui, words, easel, &layout);
        if !is_taken {
            point(ui, &response, &layout, easel);
        }
        keys(ui, &response, &layout, easel);
    }
    easel.desk.hovered =
        response.hover_pos().filter(|_| !is_covered).and_then(|at| layout.cell_at(at));
    easel.desk.cursor = easel.cursor.filter(|_| easel.by_keys && !is_covered);
    let view = easel.view();
    let look = Look { is_live: true, letters: settings.letters, ..Look::default() };
    let reference = easel.reference.take();
    draw(ui, words, &layout, &view, &[], &mut easel.desk, look, |painter| {
        if let Some(reference) = &reference {
            reference.paint(painter, &layout);
        }
    });
    easel.reference = reference;
    marks::paint(ui, words, easel, &layout);
    lettering::show(ui, words, easel, &layout);
    let asked = if is_covered { None } else { handles::show(ui, words, easel, &layout) };
    describe(ui, words, &response, &layout, &view, easel.cursor, |line| {
        words.clue_label(line, &view.puzzle)
    });
    asked
}

/// Keeps arrows for the board while it has the keyboard, and Tab while there are repairs to
/// choose from.
fn hold_keys(response: &Response, easel: &Easel) {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            tab: easel.made.offers().is_some_and(|offers| !offers.is_empty()),
        };
        response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
}

/// The pointer: a press begins a stroke, a release ends it. Every place that the pointer passed
/// since the last frame is looked at, not only the last one.
fn point(ui: &Ui, response: &Response, layout: &Layout, easel: &mut Easel) {
    let (events, space) = ui.input(|input| (input.events.clone(), input.key_down(Key::Space)));
    let spot = |at: egui::Pos2| {
        let (row, col) = layout.place(at);
        Spot::new(row, col)
    };
    for event in events {
        match event {
            Event::PointerButton { pos, button, pressed: true, .. } => {
                let is_ours = response.contains_pointer() && !space;
                let main = match button {
                    PointerButton::Primary => true,
                    PointerButton::Secondary => false,
                    _ => continue,
                };
                if !is_ours {
                    continue;
                }
                response.request_focus();
                (easel.by_keys, easel.is_other) = (false, false);
                let cell = layout.cell_at(pos);
                easel.cursor = cell.or(easel.cursor);
                press(easel, spot(pos), cell, main);
            }
            Event::PointerMoved(pos) => {
                easel.by_keys = false;
                let is_even = ui.input(|input| input.modifiers.shift);
                if easel.is_pressed {
                    easel.made.drag(spot(pos), is_even);
                }
            }
            Event::PointerButton { pressed: false, .. } => {
                easel.is_pressed = false;
                easel.made.release();
            }
            Event::PointerGone | Event::WindowFocused(false) => {
                easel.is_pressed = false;
                easel.made.release();
            }
            _ => {}
        }
    }
}

/// A press of the main button, or of the other, which draws with the background.
fn press(easel: &mut Easel, spot: Spot, cell: Option<Cell>, is_main: bool) {
    let is_selecting = easel.made.hand.tool == Tool::Select;
    // Beside the board a press only lets go of what is selected.
    let Some(cell) = cell else {
        if is_selecting || easel.made.selection().is_some() {
            easel.made.settle();
            easel.made.cancel();
        }
        return;
    };
    let colour = if is_main { easel.made.hand.colour } else { Colour::BACKGROUND };
    match easel.made.hand.tool {
        // On a text that hovers it is moved, elsewhere the next begins.
        Tool::Text if !easel.made.selection().is_some_and(|area| area.contains(spot)) => {
            easel.made.settle();
            easel.lettering = Some(Lettering::at(cell));
        }
        Tool::Fill if easel.is_everywhere => easel.replace(cell, colour),
        _ => {
            easel.made.press_with(spot, colour);
            easel.is_pressed = true;
        }
    }
}

/// What the keys of this frame do.
fn keys(ui: &Ui, response: &Response, layout: &Layout, easel: &mut Easel) {
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    if !is_free {
        return;
    }
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::Copy => {
                if let Some(text) = easel.copy() {
                    ui.ctx().copy_text(text);
                }
            }
            Event::Cut => {
                if let Some(text) = easel.copy() {
                    ui.ctx().copy_text(text);
                    easel.made.clear_selection();
                }
            }
            Event::Key { key, pressed: true, modifiers, .. }
                if !modifiers.command && !modifiers.alt =>
            {
                key_pressed(easel, layout, key, modifiers.shift);
            }
            _ => {}
        }
    }
}

fn key_pressed(easel: &mut Easel, layout: &Layout, key: Key, goes_on: bool) {
    let step = match key {
        Key::ArrowUp => (-1, 0),
        Key::ArrowDown => (1, 0),
        Key::ArrowLeft => (0, -1),
        Key::ArrowRight => (0, 1),
        Key::Tab => {
            easel.next_offer(goes_on);
            return;
        }
        Key::Enter => {
            easel.take_offer();
            return;
        }
        Key::Space => {
            if let Some(cell) = easel.cursor.filter(|_| easel.by_keys) {
                toggle(easel, cell);
            }
            return;
        }
        Key::Escape => {
            easel.is_other = false;
            easel.made.cancel();
            return;
        }
        other => {
            if let Some(ink) = ink_of(other)
                && ink.index() < easel.made.canvas().inks().len()
            {
                easel.made.hand.colour = ink;
            }
            return;
        }
    };
    if easel.made.selection().is_some() {
        easel.shift(step.0, step.1);
        return;
    }
    let size = easel.made.canvas().size();
    let next = match easel.cursor.filter(|cell| size.contains(*cell)) {
        Some(cell) => Spot::from(cell).moved(step.0, step.1).nearest(size),
        None => Cell { row: 0, col: 0 },
    };
    if goes_on && easel.cursor.is_some() {
        stroke(easel, next);
    }
    (easel.cursor, easel.by_keys, easel.is_other) = (Some(next), true, false);
    easel.desk.view = layout.revealing(easel.desk.view, next);
}

/// Uses the tool in hand on a cell, as a click there does.
fn stroke(easel: &mut Easel, cell: Cell) {
    press(easel, cell.into(), Some(cell), true);
    easel.is_pressed = false;
    easel.made.release();
}

/// The same, but a pen takes away what stands there already.
fn toggle(easel: &mut Easel, cell: Cell) {
    let hand = easel.made.hand;
    let is_there = hand.tool == Tool::Pen && easel.made.picture()[cell] == hand.colour;
    press(easel, cell.into(), Some(cell), !is_there);
    easel.is_pressed = false;
    easel.made.release();
}

/// The ink of a figure.
fn ink_of(key: Key) -> Option<Colour> {
    Colour::new(FIGURES.iter().position(|own| *own == key)? + 1)
}
