//! A number to be tuned: its name, its value at the right, and a slider under both.

use super::wide_slider;
use crate::theme::{self, Type};
use egui::emath::Numeric;
use egui::{Align, Layout, Slider, Ui, WidgetInfo};
use std::ops::RangeInclusive;

/// Draws it; whether it was changed.
pub fn tuner<N: Numeric>(
    ui: &mut Ui,
    name: &str,
    value: &str,
    number: &mut N,
    range: RangeInclusive<N>,
) -> bool {
    let ink = theme::ink(ui.ctx());
    ui.scope(|ui| {
        // Name and slider stand close together.
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            ui.label(Type::Label.text(name));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(Type::Small.text(value).color(ink.ink2));
            });
        });
        let wide = ui.available_width();
        let own = Slider::new(number, range).show_value(false);
        let response = wide_slider(ui, own, wide);
        let now = number.to_f64();
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), now, name));
        response.changed()
    })
    .inner
}
