//! How hard a puzzle is, and in what way.

use crate::grid::Size;
use crate::nonogram::Technique;

pub use crate::class::Class;
pub use crate::rate::Solutions;

/// The classes of nonograms, the easiest first: the simplest looks, and hardly any way to
/// go between rows and columns; one block at a time, with some patience; line by line, but
/// all that a line says, or a long way; something must be assumed and refuted; guessing.
///
/// A class never rises when cells of the solution are given away: it only hangs on
/// which rungs of the ladder the puzzle needs and how many sweeps it takes, and
/// neither of them grows when more is known.
pub const CLASSES: &[Class] =
    &[Class::Trivial, Class::Easy, Class::Medium, Class::Hard, Class::Guessing];

/// How the lines stood before a deduction that settles a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Lines that had a cell to settle by themselves; none before an assumption.
    pub speaking: u16,
    /// Lines with open cells.
    pub unfinished: u16,
}

impl Standing {
    /// How many unfinished lines one looks at on average, in no order, until
    /// one is met that has something to say.
    pub fn looks(&self) -> f64 {
        f64::from(self.unfinished + 1) / f64::from(self.speaking + 1)
    }
}

/// How hard a puzzle is, and in what way.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// How many solutions it has.
    pub solutions: Solutions,
    /// How hard it is; nothing where there is no solution.
    pub class: Option<Class>,
    /// About how much looking it takes: for each deduction, what its technique
    /// costs times the [looks](Standing::looks) until a line with one is met.
    pub score: f64,
    /// Rows and columns.
    pub size: Size,
    /// The share of ink, which the clues tell.
    pub density: f64,
    /// Uses of each technique, cheapest first, without those not used.
    pub techniques: Vec<(Technique, u64)>,
    /// The highest rung used.
    pub hardest: Option<Technique>,
    /// Sweeps over all rows or all columns, if lines alone settle everything.
    pub sweeps: Option<u64>,
    /// What there was to see before each deduction.
    pub standings: Vec<Standing>,
    /// Deductions by the cheapest techniques.
    pub routine: u64,
    /// The most steps that followed an assumption before it failed or agreed.
    pub longest_chain: u64,
    /// The steps of all such chains.
    pub chain_steps: u64,
    /// Cells that were still open where the ladder ended.
    pub open: u64,
}

impl Rating {
    /// How many deductions there were.
    pub fn deductions(&self) -> u64 {
        self.standings.len() as u64
    }

    /// The deduction that was hardest to find, counted from 0: the one with the
    /// most looks.
    pub fn bottleneck(&self) -> Option<(usize, Standing)> {
        let looks = |standing: &Standing| standing.looks();
        // Of equals the first.
        let narrower = |best: (usize, Standing), next: (usize, Standing)| {
            if looks(&next.1) > looks(&best.1) { next } else { best }
        };
        self.standings.iter().copied().enumerate().reduce(narrower)
    }

    /// Routine deductions a line: many of them are what players call tedious.
    pub fn tedium(&self) -> f64 {
        self.routine as f64 / (self.size.rows() + self.size.cols()) as f64
    }

    /// Uses of techniques that assume something.
    pub fn assumptions(&self) -> u64 {
        let assumes = |t: &Technique| matches!(t, Technique::Contradiction | Technique::Agreement);
        self.techniques.iter().filter(|(t, _)| assumes(t)).map(|&(_, uses)| uses).sum()
    }
}
