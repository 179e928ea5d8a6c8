//! All keys: those of the board, and those of the commands from their table.

use super::Under;
use crate::command::{COMMANDS, Command, Entry, named_key};
use crate::dialog::{Asked, room, window};
use crate::part::paint_key;
use crate::theme::{self, GAP, Type};
use egui::{Context, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use grille_words::{Words, say};

pub fn show(context: &Context, words: &Words, under: &Under<'_>) -> Asked {
    let is_studio = under.screen.is_of_studio();
    let columns = if context.content_rect().width() < 760.0 { 1 } else { 2 };
    let width = 340.0 * columns as f32 + 40.0;
    window(context, words, &say!(words, "command-keys"), width, |ui| {
        let high = room(context);
        let scroll = ScrollArea::vertical().max_height(high).min_scrolled_height(high);
        scroll.show(ui, |ui| {
            // The bar of the scroll area lies over its right border.
            ui.set_max_width(ui.available_width() - 12.0);
            ui.label(Type::Strong.text(say!(words, "keys-board")));
            let board =
                under.keys.iter().map(|&(keys, name)| (spoken(words, keys), say!(words, name)));
            table(ui, columns, &board.collect::<Vec<_>>());
            ui.add_space(GAP);
            ui.label(Type::Strong.text(say!(words, "keys-commands")));
            // The studio and the table use the same letters, each for its own.
            let keyed = COMMANDS.iter().filter(|entry| match entry.command {
                Command::Window(_) => true,
                Command::Table(_) => !is_studio,
                Command::Studio(_) => is_studio,
            });
            let key = |entry: &Entry| match is_studio {
                true => entry.key_text_on(under.screen, words),
                false => entry.key_text(words),
            };
            let keyed = keyed.map(|entry| (key(entry), say!(words, entry.name)));
            let keyed = keyed.filter(|(key, _)| !key.is_empty());
            table(ui, columns, &keyed.collect::<Vec<_>>());
        });
        Asked::Nothing
    })
}

/// Keys of a board, each as people of that language call it.
fn spoken(words: &Words, keys: &str) -> String {
    keys.split(' ').map(|key| named_key(words, key)).collect::<Vec<_>>().join(" ")
}

/// Names at the left of each column, keys at its right.
fn table(ui: &mut Ui, columns: usize, lines: &[(String, String)]) {
    let ink = theme::ink(ui.ctx());
    let between = 40.0;
    let wide = (ui.available_width() - between * (columns - 1) as f32) / columns as f32;
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in lines.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = between;
            for (key, name) in row {
                let (rect, response) = ui.allocate_exact_size(vec2(wide, 32.0), Sense::hover());
                response
                    .widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, name.as_str()));
                let painter = ui.painter();
                let right = rect.right_center();
                let taken = paint_key(painter, &ink, right, key);
                let room = wide - taken - 12.0;
                let galley = crate::part::elided(painter, name, Type::Body, ink.ink, room);
                let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
                painter.galley(at, galley, ink.ink);
            }
        });
    }
}
