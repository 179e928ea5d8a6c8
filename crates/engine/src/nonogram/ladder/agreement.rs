//! Two assumptions of which one holds, a cell is this or it is not, and the
//! same follows from both. One cell at a time; [`super::Ladder`] asks all of
//! them and keeps the pair of chains with the fewest steps.

use super::chain::{Goal, Trial, said};
use super::{Deduction, Known, Why};
use crate::colours::Colours;
use crate::grid::Cell;
use crate::nonogram::{Board, Puzzle, Technique};

/// The shortest agreement of two assumptions about this cell within so many
/// waves; and whether more waves could find more.
pub fn probe(
    trial: &mut Trial,
    puzzle: &Puzzle,
    board: &mut Board,
    cell: Cell,
    waves: usize,
) -> (Option<Deduction>, bool) {
    let (mut best, mut deeper) = (None::<Deduction>, false);
    let set = board.at(cell);
    // With two colours, one is the other assumption of the other.
    let cases = if set.len() == 2 { 1 } else { set.len() };
    for colour in set.iter().take(cases) {
        let either = [(cell, colour.into()), (cell, set.without(colour))];
        let [one, other] = either.map(|assumed| {
            let start = board.moment();
            let (lines, ending) = trial.follow(puzzle, board, assumed, waves);
            deeper |= ending == super::chain::Ending::Deeper;
            let changed: Vec<Known> =
                board.changes_since(Some(start)).map(|cell| (cell, board.at(cell))).collect();
            board.undo_to(start);
            (lines, changed)
        });
        for &(target, colours) in &one.1 {
            let same = other.1.iter().filter(|(own, _)| *own == target);
            let colours = same.fold(Colours::NONE, |_, &(_, other)| colours | other);
            let before = board.at(target);
            if target == cell || colours.is_empty() || before.is_subset(colours) {
                continue;
            }
            let settled = (target, said(puzzle.palette().all(), before, colours));
            let goal = Goal::Settles(settled);
            let mut chain =
                |assumed, lines: &[_]| trial.shortest(puzzle, board, assumed, lines, goal);
            if let (Some(one), Some(other)) = (chain(either[0], &one.0), chain(either[1], &other.0))
            {
                let deduction = Deduction {
                    technique: Technique::Agreement,
                    settles: vec![settled],
                    why: Why::Agreement(Box::new([one, other])),
                };
                if best.as_ref().is_none_or(|best| deduction.steps() < best.steps()) {
                    best = Some(deduction);
                }
            }
        }
    }
    (best, deeper)
}
