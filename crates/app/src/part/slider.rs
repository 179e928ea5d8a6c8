//! A slider, in the colours of the system.

use crate::theme;
use egui::{Response, Slider, Stroke, Ui};

/// Draws a slider of this width, or as wide as is usual: what lies before its knob is in the
/// accent, and so is the knob's rim.
pub fn slider(ui: &mut Ui, slider: Slider<'_>, width: Option<f32>) -> Response {
    let ink = theme::ink(ui.ctx());
    ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = ink.accent;
        let widgets = &mut visuals.widgets;
        for own in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            own.fg_stroke = Stroke::new(2.0, ink.accent);
            own.bg_fill = ink.track;
        }
        let usual = 160.0_f32.min(ui.available_width() * 0.6);
        ui.spacing_mut().slider_width = width.unwrap_or(usual);
        ui.add(slider)
    })
    .inner
}
