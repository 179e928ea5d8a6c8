//! What a hint is in any game: how to go on from a sheet, or what is wrong with it.
//!
//! Each game finds its own hints and has its own arguments ([`Hinted`]). The levels of a
//! hint ([`Level`]) and its possible answers ([`Hint`], [`Blamed`]) are the same in all
//! games.

use crate::grid::Cell;
use crate::named::named;
use crate::run::{Game, Task};
use crate::session::Session;
use std::fmt::Debug;
use std::marker::PhantomData;

/// How much of a hint is told, from little to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// In which part of the grid to look.
    Where,
    /// What to look at there: a line, or digits.
    Focus,
    /// With which technique.
    Technique,
    /// At which cells.
    Cells,
    /// What the cells are, and why.
    Argument,
}

named! {
    Level: Where "where", Focus "focus", Technique "technique", Cells "cells",
        Argument "argument";
}

impl Level {
    /// Its name in a game that has a word of its own for [`Level::Focus`].
    pub fn name_in<G: Hinted>(self) -> &'static str {
        if self == Level::Focus { G::FOCUS } else { self.name() }
    }

    /// The level of that name in a game.
    pub fn find<G: Hinted>(name: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.name_in::<G>() == name)
    }

    /// The level that tells a little more.
    pub fn next(self) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| *level > self)
    }
}

/// The answer to a player who does not know how to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint<D, R> {
    /// Every cell is settled, and rightly.
    Solved,
    /// The next deduction.
    Next(Box<D>),
    /// The board can be completed, but no technique finds anything.
    Stuck,
    /// Proven: no solution goes with this board, and why.
    Wrong(R),
    /// The search hit a bound of its own.
    Undecided,
}

/// Which move made a board impossible to complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blamed<M> {
    /// None: the board can be completed.
    Nobody,
    /// This move of [`Session::moves`], from 0, by writing in these of its cells.
    Move {
        /// Which move.
        index: usize,
        /// The cells of the move that are to blame, with what was written. Without any one
        /// of them the board could be completed.
        cells: Vec<(Cell, M)>,
    },
    /// No move: there was no completion before the first.
    Start,
    /// A search hit a bound of its own.
    Undecided,
}

/// The hint of a game.
pub type HintOf<G> = Hint<<G as Hinted>::Deduction, <G as Hinted>::Refutation>;
/// The blame of a game.
pub type BlamedOf<G> = Blamed<<G as Hinted>::Mark>;

/// A hint in the making.
pub trait Hinting<G: Hinted>: Task<Output = HintOf<G>> + Send {
    /// What is proven so far, for a caller who has no time for more.
    fn so_far(&self) -> Option<HintOf<G>> {
        None
    }
}

/// A game that can be hinted at.
pub trait Hinted: Game {
    /// Its word for [`Level::Focus`].
    const FOCUS: &'static str;
    /// A deduction with all that there is to tell about it.
    type Deduction: Clone + Debug + PartialEq + Send;
    /// Why a board cannot be completed.
    type Refutation: Clone + Debug + PartialEq + Send;
    /// What stands in a cell.
    type Mark: Copy + Debug + PartialEq + Send;

    /// A hint from this sheet, right or wrong.
    fn hinting(sheet: &Self::Sheet) -> Box<dyn Hinting<Self>>;
    /// The search for the move that made the sheet impossible to complete; a game without
    /// one answers [`Blamed::Undecided`].
    fn blaming(_: &Session<Self::Sheet>) -> Box<dyn Task<Output = BlamedOf<Self>> + Send> {
        Box::new(NoBlame(PhantomData))
    }
}

/// The answer of a game that cannot tell which move is to blame.
struct NoBlame<M>(PhantomData<M>);

impl<M> Task for NoBlame<M> {
    type Output = Blamed<M>;

    fn advance(&mut self, _: u64) -> Option<Blamed<M>> {
        Some(Blamed::Undecided)
    }

    fn steps(&self) -> u64 {
        0
    }
}
