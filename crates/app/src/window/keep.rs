//! Files that the window writes where the player says: prints, certificates, backups; and backups brought back.

use super::Window;
use super::take::For;
use crate::dialog::Written;
use crate::host::Wanted;
use crate::overlay::{Overlay, Page, Typed};
use crate::part::Toast;
use egui::Context;
use grille_store::{Backup, MOST};
use grille_words::say;
use std::path::Path;

impl Window {
    /// Asks where files are to be written.
    pub(super) fn choose_place(&mut self, name: String, written: Written, context: &Context) {
        let wanted = match &written {
            Written::At(_) => Wanted::Place(name),
            Written::In(_) => Wanted::Into,
        };
        self.choose(wanted, For::Writing(written), context);
    }

    /// Writes the files that are waiting for a place. What lies there is replaced when that was asked; a dialog
    /// of the system has asked about the very path that was chosen in it.
    pub(super) fn write(&mut self, path: &Path, is_sure: bool) -> bool {
        let For::Writing(written) = &self.purpose else { return false };
        let is_asked = is_sure || self.is_asked_by_system();
        let (placed, files) = (written.placed(path), self.host.files());
        let is_new =
            |own: &Path| files.length(own).is_none() || (is_asked && (is_sure || own == path));
        if let Some((there, _)) = placed.iter().find(|(own, _)| !is_new(own)) {
            let typed = Typed::replacing(self.wanted.clone(), path, there, &self.words);
            let under = match self.overlay.take() {
                Some(Overlay::Path(_, under)) => under,
                overlay => overlay.map(Box::new),
            };
            self.overlay = Some(Overlay::Path(typed, under));
            return true;
        }
        let failed = placed.iter().find_map(|(own, bytes)| files.write(own, bytes).err());
        if let Some(why) = failed {
            let told = say!(self.words, "save-failed", why = self.words.system(&why));
            match self.overlay.take() {
                Some(overlay @ Overlay::Path(..)) => {
                    (self.overlay, self.notice) = (Some(overlay), Some(told));
                }
                overlay => {
                    let mut typed = Typed::of(self.wanted.clone());
                    (typed.path, typed.trouble) = (path.display().to_string(), Some(told));
                    self.overlay = Some(Overlay::Path(typed, overlay.map(Box::new)));
                }
            }
            return false;
        }
        let name = path.display().to_string();
        self.toast = Some(Toast::new(say!(self.words, "save-done", name = name)));
        (self.overlay, self.purpose) = (None, For::Opening);
        true
    }

    /// Whether the path that is taken now comes from a dialog of the system.
    fn is_asked_by_system(&self) -> bool {
        !matches!(self.overlay, Some(Overlay::Path(..)))
    }

    /// Asks where everything that is kept is to be written.
    pub(super) fn back_up(&mut self, context: &Context) {
        let Some(backup) = self.host.store().map(grille_store::Store::backup) else { return };
        match backup {
            Ok(bytes) => {
                let name = say!(self.words, "backup-file");
                self.choose_place(name, Written::At(vec![bytes]), context);
            }
            Err(trouble) => {
                let told = vec![self.words.store_problem(&trouble)];
                self.overlay = Some(Overlay::Settings(Page::Backup, told));
            }
        }
    }

    /// Brings back what a backup has; whether the file is one. Nothing is open meanwhile, so that everything can be
    /// renewed.
    pub(super) fn restore(&mut self, path: &Path) -> bool {
        // One byte more than may be, so that it is told that a file is too long.
        let bytes = self.host.files().read(path, MOST as u64 + 1);
        let backup = match bytes.as_deref().map(Backup::read) {
            None => Err(say!(self.words, "file-unreadable")),
            Some(_) if bytes.as_ref().is_some_and(|bytes| bytes.len() > MOST) => {
                Err(say!(self.words, "backup-too-large", limit = MOST >> 20))
            }
            Some(backup) => backup.map_err(|why| self.words.no_backup(why)),
        };
        let backup = match backup {
            Ok(backup) => backup,
            Err(what) => {
                let name = path.display().to_string();
                let told = say!(self.words, "file-bad", name = name, what = what);
                match self.overlay {
                    Some(Overlay::Path(..)) => self.notice = Some(told),
                    _ => self.overlay = Some(Overlay::Settings(Page::Backup, vec![told])),
                }
                return false;
            }
        };
        let shelf = self.library.shelf().clone();
        self.studio.start();
        self.go(shelf);
        let Some(store) = self.host.store() else { return false };
        let mut told = match store.restore(&backup) {
            Ok(restored) => self.words.restored(&restored),
            Err(trouble) => vec![self.words.store_problem(&trouble)],
        };
        if !backup.is_whole() {
            told.push(say!(self.words, "backup-damaged"));
        }
        // Days that were solved elsewhere are among the settings.
        if let Ok((settings, _)) = store.settings() {
            self.settings = settings;
        }
        (self.purpose, self.overlay) = (For::Opening, Some(Overlay::Settings(Page::Backup, told)));
        true
    }
}
