//! While a method is watched.

use super::{button, options};
use crate::command::Command;
use crate::play::{Mode, Play};
use crate::theme::GAP;
use crate::watch::{Pace, Watch};
use egui::{RichText, Slider, Ui};
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Event, METHODS, Palette};
use grille_engine::run::Status;
use grille_words::{Words, say};

pub fn show(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    let palette = play.game.puzzle().palette().clone();
    let Mode::Watch(watch) = &mut play.mode else { return None };
    ui.label(RichText::new(say!(words, "watch-title")).heading());
    let mut again: Option<(&str, bool, Options)> = None;
    let name = watch.entry().name;
    let combo = egui::ComboBox::from_label(say!(words, "watch-method")).selected_text(name);
    combo.height(420.0).show_ui(ui, |ui| {
        for entry in METHODS.iter().filter(|entry| entry.colours || palette.is_two_tone()) {
            if ui.selectable_label(entry.name == name, entry.name).clicked() {
                again = Some((entry.name, watch.from_here, Options::default()));
            }
        }
    });
    ui.weak(say!(words, &format!("method-{name}")));
    let mut from_here = watch.from_here;
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut from_here, false, say!(words, "watch-from-start"));
        ui.selectable_value(&mut from_here, true, say!(words, "watch-from-here"));
    });
    if from_here != watch.from_here {
        again = Some((name, from_here, watch.options.clone()));
    }
    if let Some(options) = options::show(ui, words, watch.entry(), &watch.options) {
        again = Some((name, watch.from_here, options));
    }
    ui.add_space(GAP);
    let mut asked = None;
    for command in [Command::Run, Command::Step, Command::Guess, Command::End] {
        let is_enabled = command != Command::Step || watch.pace == Pace::Still;
        if button(ui, words, command, is_enabled) {
            asked = Some(command);
        }
    }
    let slider = Slider::new(&mut watch.speed, 0.0..=Watch::FASTEST).show_value(false);
    ui.add(slider.text(say!(words, "watch-speed")));
    ui.add_space(GAP);
    status(ui, words, watch, &palette);
    ui.add_space(GAP);
    if ui.button(say!(words, "watch-back")).clicked() {
        return Some(Command::Watch);
    }
    if let Some((name, from_here, options)) = again {
        let speed = watch.speed;
        play.watch(name, from_here, options);
        if let Mode::Watch(watch) = &mut play.mode {
            watch.speed = speed;
        }
    }
    asked
}

fn status(ui: &mut Ui, words: &Words, watch: &Watch, palette: &Palette) {
    let stats = watch.stats();
    let depth = watch.depth();
    ui.weak(say!(words, "watch-stats", steps = stats.steps, guesses = stats.guesses));
    if depth > 0 {
        ui.weak(say!(words, "watch-depth", depth = depth));
    }
    let status = match watch.status {
        _ if !watch.is_over() && watch.status != Status::Solution => "watch-running",
        Status::Running => "watch-running",
        Status::Solution => "watch-solution",
        Status::Exhausted => "watch-exhausted",
        Status::Stuck => "watch-stuck",
        Status::Limit => "watch-limit",
    };
    ui.label(say!(words, status));
    let is_told = |event: &&Event| !watch.is_over() && **event != Event::Solution;
    if let Some(event) = watch.last.as_ref().filter(is_told) {
        ui.label(words.event(event, palette));
    }
}
