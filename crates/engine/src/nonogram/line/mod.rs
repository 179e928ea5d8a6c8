//! What one line alone implies. One idea a file; all agree with the oracle,
//! [`exhaustive`], as far as each claims.

pub mod complete;
pub mod exhaustive;

pub use complete::Complete;
pub use exhaustive::Exhaustive;

use super::{Clue, Reason};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::LineId;

/// Narrows the cells of a line to what its clue allows. A solver may hold
/// scratch space, so it is `&mut`, but no call depends on an earlier one.
pub trait LineSolver: Send {
    /// Takes colours away that no completion of the line has. Never takes one
    /// away that some completion has; a contradiction only if there is none.
    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction>;

    /// The reason to give for what it settles in this line.
    fn reason(&self, line: LineId) -> Reason;
}
