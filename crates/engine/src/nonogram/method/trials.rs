//! Trying hypotheses without making them: what would follow?

use super::pick::{Picked, Position};
use crate::colours::Colour;
use crate::grid::Cell;
use crate::nonogram::Board;
use crate::nonogram::infer::{InferStatus, Inference};
use crate::nonogram::options::First;
use crate::trace::Silent;

/// Hypotheses to try, in order, and the best so far.
pub struct Trials {
    waiting: std::vec::IntoIter<(Cell, Colour)>,
    best: Option<(usize, Cell, Colour)>,
    /// To fall back on when every hypothesis is contradictory.
    any: Option<(Cell, Colour)>,
}

impl Trials {
    /// Every colour of those of the cells that are open.
    pub fn new(cells: impl Iterator<Item = Cell>, board: &Board, first: First) -> Trials {
        let mut waiting = Vec::new();
        for cell in cells.filter(|&cell| !board.at(cell).is_settled()) {
            let from = waiting.len();
            waiting.extend(board.at(cell).iter().map(|colour| (cell, colour)));
            if first == First::Black {
                waiting[from..].reverse();
            }
        }
        Trials { any: waiting.first().copied(), waiting: waiting.into_iter(), best: None }
    }

    /// Tries one more. In the end the hypothesis from which most follows is
    /// taken; a contradictory one at once, if `refute`, because it settles its
    /// cell the other way.
    pub fn go_on<I: Inference>(&mut self, at: &mut Position<'_, I>, refute: bool) -> Picked {
        let Some((cell, colour)) = self.waiting.next() else {
            let best = self.best.map(|(_, cell, colour)| (cell, colour));
            return best.or(self.any).map_or(Picked::Limit, |(cell, c)| Picked::Take(cell, c));
        };
        let (moment, open) = (at.board.moment(), at.board.open());
        let mut progress = match at.board.narrow(cell, colour.into()) {
            Ok(_) => InferStatus::Step,
            Err(crate::Contradiction) => return Picked::More,
        };
        at.infer.touch(cell);
        while progress == InferStatus::Step {
            progress = at.infer.step(at.puzzle, at.board, &mut Silent);
            at.stats.steps += u64::from(progress != InferStatus::Rest);
        }
        let settled = open - at.board.open();
        at.board.undo_to(moment);
        at.infer.forget();
        match progress {
            InferStatus::Limit => return Picked::Limit,
            InferStatus::Contradiction(_) if refute => return Picked::Take(cell, colour),
            InferStatus::Contradiction(_) => {}
            InferStatus::Rest | InferStatus::Step => {
                if self.best.is_none_or(|(most, ..)| settled > most) {
                    self.best = Some((settled, cell, colour));
                }
            }
        }
        Picked::More
    }
}
