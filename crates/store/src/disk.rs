//! Files, as little of them as is needed: read with a bound, replaced as a whole, locked.

use grille_formats::Trouble;
use grille_formats::source::MAX_BYTES;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// What kept a file from being read or written.
pub fn trouble(path: &Path, writing: bool, why: &io::Error) -> Trouble {
    Trouble::File { path: path.to_owned(), writing, why: why.to_string() }
}

/// The bytes of a file, if there is one; of one that is too long, one more than may be.
pub fn read(path: &Path) -> Result<Option<Vec<u8>>, Trouble> {
    let mut bytes = Vec::new();
    let read =
        File::open(path).and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(Some(bytes)),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
        Err(why) => Err(trouble(path, false, &why)),
    }
}

/// Puts a file in the place of another, or of none: written beside it, on the disk
/// before it takes the name. Whoever opens the name finds either the one or the other.
/// The file comes back to be written on. Two may not do this at once.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<File, Trouble> {
    let beside = path.with_extension("new");
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        Ok(file)
    };
    let file = write().map_err(|why| {
        // What is left of it is of no use to anybody.
        let _ = fs::remove_file(&beside);
        trouble(path, true, &why)
    })?;
    // The name is on the disk once the folder is. Not every system can be asked for that.
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(file)
}

/// Copies a file to the first free name `NAME.damaged-N`, which comes back.
pub fn copy_aside(path: &Path) -> Result<std::path::PathBuf, Trouble> {
    for number in 1.. {
        let aside = path.with_extension(format!("damaged-{number}"));
        let copy = || {
            let mut to = OpenOptions::new().write(true).create_new(true).open(&aside)?;
            io::copy(&mut File::open(path)?, &mut to)?;
            to.sync_all()
        };
        match copy() {
            Ok(()) => return Ok(aside),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            Err(why) => return Err(trouble(&aside, true, &why)),
        }
    }
    Err(Trouble::NoFolder)
}

/// Locks a file made for it; `Locked` if somebody else has. The lock lives as long as
/// the file is open, and no longer than the program.
pub fn lock(path: &Path) -> Result<File, Trouble> {
    let file = lock_file(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Trouble::Locked),
        Err(TryLockError::Error(why)) => Err(trouble(path, true, &why)),
    }
}

/// The same, but waits for whoever has it.
pub fn wait_for_lock(path: &Path) -> Result<File, Trouble> {
    let file = lock_file(path)?;
    file.lock().map_err(|why| trouble(path, true, &why))?;
    Ok(file)
}

fn lock_file(path: &Path) -> Result<File, Trouble> {
    let options = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    options.map_err(|why| trouble(path, true, &why))
}
