//! What the main button writes, for touch and pens too, and the inks.

use super::board::Desk;
use crate::part::{Segment, segments};
use crate::theme::{self, GAP, Icon};
use egui::{Color32, CornerRadius, Sense, Stroke, Ui, WidgetInfo, vec2};
use grille_engine::colours::Colour;
use grille_engine::nonogram::Palette;
use grille_store::Tool;
use grille_words::{Words, say};

const TOOLS: &[(Tool, Icon, &str)] = &[
    (Tool::Fill, Icon::Fill, "play-fill"),
    (Tool::Mark, Icon::Cross, "play-cross"),
    (Tool::Erase, Icon::Erase, "play-erase"),
];

pub fn show(ui: &mut Ui, words: &Words, palette: &Palette, desk: &mut Desk, has_buttons: bool) {
    if has_buttons {
        let segment = |&(tool, icon, key)| Segment::new(tool, say!(words, key)).icon(icon);
        let all: Vec<_> = TOOLS.iter().map(segment).collect();
        let width = ui.available_width().min(theme::PANEL);
        if let Some(tool) = segments(ui, Some(desk.hand.main()), &all, Some(width)) {
            desk.hand.chosen = Some(tool);
        }
    }
    if palette.is_two_tone() {
        if has_buttons {
            ui.add_space(GAP);
        }
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for colour in palette.colours().filter(|colour| colour.is_ink()) {
            if swatch(ui, words, palette, colour, desk.hand.ink == colour) {
                desk.hand.ink = colour;
                desk.hand.chosen = Some(Tool::Fill);
            }
        }
    });
    ui.add_space(GAP);
}

fn swatch(ui: &mut Ui, words: &Words, palette: &Palette, colour: Colour, is_chosen: bool) -> bool {
    let ink = theme::ink(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::click());
    let name = say!(words, "play-ink", number = colour.index(), name = words.ink(colour, palette));
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
    let rgb = palette.ink(colour).rgb;
    let fill = Color32::from_rgb(rgb.r, rgb.g, rgb.b);
    let border = match is_chosen || response.has_focus() {
        true => Stroke::new(3.0, ink.accent),
        false => Stroke::new(1.0, ink.done),
    };
    let square = rect.shrink(2.0);
    ui.painter().rect(square, CornerRadius::same(5), fill, border, egui::StrokeKind::Inside);
    let number = colour.index().to_string();
    let font = theme::Weight::Semibold.at(14.0);
    let middle = egui::Align2::CENTER_CENTER;
    ui.painter().text(rect.center(), middle, number, font, theme::on(fill));
    response.on_hover_text(name).clicked()
}
