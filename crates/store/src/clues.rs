//! The clues that are being typed in, as text. There is one such text: who begins another puzzle
//! has saved or played the one before.

use crate::{Store, Trouble};

pub(crate) const CLUES: &str = "clues.txt";

impl Store {
    /// The text that was kept last.
    pub fn clues(&self) -> Result<Option<String>, Trouble> {
        let bytes = self.storage.read(CLUES)?;
        Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Keeps a text in its place; where that is wanted, so that not even a loss of power takes it
    /// away.
    pub fn keep_clues(&self, text: &str, waits_for_disk: bool) -> Result<(), Trouble> {
        let _lock = self.storage.lock("clues.lock", true)?;
        match waits_for_disk {
            true => self.storage.replace(CLUES, text.as_bytes()),
            false => self.storage.put(CLUES, text.as_bytes()),
        }
    }
}
