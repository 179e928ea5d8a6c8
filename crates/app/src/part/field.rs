//! A field for a line of text, with a sign before it.

use crate::theme::{self, Icon, ROUND};
use egui::{CornerRadius, Frame, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, vec2};

/// Draws a field of this width; it is `id`, so that it can be given the keyboard.
pub fn field(
    ui: &mut Ui,
    id: egui::Id,
    text: &mut String,
    icon: Icon,
    hint: &str,
    width: f32,
) -> Response {
    let ink = theme::ink(ui.ctx());
    let frame = Frame::new().fill(ink.sunk).corner_radius(ROUND);
    let shown =
        frame.inner_margin(Margin { left: 10, right: 8, top: 0, bottom: 0 }).show(ui, |ui| {
            ui.set_width(width - 18.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let (sign, _) = ui.allocate_exact_size(vec2(20.0, 36.0), egui::Sense::hover());
                icon.paint(ui.painter(), sign.center(), 18.0, ink.ink2);
                let edit = TextEdit::singleline(text).id(id).frame(Frame::NONE);
                let hint = egui::RichText::new(hint).color(ink.ink3);
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
