//! The panel while a method is watched: which one, what its last step did, and the steps round
//! it. Pace and steps are in `grille_table::Watch`; the timeline lies under the board.

use super::{head, spoken};
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::part::{Hue, Segment, combo, context_card, quiet, segments};
use crate::play::{Play, Playing};
use crate::theme::{self, GAP, Icon, ROUND, Type};
use egui::{Align, CornerRadius, Layout, Sense, Ui, WidgetInfo, pos2, vec2};
use grille_engine::run::{Entry, Status};
use grille_table::Watch;
use grille_words::{Words, capital, say};

/// How many steps are listed before and after the one that is shown.
const ROUND_STEPS: u64 = 3;

pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    let title = say!(words, "watch-of", title = play.title(words));
    head(ui, words, play, &title, |_| {});
    ui.add_space(GAP);
    let (puzzle, is_unique) = (play.table.puzzle().clone(), play.is_unique());
    let watch = play.table.watched()?;
    let now = watch.entry();
    let mut again = method::<G>(ui, words, &puzzle, now)
        .map(|entry| (entry, watch.from_here, G::Options::default()));
    let ends = [false, true].map(|from_here| {
        let key = if from_here { "watch-from-here" } else { "watch-from-start" };
        Segment::new(from_here, say!(words, key))
    });
    let width = ui.available_width();
    let from_here = segments(ui, Some(watch.from_here), &ends, Some(width));
    if let Some(from_here) = from_here.filter(|own| *own != watch.from_here) {
        again = Some((now, from_here, watch.options.clone()));
    }
    if let Some(options) = G::options(ui, words, now, &watch.options) {
        again = Some((now, watch.from_here, options));
    }
    ui.add_space(GAP);
    let title = match watch.number() {
        0 => say!(words, "watch-start"),
        number => say!(words, "watch-step", number = number, count = watch.count()),
    };
    context_card(ui, Hue::Hint, Icon::Watch, &title, "", |ui| {
        let event = watch.last().map(|event| G::event(words, event, &puzzle));
        if let Some(event) = event {
            spoken(ui, Type::Body.text(capital(&event)));
        }
        ui.label(Type::Small.text(capital(&standing(words, watch, is_unique))));
    });
    ui.add_space(GAP);
    if let Some(number) = steps(ui, words, watch, &puzzle) {
        watch.seek(number);
    }
    figures(ui, words, watch);
    let mut asked = None;
    if ui.add(quiet(say!(words, "watch-back")).icon(Icon::ChevronLeft)).clicked() {
        asked = Some(ForTable::Watch.into());
    }
    if let Some((entry, from_here, options)) = again {
        let speed = watch.speed;
        play.table.watch(entry, from_here, options);
        if let Some(watch) = play.table.watched() {
            watch.speed = speed;
        }
    }
    asked
}

/// The methods, by the names that players understand, with the technical ones beside.
fn method<G: Front>(
    ui: &mut Ui,
    words: &Words,
    puzzle: &G::Puzzle,
    now: &'static Entry<G>,
) -> Option<&'static Entry<G>> {
    let mut chosen = None;
    let ink = theme::ink(ui.ctx());
    let combo = combo("watch-method", ui.available_width())
        .selected_text(Type::Strong.text(G::method_title(words, now.name)));
    let shown = combo.show_ui(ui, |ui| {
        for entry in G::methods().iter().filter(|entry| entry.takes(puzzle)) {
            let name = G::method_title(words, entry.name);
            let text = format!("{name}   {}", entry.name);
            if ui.selectable_label(entry.name == now.name, text).clicked() {
                chosen = Some(entry);
                ui.close();
            }
        }
    });
    shown.response.widget_info(|| {
        WidgetInfo::labeled(egui::Role::ComboBox, true, say!(words, "watch-method"))
    });
    let about = format!("{}: {}", now.name, G::method_about(words, now.name));
    ui.label(Type::Small.text(about).color(ink.ink2));
    chosen
}

