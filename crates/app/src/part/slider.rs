//! A slider, in the colours of the system.

use crate::theme;
use egui::{Response, Slider, Stroke, Ui};

/// Draws a slider: what lies before its knob is in the accent, and so is the knob's rim.
pub fn slider(ui: &mut Ui, slider: Slider<'_>) -> Response {
    let width = 160.0_f32.min(ui.available_width() * 0.6);
    wide_slider(ui, slider, width)
}

/// The same of this width.
pub fn wide_slider(ui: &mut Ui, slider: Slider<'_>, width: f32) -> Response {
    let ink = theme::ink(ui.ctx());
    ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = ink.accent;
        // Its number, while it is typed, lies on the same.
        visuals.selection.stroke.color = ink.on_accent;
        let widgets = &mut visuals.widgets;
        for own in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            own.fg_stroke = Stroke::new(2.0, ink.accent);
            own.bg_fill = ink.track;
        }
        ui.spacing_mut().slider_width = width;
        ui.add(slider)
    })
    .inner
}
