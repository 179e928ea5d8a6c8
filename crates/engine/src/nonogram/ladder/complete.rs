//! Everything this line implies: what all its completions have in common,
//! however one comes to see it.

use super::{Argument, Finding, Look};

/// One statement a cell: that it has not the colours that no completion gives it.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (at, (&before, &after)) in look.cells.iter().zip(look.implied).enumerate() {
        let left = look.all.minus(before.minus(after));
        found.extend(look.says([(at, left)], || Argument::Line));
    }
}
