//! What is said about games and settings that could not be kept, or not as a whole.

use crate::{Words, say};
use grille_store::{Lost, NoBackup, Restored, Tally, Trouble};

impl Words {
    /// Why something could not be kept, or brought back.
    pub fn store_problem(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Locked => say!(self, "store-locked"),
            Trouble::NoFolder => say!(self, "store-no-folder"),
            Trouble::Newer { version } => say!(self, "store-newer", version = *version),
            Trouble::Full { limit } => say!(self, "store-full", limit = *limit >> 20),
            Trouble::TooMuch { limit } => say!(self, "store-too-much", limit = *limit >> 20),
            Trouble::File { path, writing, why } => {
                let key = if *writing { "store-write" } else { "store-read" };
                say!(self, key, path = path.display().to_string(), why = self.system(why))
            }
        }
    }

    /// Why a file is no backup.
    pub fn no_backup(&self, why: NoBackup) -> String {
        match why {
            NoBackup::Other => say!(self, "backup-other"),
            NoBackup::Newer { version } => say!(self, "backup-newer", version = version),
        }
    }

    /// What a backup brought, a line for each kind.
    pub fn restored(&self, restored: &Restored) -> Vec<String> {
        let tallied = |key: &str, tally: Tally| {
            let Tally { added, renewed, kept, open } = tally;
            say!(self, key, added = added, renewed = renewed, kept = kept, open = open)
        };
        let mut told = vec![
            tallied("backup-games", restored.games),
            tallied("backup-drawings", restored.canvases),
        ];
        if restored.settings {
            told.push(say!(self, "backup-settings"));
        }
        told
    }

    /// What was lost when something was brought back.
    pub fn store_lost(&self, lost: &Lost) -> String {
        match lost {
            Lost::LastRecord => say!(self, "store-lost-last"),
            Lost::Records { line, aside } => {
                let path = aside.display().to_string();
                say!(self, "store-lost-records", line = *line, path = path)
            }
            Lost::Setting { line, text } => {
                say!(self, "store-lost-setting", line = *line, text = text.as_str())
            }
        }
    }
}
