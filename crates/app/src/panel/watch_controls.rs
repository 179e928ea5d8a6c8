//! The panel while a method is watched: which one, its buttons and its speed. Pace and steps are
//! in `grille_table::Watch`.

use super::button;
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::play::Playing;
use crate::theme::GAP;
use egui::{RichText, Slider, Ui};
use grille_engine::run::Status;
use grille_table::{Pace, Watch};
use grille_words::{Words, say};

pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    let puzzle = play.table.puzzle().clone();
    let watch = play.table.watched()?;
    ui.label(RichText::new(say!(words, "watch-title")).heading());
    let mut again = None;
    let now = watch.entry();
    let combo = egui::ComboBox::from_label(say!(words, "watch-method")).selected_text(now.name);
    combo.height(420.0).show_ui(ui, |ui| {
        for entry in G::methods().iter().filter(|entry| entry.takes(&puzzle)) {
            if ui.selectable_label(entry.name == now.name, entry.name).clicked() {
                again = Some((entry, watch.from_here, G::Options::default()));
            }
        }
    });
    ui.weak(say!(words, &format!("method-{}", now.name)));
    let mut from_here = watch.from_here;
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut from_here, false, say!(words, "watch-from-start"));
        ui.selectable_value(&mut from_here, true, say!(words, "watch-from-here"));
    });
    if from_here != watch.from_here {
        again = Some((now, from_here, watch.options.clone()));
    }
    if let Some(options) = G::options(ui, words, now, &watch.options) {
        again = Some((now, watch.from_here, options));
    }
    ui.add_space(GAP);
    let mut asked = None;
    for command in [ForTable::Run, ForTable::Step, ForTable::Guess, ForTable::End] {
        let is_enabled = command != ForTable::Step || watch.pace == Pace::Still;
        if button(ui, words, command, is_enabled) {
            asked = Some(command.into());
        }
    }
    let slider = Slider::new(&mut watch.speed, 0.0..=Watch::<G>::FASTEST).show_value(false);
    ui.add(slider.text(say!(words, "watch-speed")));
    ui.add_space(GAP);
    status(ui, words, watch, &puzzle);
    ui.add_space(GAP);
    if ui.button(say!(words, "watch-back")).clicked() {
        return Some(ForTable::Watch.into());
    }
    if let Some((entry, from_here, options)) = again {
        let speed = watch.speed;
        play.table.watch(entry, from_here, options);
        if let Some(watch) = play.table.watched() {
            watch.speed = speed;
        }
    }
    asked
}

fn status<G: Front>(ui: &mut Ui, words: &Words, watch: &Watch<G>, puzzle: &G::Puzzle) {
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
    // A solution is told already.
    let is_told = watch.is_over() || watch.is_at_solution();
    if let Some(event) = watch.last.as_ref().filter(|_| !is_told) {
        ui.label(G::event(words, event, puzzle));
    }
}
