//! A switch: on or off, at once.

use super::ring;
use crate::theme::{self, HOVER};
use egui::{CornerRadius, Response, Sense, Ui, WidgetInfo, pos2, vec2};

/// How wide a switch is.
pub const SWITCH: f32 = 40.0;

/// Draws a switch; the name is for those who do not see what it stands beside.
pub fn switch(ui: &mut Ui, is_on: &mut bool, name: &str) -> Response {
    let (rect, mut response) = ui.allocate_exact_size(vec2(SWITCH, 24.0), Sense::click());
    if response.clicked() {
        *is_on = !*is_on;
        response.mark_changed();
    }
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, ui.is_enabled(), *is_on, name));
    if ui.is_rect_visible(rect) {
        let ink = theme::ink(ui.ctx());
        let time = theme::time(ui.ctx(), HOVER);
        let on = ui.ctx().animate_bool_with_time(response.id, *is_on, time);
        let track = ink.done.lerp_to_gamma(ink.accent, on);
        ui.painter().rect_filled(rect, CornerRadius::same(12), track);
        let x = egui::lerp(rect.left() + 12.0..=rect.right() - 12.0, on);
        ui.painter().circle_filled(pos2(x, rect.center().y), 9.0, ink.card);
        ring(ui, &response, rect, 12);
    }
    response
}
