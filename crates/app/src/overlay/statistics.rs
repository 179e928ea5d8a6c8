//! What all games come to, and each of them.

use crate::dialog::{Asked, room, window};
use crate::panel::time;
use crate::theme::{self, GAP, Type};
use egui::{Context, Grid, ScrollArea, Ui};
use grille_store::{Card, Day, Statistics, streak};
use grille_words::{Words, say};

/// The games as they stood when they were asked for, each with its name; and the days.
pub struct Figures {
    /// The last played first.
    pub games: Vec<(String, Card)>,
    /// The days whose daily puzzle was solved.
    pub days: Vec<Day>,
    /// Today.
    pub today: Day,
}

pub fn show(context: &Context, words: &Words, figures: &Figures) -> Asked {
    window(context, words, &say!(words, "command-statistics"), 680.0, |ui| {
        let games: Vec<Card> = figures.games.iter().map(|(_, game)| game.clone()).collect();
        let all = Statistics::of(&games);
        if games.is_empty() {
            ui.label(Type::Body.text(say!(words, "statistics-none")));
            return Asked::Nothing;
        }
        let days = u64::from(streak(&figures.days, figures.today));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 32.0;
            let of = say!(words, "statistics-of", begun = all.begun);
            figure(ui, &all.solved.to_string(), &of);
            let time = time(all.elapsed.as_secs_f64());
            figure(ui, &time, &say!(words, "statistics-time"));
            figure(ui, &all.hints.to_string(), &say!(words, "statistics-hints", hints = all.hints));
            figure(ui, &days.to_string(), &say!(words, "statistics-days", days = days));
        });
        ui.add_space(GAP);
        table(ui, context, words, figures);
        Asked::Nothing
    })
}

/// A number, and under it what it counts.
pub fn figure(ui: &mut Ui, number: &str, about: &str) {
    let ink = theme::ink(ui.ctx());
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let font = theme::Weight::Semibold.at(20.0);
        ui.label(egui::RichText::new(number).font(font));
        ui.label(Type::Small.text(about).color(ink.ink2));
    });
}

fn table(ui: &mut Ui, context: &Context, words: &Words, figures: &Figures) {
    let ink = theme::ink(ui.ctx());
    let high = room(context) - 110.0;
    ScrollArea::both().max_height(high).min_scrolled_height(high).show(ui, |ui| {
        let wide = ui.available_width() / 6.0 - 28.0;
        Grid::new("games")
            .num_columns(6)
            .min_col_width(wide)
            .spacing([28.0, 8.0])
            .striped(true)
            .show(ui, |ui| {
                for key in ["puzzle", "size", "wins", "best", "played", "hints"] {
                    let name = say!(words, &format!("statistics-{key}-head"));
                    ui.label(Type::Caption.text(name).color(ink.ink2));
                }
                ui.end_row();
                for (name, game) in &figures.games {
                    ui.label(Type::Label.text(name.as_str()));
                    ui.label(words.size(game.size));
                    let helped = game.totals.wins == 0 && game.totals.helped > 0;
                    match helped {
                        true => ui.label(say!(words, "statistics-helped")),
                        false => ui.label(game.totals.wins.to_string()),
                    };
                    let best = game.totals.best.map(|best| time(best.as_secs_f64()));
                    ui.label(best.unwrap_or_else(|| "–".to_owned()));
                    ui.label(time(game.totals.all_elapsed.as_secs_f64()));
                    ui.label(game.totals.all_hints.to_string());
                    ui.end_row();
                }
            });
    });
}
