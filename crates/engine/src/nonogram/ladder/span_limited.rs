//! A gap is too small for every block that reaches it; those short enough for
//! it do not reach it. Simple spaces and too small gaps taken together.

use super::{Argument, Finding, Look};

/// One statement a gap.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for ink in look.inks() {
        for gap in look.stretches(ink) {
            let free = gap.clone().filter(|&at| look.owners(at..at + 1, ink).next().is_none());
            let cells = free.map(|at| (at, look.all.without(ink)));
            found.extend(look.says(cells, || Argument::gap(look, &gap, ink)));
        }
    }
}
