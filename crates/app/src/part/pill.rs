//! A pill: a word about something, in the hue of what it means.

use super::Hue;
use crate::theme::{self, Type};
use egui::{Color32, CornerRadius, Response, Sense, Ui, WidgetInfo, vec2};

/// Draws a pill.
pub fn pill(ui: &mut Ui, hue: Hue, text: &str) -> Response {
    let (colour, fill, _) = hue.colours(&theme::ink(ui.ctx()));
    let font = theme::Weight::Semibold.at(Type::Caption.font().size);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let size = vec2(galley.size().x + 18.0, 22.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    ui.painter().rect_filled(rect, CornerRadius::same(11), fill);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
    response
}
