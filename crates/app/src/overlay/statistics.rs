//! What all games come to, and each of them.

use crate::dialog::{Asked, room, window};
use crate::games::{Boxed, GAMES, GameEntry};
use crate::host::Host;
use crate::library::Classes;
use crate::panel::time;
use crate::part::{Segment, difficulty, segments};
use crate::theme::{self, GAP, Type};
use egui::{Context, Grid, ScrollArea, Ui};
use grille_engine::class::Class;
use grille_store::{Card, Day, Id, Settings, Statistics, streak};
use grille_words::{Words, say};
use std::time::Duration;

/// The games as they stood when they were asked for, each with its name.
pub struct Figures {
    /// The last played first.
    pub games: Vec<(String, Card)>,
    /// The kind of game that is looked at; none for all.
    pub game: Option<&'static str>,
    /// Today.
    pub today: Day,
    /// Puzzles that were solved, and how hard they are as far as that is known.
    pub solved: Vec<(Id, Boxed)>,
    pub classes: Classes,
}

pub fn show(
    context: &Context,
    words: &Words,
    figures: &mut Figures,
    settings: &Settings,
    host: &dyn Host,
) -> Asked {
    let Figures { solved, classes, .. } = figures;
    classes.rate(context, host, solved.iter().map(|(id, puzzle)| (*id, &**puzzle)));
    window(context, words, &say!(words, "command-statistics"), 680.0, |ui| {
        if figures.games.is_empty() {
            ui.label(Type::Body.text(say!(words, "statistics-none")));
            return Asked::Nothing;
        }
        choose(ui, words, figures);
        let own = figures.shown().map(|(_, game)| game.clone());
        let all = Statistics::of(&own.collect::<Vec<Card>>());
        let streak = |game: &GameEntry| streak(&settings.days_of(game.reader.game), figures.today);
        // Of all games, the longest.
        let asked = GAMES.iter().filter(|game| figures.is_shown(game.reader.game));
        let days = u64::from(asked.map(streak).max().unwrap_or(0));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 32.0;
            let of = say!(words, "statistics-of", solved = all.solved, begun = all.begun);
            let hints = say!(words, "statistics-hints", hints = all.hints);
            for (number, about) in [
                (all.solved.to_string(), of),
                (time(all.elapsed.as_secs_f64()), say!(words, "statistics-time")),
                (all.hints.to_string(), hints),
                (days.to_string(), say!(words, "statistics-days", days = days)),
            ] {
                ui.vertical(|ui| figure(ui, &number, &about));
            }
        });
        ui.add_space(GAP);
        by_class(ui, words, figures);
        table(ui, context, words, figures);
        Asked::Nothing
    })
}

impl Figures {
    fn is_shown(&self, game: &str) -> bool {
        self.game.is_none_or(|own| own == game)
    }

    fn shown(&self) -> impl Iterator<Item = &(String, Card)> {
        self.games.iter().filter(|(_, card)| self.is_shown(&card.game))
    }
}

/// The best times of the puzzles of a class.
struct Times {
    class: Class,
    count: u32,
    sum: Duration,
    best: Duration,
}

/// Those of each class of which a puzzle was solved, the easiest first.
fn times(figures: &Figures) -> Vec<Times> {
    let mut all: Vec<Times> = Vec::new();
    for (_, card) in figures.shown() {
        let known = card.totals.best.zip(figures.classes.of(card.id));
        let Some((time, class)) = known else { continue };
        match all.iter_mut().find(|own| own.class == class) {
            Some(own) => {
                own.count += 1;
                (own.sum, own.best) = (own.sum.saturating_add(time), own.best.min(time));
            }
            None => all.push(Times { class, count: 1, sum: time, best: time }),
        }
    }
    all.sort_by_key(|own| own.class);
    all
}

/// How many puzzles of each class were solved, how quickly on average and at best.
fn by_class(ui: &mut Ui, words: &Words, figures: &Figures) {
    let all = times(figures);
    if all.is_empty() {
        return;
    }
    let ink = theme::ink(ui.ctx());
    Grid::new("classes").num_columns(4).min_col_width(96.0).spacing([28.0, 4.0]).show(ui, |ui| {
        for key in ["class", "wins", "average", "best"] {
            let name = say!(words, &format!("statistics-{key}-head"));
            ui.label(Type::Caption.text(name).color(ink.ink2));
        }
        ui.end_row();
        for Times { class, count, sum, best } in all {
            difficulty(ui, class, &say!(words, &format!("class-{}", class.name())));
            ui.label(count.to_string());
            ui.label(time((sum / count).as_secs_f64()));
            ui.label(time(best.as_secs_f64()));
            ui.end_row();
        }
    });
    ui.add_space(GAP);
}

/// All games, or one kind of them, where there are several.
fn choose(ui: &mut Ui, words: &Words, figures: &mut Figures) {
    let name = |game: &GameEntry| say!(words, &format!("game-{}-title", game.reader.game));
    let each = GAMES.iter().map(|game| Segment::new(Some(game.reader.game), name(game)));
    let all = Segment::new(None, say!(words, "statistics-all"));
    let all: Vec<_> = std::iter::once(all).chain(each).collect();
    let width = ui.available_width();
    if let Some(game) = segments(ui, Some(figures.game), &all, Some(width)) {
        figures.game = game;
    }
    ui.add_space(GAP);
}

/// The font of a number that stands over what it counts.
pub fn number_font() -> egui::FontId {
    theme::Weight::Semibold.at(20.0)
}

/// A number, and under it what it counts, as the layout of the place has them.
pub fn figure(ui: &mut Ui, number: &str, about: &str) {
    let ink = theme::ink(ui.ctx());
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.label(egui::RichText::new(number).font(number_font()));
    ui.label(Type::Small.text(about).color(ink.ink2));
}

fn table(ui: &mut Ui, context: &Context, words: &Words, figures: &Figures) {
    let ink = theme::ink(ui.ctx());
    let high = (room(context) - 160.0 - 24.0 * times(figures).len() as f32).max(120.0);
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
                for (name, game) in figures.shown() {
                    // A long name does not push the figures out of sight.
                    ui.scope(|ui| {
                        ui.set_max_width(2.0 * wide);
                        ui.add(egui::Label::new(Type::Label.text(name.as_str())).truncate());
                    });
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
