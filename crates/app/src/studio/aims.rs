//! What can be wanted of a puzzle that is mended, and what that is called.

use crate::part::{combo, offer};
use egui::{Response, RichText, Ui};
use grille_engine::class::Class;
use grille_engine::nonogram::repair::Aim;
use grille_words::{Words, capital, say};

/// What is offered, from the least on.
const AIMS: &[Aim] =
    &[Aim::Unique, Aim::ByLines, Aim::AtMost(Class::Easy), Aim::AtMost(Class::Trivial)];

fn name(words: &Words, aim: Aim) -> String {
    match aim {
        Aim::Unique => say!(words, "want-unique"),
        Aim::ByLines => say!(words, "want-lines"),
        Aim::Class(class) => capital(&words.class(class)),
        Aim::AtMost(class) => say!(words, "want-class", class = words.class(class)),
    }
}

/// A list of them to choose from.
pub fn list(
    ui: &mut Ui,
    words: &Words,
    aim: &mut Aim,
    width: f32,
    face: impl Fn(String) -> RichText,
) -> Response {
    let list = combo("aim", width).selected_text(face(name(words, *aim))).truncate();
    let shown = list.show_ui(ui, |ui| {
        for &own in AIMS {
            offer(ui, aim, own, name(words, own));
        }
    });
    shown.response
}
