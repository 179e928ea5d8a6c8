//! How hard a puzzle is, and in what way.

use crate::sudoku::{Puzzle, Shape, Technique};

pub use crate::class::Class;
pub use crate::rate::Solutions;

/// The classes of sudoku, the easiest first, by the hardest technique that is needed: full
/// houses and hidden singles, asking for each digit where it goes; all singles; up to
/// pairs and triples within a house, so that candidates must be noted; up to fish, wings,
/// rectangles and colours, patterns over several houses; chains, almost locked sets, or
/// something supposed and refuted; guessing.
pub const CLASSES: &[Class] =
    &[Class::Trivial, Class::Easy, Class::Medium, Class::Hard, Class::Extreme, Class::Guessing];

/// How hard a puzzle is, and in what way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How many solutions it has.
    pub solutions: Solutions,
    /// How hard it is; nothing where there is no solution.
    pub class: Option<Class>,
    /// What all deductions together are worth: see [`cost`](super::cost).
    pub score: u64,
    /// The shape.
    pub shape: Shape,
    /// How many cells are given.
    pub clues: usize,
    /// Uses of each technique, cheapest first, without those not used.
    pub techniques: Vec<(Technique, u64)>,
    /// The hardest technique that one needs, as the classes have it.
    pub hardest: Option<Technique>,
    /// The longest chain or supposition: its links or steps.
    pub longest: u64,
    /// Cells that were still open where the ladder ended.
    pub open: u64,
}

impl Rating {
    pub(super) fn unrated(puzzle: &Puzzle) -> Rating {
        Rating {
            solutions: Solutions::None,
            class: None,
            score: 0,
            shape: puzzle.shape(),
            clues: puzzle.clues(),
            techniques: Vec::new(),
            hardest: None,
            longest: 0,
            open: 0,
        }
    }

    /// How many deductions there were.
    pub fn deductions(&self) -> u64 {
        self.techniques.iter().map(|&(_, uses)| uses).sum()
    }
}
