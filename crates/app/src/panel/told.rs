//! What is said: the hint as far as it is told, or an answer.

use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::play::Playing;
use crate::theme::{self, GAP};
use egui::{Stroke, Ui};
use grille_engine::hint::{Hint, Level};
use grille_words::{Words, say};

pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    let table = &play.table;
    let sentences: Vec<String> = match (table.shown_hint(), table.said(), table.asked()) {
        (_, _, Some(_)) => vec![say!(words, "hint-thinking")],
        (Some((hint, level)), _, _) => G::hint(words, hint, level, table.puzzle()),
        (None, Some(said), _) => words.said(said, table.puzzle()),
        (None, None, None) => return None,
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

fn answers<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    if play.table.asked().is_some() {
        if ui.button(say!(words, "cancel")).clicked() {
            play.table.stop();
        }
        return None;
    }
    let (has_more, can_take) = match play.table.shown_hint() {
        None | Some((Hint::Solved | Hint::Stuck | Hint::Undecided, _)) => (false, false),
        Some((Hint::Wrong(_), level)) => (level < Level::Argument, false),
        Some((Hint::Next(_), level)) => (level < Level::Argument, level >= Level::Cells),
    };
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        if has_more && ui.button(say!(words, "hint-more")).clicked() {
            asked = Some(ForTable::Hint.into());
        }
        if can_take && ui.button(say!(words, "hint-take")).clicked() {
            asked = Some(ForTable::TakeHint.into());
        }
        if ui.button(say!(words, "hint-close")).clicked() {
            play.table.forget();
        }
    });
    asked
}
