//! A file by its path, where the system has no dialog for files.

use crate::dialog::{Asked, window};
use crate::theme::GAP;
use egui::{Context, Key, TextEdit};
use grille_words::{Words, say};

pub fn show(context: &Context, words: &Words, typed: &mut String) -> Asked {
    window(context, words, &say!(words, "command-open"), 560.0, |ui| {
        ui.set_width(420.0_f32.min(context.content_rect().width() - 60.0));
        let label = ui.label(say!(words, "path-why"));
        let field = ui.add(TextEdit::singleline(typed).desired_width(f32::INFINITY));
        let field = field.labelled_by(label.id);
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if typed.is_empty() && !enter {
            field.request_focus();
        }
        ui.add_space(GAP);
        let asked =
            ui.add_enabled(!typed.trim().is_empty(), egui::Button::new(say!(words, "path-open")));
        match (asked.clicked() || enter) && !typed.trim().is_empty() {
            true => Asked::File(typed.trim().into()),
            false => Asked::Nothing,
        }
    })
}
