//! A gap between cells that cannot have an ink is shorter than every block of
//! that ink: nothing of it is in there.

use super::{Argument, Finding, Look};

/// One statement a gap.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for ink in look.inks() {
        let shortest = look.reaches().filter(|r| r.ink == ink).map(|r| r.len).min().unwrap_or(0);
        for gap in look.stretches(ink).filter(|gap| gap.len() < shortest) {
            let cells = gap.clone().map(|at| (at, look.all.without(ink)));
            found.extend(look.says(cells, || Argument::gap(look, &gap, ink)));
        }
    }
}
