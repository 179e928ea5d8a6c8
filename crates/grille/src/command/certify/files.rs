//! The files of one certificate in a folder, beside each other: the same name with several endings.

use grille_certify::Shelf;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::PathBuf;

/// What has been written of a certificate.
pub struct Files {
    /// The path of each file without its ending.
    pub base: PathBuf,
    /// The files that are there.
    pub written: Vec<PathBuf>,
}

impl Files {
    /// None yet.
    pub fn new(base: PathBuf) -> Files {
        Files { base, written: Vec::new() }
    }

    /// The path of the file with this ending.
    pub fn path(&self, ending: &str) -> PathBuf {
        let mut path = self.base.as_os_str().to_owned();
        path.push(".");
        path.push(ending);
        path.into()
    }

    /// The path of the same while it is being written.
    fn part(&self, ending: &str) -> PathBuf {
        self.path(&format!("{ending}.part"))
    }
}

/// A file gets its name when it is whole.
impl Shelf for Files {
    type Out = BufWriter<File>;

    fn begin(&mut self, ending: &str) -> io::Result<BufWriter<File>> {
        let part = self.part(ending);
        let named =
            |why: io::Error| io::Error::new(why.kind(), format!("{}: {why}", part.display()));
        File::create(&part).map(|file| BufWriter::with_capacity(1 << 16, file)).map_err(named)
    }

    fn end(&mut self, ending: &str, out: Option<BufWriter<File>>) -> io::Result<()> {
        let (path, part) = (self.path(ending), self.part(ending));
        match out {
            Some(_) => {
                fs::rename(&part, &path)?;
                self.written.push(path);
                Ok(())
            }
            None => fs::remove_file(&part),
        }
    }
}
