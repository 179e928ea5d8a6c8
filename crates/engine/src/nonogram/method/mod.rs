//! The methods, one file per idea, and their table.
//!
//! A new method is one file here and one line in [`METHODS`] (and its
//! description in the words crate).

mod backtrack;

use super::Nonogram;
use super::line::Complete;
use crate::run::Entry;

/// Every method, the default first.
pub const METHODS: &[Entry<Nonogram>] =
    &[Entry::new::<backtrack::Backtrack<Complete>>("backtrack-complete", 10_000)];

/// The method of that name.
pub fn find(name: &str) -> Option<&'static Entry<Nonogram>> {
    METHODS.iter().find(|entry| entry.name == name)
}
