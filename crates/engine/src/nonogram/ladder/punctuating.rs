//! A run that no block can make longer gets its separating cells: on both
//! sides when it has the length of every block it can belong to, on one side
//! when only that way no block reaches on.

use super::{Argument, Finding, Look};

/// One statement a run.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    for (run, ink) in look.runs() {
        let before = run.start.checked_sub(1).map(|at| (at, at..run.end));
        let after = (run.end < look.cells.len()).then_some((run.end, run.start..run.end + 1));
        let longer = before.into_iter().chain(after);
        let closed = longer.filter(|(_, longer)| look.owners(longer.clone(), ink).next().is_none());
        let cells = closed.map(|(at, _)| (at, look.all.without(ink)));
        found.extend(
            look.says(cells, || {
                Argument::run(look, run.clone(), ink, look.owners(run.clone(), ink))
            }),
        );
    }
}
