//! What lies over the rest, one file each.

mod keys;
mod lesson;
mod new_puzzle;
mod palette;
mod path;
mod settings;
mod statistics;
mod win;

pub use statistics::Figures;

use crate::command::{COMMANDS, Command, Menu, When};
use crate::play::Play;
use egui::{Align2, Button, Context, Ui, Vec2};
use grille_engine::nonogram::Puzzle;
use grille_store::Settings;
use grille_words::{Words, say};
use std::path::PathBuf;

/// What lies over the rest.
pub enum Overlay {
    /// Everything that can be done, filtered by what is typed.
    Palette(palette::Search),
    /// All keys.
    Keys,
    /// How to play, a page at a time.
    Lesson(Box<lesson::Lesson>),
    /// What can be chosen.
    Settings,
    /// What all games come to.
    Statistics(Box<Figures>),
    /// The congratulation.
    Win,
    /// A new random puzzle.
    New(Box<new_puzzle::Order>),
    /// A file by its path, where the system has no dialog for files.
    Path(String),
}

/// What was asked for.
pub enum Asked {
    /// Nothing.
    Nothing,
    /// That it goes away.
    Close,
    /// A command.
    Run(Command),
    /// This puzzle, under this name.
    Play(Box<Puzzle>, String),
    /// A file.
    File(PathBuf),
    /// The first puzzle of the collection.
    First,
}

/// The menus, with the keys of their names.
pub const MENUS: &[(Menu, &str)] = &[
    (Menu::Game, "menu-game"),
    (Menu::Edit, "menu-edit"),
    (Menu::Help, "menu-help"),
    (Menu::Watch, "menu-watch"),
    (Menu::View, "menu-view"),
];

impl Overlay {
    /// A new random puzzle.
    pub fn new_puzzle() -> Overlay {
        Overlay::New(Box::default())
    }

    /// Everything that can be done.
    pub fn palette() -> Overlay {
        Overlay::Palette(palette::Search::default())
    }

    /// How to play, from the first page.
    pub fn lesson() -> Overlay {
        Overlay::Lesson(Box::default())
    }
}

/// A menu; the command that was chosen.
pub fn menu(
    ui: &mut Ui,
    words: &Words,
    (menu, key): (Menu, &str),
    can: impl Fn(Command) -> bool,
) -> Option<Command> {
    let mut asked = None;
    ui.menu_button(say!(words, key), |ui| {
        for entry in COMMANDS.iter().filter(|entry| entry.menu == menu) {
            let text = format!("{}  {}", entry.icon, say!(words, entry.name));
            let button = Button::new(text).shortcut_text(entry.key_text(ui.ctx()));
            if ui.add_enabled(can(entry.command), button).clicked() {
                asked = Some(entry.command);
                ui.close();
            }
        }
    });
    asked
}

/// Draws what lies over the rest.
pub fn show(
    context: &Context,
    words: &Words,
    overlay: &mut Overlay,
    play: Option<&Play>,
    now: When,
    settings: &mut Settings,
) -> Asked {
    match overlay {
        Overlay::Palette(search) => palette::show(context, words, search, now),
        Overlay::Keys => keys::show(context, words),
        Overlay::Lesson(lesson) => lesson::show(context, words, lesson),
        Overlay::Settings => settings::show(context, words, settings),
        Overlay::Statistics(figures) => statistics::show(context, words, figures),
        Overlay::Win => win::show(context, words, play),
        Overlay::New(order) => new_puzzle::show(context, words, order),
        Overlay::Path(typed) => path::show(context, words, typed),
    }
}

/// A window in the middle; closing it is an answer too.
fn window(context: &Context, title: String, contents: impl FnOnce(&mut Ui) -> Asked) -> Asked {
    let mut is_open = true;
    let window = egui::Window::new(title).collapsible(false).auto_sized().open(&mut is_open);
    let shown = window.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(context, contents);
    match shown.and_then(|shown| shown.inner) {
        Some(Asked::Nothing) | None if !is_open => Asked::Close,
        asked => asked.unwrap_or(Asked::Nothing),
    }
}

/// How high the contents of a window can be on this screen.
fn room(context: &Context) -> f32 {
    (context.content_rect().height() - 140.0).max(160.0)
}
