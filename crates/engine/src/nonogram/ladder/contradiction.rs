//! Assume, follow, refute: a colour from which a line without completion
//! follows is not the cell's. One cell at a time; the ladder asks all of them
//! and keeps the chain with the fewest steps.

use super::chain::{Ending, Goal, Trial};
use super::{Deduction, Probed, Why};
use crate::grid::Cell;
use crate::nonogram::{Board, Technique};

/// The shortest refutation of a colour of this cell within so many waves.
pub fn probe(trial: &mut Trial, board: &mut Board, cell: Cell, waves: usize) -> Probed {
    let (mut probed, all) = (Probed::default(), trial.puzzle.palette().all());
    for colour in board.at(cell).iter() {
        let (assumed, start) = ((cell, colour.into()), board.moment());
        let (lines, ending) = trial.follow(board, assumed, waves);
        board.undo_to(start);
        probed.deeper |= ending == Ending::Deeper;
        if ending == Ending::Fails
            && let Some(chain) = trial.shortest(board, assumed, &lines, Goal::Fails)
        {
            probed.keep(Deduction {
                technique: Technique::Contradiction,
                settles: vec![(cell, all.without(colour))],
                why: Why::Contradiction(chain),
            });
        }
    }
    probed
}
