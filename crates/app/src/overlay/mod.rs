//! What lies over the rest, one file each; what a game says itself is its own dialog.

mod certificate;
mod keys;
mod palette;
mod path;
mod print;
mod settings;
mod share;
mod statistics;
mod win;

pub use certificate::Proof;
pub use path::Typed;
pub use print::Printing;
pub use settings::Page;
pub use share::Shared;
pub use statistics::Figures;

use crate::command::Entry;
use crate::dialog::{Asked, Dialog};
use crate::host::Host;
use crate::play::Play;
use crate::screen::Screen;
use egui::Context;
use grille_store::Settings;
use grille_words::Words;

/// What lies over the rest.
pub enum Overlay {
    /// Everything that can be done, filtered by what is typed.
    Palette(palette::Search),
    /// All keys.
    Keys,
    /// How to play.
    Lesson(Box<dyn Dialog>),
    /// What can be chosen; and what came of bringing a backup back.
    Settings(Page, Vec<String>),
    /// What all games come to.
    Statistics(Box<Figures>),
    /// The puzzle on the table, to hand on.
    Share(Box<Shared>),
    /// A proof of what is said about a puzzle.
    Certificate(Box<Proof>),
    /// The puzzle on the table on paper.
    Print(Box<Printing>),
    /// The congratulation.
    Win,
    /// A new puzzle of this game to order.
    New(&'static str, Box<dyn Dialog>),
    /// A file by its path, where the system has no dialog for files; over what asked for it.
    Path(Typed, Option<Box<Overlay>>),
}

impl Overlay {
    /// Everything that can be done.
    pub fn palette() -> Overlay {
        Overlay::Palette(palette::Search::default())
    }
}

/// What an overlay lies over.
pub struct Under<'a> {
    /// The screen.
    pub screen: &'static Screen,
    /// What can be done there.
    pub can: Vec<&'static Entry>,
    /// The keys of its board, each with the key of what it does.
    pub keys: Vec<(&'static str, &'static str)>,
    /// The puzzle on the table.
    pub play: Option<&'a dyn Play>,
    /// Whether that puzzle is only tried out.
    pub is_trial: bool,
}

/// Draws what lies over the rest.
pub fn show(
    context: &Context,
    words: &Words,
    overlay: &mut Overlay,
    under: &Under<'_>,
    host: &dyn Host,
    settings: &mut Settings,
) -> Asked {
    match overlay {
        Overlay::Palette(search) => palette::show(context, words, search, under),
        Overlay::Keys => keys::show(context, words, under),
        Overlay::Lesson(dialog) | Overlay::New(_, dialog) => dialog.show(context, words, host),
        Overlay::Settings(page, told) => settings::show(context, words, page, told, settings, host),
        Overlay::Statistics(figures) => statistics::show(context, words, figures, settings, host),
        Overlay::Share(shared) => share::show(context, words, shared, settings, host),
        Overlay::Certificate(proof) => certificate::show(context, words, proof, host),
        Overlay::Print(printing) => print::show(context, words, printing, host),
        Overlay::Win => win::show(context, words, under),
        Overlay::Path(typed, _) => path::show(context, words, typed),
    }
}
