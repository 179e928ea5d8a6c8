//! Cards: what belongs together; and the one card of a panel that says what is going on.

use super::{Hue, icon_button};
use crate::theme::{self, Icon, Ink, ROUND_CARD, Type};
use egui::{
    CornerRadius, Frame, InnerResponse, Margin, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

/// The height of a card's head.
const HEAD: f32 = 40.0;

/// The frame of a card.
pub fn card(ink: &Ink) -> Frame {
    let hair = Stroke::new(1.0, ink.hair);
    Frame::new().fill(ink.card).stroke(hair).corner_radius(ROUND_CARD).inner_margin(16)
}

/// A card of one hue, with a head that names it, a word at its right, and its contents.
pub fn context_card<R>(
    ui: &mut Ui,
    hue: Hue,
    icon: Icon,
    title: &str,
    aside: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    framed(ui, hue, icon, title, aside, None, contents).0
}

/// The same with a sign in its head that puts it away, and whether that was pressed.
pub fn closable_card<R>(
    ui: &mut Ui,
    hue: Hue,
    icon: Icon,
    title: &str,
    aside: &str,
    close: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (InnerResponse<R>, bool) {
    framed(ui, hue, icon, title, aside, Some(close), contents)
}

fn framed<R>(
    ui: &mut Ui,
    hue: Hue,
    icon: Icon,
    title: &str,
    aside: &str,
    close: Option<&str>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (InnerResponse<R>, bool) {
    let mut is_closed = false;
    let ink = theme::ink(ui.ctx());
    let (text, fill, line) = hue.colours(&ink);
    let border = Stroke::new(1.5 + theme::bolder(ui.ctx()), line);
    let frame = Frame::new().fill(ink.card).stroke(border).corner_radius(ROUND_CARD);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        let small = theme::Weight::Medium.at(Type::Caption.font().size);
        let aside = ui.painter().layout_no_wrap(aside.to_owned(), small, text);
        // A long title takes several lines.
        let (wide, right) = (ui.available_width(), if close.is_some() { HEAD } else { 14.0 });
        let room = wide - 46.0 - right - aside.size().x;
        let font = Type::Strong.font();
        let name = ui.painter().layout(title.to_owned(), font, ink.ink, room.max(80.0));
        let high = (name.size().y + 20.0).max(HEAD);
        let (head, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, title));
        if !aside.text().is_empty() {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(aside.text()));
        }
        let top = ROUND_CARD - 1;
        let round = CornerRadius { nw: top, ne: top, sw: 0, se: 0 };
        let painter = ui.painter();
        painter.rect_filled(head, round, fill);
        icon.paint(painter, pos2(head.left() + 24.0, head.center().y), 20.0, text);
        let y = |galley: &egui::Galley| head.center().y - galley.size().y / 2.0;
        painter.galley(pos2(head.left() + 40.0, y(&name)), name, ink.ink);
        painter.galley(pos2(head.right() - right - aside.size().x, y(&aside)), aside, text);
        if let Some(name) = close {
            let corner = Rect::from_min_max(pos2(head.right() - HEAD, head.top()), head.max);
            let side = if theme::is_phone(ui.ctx()) { HEAD } else { 28.0 };
            let place = Rect::from_center_size(corner.center(), vec2(side, side));
            let mut own = ui.new_child(UiBuilder::new().max_rect(place));
            is_closed = own.add(icon_button(Icon::Close, name).side(side)).clicked();
        }
        let inner = Frame::new().inner_margin(Margin { left: 14, right: 14, top: 12, bottom: 14 });
        inner
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = theme::GAP;
                contents(ui)
            })
            .inner
    });
    (shown, is_closed)
}
