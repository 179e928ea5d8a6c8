//! While solutions are shown.

use crate::command::Command;
use crate::play::{Mode, Play};
use egui::{RichText, Ui};
use grille_engine::session::Act;
use grille_words::{Words, say};

pub fn show(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    let Mode::Solution(shown) = &play.mode else { return None };
    ui.label(RichText::new(say!(words, "solution-title")).heading());
    let more = if shown.is_last { "no" } else { "yes" };
    ui.label(say!(words, "solution-number", number = shown.number, more = more));
    let mut asked = None;
    let is_last = shown.is_last;
    if play.is_busy() {
        ui.label(say!(words, "hint-thinking"));
        if ui.button(say!(words, "cancel")).clicked() {
            play.stop();
        }
    } else if !is_last && ui.button(say!(words, "solution-next")).clicked() {
        asked = Some(Command::Solve);
    }
    if ui.button(say!(words, "solution-write")).clicked() {
        if let Some(change) = play.solution() {
            play.back();
            play.was_congratulated = true;
            play.act(&Act::Play(change));
            play.was_congratulated = true;
        }
    } else if ui.button(say!(words, "solution-back")).clicked() {
        play.back();
    }
    asked
}
