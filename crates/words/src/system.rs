//! What the system says when a file cannot be read or written, in the reader's language.

use crate::{Words, say};
use std::io::{Error, ErrorKind};

/// The number of the error that a descriptor is not open: standard output that was closed.
const NOT_OPEN: i32 = 9;

impl Words {
    /// A message of the system (`… (os error 2)`) in this language, where it is a frequent one;
    /// any other text as it is.
    pub fn system(&self, text: &str) -> String {
        let code = text.rsplit_once("(os error ").and_then(|(_, rest)| rest.strip_suffix(')'));
        let code = code.and_then(|code| code.parse().ok());
        let Some(kind) = code.map(|code| Error::from_raw_os_error(code).kind()) else {
            return text.to_owned();
        };
        match kind {
            _ if code == Some(NOT_OPEN) => say!(self, "system-not-open"),
            ErrorKind::NotFound => say!(self, "system-not-found"),
            ErrorKind::PermissionDenied => say!(self, "system-denied"),
            ErrorKind::AlreadyExists => say!(self, "system-exists"),
            ErrorKind::IsADirectory => say!(self, "system-folder"),
            ErrorKind::NotADirectory => say!(self, "system-no-folder"),
            ErrorKind::StorageFull => say!(self, "system-full"),
            ErrorKind::ReadOnlyFilesystem => say!(self, "system-read-only"),
            ErrorKind::InvalidFilename => say!(self, "system-name"),
            ErrorKind::BrokenPipe => say!(self, "system-closed"),
            _ => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};

    #[test]
    fn the_system_speaks_the_language_of_the_reader() {
        let not_found = std::io::Error::from_raw_os_error(2).to_string();
        assert_eq!(Words::new(Lang::Fr).system(&not_found), "aucun fichier ou dossier de ce nom");
        assert_eq!(Words::new(Lang::En).system("something else"), "something else");
    }
}
