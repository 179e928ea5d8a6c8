//! One cell between two runs: filled, it would make a run that no block can
//! cover, so it separates them.

use super::{Argument, Finding, Look};

/// One statement a cell.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (left, right, ink) in look.pairs() {
        let whole = left.start..right.end;
        let meet = left.end + 1 == right.start;
        if meet && look.owners(whole.clone(), ink).next().is_none() {
            let cells = [(left.end, look.all.without(ink))];
            found.extend(look.says(cells, || {
                let owners = look.reaches().filter(|reach| {
                    let mut one =
                        look.owners(left.clone(), ink).chain(look.owners(right.clone(), ink));
                    one.any(|owner| owner == *reach)
                });
                Argument::run(look, whole, ink, owners)
            }));
        }
    }
}
