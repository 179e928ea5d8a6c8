//! Files, the only ones that this crate ever opens. Where there are none, as in a page, reading one is an error.

use crate::door::{AnyPuzzle, Unread, UnreadKind, read_all, the_only, unread};
use grille_formats::Source;
use grille_formats::source::MAX_BYTES;
use std::io::Read;
use std::path::Path;

/// The one puzzle of a file, whichever format and game it is of.
pub fn read_file(path: impl AsRef<Path>) -> Result<AnyPuzzle, Unread> {
    let path = path.as_ref();
    the_only(&path.to_string_lossy(), read_all_file(path)?)
}

/// Every puzzle of a file.
pub fn read_all_file(path: impl AsRef<Path>) -> Result<Vec<AnyPuzzle>, Unread> {
    let (path, name) = (path.as_ref(), path.as_ref().to_string_lossy());
    let mut bytes = Vec::new();
    // Not many more than a text may have: what is too large is told as such.
    let file = std::fs::File::open(path);
    let read = file.and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
    if let Err(why) = read {
        return Err(unread(&name, UnreadKind::File(why.to_string())));
    }
    let source = Source::decode(&*name, bytes);
    let source = source.map_err(|why| unread(&name, UnreadKind::NotText(why)))?;
    read_all(&name, &source.text)
}
