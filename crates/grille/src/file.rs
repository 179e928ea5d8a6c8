//! Writing files so that nothing is lost.

use anyhow::Context;
use std::fs;
use std::path::Path;

/// Writes beside, then renames: whatever happens, the old file or the new one is there.
pub fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.file_name().context("not a file name")?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let write = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if write.is_err() {
        let _ = fs::remove_file(&beside);
    }
    write.with_context(|| path.display().to_string())
}
