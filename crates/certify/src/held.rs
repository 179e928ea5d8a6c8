//! A certificate in memory, as far as that is wise.

use crate::Shelf;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The files of a certificate, each with its ending; together they have at most so many bytes.
#[derive(Debug)]
pub struct Held {
    /// Those that are whole.
    pub files: Vec<(String, Vec<u8>)>,
    left: Arc<AtomicUsize>,
}

impl Held {
    /// None yet.
    pub fn new(most: usize) -> Held {
        Held { files: Vec::new(), left: Arc::new(AtomicUsize::new(most)) }
    }
}

/// A file in memory.
#[derive(Debug)]
pub struct HeldFile {
    bytes: Vec<u8>,
    left: Arc<AtomicUsize>,
}

impl Write for HeldFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let take = |left: usize| left.checked_sub(bytes.len());
        match self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
            Ok(_) => {
                self.bytes.extend_from_slice(bytes);
                Ok(bytes.len())
            }
            Err(_) => Err(io::ErrorKind::FileTooLarge.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Shelf for Held {
    type Out = HeldFile;

    fn begin(&mut self, _: &str) -> io::Result<HeldFile> {
        Ok(HeldFile { bytes: Vec::new(), left: self.left.clone() })
    }

    fn end(&mut self, ending: &str, out: Option<HeldFile>) -> io::Result<()> {
        self.files.extend(out.map(|out| (ending.to_owned(), out.bytes)));
        Ok(())
    }
}
