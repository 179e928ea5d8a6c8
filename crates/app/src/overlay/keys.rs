//! All keys: those of the commands from their table, and those of the board.

use crate::command::COMMANDS;
use crate::dialog::{Asked, room, window};
use crate::games;
use crate::play::Play;
use crate::theme::GAP;
use egui::{Context, Grid, RichText, ScrollArea, Ui};
use grille_words::{Words, say};

pub fn show(context: &Context, words: &Words, play: Option<&dyn Play>) -> Asked {
    let board = play.map_or_else(games::find(None).keys, Play::keys);
    window(context, words, &say!(words, "command-keys"), 560.0, |ui| {
        let columns = if ui.ctx().content_rect().width() < 700.0 { 1 } else { 2 };
        ScrollArea::vertical().max_height(room(context)).show(ui, |ui| {
            ui.strong(say!(words, "keys-board"));
            let board = board.iter().map(|&(key, name)| (key.to_owned(), say!(words, name)));
            table(ui, "board", columns, &board.collect::<Vec<_>>());
            ui.add_space(GAP);
            ui.strong(say!(words, "keys-commands"));
            let keyed = COMMANDS.iter().filter(|entry| entry.key.is_some());
            let keyed = keyed.map(|entry| (entry.key_text(context), say!(words, entry.name)));
            table(ui, "commands", columns, &keyed.collect::<Vec<_>>());
        });
        Asked::Nothing
    })
}

fn table(ui: &mut Ui, id: &str, columns: usize, lines: &[(String, String)]) {
    Grid::new(id).num_columns(2 * columns).spacing([24.0, 6.0]).show(ui, |ui| {
        for row in lines.chunks(columns) {
            for (key, name) in row {
                ui.label(RichText::new(key).monospace().strong());
                ui.label(name);
            }
            ui.end_row();
        }
    });
}
