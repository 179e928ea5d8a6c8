//! The pad: what a digit writes, and a key for every digit with how many of it are left; or for
//! every colour. Below it stands what is chosen about entering digits.

use super::board::{entry_now, left};
use super::desk::{Desk, Entry};
use super::entry;
use crate::part::{Segment, segments, switch};
use crate::theme::tokens::TINTS;
use crate::theme::{self, GAP, Icon, Ink, ROUND_SEGMENT, Type, Weight};
use egui::{
    Align2, Color32, Context, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use grille_engine::sudoku::{Digit, Digits, Move, Tint};
use grille_store::{Marks, Settings};
use grille_table::sudoku::View;
use grille_words::{Words, say};

/// The height of a key, and what lies between keys.
const HIGH: f32 = 50.0;
const LOW: f32 = 36.0;
/// A window that is lower has no room for more than the keys over what is said.
const TIGHT: f32 = 520.0;
const BETWEEN: f32 = 8.0;
/// In a key that is narrower there is no room beside the digit for how many are left; nor below it, in one that is
/// not as high as that.
const NARROW: f32 = 56.0;
const TALL: f32 = 40.0;
/// The least width of a key in one row, under the board.
const THUMB: f32 = 40.0;

/// Draws the pad; what it wrote.
pub fn show(
    ui: &mut Ui,
    words: &Words,
    view: &View,
    desk: &mut Desk,
    settings: &Settings,
) -> Option<Move> {
    desk.marks = settings.marks;
    modes(ui, words, desk);
    ui.add_space(4.0);
    keys(ui, words, view, desk, settings)
}

/// Whether there is room for the keys alone over what is said: under the board, and in a low window.
pub fn is_low(context: &Context) -> bool {
    theme::is_panel_below(context) || context.content_rect().height() < TIGHT
}

/// Draws its keys by themselves: as the boxes of the puzzle, or under the board in as few rows as can be; what they
/// wrote.
pub fn keys(
    ui: &mut Ui,
    words: &Words,
    view: &View,
    desk: &mut Desk,
    settings: &Settings,
) -> Option<Move> {
    desk.marks = settings.marks;
    match entry_now(ui, desk) {
        Entry::Colour => colours(ui, words, view, desk),
        entry @ (Entry::Digit | Entry::Corner | Entry::Centre) => {
            digits(ui, words, view, desk, settings, entry)
        }
    }
}

/// Draws what else is chosen about the keys, and what they write where only they were drawn.
pub fn choices(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk, settings: &mut Settings) {
    if is_low(ui.ctx()) {
        modes(ui, words, desk);
    }
    if entry_now(ui, desk) == Entry::Colour {
        coloured(ui, words, view, desk);
    }
    ui.horizontal(|ui| {
        let name = say!(words, "sudoku-digit-first");
        if switch(ui, &mut settings.digit_first, &name).changed() {
            desk.digit = None;
        }
        ui.label(Type::Small.text(name));
    });
}

/// What a digit writes, side by side.
fn modes(ui: &mut Ui, words: &Words, desk: &mut Desk) {
    let now = entry_now(ui, desk);
    let segment = |&entry: &Entry| {
        let (icon, key) = match (entry, desk.marks) {
            (Entry::Digit, _) => (Icon::Pen, "sudoku-entry-digit"),
            (Entry::Corner, _) => (Icon::MarkCorner, "sudoku-entry-corner"),
            (Entry::Centre, Marks::Corners) => (Icon::MarkCentre, "sudoku-entry-centre"),
            (Entry::Centre, Marks::Places) => (Icon::MarkCorner, "sudoku-entry-marks"),
            (Entry::Colour, _) => (Icon::Palette, "sudoku-entry-colour"),
        };
        Segment::new(entry, say!(words, key)).icon(icon)
    };
    let all: Vec<_> = Entry::all(desk.marks).iter().map(segment).collect();
    let width = ui.available_width();
    if let Some(entry) = segments(ui, Some(now), &all, Some(width)) {
        desk.entry = entry;
    }
}

fn digits(
    ui: &mut Ui,
    words: &Words,
    view: &View,
    desk: &mut Desk,
    settings: &Settings,
    entry: Entry,
) -> Option<Move> {
    let shape = view.puzzle.shape();
    let mut change = None;
    let lit = view.lit.digits;
    grid(ui, shape.side(), shape.box_size().1, |ui, number, size| {
        let Some(digit) = Digit::new(number) else { return };
        let left = left(view, digit);
        let name = say!(words, "sudoku-key", digit = digit.symbol().to_string(), left = left);
        let is_chosen = settings.digit_first && desk.digit == Some(digit);
        let response = key(ui, &name, size, is_chosen, lit.has(digit), |ui, rect, ink, colour| {
            let font = Weight::Medium.at((rect.height() * 0.46).min(24.0));
            // A digit of which all are there needs nothing more.
            let colour = if left == 0 { ink.done.gamma_multiply(0.6) } else { colour };
            // Beside a digit in a narrow key it would look like a power: there it stands below.
            let is_narrow = rect.width() < NARROW;
            let has_count = left > 0 && (!is_narrow || rect.height() >= TALL);
            let up = if is_narrow && has_count { 6.0 } else { 0.0 };
            let middle = rect.center() - vec2(0.0, up);
            ui.painter().text(middle, Align2::CENTER_CENTER, digit.symbol(), font, colour);
            let (corner, align) = match is_narrow {
                true => (rect.center_bottom() - vec2(0.0, 3.0), Align2::CENTER_BOTTOM),
                false => (rect.right_top() + vec2(-8.0, 6.0), Align2::RIGHT_TOP),
            };
            if has_count {
                let font = Weight::Medium.at(11.0);
                ui.painter().text(corner, align, left.to_string(), font, ink.ink2);
            }
        });
        // A finger has no key to hold: it presses for longer.
        if response.long_touched() && !settings.digit_first {
            change = entry::digit(view, desk, &desk.selected, digit, entry.other());
        } else if response.clicked() {
            if settings.digit_first {
                desk.digit = if is_chosen { None } else { Some(digit) };
            } else if desk.selected.is_empty() {
                // Without a cell to write in, its places are lit.
                desk.digit = if desk.digit == Some(digit) { None } else { Some(digit) };
            } else {
                change = entry::digit(view, desk, &desk.selected, digit, entry);
            }
        }
    });
    change
}

/// The colours.
fn colours(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk) -> Option<Move> {
    let mut change = None;
    grid(ui, Tint::COUNT, 3, |ui, number, size| {
        let Some(tint) = Tint::new(number) else { return };
        let name = say!(words, "sudoku-tint", number = number);
        let is_chosen = desk.tint == tint;
        let response = key(ui, &name, size, is_chosen, false, |ui, rect, _, _| {
            let (pale, strong) = TINTS[number - 1];
            let inner = rect.shrink(5.0);
            ui.painter().rect_filled(inner, CornerRadius::same(6), pale);
            ui.painter().circle_filled(inner.center(), inner.height() * 0.34, strong);
            let sheet = theme::sheet(ui.ctx());
            let font = Weight::Semibold.at(14.0);
            let middle = Align2::CENTER_CENTER;
            ui.painter().text(inner.center(), middle, number, font, sheet.ink);
        });
        if response.clicked() {
            desk.tint = tint;
            change = entry::coloured(view, &desk.selected, desk.candidate, tint);
        }
    });
    change
}

/// What gets a colour: the cells, or a candidate in them.
fn coloured(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk) {
    ui.label(Type::Caption.text(say!(words, "sudoku-coloured")));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(3.0);
        let cells = say!(words, "sudoku-coloured-cells");
        if chip(ui, &cells, &cells, desk.candidate.is_none()).clicked() {
            desk.candidate = None;
        }
        for digit in Digits::first(view.puzzle.shape().side()).iter() {
            let symbol = digit.symbol().to_string();
            let name = say!(words, "sudoku-coloured-candidate", digit = symbol.as_str());
            if chip(ui, &symbol, &name, desk.candidate == Some(digit)).clicked() {
                desk.candidate = Some(digit);
            }
        }
    });
}

