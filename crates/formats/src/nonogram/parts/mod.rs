//! Parts of a nonogram's text that several formats share: clues, both sides of them, cells,
//! the names of drawings, and where each part of a draft was written.

pub(crate) mod blocks;
pub(crate) mod cells;
pub(crate) mod clues;
pub(crate) mod drawings;
pub(crate) mod inks;
pub(crate) mod look;
pub(crate) mod sides;
pub(crate) mod spans;
pub(crate) mod svg;
pub(crate) mod x11;
