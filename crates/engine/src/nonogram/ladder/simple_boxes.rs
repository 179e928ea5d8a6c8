//! Push all blocks to one end, then to the other: what a block covers both
//! times it covers always. Counts with the clue alone, before anything is known.

use super::{Argument, Finding, Look};

/// One statement a block.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for reach in look.clue_reaches() {
        let cells = reach.core().map(|at| (at, reach.ink.into()));
        found.extend(look.says(cells, || Argument::starts(&reach)));
    }
}
