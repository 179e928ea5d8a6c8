//! The first step: a picture is chosen, dropped or pasted.

use super::{Deed, Wizard};
use crate::part::{card, primary};
use crate::theme::{self, GAP, Icon, Type, WIDE};
use egui::{Label, Ui, vec2};
use grille_words::{Words, say};

/// Draws the step; what was asked for.
pub fn show(ui: &mut Ui, words: &Words, wizard: &Wizard) -> Option<Deed> {
    let ink = theme::ink(ui.ctx());
    let mut deed = None;
    let wide = ui.available_width().min(520.0);
    ui.add_space((ui.available_height() * 0.12).min(90.0));
    ui.vertical_centered(|ui| {
        card(&ink).inner_margin(32).show(ui, |ui| {
            ui.set_width(wide - 64.0);
            ui.vertical_centered(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(56.0, 56.0), egui::Sense::hover());
                Icon::Image.paint(ui.painter(), rect.center(), 48.0, ink.ink2);
                ui.add_space(GAP);
                if wizard.reading.is_some() {
                    ui.label(Type::Strong.text(say!(words, "wizard-reading")));
                    return;
                }
                ui.label(Type::Shelf.text(say!(words, "wizard-choose-title")));
                ui.add(Label::new(Type::Body.text(say!(words, "wizard-choose-how"))).wrap());
                ui.add_space(WIDE);
                let open = primary(say!(words, "wizard-choose-file")).icon(Icon::Open).large();
                if ui.add(open).clicked() {
                    deed = Some(Deed::File);
                }
                ui.add_space(GAP);
                let kinds = Type::Small.text(say!(words, "wizard-choose-kinds")).color(ink.ink2);
                ui.add(Label::new(kinds).wrap());
                if let Some(why) = wizard.trouble {
                    ui.add_space(GAP);
                    let text = Type::Body.text(why.told(words)).color(ink.wrong);
                    let told = ui.add(Label::new(text).wrap());
                    ui.ctx().accesskit_node_builder(told.id, |node| {
                        node.set_live(egui::accesskit::Live::Assertive);
                    });
                }
            });
        });
    });
    deed
}
