//! Something that lies over the rest and answers when it is done with.

use crate::command::Command;
use crate::games::AnyPuzzle;
use crate::host::Host;
use egui::{Align2, Context, Ui, Vec2};
use grille_words::Words;
use std::path::PathBuf;

/// What was asked for.
pub enum Asked {
    /// Nothing.
    Nothing,
    /// That it goes away.
    Close,
    /// A command.
    Run(Command),
    /// This puzzle, under this name.
    Play(Box<dyn AnyPuzzle>, String),
    /// A file.
    File(PathBuf),
    /// The first puzzle of the collection.
    First,
}

/// A dialog of a game's own.
pub trait Dialog {
    /// Draws it.
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked;
}

/// A window in the middle; closing it is an answer too.
pub fn window(context: &Context, title: String, contents: impl FnOnce(&mut Ui) -> Asked) -> Asked {
    let mut is_open = true;
    let window = egui::Window::new(title).collapsible(false).auto_sized().open(&mut is_open);
    let shown = window.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(context, contents);
    match shown.and_then(|shown| shown.inner) {
        Some(Asked::Nothing) | None if !is_open => Asked::Close,
        asked => asked.unwrap_or(Asked::Nothing),
    }
}

/// How high the contents of a window can be on this screen.
pub fn room(context: &Context) -> f32 {
    (context.content_rect().height() - 140.0).max(160.0)
}
