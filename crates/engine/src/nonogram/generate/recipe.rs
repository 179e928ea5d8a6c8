//! What a puzzle shall be like.

use super::{Source, Symmetry};
use crate::grid::Size;
use crate::nonogram::rate::Class;
use crate::nonogram::{Ink, Rgb, Technique};

/// The most inks that a generated puzzle may have.
pub const MOST_INKS: usize = INKS.len();

/// What a puzzle shall be like.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// Rows and columns.
    pub size: Size,
    /// The share of ink, from 0 to 1.
    pub density: f64,
    /// How many inks, from 1 to [`MOST_INKS`].
    pub inks: usize,
    /// How the picture looks like itself.
    pub symmetry: Symmetry,
    /// Where pictures come from; all sources in turn, if none is named.
    pub source: Option<Source>,
    /// How hard it shall be.
    pub class: Option<Class>,
    /// The technique that it shall need, with none above it on the ladder.
    pub technique: Option<Technique>,
    /// Whether it shall have one solution only; with a class or a technique it has.
    pub unique: bool,
    /// How many cells are given.
    pub givens: usize,
}

/// Why a recipe can have no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The share of ink is none.
    Density,
    /// Too many inks, or not enough cells of ink for them.
    Inks,
    /// The symmetry is for squares only.
    Square,
    /// More cells would be given than there are.
    Givens,
    /// No puzzle is known that needs this technique and nothing harder.
    NeverHardest(Technique),
}

crate::errors_as_data!(Flaw);

/// Whether puzzles in which a technique is the hardest step are known, or at least not excluded: not where it is
/// on no ladder, nor for five that are.
///
/// An empty line finds no ink at all. Splitting, punctuating, gap-too-small and mercury only say which cells are empty. Without a rung
/// above them, ink comes from the clue alone (simple boxes) and from joining, and a line in which
/// both ends of every block are known has one completion, so that joining fills it whatever is
/// known to be empty. An empty cell can help only where ends of blocks are missing in all lines of
/// a circle at once. None of the 28,781,820 clue sets of 5x5 is like that (`--example
/// ladder_census`), and none of the pictures that were searched (`docs/printing.md`).
pub fn is_hardest_somewhere(technique: Technique) -> bool {
    use Technique as T;
    match technique {
        T::Overlap | T::RangeCore | T::OutOfRange | T::RangeEdge => false,
        T::EmptyLine | T::Splitting | T::Punctuating | T::GapTooSmall | T::Mercury => false,
        T::FullLine
        | T::FinishedLine
        | T::SimpleBoxes
        | T::Joining
        | T::Glue
        | T::Forcing
        | T::SimpleSpaces
        | T::SpanLimited
        | T::Complete
        | T::Contradiction
        | T::Agreement => true,
    }
}

impl Recipe {
    /// A unique puzzle in black, half of it ink.
    pub fn new(size: Size) -> Recipe {
        Recipe {
            size,
            density: 0.5,
            inks: 1,
            symmetry: Symmetry::None,
            source: None,
            class: None,
            technique: None,
            unique: true,
            givens: 0,
        }
    }

    /// The most pictures that are drawn for one puzzle. Some techniques are the hardest in one
    /// picture of thousands.
    pub fn most_tries(&self) -> u64 {
        if self.technique.is_some() { 50_000 } else { 10_000 }
    }

    pub(super) fn check(&self) -> Result<(), Flaw> {
        let ink = (self.density * self.size.cells() as f64).round();
        if !(0.0..=1.0).contains(&self.density) {
            Err(Flaw::Density)
        } else if !(1..=MOST_INKS).contains(&self.inks) || ink < self.inks as f64 {
            Err(Flaw::Inks)
        } else if self.symmetry.is_for_squares() && self.size.rows() != self.size.cols() {
            Err(Flaw::Square)
        } else if self.givens > self.size.cells() {
            Err(Flaw::Givens)
        } else {
            let never = self.technique.filter(|&technique| !is_hardest_somewhere(technique));
            never.map_or(Ok(()), |technique| Err(Flaw::NeverHardest(technique)))
        }
    }

    /// The colours, the background first; none for black on white.
    pub fn palette(&self) -> Vec<Ink> {
        if self.inks == 1 {
            return Vec::new();
        }
        let inks =
            INKS[..self.inks].iter().map(|&(name, [r, g, b])| Ink::new(name, Rgb { r, g, b }));
        std::iter::once(Ink::new("white", Rgb::WHITE)).chain(inks).collect()
    }
}

/// Colours that are told apart by most eyes (after Okabe and Ito, 2008).
const INKS: [(&str, [u8; 3]); 8] = [
    ("black", [0, 0, 0]),
    ("blue", [0, 114, 178]),
    ("orange", [230, 159, 0]),
    ("green", [0, 158, 115]),
    ("red", [213, 94, 0]),
    ("sky", [86, 180, 233]),
    ("pink", [204, 121, 167]),
    ("yellow", [240, 228, 66]),
];
