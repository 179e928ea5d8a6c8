//! How hard, how far, how well: bars and stars, which are told apart without their colour.

use crate::theme::{self, Icon, Ink, Type};
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2,
};
use grille_engine::class::Class;

/// How many of the five bars a class fills, and their colour.
pub fn bars_of(class: Class, ink: &Ink) -> (usize, Color32) {
    match class {
        Class::Trivial => (1, ink.trivial),
        Class::Easy => (2, ink.easy),
        Class::Medium => (3, ink.medium),
        Class::Hard => (4, ink.hard),
        Class::Extreme => (5, ink.expert),
        // Beyond what arguments reach: no bar tells how far.
        Class::Guessing => (0, ink.expert),
    }
}

/// The width of the five bars.
const BARS: f32 = 5.0 * 4.5 + 4.0 * 1.0;

/// Draws the bars of a class, from a place at their left, at half their height; their width.
pub fn paint_difficulty(painter: &Painter, ink: &Ink, left: Pos2, class: Class) -> f32 {
    let (count, colour) = bars_of(class, ink);
    for i in 0..5 {
        let corner = left + vec2(i as f32 * 5.5, -4.0);
        let rect = Rect::from_min_size(corner, vec2(4.5, 8.0));
        let fill = if i < count { colour } else { ink.track };
        painter.rect_filled(rect, CornerRadius::same(1), fill);
    }
    if class == Class::Guessing {
        // A struck row: a guess, not a step of the scale.
        let (from, to) = (left + vec2(0.0, 4.0), left + vec2(BARS, -4.0));
        painter.line_segment([from, to], egui::Stroke::new(1.5, colour));
    }
    BARS
}

/// Draws a class: bars and the word for it.
pub fn difficulty(ui: &mut Ui, class: Class, word: &str) -> Response {
    let word = grille_words::capital(word);
    let ink = theme::ink(ui.ctx());
    let font = Type::Small.font();
    let galley = ui.painter().layout_no_wrap(word.clone(), font, ink.ink2);
    let size = vec2(BARS + 6.0 + galley.size().x, Type::Small.line());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, word.as_str()));
    let width = paint_difficulty(ui.painter(), &ink, rect.left_center(), class);
    let at = pos2(rect.left() + width + 6.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink.ink2);
    response
}

/// Draws how far something is, from 0 to 1.
pub fn progress(ui: &mut Ui, share: f32, width: f32, height: f32) -> Response {
    let ink = theme::ink(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let round = CornerRadius::same((height / 2.0) as u8);
    ui.painter().rect_filled(rect, round, ink.track);
    let share = share.clamp(0.0, 1.0);
    if share > 0.0 {
        // Even a little is seen.
        let done = Rect::from_min_size(rect.min, vec2((width * share).max(height), height));
        ui.painter().rect_filled(done, round, ink.accent);
    }
    response
}

/// Draws stars, so many of three filled, from a place at their right; their width.
pub fn paint_stars(painter: &Painter, ink: &Ink, right: Pos2, count: u8, side: f32) -> f32 {
    for i in 0..3u8 {
        let middle = right - vec2((2.5 - f32::from(i)) * side, 0.0);
        match i < count {
            true => Icon::Star.paint_filled(painter, middle, side, ink.ink),
            false => Icon::Star.paint(painter, middle, side, ink.done),
        }
    }
    3.0 * side
}

/// Draws stars in the middle of a line.
pub fn stars(ui: &mut Ui, count: u8, side: f32, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(3.0 * side, side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, name));
    paint_stars(ui.painter(), &theme::ink(ui.ctx()), rect.right_center(), count, side);
    response
}
