//! Writing files so that nothing is lost.

use anyhow::Context;
use std::fs;
use std::io;
use std::path::Path;

/// Puts a text where the path leads. A file is written beside and renamed, so
/// that whatever happens the old one or the new one is there, with the
/// permissions it had; into a pipe or a device the text is written as it is.
pub fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    let put = match fs::metadata(path) {
        Ok(there) if !there.is_file() => fs::write(path, text),
        // A link stays a link: what it leads to is replaced.
        Ok(there) => fs::canonicalize(path)
            .and_then(|target| replace(&target, text, Some(there.permissions()))),
        Err(_) => replace(path, text, None),
    };
    put.with_context(|| path.display().to_string())
}

fn replace(path: &Path, text: &str, permissions: Option<fs::Permissions>) -> io::Result<()> {
    let beside = path.with_file_name(format!(".grille-{}.tmp", std::process::id()));
    let write = fs::write(&beside, text)
        .and_then(|()| permissions.map_or(Ok(()), |own| fs::set_permissions(&beside, own)))
        .and_then(|()| fs::rename(&beside, path));
    if write.is_err() {
        let _ = fs::remove_file(&beside);
    }
    write
}
