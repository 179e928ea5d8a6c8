//! What a search does between two hypotheses: look at lines, and either see
//! that one has no completion or narrow cells. One way a file.

mod check;
mod propagate;
mod whole;

pub use check::Check;
pub use propagate::Propagation;
pub use whole::Whole;

use super::options::{First, Options, Rules};
use super::{Board, Event, Puzzle};
use crate::grid::{Cell, LineId};
use crate::run::Stats;
use crate::trace::Sink;

/// What one step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InferStatus {
    /// A line was looked at, or something like it: a step.
    Step,
    /// Nothing is waiting.
    Rest,
    /// This line has no completion.
    Contradiction(LineId),
    /// A bound was hit: it cannot go on.
    Limit,
}

/// A way to look at lines between hypotheses.
pub trait Inference: Send + Sized {
    /// The colour that a hypothesis tries first, unless something else is chosen.
    const FIRST: First;
    /// When the block-range rules work, unless something else is chosen.
    const RULES: Rules = Rules::Never;

    /// Everything is waiting to be looked at.
    fn new(puzzle: &Puzzle, options: &Options) -> Self;

    /// A step of preparation; [`InferStatus::Rest`] when there is none left.
    fn prepare(&mut self, _: &Puzzle) -> InferStatus {
        InferStatus::Rest
    }

    /// A cell was changed from outside.
    fn touch(&mut self, cell: Cell);

    /// Forgets what is waiting.
    fn forget(&mut self);

    /// Looks at what is waiting next.
    fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        sink: &mut S,
    ) -> InferStatus;

    /// Adds what it counts by itself.
    fn count(&self, _: &mut Stats) {}

    /// What it has learned, in a text form.
    fn learned(&self) -> Option<String> {
        None
    }
}
