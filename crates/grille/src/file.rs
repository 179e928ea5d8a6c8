//! Writing files so that nothing is lost, with the name of the file that could not be written; and
//! the codings in which a format's text is put into a file.

use anyhow::Context;
use grille_formats::nonogram::Coding;
use grille_formats::{GameFormat, whole_file};
use std::borrow::Cow;
use std::path::Path;

/// Puts a text or other bytes where the path leads, as a whole or not at all.
pub fn put(path: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
    whole_file::replace(path, bytes.as_ref()).with_context(|| path.display().to_string())
}

/// The bytes of a file of this format that says this text.
pub fn coded(format: GameFormat, text: &str) -> Cow<'_, [u8]> {
    match format.coding() {
        Coding::Text => Cow::Borrowed(text.as_bytes()),
        Coding::Png => Cow::Owned(grille_picture::encode::png_of_ppm(text)),
    }
}
