//! A field for a line of text, with a sign before it.

use crate::theme::{self, Icon, ROUND};
use egui::{Align, CornerRadius, Frame, Id, Layout, Margin, Response, RichText, Stroke};
use egui::{StrokeKind, TextEdit, Ui, vec2};

/// Draws a field of this width; it is `id`, so that it can be given the keyboard.
pub fn field(
    ui: &mut Ui,
    id: Id,
    text: &mut String,
    icon: Icon,
    hint: &str,
    width: f32,
) -> Response {
    let ink = theme::ink(ui.ctx());
    let frame = Frame::new().fill(ink.sunk).corner_radius(ROUND);
    let frame = frame.inner_margin(Margin { left: 10, right: 8, top: 0, bottom: 0 });
    let shown = frame.show(ui, |ui| {
        // From the left, also in a row that begins at its right end.
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width - 18.0, 36.0), layout, |ui| {
            ui.set_min_size(vec2(width - 18.0, 36.0));
            ui.spacing_mut().item_spacing.x = 6.0;
            let (sign, _) = ui.allocate_exact_size(vec2(20.0, 36.0), egui::Sense::hover());
            icon.paint(ui.painter(), sign.center(), 18.0, ink.ink2);
            let edit = TextEdit::singleline(text).id(id).frame(Frame::NONE);
            let edit = edit.align(egui::Align2::LEFT_CENTER).min_size(vec2(0.0, 36.0));
            let hint = RichText::new(hint).color(ink.ink3);
            ui.add(edit.hint_text(hint).desired_width(f32::INFINITY))
        })
        .inner
    });
    let (response, rect) = (shown.inner, shown.response.rect);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, ink.accent);
        ui.painter().rect_stroke(rect, CornerRadius::same(ROUND), stroke, StrokeKind::Inside);
    }
    response
}
