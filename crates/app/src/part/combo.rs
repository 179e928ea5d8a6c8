//! A list to choose from that opens under what is chosen.

use crate::theme::Icon;
use egui::{ComboBox, Ui};

/// A list of this width.
pub fn combo(id: &str, width: f32) -> ComboBox<'_> {
    ComboBox::from_id_salt(id).width(width).icon(|ui, rect, visuals, _| {
        let colour = visuals.fg_stroke.color;
        Icon::ChevronDown.paint(ui.painter(), rect.center(), 16.0, colour);
    })
}

/// A line of such a list. Choosing it closes the list, by keys too.
pub fn offer<T: PartialEq>(ui: &mut Ui, value: &mut T, own: T, text: impl Into<String>) {
    if ui.selectable_value(value, own, text.into()).clicked() {
        ui.close();
    }
}
