//! Trying hypotheses without making them: what would follow?
//!
//! A trial is followed line by line, so that a search can rest in the middle of it: on a
//! large grid, following one hypothesis to its end may settle every line many times.

use super::pick::{Picked, Position};
use crate::board::Moment;
use crate::colours::Colour;
use crate::grid::Cell;
use crate::nonogram::Board;
use crate::nonogram::infer::{InferStatus, Inference};
use crate::nonogram::options::First;
use crate::trace::Silent;

/// Cells to try, in order. They are asked for one by one: listing a million cells takes longer
/// than a step may.
pub type Cells = Box<dyn Iterator<Item = Cell> + Send>;

/// Hypotheses to try, in order, and the best so far.
pub struct Trials {
    cells: Cells,
    /// The colours of the last cell that are still to be tried, the next one last.
    colours: Vec<(Cell, Colour)>,
    first: First,
    best: Option<(usize, Cell, Colour)>,
    /// To fall back on when every hypothesis is contradictory.
    any: Option<(Cell, Colour)>,
    trial: Option<Trial>,
}

/// A hypothesis that is being followed.
struct Trial {
    cell: Cell,
    colour: Colour,
    /// The board before it, and how many cells were open then.
    before: Moment,
    open: usize,
}

impl Trials {
    /// Every colour of those of the cells that are open.
    pub fn new(cells: Cells, first: First) -> Trials {
        Trials { cells, colours: Vec::new(), first, best: None, any: None, trial: None }
    }

    /// What the board was before the hypothesis that is being followed, if one is.
    pub fn before(&self) -> Option<Moment> {
        self.trial.as_ref().map(|trial| trial.before)
    }

    /// Tries a little more: one line. In the end the hypothesis from which most follows is
    /// taken; a contradictory one at once, if `refute`, because it settles its
    /// cell the other way.
    pub fn go_on<I: Inference>(&mut self, at: &mut Position<'_, I>, refute: bool) -> Picked {
        let Some(Trial { cell, colour, before, open }) = self.trial.take() else {
            return self.begin(at);
        };
        let status = at.infer.step(at.puzzle, at.board, &mut Silent);
        at.stats.steps += u64::from(status != InferStatus::Rest);
        if status == InferStatus::Step {
            self.trial = Some(Trial { cell, colour, before, open });
            return Picked::More;
        }
        let settled = open - at.board.open();
        at.board.undo_to(before);
        at.infer.forget();
        match status {
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

    /// Supposes the next hypothesis; if there is none, takes the best.
    fn begin<I: Inference>(&mut self, at: &mut Position<'_, I>) -> Picked {
        let Some((cell, colour)) = self.next(at.board) else {
            let best = self.best.map(|(_, cell, colour)| (cell, colour));
            return best.or(self.any).map_or(Picked::Limit, |(cell, c)| Picked::Take(cell, c));
        };
        self.any.get_or_insert((cell, colour));
        let (before, open) = (at.board.moment(), at.board.open());
        let narrowed = at.board.narrow(cell, colour.into());
        debug_assert_eq!(narrowed, Ok(true), "the colour was one of several");
        at.infer.touch(cell);
        self.trial = Some(Trial { cell, colour, before, open });
        Picked::More
    }

    fn next(&mut self, board: &Board) -> Option<(Cell, Colour)> {
        if self.colours.is_empty() {
            let cell = self.cells.find(|&cell| !board.at(cell).is_settled())?;
            self.colours.extend(board.at(cell).iter().map(|colour| (cell, colour)));
            // The last one is taken first.
            if self.first == First::White {
                self.colours.reverse();
            }
        }
        self.colours.pop()
    }
}
