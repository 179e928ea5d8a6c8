//! Two runs that only the same block can cover are one: the cells between are
//! filled.

use super::{Argument, Finding, Look};

/// One statement a pair of neighbouring runs.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (left, right, ink) in look.pairs() {
        let owners = || look.owners(left.clone(), ink).chain(look.owners(right.clone(), ink));
        let Some(first) = owners().next() else { continue };
        if owners().all(|owner| owner == first) {
            let cells = (left.end..right.start).map(|at| (at, ink.into()));
            found.extend(
                look.says(cells, || Argument::run(look, left.start..right.end, ink, [first])),
            );
        }
    }
}
