//! A filled cell just where the first block would end if it began at the
//! border: it would be one too long, so it begins one cell later, and again
//! while the next cell is filled too. As mercury draws back from the sides of
//! a vessel, the block leaves the border. Where a line is solved up to an empty
//! cell, the next block has its border there.

use super::{Argument, Finding, Look};
use crate::colours::{Colour, Colours};
use crate::nonogram::Clue;

/// At most one statement from each end.
pub fn find(look: &Look<'_>, found: &mut Vec<Finding>) {
    let length = look.cells.len();
    for turned in [false, true] {
        let place = |at: usize| if turned { length - 1 - at } else { at };
        let known = |at: usize| look.cells[place(at)].only();
        let solved = (0..length).take_while(|&at| known(at).is_some()).count();
        let is_empty = |&at: &usize| known(at) == Some(Colour::BACKGROUND);
        let border = (0..solved).rev().find(is_empty).map_or(0, |at| at + 1);
        let before = Clue::of((0..border).filter_map(known)).blocks().len();
        let next =
            if turned { look.reaches().rev().nth(before) } else { look.reaches().nth(before) };
        let Some(next) = next else { continue };
        let touched = border + next.len;
        let filled = (touched..length).take_while(|&at| known(at) == Some(next.ink)).count();
        let cells = (border..border + filled).map(|at| (place(at), Colours::WHITE));
        found.extend(look.says(cells, || {
            let ends = [place(touched), place(touched + filled - 1)];
            Argument::run(look, ends[0].min(ends[1])..ends[0].max(ends[1]) + 1, next.ink, [next])
        }));
    }
}
