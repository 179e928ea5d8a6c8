//! What a technique concludes, and the data that says why.

use super::look::{Look, Reach};
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, LineId};
use crate::nonogram::Technique;
use std::ops::Range;

/// A cell and what it may be.
pub type Known = (Cell, Colours);

/// One conclusion, as small as a player would say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The technique.
    pub technique: Technique,
    /// What it argues with.
    pub why: Why,
    /// The cells it settles, each with all that it may be as far as this
    /// argument goes: an ink, the background, or anything but some inks.
    pub settles: Vec<Known>,
}

/// What a deduction argues with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// One line.
    Line(LineId, Argument),
    /// An assumption that ends in a line without completion.
    Contradiction(Chain),
    /// Two assumptions, one of which holds, and the same in the end of both.
    Agreement(Box<[Chain; 2]>),
}

/// An argument within a line. Places are counted from its beginning, from 0;
/// blocks are given by their places in the clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Inks that have no block here, or all their cells already.
    Inks(Colours),
    /// The line as a whole.
    Line,
    /// A block that starts nowhere but from `first` to `last`.
    Starts {
        /// The block.
        block: usize,
        /// Its first start.
        first: u16,
        /// Its last start.
        last: u16,
    },
    /// A run of filled cells, or one that would be a run.
    Run {
        /// The run.
        cells: Range<u16>,
        /// The stretch round it whose cells may have its ink.
        room: Range<u16>,
        /// The blocks to which it, or a part of it, can belong.
        blocks: Vec<usize>,
    },
    /// A stretch of cells that may have an ink, between others that may not.
    Gap {
        /// The stretch.
        cells: Range<u16>,
        /// The ink.
        ink: Colour,
        /// The blocks of the ink that reach it, all too long for it.
        blocks: Vec<usize>,
    },
    /// Cells between the reaches of two blocks, or of one and the border.
    Between {
        /// The block before, and the last cell that it can cover.
        before: Option<(usize, u16)>,
        /// The block behind, and the first cell that it can cover.
        after: Option<(usize, u16)>,
    },
}

/// An assumption and what follows from it, a line at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// What is assumed.
    pub assumed: Known,
    /// The lines that follow, each needed by a later one.
    pub steps: Vec<ChainStep>,
    /// The line that has no completion then, and the cells that leave it none.
    pub fails: Option<(LineId, Vec<Known>)>,
}

/// What a line implies on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainStep {
    /// The line.
    pub line: LineId,
    /// The cells it rests on: known before, assumed, or settled by earlier steps.
    pub premises: Vec<Known>,
    /// The cells it settles.
    pub settles: Vec<Known>,
}

impl Deduction {
    /// The lines it argues with, in the order of the argument.
    pub fn lines(&self) -> Vec<LineId> {
        match &self.why {
            Why::Line(line, _) => vec![*line],
            Why::Contradiction(_) | Why::Agreement(_) => {
                self.chains().iter().flat_map(Chain::lines).collect()
            }
        }
    }

    /// The assumptions it argues with.
    pub fn chains(&self) -> &[Chain] {
        match &self.why {
            Why::Line(..) => &[],
            Why::Contradiction(chain) => std::slice::from_ref(chain),
            Why::Agreement(chains) => &chains[..],
        }
    }

    /// How many steps follow its assumptions.
    pub fn steps(&self) -> usize {
        self.chains().iter().map(|chain| chain.steps.len()).sum()
    }

    /// The blocks of its line that it argues with.
    pub fn blocks(&self) -> Vec<usize> {
        match &self.why {
            Why::Line(_, argument) => argument.blocks(),
            Why::Contradiction(_) | Why::Agreement(_) => Vec::new(),
        }
    }
}

impl Chain {
    /// Its lines, the failing one last.
    pub fn lines(&self) -> impl Iterator<Item = LineId> + '_ {
        let fails = self.fails.iter().map(|(line, _)| *line);
        self.steps.iter().map(|step| step.line).chain(fails)
    }
}

impl Argument {
    /// The blocks it names.
    pub fn blocks(&self) -> Vec<usize> {
        match self {
            Argument::Inks(_) | Argument::Line => Vec::new(),
            Argument::Starts { block, .. } => vec![*block],
            Argument::Run { blocks, .. } | Argument::Gap { blocks, .. } => blocks.clone(),
            Argument::Between { before, after } => {
                before.iter().chain(after).map(|&(block, _)| block).collect()
            }
        }
    }

    /// Whether a run that it names has this place.
    pub(super) fn names(&self, at: usize) -> bool {
        matches!(self, Argument::Run { cells, .. } if cells.contains(&(at as u16)))
    }

    /// Whether it argues with the same block or run.
    pub(super) fn is_about(&self, other: &Argument) -> bool {
        match (self, other) {
            (Argument::Starts { block, .. }, Argument::Starts { block: other, .. }) => {
                block == other
            }
            (Argument::Run { cells, .. }, Argument::Run { cells: other, .. }) => cells == other,
            _ => true,
        }
    }

    pub(super) fn starts(reach: &Reach) -> Argument {
        let Reach { block, first, last, .. } = *reach;
        Argument::Starts { block, first: first as u16, last: last as u16 }
    }

    pub(super) fn run(
        look: &Look<'_>,
        cells: Range<usize>,
        ink: Colour,
        owners: impl IntoIterator<Item = Reach>,
    ) -> Argument {
        let room = places(&look.room(&cells, ink));
        let blocks = owners.into_iter().map(|owner| owner.block).collect();
        Argument::Run { cells: places(&cells), room, blocks }
    }

    pub(super) fn gap(look: &Look<'_>, cells: &Range<usize>, ink: Colour) -> Argument {
        let reaches = |reach: &Reach| {
            reach.ink == ink && reach.first < cells.end && cells.start < reach.end()
        };
        let blocks = look.reaches().filter(reaches).map(|reach| reach.block).collect();
        Argument::Gap { cells: places(cells), ink, blocks }
    }

    pub(super) fn between(before: Option<Reach>, after: Option<Reach>) -> Argument {
        Argument::Between {
            before: before.map(|reach| (reach.block, reach.end() as u16 - 1)),
            after: after.map(|reach| (reach.block, reach.first as u16)),
        }
    }
}

fn places(cells: &Range<usize>) -> Range<u16> {
    cells.start as u16..cells.end as u16
}

/// A deduction within a line, which does not know which line it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Why.
    pub argument: Argument,
    /// Places and what they may be.
    pub settles: Vec<(u16, Colours)>,
}

impl Finding {
    /// The same, on this line.
    pub fn on(self, technique: Technique, line: LineId) -> Deduction {
        let settles = self.settles.into_iter().map(|(at, colours)| (line.cell(at), colours));
        Deduction { technique, settles: settles.collect(), why: Why::Line(line, self.argument) }
    }
}
