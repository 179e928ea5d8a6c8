//! Replacing a file as a whole: written beside, on the disk, then renamed. Whatever happens
//! in between, the old file or the new one is there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Puts these bytes where the path leads. A link stays a link: the file that it leads to is
/// replaced, and keeps its permissions. A pipe or a device is written to as it is.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => fs::write(path, bytes),
        Ok(there) => rename_onto(&fs::canonicalize(path)?, bytes, Some(there.permissions())),
        Err(_) => rename_onto(path, bytes, None),
    }
}

fn rename_onto(path: &Path, bytes: &[u8], own: Option<fs::Permissions>) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // The name of the process keeps two programs apart, that of the file two threads.
    let beside = path.with_file_name(format!(".{name}.grille-{}.tmp", std::process::id()));
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        if let Some(own) = own {
            fs::set_permissions(&beside, own)?;
        }
        fs::rename(&beside, path)
    };
    write().inspect_err(|_| {
        // What is left of it is of no use to anybody.
        let _ = fs::remove_file(&beside);
    })?;
    // The name is on the disk once the folder is. Not every system can be asked for that.
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(())
}
