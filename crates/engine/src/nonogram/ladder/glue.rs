//! A run near a wall (the border, or a cell that cannot have its ink): its
//! block starts no earlier than the wall, and the shortest that it can be
//! goes so far beyond the run.

use super::{Argument, Finding, Look};

/// One statement a run and side.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (run, ink) in look.runs() {
        let room = look.room(&run, ink);
        let owners = || look.owners(run.clone(), ink);
        let shortest = owners().map(|owner| owner.len).min().unwrap_or(0);
        for cells in [run.end..room.start + shortest, room.end - shortest..run.start] {
            let cells = cells.map(|at| (at, ink.into()));
            found.extend(look.says(cells, || Argument::run(look, run.clone(), ink, owners())));
        }
    }
}
