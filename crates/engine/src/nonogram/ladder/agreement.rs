//! Two assumptions of which one holds, that a cell has a colour and that it has
//! not, and the same follows from both. One cell at a time; the ladder asks all
//! of them and keeps the pair of chains with the fewest steps.

use super::chain::{Ending, Goal, Trial};
use super::{Deduction, Known, Probed, Why};
use crate::colours::Colours;
use crate::grid::Cell;
use crate::nonogram::{Board, Technique};

/// The shortest agreement of two assumptions about this cell within so many waves.
pub fn probe(trial: &mut Trial, board: &mut Board, cell: Cell, waves: usize) -> Probed {
    let (mut probed, all) = (Probed::default(), trial.puzzle.palette().all());
    let set = board.at(cell);
    // Of two colours, each is what is left without the other.
    let cases = if set.len() == 2 { 1 } else { set.len() };
    for colour in set.iter().take(cases) {
        let either = [(cell, colour.into()), (cell, set.without(colour))];
        let [one, other] = either.map(|assumed| {
            let start = board.moment();
            let (lines, ending) = trial.follow(board, assumed, waves);
            probed.deeper |= ending == Ending::Deeper;
            let changed: Vec<Known> =
                board.changes_since(Some(start)).map(|cell| (cell, board.at(cell))).collect();
            board.undo_to(start);
            (lines, changed)
        });
        for &(target, colours) in &one.1 {
            let Some(&(_, others)) = other.1.iter().find(|(own, _)| *own == target) else {
                continue;
            };
            let lost: Colours = board.at(target).minus(colours | others);
            if lost.is_empty() {
                continue;
            }
            let settled = (target, all.minus(lost));
            let mut chain = |assumed, lines: &[_]| {
                trial.shortest(board, assumed, lines, Goal::Settles(settled))
            };
            if let (Some(one), Some(other)) = (chain(either[0], &one.0), chain(either[1], &other.0))
            {
                probed.keep(Deduction {
                    technique: Technique::Agreement,
                    settles: vec![settled],
                    why: Why::Agreement(Box::new([one, other])),
                });
            }
        }
    }
    probed
}
