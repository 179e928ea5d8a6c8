//! The panel beside the board: what can be done, and what is said about it.

mod sheet;
mod solution;
mod told;
mod watch_controls;

use crate::command::Command;
use crate::front::Front;
use crate::play::Playing;
use crate::theme::{GAP, WIDE};
use egui::{Button, RichText, Ui, WidgetInfo, vec2};
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

/// A button for a command, with its sign, name and key.
fn button(ui: &mut Ui, words: &Words, command: impl Into<Command>, is_enabled: bool) -> bool {
    let entry = command.into().entry();
    let name = say!(words, entry.name);
    let text = format!("{}  {name}", entry.icon);
    let key = RichText::new(entry.key_text(ui.ctx())).small().weak();
    let button = Button::new(text).shortcut_text(key);
    let button = button.min_size(vec2(ui.available_width().min(240.0), 30.0));
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_enabled, &name));
    response.clicked()
}

/// A button of a sign only.
fn small(ui: &mut Ui, words: &Words, command: impl Into<Command>, is_enabled: bool) -> bool {
    let entry = command.into().entry();
    let name = say!(words, entry.name);
    let response = ui.add_enabled(is_enabled, Button::new(entry.icon).min_size(vec2(40.0, 32.0)));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_enabled, &name));
    let key = entry.key_text(ui.ctx());
    response.on_hover_text(format!("{name}  {key}")).clicked()
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
