//! What is known leaves a block only some places: what it covers in the first
//! and in the last of them it covers always. Simple boxes, with the spaces and
//! the filled cells of the line counted in.

use super::{Argument, Finding, Look};

/// One statement a block.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for reach in look.reaches() {
        let cells = reach.core().map(|at| (at, reach.ink.into()));
        found.extend(look.says(cells, || Argument::starts(&reach)));
    }
}
