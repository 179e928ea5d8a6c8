//! Files that are chosen, dropped or pasted.

use super::Window;
use crate::games;
use crate::host::Chosen;
use crate::library::{Shelf, stem};
use crate::overlay::Overlay;
use crate::play::Origin;
use egui::Context;
use grille_formats::source::MAX_BYTES;
use grille_words::say;
use std::path::Path;

impl Window {
    /// Reads a puzzle from a file's bytes, and puts it on the table; whether there was one.
    pub fn open_bytes(&mut self, name: &str, bytes: Vec<u8>) -> bool {
        match games::read(&self.words, name, bytes).map(|all| all.into_iter().next()) {
            Ok(Some(puzzle)) => {
                self.open(&*puzzle, Origin::Other(stem(name)));
                true
            }
            Ok(None) => false,
            Err(what) => {
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
                false
            }
        }
    }

    /// Opens a file, or puts a folder on the shelves.
    pub fn open_path(&mut self, context: &Context, path: &Path) {
        let files = self.host.files();
        if files.is_folder(path) {
            if !self.settings.folders.iter().any(|own| own == path) {
                self.settings.folders.push(path.to_owned());
            }
            self.go(context, Shelf::Folder(path.to_owned()));
            return;
        }
        let name = path.display().to_string();
        // One byte more than may be, so that it is told that a file is too long.
        match files.read(path, MAX_BYTES as u64 + 1) {
            Some(bytes) => {
                if self.open_bytes(&name, bytes) {
                    self.remember(path);
                }
            }
            None => {
                let what = say!(self.words, "file-unreadable");
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
            }
        }
    }

    /// Notes that a file was opened.
    pub fn remember(&mut self, path: &Path) {
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.settings.opened(&whole);
    }

    pub(super) fn take_files(&mut self, context: &Context) {
        let (dropped, pasted) = context.input(|input| {
            let pasted = input.events.iter().find_map(|event| match event {
                egui::Event::Paste(text) => Some(text.clone()),
                _ => None,
            });
            (input.raw.dropped_files.clone(), pasted)
        });
        for file in dropped {
            self.open_path(context, file.path());
        }
        if let Some(text) = pasted.filter(|_| !context.text_edit_focused()) {
            let name = say!(self.words, "file-pasted");
            self.open_bytes(&name, text.into_bytes());
        }
        match self.host.chosen() {
            Some(Chosen::Path(path)) => self.open_path(context, &path),
            Some(Chosen::NoDialog) => self.overlay = Some(Overlay::Path(String::new())),
            None => {}
        }
    }
}
