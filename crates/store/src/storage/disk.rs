//! A folder of files, as little of files as is needed: read with a bound, replaced as a
//! whole, appended to, locked.

use super::{Append, Listed, Lock, Storage};
use crate::Trouble;
use grille_formats::source::MAX_BYTES;
use grille_formats::whole_file;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A folder.
#[derive(Clone, Debug)]
pub struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// Uses this folder, and makes it and these folders in it if there are none.
    pub fn open(folder: PathBuf, inside: &[&str]) -> Result<Disk, Trouble> {
        for inside in inside {
            let path = folder.join(inside);
            fs::create_dir_all(&path).map_err(|why| trouble(&path, true, &why))?;
        }
        Ok(Disk { folder })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// What kept a file from being read or written.
fn trouble(path: &Path, writing: bool, why: &io::Error) -> Trouble {
    Trouble::File { path: path.to_owned(), writing, why: why.to_string() }
}

impl Storage for Disk {
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
        let (path, mut bytes) = (self.path(name), Vec::new());
        let file = File::open(&path);
        let read = file.and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
        match read {
            Ok(_) => Ok(Some(bytes)),
            Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
            Err(why) => Err(trouble(&path, false, &why)),
        }
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        let path = self.path(name);
        whole_file::replace(&path, bytes).map_err(|why| trouble(&path, true, &why))
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        let path = self.path(name);
        fs::write(&path, bytes).map_err(|why| trouble(&path, true, &why))
    }

    fn remove(&self, name: &str) -> Result<(), Trouble> {
        let path = self.path(name);
        match fs::remove_file(&path) {
            Err(why) if why.kind() != ErrorKind::NotFound => Err(trouble(&path, true, &why)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn append(&self, name: &str, length: u64) -> Result<Box<dyn Append>, Trouble> {
        let path = self.path(name);
        let open = || {
            let mut file = OpenOptions::new().write(true).open(&path)?;
            cut(&mut file, length)?;
            Ok(file)
        };
        let file = open().map_err(|why| trouble(&path, true, &why))?;
        Ok(Box::new(Growing { path, file, length, has_failed: false }))
    }

    fn lock(&self, name: &str, waits: bool) -> Result<Box<dyn Lock>, Trouble> {
        let path = self.path(name);
        let options = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let file = options.map_err(|why| trouble(&path, true, &why))?;
        if waits {
            file.lock().map_err(|why| trouble(&path, true, &why))?;
            return Ok(Box::new(file));
        }
        match file.try_lock() {
            Ok(()) => Ok(Box::new(file)),
            Err(TryLockError::WouldBlock) => Err(Trouble::Locked),
            Err(TryLockError::Error(why)) => Err(trouble(&path, true, &why)),
        }
    }

    fn list(&self, folder: &str, ending: &str) -> Result<Vec<Listed>, Trouble> {
        let path = self.path(folder);
        let entries = fs::read_dir(&path).map_err(|why| trouble(&path, false, &why))?;
        let one = |entry: fs::DirEntry| {
            let name = entry.file_name();
            let stem = name.to_str()?.strip_suffix(ending)?.strip_suffix('.')?.to_owned();
            let about = entry.metadata().ok()?;
            Some(Listed { stem, length: about.len(), written: about.modified().ok()? })
        };
        Ok(entries.filter_map(Result::ok).filter_map(one).collect())
    }

    fn copy_aside(&self, name: &str) -> Result<PathBuf, Trouble> {
        let path = self.path(name);
        for number in 1.. {
            let aside = path.with_extension(format!("damaged-{number}"));
            let copy = || {
                let mut to = OpenOptions::new().write(true).create_new(true).open(&aside)?;
                io::copy(&mut File::open(&path)?, &mut to)?;
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
}

/// A file that grows.
#[derive(Debug)]
struct Growing {
    path: PathBuf,
    file: File,
    /// How many bytes of it count.
    length: u64,
    /// Whether the last attempt to write failed, maybe half way.
    has_failed: bool,
}

impl Append for Growing {
    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        // A part of a line must not stay, for the next would go on in it.
        let ready = if self.has_failed { cut(&mut self.file, self.length) } else { Ok(()) };
        let written = ready.and_then(|()| self.file.write_all(bytes));
        self.has_failed = written.is_err();
        written.map_err(|why| trouble(&self.path, true, &why))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    fn sync(&mut self) -> Result<(), Trouble> {
        self.file.sync_data().map_err(|why| trouble(&self.path, true, &why))
    }

    fn length(&self) -> u64 {
        self.length
    }
}

/// The lock goes with the file.
impl Lock for File {}

/// Ends a file here, and goes on writing here.
fn cut(file: &mut File, length: u64) -> io::Result<()> {
    if file.metadata()?.len() != length {
        file.set_len(length)?;
    }
    file.seek(SeekFrom::Start(length)).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half a line that was written before the disk was full does not stay.
    #[test]
    fn what_was_written_half_is_cut_off_before_the_next() {
        let folder = std::env::temp_dir().join(format!("grille-growing-{}", std::process::id()));
        let disk = Disk::open(folder.clone(), &["inside"]).unwrap();
        disk.replace("a", b"one\n").unwrap();
        let path = disk.path("a");
        let mut growing = Growing {
            file: File::open(&path).unwrap(),
            path: path.clone(),
            length: 4,
            has_failed: false,
        };
        assert!(matches!(growing.append(b"two\n"), Err(Trouble::File { writing: true, .. })));
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"tw").unwrap();
        growing.file = OpenOptions::new().write(true).open(&path).unwrap();
        growing.append(b"two\n").unwrap();
        assert_eq!(disk.read("a"), Ok(Some(b"one\ntwo\n".to_vec())));
        assert_eq!(growing.length(), 8);
        fs::remove_dir_all(&folder).unwrap();
    }
}
