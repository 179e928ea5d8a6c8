//! The panel beside the board: what can be done, and what is said about it.

mod sheet;
mod solution;
mod told;
mod watch_controls;

use crate::command::Command;
use crate::front::Front;
use crate::part::{icon_button, row};
use crate::play::Playing;
use crate::theme::{GAP, WIDE};
use egui::Ui;
use grille_store::Settings;
use grille_table::Mode;
use grille_words::{Words, say};

/// Draws the panel; the command that was asked for.
pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) -> Option<Command> {
    let mut asked = None;
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(GAP);
        asked = match play.table.mode() {
            Mode::Sheet => sheet::show(ui, words, play, settings),
            Mode::Watch(_) => watch_controls::show(ui, words, play),
            Mode::Solution(_) => solution::show(ui, words, play),
        };
        ui.add_space(WIDE);
    });
    asked
}

/// A row for a command, with its sign, name and key.
fn button(ui: &mut Ui, words: &Words, command: impl Into<Command>, is_enabled: bool) -> bool {
    let entry = command.into().entry();
    let (name, key) = (say!(words, entry.name), entry.key_text(words));
    ui.add_enabled_ui(is_enabled, |ui| row(ui, Some(entry.icon), &name, &key, false).clicked())
        .inner
}

/// A button of a sign only.
fn small(ui: &mut Ui, words: &Words, command: impl Into<Command>, is_enabled: bool) -> bool {
    let entry = command.into().entry();
    let button = icon_button(entry.icon, say!(words, entry.name)).key(entry.key_text(words));
    ui.add_enabled(is_enabled, button).clicked()
}

/// "1:05" or "1:02:03".
pub fn time(seconds: f64) -> String {
    let all = seconds as u64;
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
