//! The files of one certificate, beside each other: the same name with several endings.

use crate::file;
use anyhow::Context;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};

/// What has been written of a certificate.
pub struct Files<'a> {
    /// The path of each file without its ending.
    pub base: &'a Path,
    /// The files that are there.
    pub written: Vec<PathBuf>,
}

impl Files<'_> {
    /// None yet.
    pub fn new(base: &Path) -> Files<'_> {
        Files { base, written: Vec::new() }
    }

    /// The path of the file with this ending.
    pub fn path(&self, ending: &str) -> PathBuf {
        let mut path = self.base.as_os_str().to_owned();
        path.push(".");
        path.push(ending);
        path.into()
    }

    /// Writes a file as a whole.
    pub fn put(&mut self, ending: &str, text: &str) -> anyhow::Result<()> {
        let path = self.path(ending);
        file::put(&path, text)?;
        self.written.push(path);
        Ok(())
    }

    /// Writes a file as it comes. It gets its name when it is whole, and is removed if `write` says
    /// that it is not to be kept.
    pub fn stream<R>(
        &mut self,
        ending: &str,
        write: impl FnOnce(BufWriter<File>) -> anyhow::Result<(R, bool)>,
    ) -> anyhow::Result<(R, bool)> {
        let (path, part) = (self.path(ending), self.path(&format!("{ending}.part")));
        let named = || part.display().to_string();
        let written = File::create(&part)
            .with_context(named)
            .and_then(|file| write(BufWriter::with_capacity(1 << 16, file)).with_context(named));
        if let Ok((_, true)) = written {
            fs::rename(&part, &path).with_context(named)?;
            self.written.push(path);
        } else {
            // Where it cannot be removed either, its name tells that it is a part only.
            let _ = fs::remove_file(&part);
        }
        written
    }
}
