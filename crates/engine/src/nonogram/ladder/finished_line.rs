//! As many cells of an ink are known as its blocks have: no other cell has it.

use super::{Argument, Finding, Look};
use crate::colours::Colours;

/// At most one statement: all finished inks at once.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    let known = |ink| look.cells.iter().filter(|set| set.only() == Some(ink)).count() as u64;
    let finished: Colours =
        look.inks().filter(|&ink| known(ink) == look.clue.cells_of(ink)).collect();
    let rest = look.all.iter().filter(|&colour| !finished.has(colour)).collect();
    let open = (0..look.cells.len()).filter(|&at| !look.cells[at].is_settled());
    found.extend(look.says(open.map(|at| (at, rest)), || Argument::Inks(finished)));
}
