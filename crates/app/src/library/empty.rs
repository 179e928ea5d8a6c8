//! A shelf with nothing on it: a small picture, a sentence, and what to do about it.

use crate::part::secondary;
use crate::theme::{self, Icon, Type};
use egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

/// An empty frame with a few cells in it, as a shelf that waits.
const CELLS: [(u8, u8); 7] = [(1, 3), (1, 1), (2, 2), (3, 1), (3, 3), (2, 4), (0, 2)];

/// Draws it; whether its button was pressed.
pub fn show(ui: &mut Ui, text: &str, button: Option<(Icon, String)>) -> bool {
    let ink = theme::ink(ui.ctx());
    ui.add_space(32.0);
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(96.0), Sense::hover());
        let (round, hair) = (CornerRadius::same(8), Stroke::new(1.5, ink.track));
        ui.painter().rect(rect, round, ink.rest, hair, StrokeKind::Inside);
        for (row, col) in CELLS {
            let at = rect.min + vec2(8.0, 8.0) + vec2(f32::from(col), f32::from(row)) * 16.0;
            let cell = Rect::from_min_size(at, Vec2::splat(15.0));
            ui.painter().rect_filled(cell, CornerRadius::same(2), ink.track);
        }
        ui.add_space(theme::GAP);
        ui.scope(|ui| {
            ui.set_max_width(420.0);
            ui.label(Type::Body.text(text).color(ink.ink2));
        });
        ui.add_space(theme::GAP);
        button.is_some_and(|(icon, name)| ui.add(secondary(name).icon(icon)).clicked())
    })
    .inner
}
