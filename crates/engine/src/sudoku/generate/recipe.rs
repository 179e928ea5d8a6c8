//! What a puzzle shall be like.

use super::Symmetry;
use crate::sudoku::rate::Class;
use crate::sudoku::{Shape, Technique};

/// What a puzzle shall be like.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// Its shape.
    pub shape: Shape,
    /// How many cells are given; as few as come, if none is named.
    pub clues: Option<usize>,
    /// Whether the puzzle must be minimal: without any one of its givens it would have
    /// several solutions. If `clues` is `None`, every puzzle is minimal as far as the
    /// symmetry allows.
    pub minimal: bool,
    /// How the pattern of given cells looks like itself.
    pub symmetry: Symmetry,
    /// Whether every full grid shall be as likely as any other.
    pub uniform: bool,
    /// How hard it shall be; anything, if none is named.
    pub class: Option<Class>,
    /// The technique that it shall need, with none above it on the ladder; then no class is looked at.
    pub technique: Option<Technique>,
}

/// Why a recipe can have no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Fewer clues than any puzzle of that shape with one solution has, or more than cells.
    Clues {
        /// The least number.
        least: usize,
        /// The largest.
        most: usize,
    },
    /// A sudoku of 9x9 beyond the ladder comes as it comes, without a symmetry or a number of
    /// clues.
    Beyond,
}

crate::errors_as_data!(Flaw);

impl Recipe {
    /// A puzzle with as few clues as come.
    pub fn new(shape: Shape) -> Recipe {
        Recipe {
            shape,
            clues: None,
            minimal: false,
            symmetry: Symmetry::None,
            uniform: false,
            class: None,
            technique: None,
        }
    }

    /// The least number of clues with one solution: known for 4x4 and 9x9 (McGuire, Tugemann
    /// and Civario, 2012) and 6x6; in 16x16, all digits but one must be there.
    pub fn least_clues(shape: Shape) -> usize {
        match shape {
            Shape::Four => 4,
            Shape::Six => 8,
            Shape::Nine => 17,
            Shape::Sixteen => 15,
        }
    }

    /// The most grids that are filled for one puzzle. Some techniques are the hardest in one
    /// puzzle of many thousands.
    pub fn most_tries(&self) -> u64 {
        if self.technique.is_some() { 100_000 } else { 10_000 }
    }

    /// Whether a sudoku of 9x9 is asked for that the ladder does not solve.
    pub(super) fn is_beyond(&self) -> bool {
        self.shape == Shape::Nine && self.technique.is_none() && self.class == Some(Class::Guessing)
    }

    pub(super) fn check(&self) -> Result<(), Flaw> {
        if self.is_beyond() && (self.clues.is_some() || self.symmetry != Symmetry::None) {
            return Err(Flaw::Beyond);
        }
        let (least, most) = (Recipe::least_clues(self.shape), self.shape.cells());
        match self.clues {
            Some(clues) if !(least..=most).contains(&clues) => Err(Flaw::Clues { least, most }),
            _ => Ok(()),
        }
    }
}
