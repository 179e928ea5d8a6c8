//! Automata that read a line, cell by cell, and tell whether it can still be
//! completed (the automata study, T1).
//!
//! The letters are sets of colours, so a partly known line is a word like any
//! other; a line that is fully known is the study's total word.

mod dfa;
mod nfa;

pub use dfa::{Dfa, LazyDfa};
pub use nfa::Nfa;

use crate::colours::Colours;
use crate::nonogram::Clue;

/// An automaton that reads lines.
pub trait Reader: Send {
    /// The automaton of a clue, for cells that may have these colours.
    fn new(clue: &Clue, all: Colours) -> Self;

    /// Works on its preparation, taking from the `room` for states; whether it
    /// is ready, `None` if the room is not enough.
    fn prepare(&mut self, room: &mut usize) -> Option<bool>;

    /// Whether some completion of the word meets the clue; `None` if that takes
    /// more states than there is `room` for.
    fn accepts(
        &mut self,
        word: &mut dyn Iterator<Item = Colours>,
        room: &mut usize,
    ) -> Option<bool>;

    /// How many states it has.
    fn states(&self) -> usize;
}