/// Keys in rows that fill the width: in so many columns, or under the board in one or two rows.
fn grid(ui: &mut Ui, count: usize, columns: usize, mut draw: impl FnMut(&mut Ui, usize, Vec2)) {
    let is_below = theme::is_panel_below(ui.ctx());
    let high = match (is_below, is_low(ui.ctx()) || count > 9) {
        (true, _) if count <= 9 => theme::press_height(ui.ctx()),
        (false, false) => HIGH,
        (_, _) => LOW,
    };
    let columns = match is_below {
        // A thumb needs room.
        true if count > 9 || ui.available_width() < THUMB * count as f32 => count.div_ceil(2),
        true => count,
        false => columns,
    };
    // Small keys need all the room there is.
    let between = if ui.available_width() < 44.0 * columns as f32 { 2.0 } else { BETWEEN };
    let wide = (ui.available_width() - between * (columns as f32 - 1.0)) / columns as f32;
    ui.spacing_mut().item_spacing = Vec2::splat(between);
    for row in 0..count.div_ceil(columns) {
        ui.horizontal(|ui| {
            for number in (row * columns + 1..=(row + 1) * columns).filter(|own| *own <= count) {
                draw(ui, number, vec2(wide, high));
            }
        });
    }
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
}

/// A key of the pad.
fn key(
    ui: &mut Ui,
    name: &str,
    size: Vec2,
    is_chosen: bool,
    is_hinted: bool,
    face: impl FnOnce(&Ui, Rect, &Ink, Color32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, name));
    let ink = theme::ink(ui.ctx());
    let (fill, edge, width, colour) = match (is_chosen, is_hinted) {
        (true, _) => (ink.accent_soft, ink.accent, 2.0, ink.accent),
        (false, true) => (ink.hint_fill, ink.hint_line, 1.5, ink.hint),
        (false, false) if response.hovered() => (ink.sunk, ink.hair, 1.0, ink.ink),
        (false, false) => (ink.card, ink.hair, 1.0, ink.ink),
    };
    let edge =
        if response.has_focus() { Stroke::new(2.0, ink.accent) } else { Stroke::new(width, edge) };
    let round = CornerRadius::same(ROUND_SEGMENT);
    ui.painter().rect(rect, round, fill, edge, StrokeKind::Inside);
    face(ui, rect, &ink, colour);
    response
}

/// A small choice among others.
fn chip(ui: &mut Ui, text: &str, name: &str, is_chosen: bool) -> Response {
    let ink = theme::ink(ui.ctx());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), Type::Small.font(), ink.ink);
    let size = vec2((galley.size().x + 10.0).max(21.0), 26.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, name));
    let (fill, colour) = match (is_chosen, response.hovered()) {
        (true, _) => (ink.accent_soft, ink.accent),
        (false, true) => (ink.sunk, ink.ink),
        (false, false) => (Color32::TRANSPARENT, ink.ink2),
    };
    let edge = if is_chosen || response.has_focus() { ink.accent } else { ink.hair };
    ui.painter().rect(
        rect,
        CornerRadius::same(6),
        fill,
        Stroke::new(1.0, edge),
        StrokeKind::Inside,
    );
    let at = pos2(rect.center().x - galley.size().x / 2.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, colour);
    response
}
