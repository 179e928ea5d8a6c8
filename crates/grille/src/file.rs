//! Writing files so that nothing is lost, with the name of the file that could not be written.

use anyhow::Context;
use grille_formats::whole_file;
use std::path::Path;

/// Puts a text where the path leads, as a whole or not at all.
pub fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    whole_file::replace(path, text.as_bytes()).with_context(|| path.display().to_string())
}
