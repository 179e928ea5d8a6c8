//! Files that are chosen, dropped or pasted.

use super::Window;
use crate::command::ForWindow;
use crate::dialog::Written;
use crate::games;
use crate::host::{Chosen, Wanted};
use crate::library::stem;
use crate::overlay::{Overlay, Typed};
use crate::play::Origin;
use crate::studio::import::{Given, Wizard};
use egui::Context;
use grille_formats::source::MAX_BYTES;
use grille_picture::encode::as_ppm;
use grille_picture::is_picture;
use grille_words::say;
use std::path::Path;

/// What a path is chosen for.
pub(super) enum For {
    /// What lies there is opened.
    Opening,
    /// The studio has asked.
    Studio,
    /// These are written there.
    Writing(Written),
    /// A backup is brought back from there.
    Restoring,
}

impl Window {
    /// Reads a puzzle from a file's bytes, and puts it on the table; whether there was one.
    ///
    /// A picture is imported in the studio, unless it is a puzzle of which each pixel is a cell.
    pub fn open_bytes(&mut self, name: &str, bytes: Vec<u8>) -> bool {
        self.take_bytes(name, bytes, true)
    }

    /// The same; `keeps_id` says whether a number that the puzzle has, such as those of catalogues, is
    /// a better name than this one.
    fn take_bytes(&mut self, name: &str, bytes: Vec<u8>, keeps_id: bool) -> bool {
        let is_puzzle = |bytes: &[u8]| match self.in_studio {
            true => as_ppm(bytes).is_ok(),
            false => games::read(&self.words, name, bytes.to_vec()).is_ok(),
        };
        if is_picture(&bytes) && !is_puzzle(&bytes) {
            let file = Path::new(name).file_name().unwrap_or_default();
            self.import(Given::Bytes(file.to_string_lossy().into_owned(), bytes));
            return true;
        }
        if self.in_studio {
            return self.edit_bytes(name, bytes);
        }
        match games::read(&self.words, name, bytes).map(|all| all.into_iter().next()) {
            Ok(Some(puzzle)) => {
                let name = stem(name);
                // It has that name from now on, so that its game can be told from others.
                let puzzle = match &puzzle.about().id {
                    Some(_) if keeps_id => puzzle,
                    Some(_) | None => puzzle.named(&name),
                };
                self.open(&*puzzle, Origin::Other(name));
                true
            }
            Ok(None) => false,
            Err(what) => {
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
                false
            }
        }
    }

    /// Opens a file, or puts a folder on the shelves; whether there was one.
    pub fn open_path(&mut self, path: &Path) -> bool {
        let files = self.host.files();
        if files.is_folder(path) {
            self.leave();
            self.overlay = None;
            self.open_folder(path);
            return true;
        }
        let name = path.display().to_string();
        // One byte more than may be, so that it is told that a file is too long.
        match files.read(path, MAX_BYTES as u64 + 1) {
            Some(bytes) => {
                // The player knows a file by its name.
                let is_open = self.take_bytes(&name, bytes, false);
                if is_open {
                    self.remember(path);
                }
                is_open
            }
            None => {
                let what = say!(self.words, "file-unreadable");
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
                false
            }
        }
    }

    /// Makes a puzzle of a picture, in the studio.
    fn import(&mut self, given: Given) {
        self.enter_room(Box::new(Wizard::with(given)));
    }

    /// Notes that a file was opened.
    pub fn remember(&mut self, path: &Path) {
        if self.host.lacks().contains(&ForWindow::Folder) {
            return;
        }
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.settings.opened(&whole);
    }

    pub(super) fn take_files(&mut self, context: &Context) {
        let (dropped, pasted, picture) = context.input(|input| {
            let picture = input.events.iter().find_map(|event| match event {
                egui::Event::PasteImage(image) => Some(image.clone()),
                _ => None,
            });
            let pasted = input.events.iter().find_map(|event| match event {
                egui::Event::Paste(text) => Some(text.clone()),
                _ => None,
            });
            (input.raw.dropped_files.clone(), pasted, picture)
        });
        for file in dropped {
            self.open_path(file.path());
        }
        // Under a dialog nothing is pasted but into its fields.
        let is_free = !self.is_covered() && !context.text_edit_focused();
        if let Some(text) = pasted.filter(|_| is_free) {
            if self.in_studio && self.studio.paste(&text) {
                return;
            }
            let name = say!(self.words, "file-pasted");
            self.open_bytes(&name, text.into_bytes());
        }
        if let Some(image) = picture.filter(|_| !self.is_covered()) {
            self.import(Given::Pasted(say!(self.words, "file-pasted"), image));
        }
        match self.host.chosen() {
            Some(Chosen::Path(path)) => {
                self.take_path(&path, false);
            }
            Some(Chosen::NoDialog) => {
                let under = self.overlay.take().map(Box::new);
                self.overlay = Some(Overlay::Path(Typed::of(self.wanted.clone()), under));
            }
            None => {}
        }
    }

    /// Asks the machine for a file or a folder.
    pub(super) fn choose(&mut self, wanted: Wanted, purpose: For, context: &Context) {
        (self.wanted, self.purpose) = (wanted.clone(), purpose);
        self.host.choose(wanted, context);
    }

    /// Takes the path that was asked for; whether it leads to something. Who is sure has said that what lies there is
    /// to be replaced.
    pub(super) fn take_path(&mut self, path: &Path, is_sure: bool) -> bool {
        match &self.purpose {
            For::Opening => self.open_path(path),
            For::Writing(_) => self.write(path, is_sure),
            For::Restoring => self.restore(path),
            For::Studio => {
                let taken = self.studio.take_path(&self.words, &self.wanted, path, &*self.host);
                match taken {
                    Ok(()) => self.overlay = None,
                    Err(why) => self.notice = Some(why),
                }
                self.notice.is_none()
            }
        }
    }
}
