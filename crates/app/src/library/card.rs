//! A card: a picture of what is written, and what is known of the puzzle.

use super::Slot;
use crate::theme;
use egui::{
    Align2, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};
use grille_engine::class::Class;
use grille_words::{Words, say};

/// The side of a picture on a card.
const THUMB: f32 = 88.0;
/// The size of a card.
pub const CARD: Vec2 = vec2(136.0, 172.0);

/// Draws a card.
pub fn show(ui: &mut Ui, words: &Words, slot: &Slot, class: Option<Class>) -> Response {
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    let name = || slot.origin.title(words, slot.standing.is_solved);
    let size = slot.puzzle.size().to_string();
    let label = || {
        say!(
            words,
            "library-card",
            title = name(),
            size = size.as_str(),
            state = state(words, slot)
        )
    };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, label()));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let ink = theme::ink(ui.ctx());
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let border = match response.hovered() || response.has_focus() {
            true => Stroke::new(2.0, ink.accent),
            false => Stroke::new(1.0, ink.hair),
        };
        painter.rect(rect, CornerRadius::same(8), ink.card, border, StrokeKind::Inside);
        let middle = rect.center_top() + vec2(0.0, 14.0 + THUMB / 2.0);
        let square = Rect::from_center_size(middle, Vec2::splat(THUMB));
        slot.puzzle.thumbnail(&painter, &ink, square);
        let text = |y: f32, text: &str, size: f32, colour| {
            let font = FontId::proportional(size);
            let width = rect.width() - 12.0;
            let galley = elided(ui, text, font, colour, width);
            let at =
                Align2::CENTER_CENTER.anchor_size(rect.center_top() + vec2(0.0, y), galley.size());
            painter.galley(at.min, galley, colour);
        };
        text(120.0, &name(), 15.0, ink.ink);
        let class = class.map(|class| words.class(class)).unwrap_or_default();
        text(139.0, &format!("{size}  {class}"), 12.5, ink.ink2);
        let colour = if slot.standing.is_solved { ink.accent } else { ink.ink2 };
        text(156.0, &state(words, slot), 12.5, colour);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// A text of one line that ends in dots where it is too long.
fn elided(
    ui: &Ui,
    text: &str,
    font: FontId,
    colour: egui::Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

fn state(words: &Words, slot: &Slot) -> String {
    match (slot.standing.is_solved, slot.standing.progress) {
        (true, _) => say!(words, "library-solved"),
        (false, share) if share > 0.0 => {
            say!(words, "library-begun", percent = (100.0 * share).floor().max(1.0) as u32)
        }
        _ => say!(words, "library-fresh"),
    }
}
