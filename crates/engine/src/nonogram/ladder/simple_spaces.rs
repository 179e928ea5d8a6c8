//! Cells that no block reaches are empty: one block ends before them at the
//! latest, the next begins behind them at the earliest. The same for the
//! blocks of one ink alone, where there are several.

use super::look::Reach;
use super::{Argument, Finding, Look};
use crate::colours::Colours;

/// One statement a gap between two blocks.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    between(look, look.reaches(), Colours::WHITE, |_| true, found);
    let is_reached =
        |at: usize| look.reaches().any(|reach| (reach.first..reach.end()).contains(&at));
    for ink in look.inks() {
        let own = look.reaches().filter(|reach| reach.ink == ink);
        between(look, own, look.all.without(ink), is_reached, found);
    }
}

/// What lies before, between and behind the reaches of these blocks is of these colours.
fn between(
    look: &Look<'_>,
    reaches: impl Iterator<Item = Reach>,
    colours: Colours,
    wanted: impl Fn(usize) -> bool,
    found: &mut Vec<Finding>,
) {
    let mut before: Option<Reach> = None;
    for after in reaches.map(Some).chain([None]) {
        let start = before.map_or(0, |reach| reach.end());
        let end = after.map_or(look.cells.len(), |reach| reach.first);
        let cells = (start..end).filter(|&at| wanted(at)).map(|at| (at, colours));
        found.extend(look.says(cells, || Argument::between(before, after)));
        before = after;
    }
}
