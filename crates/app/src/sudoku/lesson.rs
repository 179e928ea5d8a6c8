//! How to play sudoku, on one page.

use crate::dialog::{Asked, Dialog, focus, window};
use crate::host::Host;
use crate::part::{at_right, primary};
use crate::theme::{GAP, Type};
use egui::Context;
use grille_words::{Words, say};

/// The page.
pub struct Lesson;

impl Dialog for Lesson {
    fn show(&mut self, context: &Context, words: &Words, _: &dyn Host) -> Asked {
        window(context, words, &say!(words, "command-about"), 520.0, |ui| {
            for (title, text) in [
                ("sudoku-lesson-rule", "sudoku-lesson-rule-text"),
                ("sudoku-lesson-entry", "sudoku-lesson-entry-text"),
                ("sudoku-lesson-marks", "sudoku-lesson-marks-text"),
                ("sudoku-lesson-select", "sudoku-lesson-select-text"),
            ] {
                ui.label(Type::Strong.text(say!(words, title)));
                ui.label(Type::Body.text(say!(words, text)));
                ui.add_space(GAP);
            }
            for key in ["lesson-hint", "lesson-kept"] {
                ui.label(Type::Body.text(say!(words, key)));
            }
            ui.add_space(GAP);
            at_right(ui, 36.0, |ui| {
                let done = ui.add(primary(say!(words, "settings-done")));
                focus(&done);
                if done.clicked() { Asked::Close } else { Asked::Nothing }
            })
        })
    }
}
