//! While the player writes: the clock, tools, what-if, help.

use super::{button, small, time, told};
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::play::{Play, Playing};
use crate::theme::{self, GAP, NARROW};
use egui::{RichText, Ui};
use grille_store::{Mistakes, Settings};
use grille_words::{Words, say};

pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) -> Option<Command> {
    let mut asked = None;
    ui.label(RichText::new(play.title(words)).heading());
    // In a low panel what is said comes first, or nobody would see it.
    let is_low = ui.ctx().content_rect().width() < NARROW;
    if is_low {
        asked = told::show(ui, words, play);
    }
    figures(ui, words, play, settings);
    ui.add_space(GAP);
    G::tools(ui, words, play.table.puzzle(), &mut play.desk, settings);
    ui.horizontal(|ui| {
        for command in [ForTable::Undo, ForTable::Redo, ForTable::Check, ForTable::Pause] {
            if small(ui, words, command, play.can(command)) {
                asked = Some(command.into());
            }
        }
    });
    ui.add_space(GAP);
    asked = supposing(ui, words, play).or(asked);
    if button(ui, words, ForTable::Hint, true) {
        asked = Some(ForTable::Hint.into());
    }
    if !is_low {
        asked = told::show(ui, words, play).or(asked);
    }
    for command in [ForTable::Watch, ForTable::Solve] {
        if button(ui, words, command, true) {
            asked = Some(command.into());
        }
    }
    ui.add_space(GAP);
    spoken(ui, words, play, settings.mistakes);
    asked
}

/// How far the game is, and for how long it has been going on.
fn figures<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>, settings: &mut Settings) {
    ui.weak(G::standing(words, &play.table));
    if settings.timer_hidden {
        if ui.link(say!(words, "play-clock-hidden")).clicked() {
            settings.timer_hidden = false;
        }
        return;
    }
    ui.weak(say!(words, "play-clock", time = time(play.clock())));
    let totals = play.totals();
    if let Some(best) = totals.best {
        let best = time(best.as_secs_f64());
        ui.weak(say!(words, "play-best", time = best, wins = totals.wins));
    }
}

fn supposing<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>) -> Option<Command> {
    let mut asked = None;
    let depth = play.table.supposed();
    if depth == 0 {
        return button(ui, words, ForTable::Suppose, true).then_some(ForTable::Suppose.into());
    }
    let accent = theme::ink(ui.ctx()).accent;
    ui.label(RichText::new(say!(words, "play-supposing", depth = depth)).color(accent));
    let has_other = play.can(ForTable::Agree);
    for (command, is_there) in [
        (ForTable::Keep, true),
        (ForTable::Drop, true),
        (ForTable::Other, play.can(ForTable::Other) && !has_other),
        (ForTable::Agree, has_other),
    ] {
        if is_there && button(ui, words, command, true) {
            asked = Some(command.into());
        }
    }
    asked
}

/// How the lines stand that the player is at; a screen reader says it when it changes.
fn spoken<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>, mistakes: Mistakes) {
    let Some(text) = G::pointed(words, &play.table, &play.desk, mistakes) else { return };
    let response = ui.weak(text);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}
