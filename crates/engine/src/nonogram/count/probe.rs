//! Probing the cells of a part: each is tried in every colour it may have, and
//! what follows is compared. A colour that fails goes; what follows from every
//! other one holds. No hypothesis stays.
//!
//! Round and round, until a whole round has found nothing or the work is used.
//! How much each colour settles is noted: where even the least of them settles
//! much is a good place to branch.

use super::ground::Ground;
use crate::Contradiction;
use crate::board::Moment;
use crate::colours::{Colour, Colours};
use crate::grid::Cell;
use crate::nonogram::infer::InferStatus;

/// Probing under way.
pub struct Prober {
    cells: Vec<Cell>,
    next: usize,
    /// Cells tried one after the other without news.
    quiet: usize,
    trial: Option<Trial>,
    /// Lines that may still be settled.
    left: u64,
    /// Whether anything was found.
    pub found: bool,
}

/// A cell that is being tried.
struct Trial {
    cell: Cell,
    /// The colour that is tried, and those that are still to be.
    colour: Colour,
    rest: Colours,
    /// The colours that did not fail.
    possible: Colours,
    /// What every one of those leaves of the cells that the first of them changed.
    common: Vec<(Cell, Colours)>,
    /// How many cells each of them settled: the fewest, and all together.
    fewest: usize,
    all: usize,
    before: Moment,
    open: usize,
}

/// How a portion of probing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probed {
    /// There is more to do.
    Some,
    /// All cells have been tried, or the work is used.
    All,
}

/// The most lines settled, whatever the size.
const MOST: u64 = 2_000_000;

impl Prober {
    /// Sets out to probe the cells; nothing may be waiting.
    pub fn new(cells: Vec<Cell>) -> Prober {
        let left = (40 * cells.len() as u64 + 20_000).min(MOST);
        Prober { cells, next: 0, quiet: 0, trial: None, left, found: false }
    }

    /// Settles a line, or begins or ends a trial.
    pub fn step(&mut self, ground: &mut Ground) -> Result<Probed, Contradiction> {
        self.left = self.left.saturating_sub(1);
        match ground.step() {
            InferStatus::Step => return Ok(Probed::Some),
            InferStatus::Contradiction(_) | InferStatus::Limit => self.end_colour(ground, false)?,
            InferStatus::Rest if self.trial.is_some() => self.end_colour(ground, true)?,
            InferStatus::Rest => {}
        }
        if self.trial.is_some() {
            return Ok(Probed::Some);
        }
        while self.quiet < self.cells.len() && self.left > 0 {
            let cell = self.cells[self.next];
            self.next = (self.next + 1) % self.cells.len();
            let set = ground.board.at(cell);
            if !set.is_settled() {
                self.begin(ground, cell, set);
                return Ok(Probed::Some);
            }
            self.quiet += 1;
        }
        Ok(Probed::All)
    }

    fn begin(&mut self, ground: &mut Ground, cell: Cell, set: Colours) {
        let colour = set.iter().next().unwrap_or_default();
        self.trial = Some(Trial {
            cell,
            colour,
            rest: set.without(colour),
            possible: Colours::NONE,
            common: Vec::new(),
            fewest: usize::MAX,
            all: 0,
            before: ground.board.moment(),
            open: ground.board.open(),
        });
        ground.suppose(cell, colour);
    }

    /// What a colour came to; then the next one, or the end of the trial.
    fn end_colour(&mut self, ground: &mut Ground, holds: bool) -> Result<(), Contradiction> {
        // A contradiction without a trial is one of the part.
        let mut trial = self.trial.take().ok_or(Contradiction)?;
        if holds {
            let board = &ground.board;
            if trial.possible.is_empty() {
                let changed = board.changes_since(Some(trial.before));
                trial.common.extend(changed.map(|cell| (cell, board.at(cell))));
            } else {
                for (cell, set) in &mut trial.common {
                    *set |= board.at(*cell);
                }
            }
            trial.possible |= trial.colour.into();
            trial.fewest = trial.fewest.min(trial.open - board.open());
            trial.all += trial.open - board.open();
        }
        ground.take_back(trial.before);
        let board = &ground.board;
        trial.common.retain(|&(cell, set)| !board.at(cell).is_subset(set));
        if let Some(colour) = trial.rest.iter().next() {
            trial.colour = colour;
            trial.rest = trial.rest.without(colour);
            ground.suppose(trial.cell, colour);
            self.trial = Some(trial);
            return Ok(());
        }
        let mut news = ground.narrow(trial.cell, trial.possible)?;
        for (cell, set) in trial.common {
            news |= ground.narrow(cell, set)?;
        }
        ground.note(trial.cell, trial.fewest, trial.all);
        self.found |= news;
        self.quiet = if news { 0 } else { self.quiet + 1 };
        Ok(())
    }
}
