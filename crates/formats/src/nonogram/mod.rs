//! Files of nonograms, one format a file. A file is a stream of puzzles in every format,
//! even where only one is allowed.

pub mod collection;
pub mod detect;
pub mod format;

mod art;
pub mod code;
mod csv;
mod cwd;
mod dzn;
mod faase;
mod freenono;
mod gno;
mod griddler;
mod ish;
mod keen;
mod lists;
mod logimage;
mod lp;
mod makhorin;
mod mk;
mod native;
mod netpbm;
mod nin;
mod non;
mod nonogrid;
mod olsak;
mod org;
mod parts;
mod picross;
mod picture;
mod pzpr;
mod sgt;
mod syro;
pub mod text;
mod tournament;
mod webpbn;
mod woven;

pub use detect::{Unrecognised, detect};
pub use format::{Coding, Format, Keeps, Part, Readings, Unwritable};
pub use non::FORMAT as NON;

/// Every format. Of several that a text fits equally, the first is taken.
pub const FORMATS: &[Format] = &[
    webpbn::FORMAT,
    code::FORMAT,
    tournament::FORMAT,
    non::FORMAT,
    picture::FORMAT,
    picross::FORMAT,
    nin::FORMAT,
    mk::FORMAT,
    cwd::FORMAT,
    makhorin::FORMAT,
    syro::FORMAT,
    faase::FORMAT,
    text::FORMAT,
    ish::FORMAT,
    keen::FORMAT,
    lp::FORMAT,
    sgt::FORMAT,
    gno::FORMAT,
    olsak::FORMAT,
    griddler::FORMAT,
    native::FORMAT,
    dzn::FORMAT,
    org::FORMAT,
    woven::FORMAT,
    nonogrid::FORMAT,
    pzpr::FORMAT,
    freenono::FREENONO,
    freenono::PICMI,
    lists::JSON,
    lists::PYTHON,
    logimage::FORMAT,
    csv::FORMAT,
    netpbm::PBM,
    netpbm::PPM,
    netpbm::PNG,
    art::FORMAT,
];

/// The format of that name.
pub fn find(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name == name)
}
