//! What is said: the hint as far as it is told, or an answer.

use crate::command::Command;
use crate::play::Play;
use crate::theme::{self, GAP};
use egui::{Stroke, Ui};
use grille_engine::nonogram::hint::{Hint, Level};
use grille_words::{Words, say};

pub fn show(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    let sentences: Vec<String> = match (&play.hint, &play.said, play.is_busy()) {
        (_, _, true) => vec![say!(words, "hint-thinking")],
        (Some((hint, level)), _, _) => words.hint(hint, *level, play.game.puzzle()),
        (None, Some(said), _) => vec![said.clone()],
        (None, None, false) => return None,
    };
    let ink = theme::ink(ui.ctx());
    let frame = egui::Frame::new().fill(ink.card).stroke(Stroke::new(1.0, ink.thin));
    let asked = frame.corner_radius(6).inner_margin(10).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for sentence in sentences {
            let response = ui.label(sentence);
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_live(egui::accesskit::Live::Polite);
            });
        }
        answers(ui, words, play)
    });
    ui.add_space(GAP);
    asked.inner
}

fn answers(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    if play.is_busy() {
        if ui.button(say!(words, "cancel")).clicked() {
            play.stop();
        }
        return None;
    }
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let more = match &play.hint {
            None | Some((Hint::Solved | Hint::Stuck | Hint::Undecided, _)) => false,
            Some((_, level)) => *level < Level::Argument,
        };
        if more && ui.button(say!(words, "hint-more")).clicked() {
            asked = Some(Command::Hint);
        }
        let can_take = matches!(&play.hint, Some((Hint::Next(_), level)) if *level >= Level::Cells);
        if can_take && ui.button(say!(words, "hint-take")).clicked() {
            asked = Some(Command::TakeHint);
        }
        if ui.button(say!(words, "hint-close")).clicked() {
            (play.hint, play.said) = (None, None);
        }
    });
    asked
}
