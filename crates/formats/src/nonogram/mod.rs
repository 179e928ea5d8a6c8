//! Files of nonograms, one format a file. A file is a stream of puzzles in every format,
//! even where only one is allowed.

pub mod collection;
pub mod detect;
pub mod format;

mod art;
mod logimage;
mod netpbm;
mod non;
mod parts;
mod picross;
mod picture;
mod tournament;
mod webpbn;

pub(crate) use art::is_surely_art;
pub use detect::{Unrecognised, detect};
pub use format::{Coding, Format, Keeps, Part, Readings, Unwritable};
pub use non::FORMAT as NON;

/// Every format. Where a text could be several, the first that recognises it is taken.
pub const FORMATS: &[Format] = &[
    webpbn::FORMAT,
    tournament::FORMAT,
    non::FORMAT,
    picture::FORMAT,
    picross::FORMAT,
    logimage::FORMAT,
    netpbm::PBM,
    netpbm::PPM,
    netpbm::PNG,
    art::FORMAT,
];

/// The format of that name.
pub fn find(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name == name)
}
