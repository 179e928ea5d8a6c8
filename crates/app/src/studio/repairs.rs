//! Repairs: what is wanted of the puzzle, what is to be kept of the picture, and ways to mend it,
//! numbered as their ghosts on the board are.

use super::aims;
use super::easel::Easel;
use crate::part::{combo, offer, outline};
use crate::theme::{self, ROUND, Type, Weight};
use egui::{
    Align, Align2, CornerRadius, Layout, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use grille_studio::{Care, Offer, Wish};
use grille_words::{Words, capital, say};

/// Draws them, where the puzzle is not as it is wanted; and always what is wanted.
pub fn show(ui: &mut Ui, words: &Words, easel: &mut Easel) {
    let is_blank = easel.made.picture().cells().iter().all(|colour| !colour.is_ink());
    if is_blank {
        return;
    }
    let ink = theme::ink(ui.ctx());
    let offers = easel.made.offers().map(<[Offer]>::to_vec);
    let note = match (&offers, easel.made.is_mending()) {
        (Some(offers), _) if offers.is_empty() => say!(words, "repairs-none"),
        (Some(_), _) => say!(words, "repairs-order"),
        (None, true) => say!(words, "repairs-searching"),
        (None, false) if easel.is_wanting() == Some(false) => say!(words, "repairs-needless"),
        (None, false) => String::new(),
    };
    ui.horizontal(|ui| {
        ui.label(Type::Strong.text(say!(words, "repairs-title")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(egui::Label::new(Type::Caption.text(note).color(ink.ink2)).truncate());
        });
    });
    wishes(ui, words, easel);
    ui.spacing_mut().item_spacing.y = 0.0;
    for (number, offer) in offers.iter().flatten().enumerate() {
        let response = row(ui, words, easel, number, offer);
        if response.double_clicked() || (response.clicked() && easel.offer == number) {
            easel.offer = number;
            easel.take_offer();
            return;
        }
        if response.clicked() {
            easel.offer = number;
        }
    }
}

/// What is wanted, and what is to be kept.
fn wishes(ui: &mut Ui, words: &Words, easel: &mut Easel) {
    let mut wish: Wish = easel.wish.clone();
    let care = |care: Care| match care {
        Care::Even => say!(words, "care-even"),
        Care::Surfaces => say!(words, "care-surfaces"),
        Care::Outlines => say!(words, "care-outlines"),
    };
    ui.horizontal(|ui| {
        let small = |text: String| Type::Small.text(text);
        let room = ui.available_width() - 8.0;
        let (first, second) = (room * 0.46, room * 0.54);
        let shown = aims::list(ui, words, &mut wish.want, first - 8.0, small);
        let name = say!(words, "repairs-want");
        shown.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
        let list = combo("care", second - 8.0).selected_text(small(care(wish.care))).truncate();
        let shown = list.show_ui(ui, |ui| {
            for &own in Care::ALL {
                offer(ui, &mut wish.care, own, care(own));
            }
        });
        let name = say!(words, "repairs-care");
        shown.response.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
    });
    if wish != easel.wish {
        easel.wish(wish);
    }
}

/// What an offer does: "Fill row 7, column 15".
fn deed(words: &Words, easel: &mut Easel, offer: &Offer) -> String {
    let view = easel.view();
    let palette = view.puzzle.palette();
    let &[(cell, colour)] = offer.changes.as_slice() else {
        return say!(words, "repair-cells", count = offer.changes.len());
    };
    let (row, column) = (cell.row + 1, cell.col + 1);
    match colour.is_ink() {
        false => say!(words, "repair-empty", row = row, column = column),
        true if palette.is_two_tone() => say!(words, "repair-fill", row = row, column = column),
        true => {
            let ink = words.ink(colour, palette);
            say!(words, "repair-ink", row = row, column = column, ink = ink)
        }
    }
}

/// What the puzzle is then: "Unique, Medium, lines only".
fn outcome(words: &Words, offer: &Offer) -> String {
    let class = offer.rating.as_ref().and_then(|rating| rating.class);
    let class = class.map(|class| words.class(class));
    let lines = offer.is_by_lines().then(|| say!(words, "verdict-lines-only"));
    let parts = [Some(say!(words, "repair-unique")), class, lines];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A row: the ghost, what it does, what comes of it, and at the chosen one how to take it.
fn row(ui: &mut Ui, words: &Words, easel: &mut Easel, number: usize, offer: &Offer) -> Response {
    let ink = theme::ink(ui.ctx());
    let is_chosen = easel.offer == number;
    let (title, about) = (deed(words, easel, offer), capital(&outcome(words, offer)));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::click());
    let label = format!("{}. {title}. {about}", number + 1);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, &label));
    let painter = ui.painter();
    let round = CornerRadius::same(ROUND);
    if is_chosen || response.hovered() {
        painter.rect_filled(rect, round, if is_chosen { ink.accent_soft } else { ink.sunk });
    }
    if response.has_focus() {
        painter.rect_stroke(rect, round, Stroke::new(2.0, ink.accent), StrokeKind::Inside);
    }
    let square =
        Rect::from_center_size(pos2(rect.left() + 21.0, rect.center().y), Vec2::splat(20.0));
    painter.rect_filled(square, CornerRadius::same(3), ink.accent.gamma_multiply(0.22));
    let path = outline(square);
    painter.extend(Shape::dashed_line(&path, Stroke::new(1.5, ink.accent), 4.0, 3.0));
    let font = Weight::Semibold.at(12.0);
    painter.text(square.center(), Align2::CENTER_CENTER, number + 1, font, ink.accent);
    let mut right = rect.right() - 10.0;
    if is_chosen {
        let take = say!(words, "repair-take");
        let galley = painter.layout_no_wrap(take, Weight::Semibold.at(13.0), ink.accent);
        right -= galley.size().x;
        painter.galley(pos2(right, rect.center().y - galley.size().y / 2.0), galley, ink.accent);
        right -= 8.0;
    }
    let left = rect.left() + 44.0;
    for (text, own, colour, y) in [
        (title, Type::Small, ink.ink, rect.center().y - 17.0),
        (about, Type::Caption, ink.ink2, rect.center().y + 2.0),
    ] {
        let galley = crate::part::elided(painter, &text, own, colour, right - left);
        painter.galley(pos2(left, y), galley, colour);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
