//! The panel beside the easel: what the picture is called, its palette, the verdict on its puzzle,
//! repairs, and what can be done with it.

use super::easel::Easel;
use super::{Around, Asked, Room, inks, repairs, verdict};
use crate::command::{Command, ForStudio};
use crate::part::{Hue, icon_button, pill, primary, secondary, switch};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Align, Label, Layout, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2};
use grille_words::say;

/// The height of what stands at the bottom.
const FOOT: f32 = 96.0;

/// Draws the panel; what was asked for.
pub fn show(ui: &mut Ui, around: &mut Around<'_>, easel: &mut Easel) -> Option<Asked> {
    let mut asked = None;
    let whole = ui.available_rect_before_wrap();
    // In a low panel everything is scrolled through.
    let is_low = whole.height() < 420.0;
    let top = if is_low { whole } else { whole.with_max_y(whole.bottom() - FOOT) };
    let mut upper = ui.new_child(UiBuilder::new().max_rect(top));
    ScrollArea::vertical().auto_shrink(false).show(&mut upper, |ui| {
        // The bar of the scroll area lies over its right border.
        ui.set_max_width(ui.available_width() - 4.0);
        asked = head(ui, around, easel).or(asked.take());
        ui.add_space(4.0);
        inks::strip(ui, around.words, easel);
        ui.add_space(GAP);
        asked = verdict::show(ui, around.words, easel).or(asked.take());
        ui.add_space(GAP);
        repairs::show(ui, around.words, easel);
        ui.add_space(GAP);
        verdict::advice(ui, around.words, easel);
        if is_low {
            ui.add_space(GAP);
            asked = foot(ui, around, easel).or(asked.take());
        }
    });
    if !is_low {
        let bottom = Rect::from_min_max(pos2(whole.left(), whole.bottom() - FOOT), whole.max);
        let bottom = bottom.with_max_x(bottom.right() - 4.0);
        let mut lower = ui.new_child(UiBuilder::new().max_rect(bottom));
        asked = foot(&mut lower, around, easel).or(asked);
    }
    asked
}

/// The title, which a click changes, and how large the picture is.
fn head(ui: &mut Ui, around: &Around<'_>, easel: &mut Easel) -> Option<Asked> {
    let (words, ink) = (around.words, theme::ink(ui.ctx()));
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let state = match easel.is_saved() {
                true => pill(ui, Hue::Good, &say!(words, "studio-saved")),
                false => pill(ui, Hue::Plain, &say!(words, "studio-draft")),
            };
            state.on_hover_text(say!(words, "studio-kept"));
            let name = say!(words, "studio-about");
            let button = icon_button(Icon::Pen, name.as_str()).side(32.0);
            if ui.add(button).clicked() {
                asked = Some(Asked::Run(ForStudio::About.into()));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = Label::new(Type::Title.text(easel.title(words))).truncate();
                if ui.add(title.sense(Sense::click())).clicked() {
                    asked = Some(Asked::Run(ForStudio::About.into()));
                }
            });
        });
    });
    let canvas = easel.made.canvas();
    let colours = say!(words, "studio-colours", count = canvas.inks().len() - 1);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let small = |text: String| Type::Small.text(text).color(ink.ink2);
        ui.label(small(words.size(canvas.size())));
        ui.label(small(colours));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for command in [ForStudio::Reference, ForStudio::Resize, ForStudio::Drawings] {
                let entry = Command::from(command).entry();
                let button = icon_button(entry.icon, say!(words, entry.name)).side(28.0);
                if ui.add(button.key(entry.key_text(words))).clicked() {
                    asked = Some(Asked::Run(command.into()));
                }
            }
        });
    });
    asked
}

/// Whether it is checked while it is drawn, and where it goes from here.
fn foot(ui: &mut Ui, around: &mut Around<'_>, easel: &Easel) -> Option<Asked> {
    let words = around.words;
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        let name = say!(words, "studio-check");
        ui.label(Type::Body.text(name.as_str()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            switch(ui, &mut around.settings.check_drawings, &name);
        });
    });
    ui.horizontal(|ui| {
        let half = (ui.available_width() - GAP) / 2.0;
        let run = |command: ForStudio| Some(Asked::Run(command.into()));
        let button = primary(say!(words, "studio-try")).icon(Icon::Play).width(half);
        if ui.add_enabled(easel.can(ForStudio::Try), button).clicked() {
            asked = run(ForStudio::Try);
        }
        let button = secondary(say!(words, "studio-save-short")).icon(Icon::Share).width(half);
        if ui.add_enabled(easel.can(ForStudio::Save), button).clicked() {
            asked = run(ForStudio::Save);
        }
    });
    asked
}
