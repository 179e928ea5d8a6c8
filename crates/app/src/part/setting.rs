//! Settings: a label stands left of its control; everything holds at once.

use super::{Segment, combo, offer, segments, switch};
use crate::theme::{self, GAP, Type};
use egui::{Align, Layout, Stroke, Ui};
use grille_words::{Words, say};

/// The title of the settings of a game.
pub fn group(ui: &mut Ui, words: &Words, game: &str) {
    ui.add_space(2.0 * GAP);
    ui.label(Type::Strong.text(say!(words, &format!("game-{game}-title"))));
}

/// A setting: its name at the left, what changes it at the right.
pub fn line(ui: &mut Ui, words: &Words, key: &str, control: impl FnOnce(&mut Ui, &str)) {
    let (ink, name) = (theme::ink(ui.ctx()), say!(words, key));
    ui.horizontal(|ui| {
        ui.set_min_height(52.0);
        let room = (ui.available_width() * 0.5).max(120.0);
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(egui::Label::new(Type::Label.text(name.as_str())).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| control(ui, &name));
    });
    let y = ui.cursor().top() - GAP / 2.0;
    ui.painter().hline(ui.max_rect().x_range(), y, Stroke::new(1.0, ink.hair));
}

/// One that holds or not.
pub fn check(ui: &mut Ui, words: &Words, key: &str, value: &mut bool) {
    line(ui, words, key, |ui, name| drop(switch(ui, value, name)));
}

/// One of a few, side by side.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    key: &str,
    value: &mut T,
    all: &[(T, &str)],
) {
    line(ui, words, key, |ui, _| {
        let all: Vec<_> = told(words, all).map(|(own, told)| Segment::new(own, told)).collect();
        if let Some(own) = segments(ui, Some(*value), &all, None) {
            *value = own;
        }
    });
}

/// One of several, in a list, each with what it is called.
pub fn listed<T: Clone + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    key: &str,
    value: &mut T,
    all: impl Iterator<Item = (T, String)>,
) {
    line(ui, words, key, |ui, name| {
        let all: Vec<(T, String)> = all.collect();
        let now = all.iter().find(|(own, _)| own == value).map(|(_, told)| told.clone());
        let list = combo(key, 190.0).selected_text(now.unwrap_or_default());
        let shown = list.show_ui(ui, |ui| {
            for (own, told) in all {
                offer(ui, value, own, told);
            }
        });
        shown.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name));
    });
}

/// Values with the keys of what they are called, told.
pub fn told<'a, T: Copy>(
    words: &'a Words,
    all: &'a [(T, &str)],
) -> impl Iterator<Item = (T, String)> + 'a {
    all.iter().map(|&(own, key)| (own, say!(words, key)))
}
