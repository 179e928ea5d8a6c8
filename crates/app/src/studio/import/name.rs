//! The third step: the puzzle is named, and becomes a file, a drawing or a game.

use super::tune;
use super::{Deed, Wizard};
use crate::part::{card, difficulty, secondary};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Label, ScrollArea, Sense, TextEdit, Ui, vec2};
use grille_words::{Words, say};

/// Draws the step.
pub fn show(ui: &mut Ui, words: &Words, wizard: &mut Wizard) -> Option<Deed> {
    let is_narrow = ui.available_width() < 760.0;
    let height = ui.available_height();
    let mut deed = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| match is_narrow {
        true => {
            let room = vec2(ui.available_width() - 8.0, (height * 0.45).clamp(140.0, 360.0));
            picture(ui, wizard, room);
            fields(ui, words, wizard);
            let draw = secondary(say!(words, "wizard-draw")).icon(Icon::Pen);
            if ui.available_width() <= 560.0 && ui.add(draw).clicked() {
                deed = Some(Deed::Draw);
            }
        }
        false => {
            ui.horizontal_top(|ui| {
                let room = vec2(ui.available_width() - 400.0, height - 8.0);
                picture(ui, wizard, room);
                ui.add_space(16.0);
                ui.vertical(|ui| fields(ui, words, wizard));
            });
        }
    });
    deed
}

fn picture(ui: &mut Ui, wizard: &Wizard, room: egui::Vec2) {
    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
    if let Some(puzzle) = tune::shown(wizard) {
        tune::cells(ui.painter(), &theme::sheet(ui.ctx()), rect.shrink(8.0), &puzzle);
    }
}

fn fields(ui: &mut Ui, words: &Words, wizard: &mut Wizard) {
    let ink = theme::ink(ui.ctx());
    let wide = ui.available_width().min(360.0);
    card(&ink).show(ui, |ui| {
        ui.set_width(wide - 34.0);
        ui.spacing_mut().item_spacing.y = GAP;
        let about = &mut wizard.about;
        for (key, field) in [
            ("wizard-name", &mut about.title),
            ("wizard-author", &mut about.author),
            ("wizard-licence", &mut about.licence),
        ] {
            let label = ui.label(Type::Label.text(say!(words, key)));
            let mut text = field.clone().unwrap_or_default();
            let edit = TextEdit::singleline(&mut text).background_color(ink.sunk);
            let edit = edit.desired_width(f32::INFINITY).min_size(vec2(0.0, 36.0));
            if ui.add(edit.char_limit(200)).labelled_by(label.id).changed() {
                *field = Some(text).filter(|text| !text.is_empty());
            }
        }
        ui.add_space(GAP);
        let (_, _, told) = tune::told(words, wizard);
        ui.add(Label::new(Type::Body.text(told)).wrap());
        if let Some(class) = wizard.preview.rated().flatten().and_then(|own| own.class) {
            difficulty(ui, class, &words.class(class));
        }
        let kept = Type::Small.text(say!(words, "wizard-kept")).color(ink.ink2);
        ui.add(Label::new(kept).wrap());
    });
}
