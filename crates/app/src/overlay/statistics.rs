//! What all games come to, and each of them.

use crate::dialog::{Asked, room, window};
use crate::panel::time;
use crate::theme::GAP;
use egui::{Context, Grid, RichText, ScrollArea};
use grille_store::{Card, Statistics};
use grille_words::{Words, say};

/// The games as they stood when they were asked for, each with its name.
pub struct Figures {
    /// The last played first.
    pub games: Vec<(String, Card)>,
}

pub fn show(context: &Context, words: &Words, figures: &Figures) -> Asked {
    window(context, words, &say!(words, "command-statistics"), 560.0, |ui| {
        let games: Vec<Card> = figures.games.iter().map(|(_, game)| game.clone()).collect();
        let all = Statistics::of(&games);
        if games.is_empty() {
            ui.label(say!(words, "statistics-none"));
            return Asked::Nothing;
        }
        ui.label(say!(words, "statistics-solved", solved = all.solved, begun = all.begun));
        ui.label(say!(words, "statistics-time", time = time(all.elapsed.as_secs_f64())));
        ui.label(say!(words, "statistics-hints", hints = all.hints));
        ui.add_space(GAP);
        ScrollArea::vertical().max_height(room(context) - 110.0).show(ui, |ui| {
            Grid::new("games").num_columns(6).spacing([22.0, 6.0]).striped(true).show(ui, |ui| {
                for key in ["puzzle", "size", "wins", "best", "played", "hints"] {
                    ui.label(RichText::new(say!(words, &format!("statistics-{key}-head"))).weak());
                }
                ui.end_row();
                for (name, game) in &figures.games {
                    ui.label(name);
                    ui.label(game.size.to_string());
                    ui.label(game.totals.wins.to_string());
                    let best = game.totals.best.map(|best| time(best.as_secs_f64()));
                    ui.label(best.unwrap_or_else(|| "–".to_owned()));
                    ui.label(time(game.totals.all_elapsed.as_secs_f64()));
                    ui.label(game.totals.all_hints.to_string());
                    ui.end_row();
                }
            });
        });
        Asked::Nothing
    })
}
