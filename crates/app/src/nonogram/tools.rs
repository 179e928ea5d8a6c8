//! What the main button writes, for touch and pens too, and the inks: a row each, with how many
//! of its cells are written.

use super::board::Desk;
use super::pigment::pigment;
use crate::part::{Segment, elided, segments};
use crate::theme::{self, GAP, Icon, ROUND, Type, Weight};
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Clue, Mark, Palette, Sheet};
use grille_store::{Settings, Tool};
use grille_words::{Words, capital, say};

const TOOLS: &[(Tool, Icon, &str)] = &[
    (Tool::Fill, Icon::Fill, "play-fill"),
    (Tool::Mark, Icon::Cross, "play-cross"),
    (Tool::Erase, Icon::Erase, "play-erase"),
];

pub fn show(ui: &mut Ui, words: &Words, sheet: &Sheet, desk: &mut Desk, settings: &Settings) {
    if settings.tool_buttons {
        buttons(ui, words, desk);
    }
    let palette = sheet.puzzle().palette();
    if palette.is_two_tone() {
        return;
    }
    if theme::is_phone(ui.ctx()) {
        chips(ui, words, sheet, desk, settings.letters);
        return;
    }
    ui.add_space(GAP);
    ui.spacing_mut().item_spacing.y = 2.0;
    for colour in palette.colours().filter(|colour| colour.is_ink()) {
        if swatch(ui, words, sheet, colour, desk.hand.ink == colour, settings.letters) {
            desk.hand.ink = colour;
            desk.hand.chosen = Some(Tool::Fill);
        }
    }
    ui.spacing_mut().item_spacing.y = GAP;
}

/// The tools, side by side.
pub fn buttons(ui: &mut Ui, words: &Words, desk: &mut Desk) {
    let segment = |&(tool, icon, key)| Segment::new(tool, say!(words, key)).icon(icon);
    let all: Vec<_> = TOOLS.iter().map(segment).collect();
    let width = ui.available_width();
    if let Some(tool) = segments(ui, Some(desk.hand.main()), &all, Some(width)) {
        desk.hand.chosen = Some(tool);
    }
}

/// The inks side by side, for a thumb; those that have no room are scrolled into sight.
fn chips(ui: &mut Ui, words: &Words, sheet: &Sheet, desk: &mut Desk, has_letters: bool) {
    let palette = sheet.puzzle().palette();
    egui::ScrollArea::horizontal().show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for colour in palette.colours().filter(|colour| colour.is_ink()) {
                let is_chosen = desk.hand.ink == colour;
                let (rect, response) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::click());
                let name = words.ink(colour, palette);
                let label = say!(words, "play-ink", number = colour.index(), name = name);
                let info =
                    || WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &label);
                response.widget_info(info);
                let ink = theme::ink(ui.ctx());
                let edge = match is_chosen || response.has_focus() {
                    true => Stroke::new(2.0, ink.accent),
                    false => Stroke::new(1.0, ink.hair),
                };
                let round = CornerRadius::same(ROUND);
                ui.painter().rect_stroke(rect.shrink(1.0), round, edge, StrokeKind::Inside);
                let letter = has_letters.then(|| words.ink_letters(palette)[colour.index()]);
                square(ui.painter(), palette, colour, rect.center(), 30.0, letter);
                if response.clicked() {
                    (desk.hand.ink, desk.hand.chosen) = (colour, Some(Tool::Fill));
                }
            }
        });
    });
}

/// An ink as a square, with its letter if it has one.
fn square(
    painter: &egui::Painter,
    palette: &Palette,
    colour: Colour,
    middle: egui::Pos2,
    side: f32,
    letter: Option<char>,
) {
    let fill = pigment(palette, colour, &theme::sheet(painter.ctx()));
    let square = Rect::from_center_size(middle, vec2(side, side));
    let edge = Stroke::new(1.0, theme::ink(painter.ctx()).hair);
    painter.rect(square, CornerRadius::same(5), fill, edge, StrokeKind::Inside);
    if let Some(letter) = letter {
        let font = Weight::Semibold.at(14.0);
        painter.text(square.center(), Align2::CENTER_CENTER, letter, font, theme::on(fill));
    }
}

/// How many cells of an ink are written, and how many there will be.
fn counts(sheet: &Sheet, colour: Colour) -> (usize, u64) {
    let is_own = |cell: &_| sheet.mark(*cell) == Mark::Ink(colour);
    let written = sheet.puzzle().size().iter().filter(is_own).count();
    let wanted = |clues: &[Clue]| clues.iter().map(|clue| clue.cells_of(colour)).sum();
    (written, wanted(sheet.puzzle().rows()))
}

/// A row for an ink; whether it was clicked.
fn swatch(
    ui: &mut Ui,
    words: &Words,
    sheet: &Sheet,
    colour: Colour,
    is_chosen: bool,
    has_letter: bool,
) -> bool {
    let (ink, palette) = (theme::ink(ui.ctx()), sheet.puzzle().palette());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::click());
    let name = words.ink(colour, palette);
    let label = say!(words, "play-ink", number = colour.index(), name = name.clone());
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &label));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let painter = ui.painter();
    let round = CornerRadius::same(ROUND);
    if is_chosen || response.hovered() {
        painter.rect_filled(rect, round, if is_chosen { ink.accent_soft } else { ink.sunk });
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, ink.accent);
        painter.rect_stroke(rect, round, ring, StrokeKind::Inside);
    }
    let middle = rect.center().y;
    let letter = has_letter.then(|| words.ink_letters(palette)[colour.index()]);
    square(painter, palette, colour, pos2(rect.left() + 24.0, middle), 26.0, letter);
    let (done, count) = counts(sheet, colour);
    let mut right = rect.right() - 10.0;
    if colour.index() <= 9 {
        right -= crate::part::paint_key(painter, &ink, pos2(right, middle), &colour.to_string());
        right -= 10.0;
    }
    let figures = say!(words, "play-ink-count", done = done, count = count);
    let tint = if done as u64 > count { ink.wrong } else { ink.ink2 };
    let galley = painter.layout_no_wrap(figures, Type::Small.font(), tint);
    right -= galley.size().x;
    painter.galley(pos2(right, middle - galley.size().y / 2.0), galley, tint);
    let left = rect.left() + 48.0;
    let name = capital(&name);
    let galley = elided(painter, &name, Type::Label, ink.ink, right - left - 8.0);
    painter.galley(pos2(left, middle - galley.size().y / 2.0), galley, ink.ink);
    response.clicked()
}
