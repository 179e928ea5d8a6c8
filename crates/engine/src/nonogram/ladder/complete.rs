//! Everything this line implies: what all its completions have in common,
//! however one comes to see it.

use super::{Argument, Finding, Look};
use crate::colours::Colours;
use crate::nonogram::line::{Complete, LineSolver};

/// One statement a cell.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    let mut cells = look.cells.to_vec();
    if Complete::default().settle(look.clue, &mut cells).is_err() {
        return;
    }
    for (at, (&before, &after)) in look.cells.iter().zip(&cells).enumerate() {
        let excluded = before.iter().filter(|&colour| !after.has(colour));
        let left: Colours = excluded.fold(look.all, |left, colour| left.without(colour));
        found.extend(look.says([(at, left)], || Argument::Line));
    }
}
