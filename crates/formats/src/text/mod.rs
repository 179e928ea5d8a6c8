//! What all readers share, whatever the game: a text that knows its places, what can be
//! wrong in it, and XML that costs no more than its length.

pub(crate) mod brotli;
mod decode;
pub(crate) mod digits;
mod guard;
pub(crate) mod json;
pub(crate) mod lists;
pub(crate) mod lz;
mod places;
pub mod problem;
pub mod source;
mod xml;

pub(crate) use guard::{guard, guard_shared};
pub(crate) use xml::{Placed, attribute, children, escape, parse, tag, text};
