//! An ink without a block in this line is in none of its cells; without any
//! block, the line is empty.

use super::{Argument, Finding, Look};

/// At most one statement: all missing inks at once.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    let own = look.clue.colours() & look.all;
    let cells = (0..look.cells.len()).map(|at| (at, own));
    found.extend(look.says(cells, || Argument::Inks(look.all.minus(own))));
}
