//! Everything this line implies: what all its completions have in common,
//! however one comes to see it.

use super::chain::said;
use super::{Argument, Finding, Look};

/// One statement a cell.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (at, (&before, &after)) in look.cells.iter().zip(look.implied).enumerate() {
        found.extend(look.says([(at, said(look.all, before, after))], || Argument::Line));
    }
}
