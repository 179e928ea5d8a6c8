//! The blocks and the gaps between them take the whole line: everything in it
//! is known.

use super::{Argument, Finding, Look};
use crate::colours::Colours;

/// At most one statement, about the whole line.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    if look.clue.min_len() != look.cells.len() as u64 {
        return;
    }
    let mut colours = vec![Colours::WHITE; look.cells.len()];
    for reach in look.clue_reaches() {
        colours[reach.core()].fill(reach.ink.into());
    }
    found.extend(look.says(colours.into_iter().enumerate(), || Argument::Line));
}
