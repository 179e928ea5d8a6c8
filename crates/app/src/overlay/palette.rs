//! Everything that can be done, to be searched: arrows choose, Enter does it.

use crate::command::COMMANDS;
use crate::dialog::{Asked, window};
use crate::screen::Screen;
use egui::{Button, Context, Key, Modifiers, TextEdit};
use grille_words::{Words, say};

/// The most that are shown at once.
const MOST: usize = 10;

/// What was typed, and which of what fits is chosen.
#[derive(Default)]
pub struct Search {
    typed: String,
    chosen: usize,
}

pub fn show(context: &Context, words: &Words, search: &mut Search, screen: &Screen) -> Asked {
    window(context, say!(words, "command-palette"), |ui| {
        let Search { typed, chosen } = search;
        ui.input_mut(|input| {
            *chosen += usize::from(input.consume_key(Modifiers::NONE, Key::ArrowDown));
            *chosen -= usize::from(*chosen > 0 && input.consume_key(Modifiers::NONE, Key::ArrowUp));
        });
        let hint = say!(words, "palette-hint");
        let field = ui.add(TextEdit::singleline(typed).hint_text(hint).desired_width(340.0));
        field.request_focus();
        if field.changed() {
            *chosen = 0;
        }
        let wanted = typed.to_lowercase();
        let fits: Vec<_> = COMMANDS
            .iter()
            .filter(|entry| screen.has(entry.command))
            .filter(|entry| say!(words, entry.name).to_lowercase().contains(&wanted))
            .take(MOST)
            .collect();
        *chosen = (*chosen).min(fits.len().saturating_sub(1));
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let mut asked = Asked::Nothing;
        for (index, entry) in fits.iter().enumerate() {
            let text = format!("{}  {}", entry.icon, say!(words, entry.name));
            let button = Button::new(text).shortcut_text(entry.key_text(ui.ctx()));
            let button = button.selected(index == *chosen).min_size(egui::vec2(340.0, 30.0));
            if ui.add(button).clicked() || (index == *chosen && enter) {
                asked = Asked::Run(entry.command);
            }
        }
        if fits.is_empty() {
            ui.weak(say!(words, "palette-none"));
        }
        asked
    })
}