/// The steps round the one that is shown; the one that was clicked.
fn steps<G: Front>(
    ui: &mut Ui,
    words: &Words,
    watch: &Watch<G>,
    puzzle: &G::Puzzle,
) -> Option<u64> {
    let (first, all) = watch.timeline();
    let counts: Vec<u32> = all.collect();
    if counts.is_empty() {
        return None;
    }
    let ink = theme::ink(ui.ctx());
    ui.label(Type::Strong.text(say!(words, "watch-steps")));
    let last = first + counts.len() as u64;
    let from = watch.number().saturating_sub(ROUND_STEPS).max(first + 1);
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for number in from..=(from + 2 * ROUND_STEPS).min(last) {
        let is_shown = number == watch.number();
        let size = vec2(ui.available_width(), 32.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let events = watch.events(number);
        let name = events.last().map(|event| G::event_title(words, event, puzzle));
        let name = name.unwrap_or_default();
        response.widget_info(|| {
            WidgetInfo::selected(egui::Role::Button, true, is_shown, format!("{number} {name}"))
        });
        let fill = match (is_shown, response.hovered()) {
            (true, _) => ink.hint_fill,
            (false, true) => ink.sunk,
            (false, false) => egui::Color32::TRANSPARENT,
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(ROUND), fill);
        let own = if is_shown { Type::Strong } else { Type::Small };
        let font = egui::FontId::new(Type::Small.font().size, own.font().family);
        let y = rect.center().y;
        let text = |x: f32, align: egui::Align2, text: String, colour: egui::Color32| {
            painter.text(pos2(x, y), align, text, font.clone(), colour);
        };
        let count = counts[(number - first - 1) as usize];
        text(rect.left() + 10.0, egui::Align2::LEFT_CENTER, number.to_string(), ink.ink2);
        text(rect.left() + 44.0, egui::Align2::LEFT_CENTER, name, ink.ink);
        if count > 0 {
            let count = say!(words, "watch-found", count = count);
            text(rect.right() - 10.0, egui::Align2::RIGHT_CENTER, count, ink.ink);
        }
        if response.clicked() {
            chosen = Some(number);
        }
    }
    ui.spacing_mut().item_spacing.y = GAP;
    ui.add_space(GAP);
    chosen
}

/// What is known on the board that is shown, and what the run has supposed.
fn figures<G: Front>(ui: &mut Ui, words: &Words, watch: &Watch<G>) {
    let board = watch.board();
    let count = board.size().cells();
    let known = say!(words, "watch-known-of", known = count - board.open(), count = count);
    ui.add_space(GAP);
    ui.label(Type::Strong.text(say!(words, "watch-so-far")));
    fact(ui, &say!(words, "watch-known"), &known);
    fact(ui, &say!(words, "watch-guesses"), &watch.stats().guesses.to_string());
    if watch.depth() > 0 {
        fact(ui, &say!(words, "watch-depth"), &watch.depth().to_string());
    }
    ui.add_space(GAP);
}

/// A name, and at the right what it comes to, no higher than its text.
fn fact(ui: &mut Ui, name: &str, value: &str) {
    let ink = theme::ink(ui.ctx());
    let size = vec2(ui.available_width(), Type::Small.line());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.label(Type::Small.text(name).color(ink.ink2));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(Type::Small.text(value).family(Type::Strong.font().family));
        });
    });
}

/// How the run stands, in a few words.
fn standing<G: Front>(words: &Words, watch: &Watch<G>, is_unique: bool) -> String {
    match (watch.status, watch.stats().solutions) {
        _ if !watch.is_over() && !watch.is_at_solution() => say!(words, "watch-running"),
        (Status::Running, _) => say!(words, "watch-running"),
        (Status::Solution, _) if is_unique => say!(words, "watch-one"),
        (Status::Solution, _) => say!(words, "watch-solution"),
        (Status::Exhausted, 0) => say!(words, "watch-none"),
        (Status::Exhausted, 1) => say!(words, "watch-one"),
        (Status::Exhausted, count) => say!(words, "watch-all", count = count),
        (Status::Stuck, _) => say!(words, "watch-stuck"),
        (Status::Limit, _) => say!(words, "watch-limit"),
    }
}
