//! A line as the techniques see it: its cells, how far each block can reach,
//! and which blocks can cover a run of cells.
//!
//! Everything here only shrinks when more is known: the reach of a block, the
//! room round a run, the blocks that can cover it. A technique that argues
//! with "every block that can" therefore never finds less when more is known.

use super::{Argument, Finding};
use crate::Contradiction;
use crate::colours::{Colour, Colours};
use crate::nonogram::line::{LineSolver, Packed};
use crate::nonogram::places::Places;
use crate::nonogram::{Block, Clue};
use std::ops::Range;

/// Room to look at lines; keeps nothing between them.
#[derive(Clone, Debug, Default)]
pub struct Eye {
    solver: Packed,
    places: Places,
    implied: Vec<Colours>,
}

/// A line that has something to say.
pub struct Look<'a> {
    /// Its clue.
    pub clue: &'a Clue,
    /// What each cell may be.
    pub cells: &'a [Colours],
    /// What each cell may be in a completion.
    pub implied: &'a [Colours],
    /// What a cell may be of which nothing is known.
    pub all: Colours,
    spans: &'a [(usize, usize)],
}

impl Eye {
    /// Looks at a line: nothing, if it implies nothing new; a contradiction, if
    /// it has no completion.
    pub fn look<'a>(
        &'a mut self,
        clue: &'a Clue,
        cells: &'a [Colours],
        all: Colours,
    ) -> Result<Option<Look<'a>>, Contradiction> {
        self.implied.clear();
        self.implied.extend(cells);
        self.solver.settle(clue, &mut self.implied)?;
        if self.implied == cells {
            return Ok(None);
        }
        self.places.find(clue, cells)?;
        Ok(Some(Look { clue, cells, implied: &self.implied, all, spans: self.places.spans() }))
    }
}

impl Look<'_> {
    /// The blocks, each with its first and its last start in any completion.
    pub fn reaches(&self) -> impl DoubleEndedIterator<Item = Reach> + '_ {
        (self.clue.blocks().iter().zip(self.spans).enumerate()).map(
            |(block, (&Block { len, colour }, &(first, last)))| Reach {
                block,
                len: len as usize,
                ink: colour,
                first,
                last,
            },
        )
    }

    /// The blocks, each with its first and its last start as far as the clue alone says.
    pub fn clue_reaches(&self) -> impl Iterator<Item = Reach> + '_ {
        let slack = self.cells.len() - self.clue.min_len() as usize;
        let mut first = 0;
        self.clue.blocks().iter().enumerate().map(move |(block, &Block { len, colour })| {
            first += usize::from(self.clue.needs_gap(block));
            let reach = Reach { block, len: len as usize, ink: colour, first, last: first + slack };
            first += reach.len;
            reach
        })
    }

    /// The inks of the blocks, each once.
    pub fn inks(&self) -> impl Iterator<Item = Colour> {
        self.clue.colours().iter().filter(|colour| colour.is_ink())
    }

    /// Known cells of one ink side by side, as many as there are, in order.
    pub fn runs(&self) -> impl Iterator<Item = (Range<usize>, Colour)> + '_ {
        let ink = |at: usize| self.cells[at].only().filter(|colour| colour.is_ink());
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = (at..self.cells.len()).find(|&at| ink(at).is_some())?;
            let own = ink(start);
            at = (start..self.cells.len()).find(|&at| ink(at) != own).unwrap_or(self.cells.len());
            Some((start..at, own?))
        })
    }

    /// Two runs of one ink with no other run between them.
    pub fn pairs(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>, Colour)> + '_ {
        let pairs = self.runs().zip(self.runs().skip(1));
        let alike = pairs.filter(|((_, one), (_, other))| one == other);
        alike.map(|((left, ink), (right, _))| (left, right, ink))
    }

    /// The stretches of cells that may have an ink, each as long as it goes.
    pub fn stretches(&self, ink: Colour) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = (at..self.cells.len()).find(|&at| self.cells[at].has(ink))?;
            at = self.room(&(start..start + 1), ink).end;
            Some(start..at)
        })
    }

    /// How far cells that may have the ink go on to both sides of these.
    pub fn room(&self, cells: &Range<usize>, ink: Colour) -> Range<usize> {
        let has = |set: &&Colours| set.has(ink);
        let before = self.cells[..cells.start].iter().rev().take_while(has).count();
        let after = self.cells[cells.end..].iter().take_while(has).count();
        cells.start - before..cells.end + after
    }

    /// The blocks of an ink that can cover all these cells: near enough, long
    /// enough, and not too long for the room.
    pub fn owners(&self, cells: Range<usize>, ink: Colour) -> impl Iterator<Item = Reach> + '_ {
        let room = self.room(&cells, ink);
        self.reaches().filter(move |reach| {
            let Reach { len, first, last, .. } = *reach;
            let least = first.max(room.start).max(cells.end.saturating_sub(len));
            let most = last.min(cells.start).min(room.end.saturating_sub(len));
            reach.ink == ink && len <= room.len() && least <= most
        })
    }

    /// What a technique says about these cells, if it is news about any of them.
    pub fn says(
        &self,
        cells: impl IntoIterator<Item = (usize, Colours)>,
        argument: impl FnOnce() -> Argument,
    ) -> Option<Finding> {
        let news = |&(at, to): &(usize, Colours)| !self.cells[at].is_subset(to);
        let settles: Vec<(u16, Colours)> =
            cells.into_iter().filter(news).map(|(at, to)| (at as u16, to)).collect();
        (!settles.is_empty()).then(|| Finding { argument: argument(), settles })
    }
}

/// A block and how far it can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Its place in the clue.
    pub block: usize,
    /// Its length.
    pub len: usize,
    /// Its ink.
    pub ink: Colour,
    /// Its first start.
    pub first: usize,
    /// Its last start.
    pub last: usize,
}

impl Reach {
    /// The cells that it covers wherever it lies.
    pub fn core(&self) -> Range<usize> {
        self.last..self.first + self.len
    }

    /// Where it ends at the latest.
    pub fn end(&self) -> usize {
        self.last + self.len
    }
}
