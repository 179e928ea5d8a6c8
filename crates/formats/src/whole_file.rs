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
        // A link that leads to no file yet stays a link too.
        Err(_) => match fs::read_link(path) {
            Ok(to) => {
                let folder = path.parent().unwrap_or(Path::new(""));
                rename_onto(&folder.join(to), bytes, None)
            }
            Err(_) => rename_onto(path, bytes, None),
        },
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

#[cfg(all(test, unix))]
mod tests {
    #[test]
    fn links_stay_links_whether_or_not_they_lead_to_a_file() {
        let folder = std::env::temp_dir().join(format!("grille-links-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let (link, file) = (folder.join("link"), folder.join("file"));
        std::os::unix::fs::symlink("file", &link).expect("a link");
        for text in ["first", "second"] {
            super::replace(&link, text.as_bytes()).expect("written");
            assert!(link.is_symlink());
            assert_eq!(std::fs::read_to_string(&file).expect("a file"), text);
        }
        std::fs::remove_dir_all(&folder).expect("cleaned up");
    }
}
