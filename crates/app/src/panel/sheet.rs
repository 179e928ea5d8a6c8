//! While the player writes: the clock, tools, what-if, help.

use super::{button, small, time, told, tools};
use crate::board::line_label;
use crate::command::Command;
use crate::play::Play;
use crate::theme::{self, GAP};
use egui::{RichText, Ui};
use grille_engine::grid::LineId;
use grille_store::{Mistakes, Settings};
use grille_words::{Words, say};

pub fn show(
    ui: &mut Ui,
    words: &Words,
    play: &mut Play,
    settings: &mut Settings,
) -> Option<Command> {
    let mut asked = None;
    ui.label(RichText::new(play.title(words)).heading());
    // In a low panel what is said comes first, or nobody would see it.
    let is_low = ui.ctx().content_rect().width() < 620.0;
    if is_low {
        asked = told::show(ui, words, play);
    }
    figures(ui, words, play, settings);
    ui.add_space(GAP);
    if settings.tool_buttons || !play.game.puzzle().palette().is_two_tone() {
        tools::show(ui, words, play, settings.tool_buttons);
        ui.add_space(GAP);
    }
    ui.horizontal(|ui| {
        for (command, enabled) in [
            (Command::Undo, play.game.session().can_undo()),
            (Command::Redo, play.game.session().can_redo()),
            (Command::Check, true),
            (Command::Pause, true),
        ] {
            if small(ui, words, command, enabled) {
                asked = Some(command);
            }
        }
    });
    ui.add_space(GAP);
    asked = supposing(ui, words, play).or(asked);
    if button(ui, words, Command::Hint, true) {
        asked = Some(Command::Hint);
    }
    if !is_low {
        asked = told::show(ui, words, play).or(asked);
    }
    for command in [Command::Watch, Command::Solve] {
        if button(ui, words, command, true) {
            asked = Some(command);
        }
    }
    ui.add_space(GAP);
    spoken(ui, words, play, settings.mistakes);
    asked
}

/// How far the game is, and for how long it has been going on.
fn figures(ui: &mut Ui, words: &Words, play: &Play, settings: &mut Settings) {
    let size = play.game.puzzle().size();
    let left = size.lines().filter(|&line| !play.game.is_done(line)).count();
    ui.weak(format!("{size} · {}", say!(words, "play-lines-left", count = left)));
    if settings.timer_hidden {
        if ui.link(say!(words, "play-clock-hidden")).clicked() {
            settings.timer_hidden = false;
        }
        return;
    }
    ui.weak(say!(words, "play-clock", time = time(play.clock)));
    let totals = play.game.totals();
    if let Some(best) = totals.best {
        let best = time(best.as_secs_f64());
        ui.weak(say!(words, "play-best", time = best, wins = totals.wins));
    }
}

fn supposing(ui: &mut Ui, words: &Words, play: &Play) -> Option<Command> {
    let mut asked = None;
    let depth = play.game.supposed();
    if depth == 0 {
        return button(ui, words, Command::Suppose, true).then_some(Command::Suppose);
    }
    let accent = theme::ink(ui.ctx()).accent;
    ui.label(RichText::new(say!(words, "play-supposing", depth = depth)).color(accent));
    let session = play.game.session();
    for (command, is_there) in [
        (Command::Keep, true),
        (Command::Drop, true),
        (Command::Other, session.supposed().is_some() && session.other_way().is_none()),
        (Command::Agree, session.other_way().is_some()),
    ] {
        if is_there && button(ui, words, command, true) {
            asked = Some(command);
        }
    }
    asked
}

/// How the lines stand that the player is at; a screen reader says it when it changes.
fn spoken(ui: &mut Ui, words: &Words, play: &Play, mistakes: Mistakes) {
    let Some(cell) = play.desk.pointed() else { return };
    let lines = [LineId::Row(cell.row), LineId::Col(cell.col)];
    let text = lines.map(|line| line_label(words, &play.game, line, mistakes)).join("\n");
    let response = ui.weak(text);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}
