//! A button of a sign only: its name, and its key, are told when the pointer rests on it.

use super::{hovered, ring};
use crate::theme::{self, Icon, ROUND};
use egui::{CornerRadius, Response, Sense, Ui, Vec2, Widget, WidgetInfo};

/// A button of a sign only.
#[must_use]
pub struct IconButton {
    icon: Icon,
    name: String,
    key: String,
    side: Option<f32>,
    is_chosen: bool,
}

/// A button of a sign, with the name that stands for it.
pub fn icon_button(icon: Icon, name: impl Into<String>) -> IconButton {
    IconButton { icon, name: name.into(), key: String::new(), side: None, is_chosen: false }
}

impl IconButton {
    /// With the key that does the same.
    pub fn key(mut self, key: impl Into<String>) -> IconButton {
        self.key = key.into();
        self
    }

    /// Whether what it stands for is on.
    pub fn chosen(mut self, is_chosen: bool) -> IconButton {
        self.is_chosen = is_chosen;
        self
    }

    /// With another side than usual.
    pub fn side(mut self, side: f32) -> IconButton {
        self.side = Some(side);
        self
    }
}

impl Widget for IconButton {
    fn ui(self, ui: &mut Ui) -> Response {
        let side = self.side.unwrap_or_else(|| theme::press_height(ui.ctx()));
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), self.name.as_str())
        });
        if ui.is_rect_visible(rect) {
            let ink = theme::ink(ui.ctx());
            let hover = hovered(ui, &response);
            let fill = match self.is_chosen {
                true => ink.accent_soft,
                false => ink.sunk.gamma_multiply(hover),
            };
            ui.painter().rect_filled(rect, CornerRadius::same(ROUND), fill);
            let colour = match self.is_chosen {
                true => ink.accent,
                false => ink.ink2.lerp_to_gamma(ink.ink, hover),
            };
            self.icon.paint(ui.painter(), rect.center(), 20.0, colour);
            ring(ui, &response, rect, ROUND);
        }
        let told = match self.key.is_empty() {
            true => self.name,
            false => format!("{}  {}", self.name, self.key),
        };
        response.on_hover_text(told)
    }
}
