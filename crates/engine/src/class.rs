//! How hard a puzzle is for a person, as one word. What each class asks for is said by
//! the game that rates.

use crate::named::named;

/// A class of puzzles, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// The simplest looks are enough.
    Trivial,
    /// One thing at a time, with some patience.
    Easy,
    /// All that one line or one house says.
    Medium,
    /// Something that concerns several of them at once.
    Hard,
    /// Long chains of arguments.
    Extreme,
    /// Not by any technique of the ladder, or not at all: several solutions.
    Guessing,
}

named! {
    Class: Trivial "trivial", Easy "easy", Medium "medium", Hard "hard", Extreme "extreme",
        Guessing "guessing";
}

impl Class {
    /// The level of the Picture report's *difficulte*: 0 easy, 1 medium, 2 hard.
    pub fn level(self) -> u8 {
        match self {
            Class::Trivial | Class::Easy => 0,
            Class::Medium => 1,
            Class::Hard | Class::Extreme | Class::Guessing => 2,
        }
    }
}
