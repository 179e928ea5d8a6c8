//! The panel beside the board: what can be done, and what is said about it.

mod card;
mod sheet;
mod solution;
mod suppose;
mod timeline;
mod watch_controls;

pub use card::{has_news, is_there};
pub use suppose::banner;
pub use timeline::{HIGH as TIMELINE, show as timeline};

use crate::command::Command;
use crate::front::Front;
use crate::part::{difficulty, icon_button, row};
use crate::play::{Play, Playing};
use crate::theme::{self, GAP, Type, WIDE};
use egui::{Align, Layout, Ui};
use grille_store::Settings;
use grille_table::Mode;
use grille_words::{Words, say};

/// Draws the panel; the command that was asked for.
pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) -> Option<Command> {
    // The bar of the scroll area lies over its right border.
    let width = ui.available_width() - 8.0;
    ui.add_space(GAP);
    let mut asked = None;
    let is_sheet = matches!(play.table.mode(), Mode::Sheet);
    if is_sheet && theme::is_phone(ui.ctx()) {
        // Under the thumb, whatever is said above.
        let frame = egui::Frame::new().inner_margin(egui::Margin { top: 8, ..Default::default() });
        let foot = egui::Panel::bottom("thumb").frame(frame).show_separator_line(false);
        asked = foot.show(ui, |ui| sheet::thumb(ui, words, play, settings)).inner;
    } else if G::PINS_TOOLS && is_sheet {
        let pinned = |ui: &mut Ui| {
            ui.set_max_width(width);
            sheet::pinned(ui, words, play, settings);
        };
        ui.scope(pinned);
        ui.add_space(GAP);
    }
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        let within = match play.table.mode() {
            Mode::Sheet => sheet::show(ui, words, play, settings),
            Mode::Watch(_) => watch_controls::show(ui, words, play),
            Mode::Solution(_) => solution::show(ui, words, play),
        };
        asked = within.or(asked.take());
        ui.add_space(WIDE);
    });
    asked
}

/// The title of the panel, with something at its right; under it how large the puzzle is, and
/// how hard.
fn head<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &Playing<G>,
    title: &str,
    aside: impl FnOnce(&mut Ui),
) {
    let ink = theme::ink(ui.ctx());
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            aside(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                self::title(ui, title);
            });
        });
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let size = words.size(G::size(play.table.puzzle()));
        ui.label(Type::Small.text(size).color(ink.ink2));
        if let Some(class) = play.class() {
            let word = say!(words, &format!("class-{}", class.name()));
            difficulty(ui, class, &word);
        }
    });
}

/// A title as large as there is room for it; a long one takes two lines.
fn title(ui: &mut Ui, title: &str) {
    let ink = theme::ink(ui.ctx());
    let wide =
        |own: Type| ui.painter().layout_no_wrap(title.to_owned(), own.font(), ink.ink).size().x;
    let room = ui.available_width();
    let label = match wide(Type::Title) <= room {
        true => egui::Label::new(Type::Title.text(title)),
        false if wide(Type::Shelf) <= room => egui::Label::new(Type::Shelf.text(title)),
        false => egui::Label::new(Type::Strong.text(title)).wrap(),
    };
    ui.add(label);
}

/// A row for a command, with its sign, name and key.
fn button(ui: &mut Ui, words: &Words, command: impl Into<Command>, is_enabled: bool) -> bool {
    let entry = command.into().entry();
    let (name, key) = (say!(words, entry.name), entry.key_text(words));
    ui.add_enabled_ui(is_enabled, |ui| row(ui, Some(entry.icon), &name, &key, false).clicked())
        .inner
}

/// A button of a sign only, with this side.
fn small(
    ui: &mut Ui,
    words: &Words,
    command: impl Into<Command>,
    side: f32,
    is_enabled: bool,
) -> bool {
    let entry = command.into().entry();
    let button = icon_button(entry.icon, say!(words, entry.name)).key(entry.key_text(words));
    ui.add_enabled(is_enabled, button.side(side)).clicked()
}

/// A sentence that a screen reader says when it changes.
fn spoken(ui: &mut Ui, text: egui::RichText) {
    let response = ui.label(text);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}

/// "1:05" or "1:02:03".
pub fn time(seconds: f64) -> String {
    let all = seconds as u64;
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
