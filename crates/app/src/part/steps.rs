//! One of the steps of a wizard: its number in a circle, and its name where there is room.

use crate::theme::{self, Icon, Type};
use egui::{Align2, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

/// Draws a step, done, at hand or to come.
pub fn icon_step(
    ui: &mut Ui,
    number: usize,
    name: &str,
    is_chosen: bool,
    is_done: bool,
    is_named: bool,
) -> Response {
    let ink = theme::ink(ui.ctx());
    let own = if is_chosen { Type::Strong } else { Type::Label };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), own.font(), ink.ink);
    let wide = if is_named { 32.0 + galley.size().x } else { 24.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 36.0), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::Tab, ui.is_enabled(), is_chosen, name));
    let painter = ui.painter();
    let centre = pos2(rect.left() + 12.0, rect.center().y);
    match (is_chosen, is_done) {
        (true, _) => {
            painter.circle_filled(centre, 12.0, ink.accent);
            let font = Type::Caption.font();
            painter.text(centre, Align2::CENTER_CENTER, number, font, ink.on_accent);
        }
        (false, true) => {
            painter.circle_filled(centre, 12.0, ink.accent_soft);
            Icon::Keep.paint(painter, centre, 14.0, ink.accent);
        }
        (false, false) => {
            painter.circle_stroke(centre, 11.5, Stroke::new(1.0, ink.done));
            let font = Type::Caption.font();
            painter.text(centre, Align2::CENTER_CENTER, number, font, ink.ink2);
        }
    }
    if response.has_focus() {
        painter.circle_stroke(centre, 15.0, Stroke::new(2.0, ink.accent));
    }
    if is_named {
        let at = pos2(rect.left() + 32.0, rect.center().y - galley.size().y / 2.0);
        let colour = if is_chosen { ink.ink } else { ink.ink2 };
        painter.galley_with_override_text_color(at, galley, colour);
    }
    response
}
