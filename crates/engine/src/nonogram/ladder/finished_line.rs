//! As many cells of an ink are known as its blocks have: no other cell has it.

use super::{Argument, Finding, Look};
use crate::colours::Colours;

/// At most one statement: all finished inks at once.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    let known = |ink| look.cells.iter().filter(|set| set.only() == Some(ink)).count() as u64;
    let finished: Colours =
        look.inks().filter(|&ink| known(ink) == look.clue.cells_of(ink)).collect();
    let open = (0..look.cells.len()).filter(|&at| !look.cells[at].is_settled());
    let cells = open.map(|at| (at, look.all.minus(finished)));
    found.extend(look.says(cells, || Argument::Inks(finished)));
}
