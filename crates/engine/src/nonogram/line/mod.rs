//! What one line alone implies. One idea a file; all agree with the oracle,
//! [`exhaustive`], as far as each claims.

pub mod automaton;
pub mod bitwise;
pub mod complete;
pub mod exhaustive;
mod limbs;
pub mod memo;
pub mod overlap;
pub mod packed;
pub mod planes;
pub mod slack;
pub mod word;

pub use complete::Complete;
pub use exhaustive::Exhaustive;
pub use memo::Memo;
pub use overlap::Overlap;
pub use packed::Packed;

use super::{Clue, Technique};
use crate::Contradiction;
use crate::colours::Colours;

/// Narrows the cells of a line to what its clue allows. A solver may hold
/// scratch space, so it is `&mut`, but no answer depends on an earlier call.
pub trait LineSolver: Send {
    /// The reason to give for what it settles.
    const TECHNIQUE: Technique;

    /// Takes colours away that no completion of the line has. Never takes one
    /// away that some completion has; a contradiction only if there is none.
    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction>;
}
