//! Why there is no picture, in words.

use crate::{Words, say};
use grille_picture::Trouble;

impl Words {
    /// Why a file is no picture, or no picture that can become a puzzle.
    pub fn picture_trouble(&self, trouble: Trouble) -> String {
        let side = |width: u32, height: u32| format!("{width}×{height}");
        match trouble {
            Trouble::TooManyBytes(limit) => {
                say!(self, "picture-too-many-bytes", limit = limit >> 20)
            }
            Trouble::UnknownKind => say!(self, "picture-unknown-kind"),
            Trouble::NoPixels => say!(self, "picture-no-pixels"),
            Trouble::TooLong { width, height, limit } => {
                let (size, limit) = (side(width, height), u64::from(limit));
                say!(self, "picture-too-long", size = size, limit = limit)
            }
            Trouble::TooManyPixels { width, height, limit } => {
                let (size, limit) = (side(width, height), limit / 1_000_000);
                say!(self, "picture-too-many-pixels", size = size, limit = limit)
            }
            Trouble::TooMuchMemory(limit) => {
                say!(self, "picture-too-much-memory", limit = limit >> 20)
            }
            Trouble::Truncated => say!(self, "picture-truncated"),
            Trouble::Damaged => say!(self, "picture-damaged"),
            Trouble::Unsupported => say!(self, "picture-unsupported"),
            Trouble::TooManyColours { limit } => {
                say!(self, "picture-too-many-colours", limit = limit)
            }
            Trouble::TooManyCells { limit } => {
                say!(self, "picture-too-many-cells", limit = limit)
            }
            Trouble::BadPalette => say!(self, "picture-bad-palette"),
            Trouble::EmptyCrop => say!(self, "picture-empty-crop"),
        }
    }
}
