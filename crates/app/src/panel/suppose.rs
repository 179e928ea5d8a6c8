//! What is supposed: a banner over the board to end it, and a card that says what it comes to.

use super::spoken;
use crate::command::{Command, ForTable};
use crate::front::{Front, Supposition};
use crate::part::{
    Hue, at_right, context_card, icon_button, secondary, violet, violet_quiet, violet_secondary,
};
use crate::play::{Play, Playing};
use crate::theme::{self, GAP, Icon, NARROW, Type};
use egui::{Align, CornerRadius, Layout, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2};
use grille_table::Mode;
use grille_words::{Words, say};

/// From this width on the buttons of the banner have names.
const NAMES: f32 = 480.0;
/// The height of the banner.
const HIGH: f32 = 56.0;

/// Draws the banner over the board, if something is supposed, and tints what lies round the
/// board; the command that was asked for. `stage` is everything between bar and panel.
pub fn banner<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &Playing<G>,
    stage: Rect,
) -> Option<Command> {
    // A method that is watched, or a solution, has nothing to do with what is supposed.
    if play.table.supposed() == 0 || !matches!(play.table.mode(), Mode::Sheet) {
        return None;
    }
    let ink = theme::ink(ui.ctx());
    ui.painter().rect_filled(stage, CornerRadius::ZERO, ink.what_if_stage);
    let rect = Rect::from_min_size(stage.min, vec2(stage.width(), HIGH));
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ink.what_if_fill);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, ink.what_if));
    ui.advance_cursor_after_rect(Rect::from_min_max(
        ui.cursor().min,
        pos2(ui.cursor().min.x + 1.0, rect.bottom()),
    ));
    let inner = rect.shrink2(vec2(20.0, 8.0));
    let mut inside =
        ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    let mut asked = None;
    let is_tight = ui.ctx().content_rect().width() < NARROW;
    let has_other = play.can(ForTable::Agree);
    // Signs alone where their names have no room.
    let has_names = stage.width() > NAMES;
    let drop = say!(words, "what-if-drop");
    let drop = match has_names {
        true => inside.add(violet_quiet(drop).icon(Icon::Drop)),
        false => inside.add(icon_button(Icon::Drop, drop)),
    };
    if drop.clicked() {
        asked = Some(ForTable::Drop.into());
    }
    if play.can(ForTable::Other) && !has_other {
        let other = say!(words, "what-if-contrary");
        let other = match has_names {
            true => inside.add(violet_secondary(other).icon(Icon::Contrary)),
            false => inside.add(icon_button(Icon::Contrary, other)),
        };
        if other.clicked() {
            asked = Some(ForTable::Other.into());
        }
    }
    if inside.add(violet(say!(words, "what-if-keep")).icon(Icon::Keep)).clicked() {
        asked = Some(ForTable::Keep.into());
    }
    if !is_tight {
        inside.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            Icon::Suppose.paint(ui.painter(), sign.center(), 20.0, ink.what_if);
            let said = G::supposition(words, &play.table);
            let question = match &said {
                Some(Supposition { question, .. }) => question.clone(),
                None => say!(words, "what-if-open"),
            };
            ui.add(egui::Label::new(Type::Strong.text(question)).truncate());
            if let Some(Supposition { count, .. }) = said {
                let follows = say!(words, "what-if-follows", count = count);
                ui.add(egui::Label::new(Type::Small.text(follows).color(ink.what_if)).truncate());
            }
        });
    }
    asked
}

/// Draws the card, if something is supposed; the command that was asked for.
pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>) -> Option<Command> {
    let depth = play.table.supposed();
    if depth == 0 {
        return None;
    }
    let ink = theme::ink(ui.ctx());
    let title = say!(words, "what-if-card");
    let aside = if depth > 1 { say!(words, "what-if-depth", depth = depth) } else { String::new() };
    let asked = context_card(ui, Hue::WhatIf, Icon::Suppose, &title, &aside, |ui| {
        if let Some(said) = G::supposition(words, &play.table) {
            line(ui, &said.first, &say!(words, "what-if-you"));
            line(ui, &said.rest, &say!(words, "what-if-rest"));
        }
        // Where several inks are possible, nothing that can be written is the contrary.
        let has_agree = play.can(ForTable::Agree);
        let is_one_of_two =
            has_agree || play.table.supposition().is_none() || play.can(ForTable::Other);
        let about = match is_one_of_two {
            true => say!(words, "what-if-about"),
            false => say!(words, "what-if-about-several"),
        };
        spoken(ui, Type::Small.text(about).color(ink.ink2));
        if !is_one_of_two {
            return None;
        }
        let mut asked = None;
        let agree = secondary(say!(words, "what-if-agree")).icon(Icon::Agree);
        if ui.add_enabled(has_agree, agree.width(ui.available_width())).clicked() {
            asked = Some(ForTable::Agree.into());
        }
        asked
    });
    ui.add_space(GAP);
    asked.inner
}

/// What was written, and by whom.
fn line(ui: &mut Ui, what: &str, who: &str) {
    let ink = theme::ink(ui.ctx());
    at_right(ui, Type::Small.line(), |ui| {
        ui.label(Type::Small.text(who).color(ink.ink2));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(egui::Label::new(Type::Small.text(what)).truncate());
        });
    });
}
