//! A row of a list: a sign, a name, and the key that does the same at its right.

use super::{elided, hovered, ring};
use crate::theme::{self, Icon, Ink, ROUND, Type};
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

/// Draws a row over the whole width. What is chosen is lit as if it were pointed at.
pub fn row(ui: &mut Ui, icon: Option<Icon>, name: &str, key: &str, is_chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 36.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let ink = theme::ink(ui.ctx());
        let hover = hovered(ui, &response);
        let round = CornerRadius::same(ROUND);
        let fill = if is_chosen { ink.accent_soft } else { ink.sunk.gamma_multiply(hover) };
        ui.painter().rect_filled(rect, round, fill);
        let painter = ui.painter();
        let mut left = rect.left() + 10.0;
        if let Some(icon) = icon {
            let tint = if is_chosen { ink.accent } else { ink.ink };
            icon.paint(painter, pos2(left + 10.0, rect.center().y), 20.0, tint);
            left += 30.0;
        }
        let mut right = rect.right() - 10.0;
        if !key.is_empty() {
            let font = Type::Caption.font();
            let galley = painter.layout_no_wrap(key.to_owned(), font, ink.ink3);
            right -= galley.size().x;
            painter.galley(pos2(right, rect.center().y - galley.size().y / 2.0), galley, ink.ink3);
            right -= 8.0;
        }
        let galley = elided(painter, name, Type::Label, ink.ink, right - left);
        painter.galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, ink.ink);
        ring(ui, &response, rect.shrink(2.0), ROUND);
    }
    response
}

/// Draws a key as a cap, from a place at its right, at half its height; its width.
pub fn paint_key(painter: &Painter, ink: &Ink, right: Pos2, key: &str) -> f32 {
    let font = Type::Caption.font();
    let galley = painter.layout_no_wrap(key.to_owned(), font, Color32::PLACEHOLDER);
    let size = vec2(galley.size().x + 14.0, 22.0);
    let rect = Rect::from_min_size(right - vec2(size.x, size.y / 2.0), size);
    let hair = Stroke::new(1.0, ink.hair);
    painter.rect(rect, CornerRadius::same(5), ink.card, hair, StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, ink.ink2);
    size.x
}
