//! A card: a picture of what is written, and what is known of the puzzle.

use super::Slot;
use crate::part::{elided, paint_difficulty, paint_stars};
use crate::theme::{self, Ink, ROUND_CARD, Sheet, Type};
use egui::{
    Color32, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use grille_engine::class::Class;
use grille_words::{Words, capital, say};

/// The size of a card where there is room for several.
pub const CARD: Vec2 = vec2(157.0, 170.0);
/// The height of its picture.
const PICTURE: f32 = 106.0;

/// Draws a card of this width.
pub fn show(ui: &mut Ui, words: &Words, slot: &Slot, class: Option<Class>, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, CARD.y), Sense::click());
    let name = slot.origin.title(words, slot.standing.is_solved);
    let size = words.size(slot.puzzle.size());
    let label =
        || say!(words, "library-card", title = &*name, size = &*size, state = state(words, slot));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, label()));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let (ink, sheet) = (theme::ink(ui.ctx()), theme::sheet(ui.ctx()));
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let is_lit = response.hovered() || response.has_focus();
        frame(&painter, &ink, rect);
        let picture = Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE)).shrink(1.0);
        let top = ROUND_CARD - 1;
        let round = CornerRadius { nw: top, ne: top, sw: 0, se: 0 };
        paint_picture(&painter, &ink, &sheet, picture, round, slot);
        painter.hline(rect.x_range().shrink(1.0), rect.top() + PICTURE, Stroke::new(1.0, ink.hair));
        if slot.standing.is_begun() {
            let wide = (picture.width() * slot.standing.progress).max(3.0);
            let bar = Rect::from_min_size(
                pos2(picture.left(), rect.top() + PICTURE - 2.5),
                vec2(wide, 3.0),
            );
            painter.rect_filled(bar, CornerRadius::ZERO, ink.accent);
        }
        caption(&painter, words, &ink, rect, slot, class, [&name, &size]);
        if is_lit {
            // Over the picture, or its upper half would be hidden.
            let (round, lit) = (CornerRadius::same(ROUND_CARD), Stroke::new(2.0, ink.accent));
            painter.rect_stroke(rect, round, lit, StrokeKind::Inside);
        }
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The ground of a card, and its border.
pub fn frame(painter: &Painter, ink: &Ink, rect: Rect) {
    let border = Stroke::new(1.0, ink.hair);
    painter.rect(rect, CornerRadius::same(ROUND_CARD), ink.card, border, StrokeKind::Inside);
}

/// The picture of a puzzle on its paper; a board nobody has touched lies on the window's own.
pub fn paint_picture(
    painter: &Painter,
    ink: &Ink,
    sheet: &Sheet,
    rect: Rect,
    round: CornerRadius,
    slot: &Slot,
) {
    let is_written = slot.standing.is_solved || slot.standing.progress > 0.0;
    painter.rect_filled(rect, round, if is_written { sheet.sheet } else { ink.rest });
    let side = rect.height().min(rect.width()) - 20.0;
    let room = Rect::from_center_size(rect.center(), vec2(rect.width() - 24.0, side));
    slot.puzzle.thumbnail(painter, sheet, room);
}

/// Name and stars, or how far it is; size and class.
fn caption(
    painter: &Painter,
    words: &Words,
    ink: &Ink,
    rect: Rect,
    slot: &Slot,
    class: Option<Class>,
    [name, size]: [&str; 2],
) {
    let (left, right) = (rect.left() + 12.0, rect.right() - 12.0);
    let (first, second) = (rect.top() + PICTURE + 22.0, rect.top() + PICTURE + 46.0);
    let mut room = right - left;
    if slot.standing.is_solved {
        room -= paint_stars(painter, ink, pos2(right, first), slot.standing.stars, 15.0) + 6.0;
    } else if slot.standing.is_begun() {
        let text = percent(words, slot);
        room -= at(painter, pos2(right, first), true, &text, Type::Caption, ink.accent, room) + 6.0;
    }
    at(painter, pos2(left, first), false, name, Type::Strong, ink.ink, room);
    let wide = at(painter, pos2(left, second), false, size, Type::Small, ink.ink2, right - left);
    let Some(class) = class else { return };
    let word = capital(&words.class(class));
    let room = right - left - wide - 8.0 - 32.0;
    let wide = at(painter, pos2(right, second), true, &word, Type::Caption, ink.ink2, room);
    paint_difficulty(painter, ink, pos2(right - wide - 6.0 - 26.5, second), class);
}

/// Writes a line with its left or right end at a place, at half its height; its width.
fn at(
    painter: &Painter,
    place: egui::Pos2,
    is_right: bool,
    text: &str,
    own: Type,
    colour: Color32,
    room: f32,
) -> f32 {
    let galley = elided(painter, text, own, colour, room);
    let size = galley.size();
    let x = if is_right { place.x - size.x } else { place.x };
    painter.galley(pos2(x, place.y - size.y / 2.0), galley, colour);
    size.x
}

/// How far a puzzle is, in percent: never nothing once something is written.
pub fn percent(words: &Words, slot: &Slot) -> String {
    let percent = (100.0 * slot.standing.progress).floor().max(1.0) as u32;
    say!(words, "library-begun", percent = percent)
}

fn state(words: &Words, slot: &Slot) -> String {
    match slot.standing.is_solved {
        true => say!(words, "library-solved"),
        false if slot.standing.is_begun() => percent(words, slot),
        false => say!(words, "library-fresh"),
    }
}
