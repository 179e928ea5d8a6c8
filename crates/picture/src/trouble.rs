//! Why bytes or settings give no picture. Sentences are made of it in `crates/words`.

use std::fmt;

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// More bytes than this many.
    TooManyBytes(usize),
    /// None of the kinds of files that are read.
    UnknownKind,
    /// Not a single pixel.
    NoPixels,
    /// A side is longer than a picture may have.
    TooLong {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
        /// The longest side allowed.
        limit: u32,
    },
    /// More pixels than a picture may have.
    TooManyPixels {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
        /// The most pixels allowed.
        limit: u64,
    },
    /// Decoding it would take more memory than allowed, in bytes.
    TooMuchMemory(u64),
    /// The file breaks off.
    Truncated,
    /// The file is damaged, or uses what is not read.
    Damaged,
    /// A variant of its kind that is not read.
    Unsupported,
    /// More colours than a puzzle may have, where each pixel is a cell.
    TooManyColours {
        /// The most colours allowed, the background among them.
        limit: usize,
    },
    /// More rows or columns of cells than a puzzle may have.
    TooManyCells {
        /// The most rows or columns allowed.
        limit: usize,
    },
    /// The given colours are fewer than two or more than a puzzle may have.
    BadPalette,
    /// The crop holds no pixel.
    EmptyCrop,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Trouble {}
