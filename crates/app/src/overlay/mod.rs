//! What lies over the rest, one file each; what a game says itself is its own dialog.

mod keys;
mod palette;
mod path;
mod settings;
mod statistics;
mod win;

pub use statistics::Figures;

use crate::command::{COMMANDS, Command, Menu};
use crate::dialog::{Asked, Dialog};
use crate::host::Host;
use crate::part::row;
use crate::play::Play;
use crate::screen::Screen;
use egui::{Context, Ui};
use grille_store::Settings;
use grille_words::{Words, say};

/// What lies over the rest.
pub enum Overlay {
    /// Everything that can be done, filtered by what is typed.
    Palette(palette::Search),
    /// All keys.
    Keys,
    /// How to play.
    Lesson(Box<dyn Dialog>),
    /// What can be chosen.
    Settings,
    /// What all games come to.
    Statistics(Box<Figures>),
    /// The congratulation.
    Win,
    /// A new puzzle to order.
    New(Box<dyn Dialog>),
    /// A file by its path, where the system has no dialog for files.
    Path(String),
}

impl Overlay {
    /// Everything that can be done.
    pub fn palette() -> Overlay {
        Overlay::Palette(palette::Search::default())
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
        ui.set_width(280.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for entry in COMMANDS.iter().filter(|entry| entry.menu == menu) {
            let (name, key) = (say!(words, entry.name), entry.key_text(ui.ctx()));
            let is_there = can(entry.command);
            let shown =
                ui.add_enabled_ui(is_there, |ui| row(ui, Some(entry.icon), &name, &key, false));
            if shown.inner.clicked() {
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
    (play, screen): (Option<&dyn Play>, &Screen),
    host: &dyn Host,
    settings: &mut Settings,
) -> Asked {
    match overlay {
        Overlay::Palette(search) => palette::show(context, words, search, screen),
        Overlay::Keys => keys::show(context, words, play),
        Overlay::Lesson(dialog) | Overlay::New(dialog) => dialog.show(context, words, host),
        Overlay::Settings => settings::show(context, words, settings),
        Overlay::Statistics(figures) => statistics::show(context, words, figures),
        Overlay::Win => win::show(context, words, play),
        Overlay::Path(typed) => path::show(context, words, typed),
    }
}
