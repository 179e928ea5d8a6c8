//! What may be chosen about a method. Every method has its own defaults, which
//! are those of the document it comes from.

use crate::named::{found_by_name, named};
use std::sync::Arc;

/// The choices; what is `None` is as the method has it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// When the block-range rules work.
    pub rules: Option<Rules>,
    /// Which cell a hypothesis is made on.
    pub choice: Option<Choice>,
    /// Which line is looked at next.
    pub lines: Option<Lines>,
    /// Which colour a hypothesis tries first.
    pub first: Option<First>,
    /// How many line results are remembered.
    pub memo: Option<usize>,
    /// Line results remembered from an earlier run, in their text form.
    pub remembered: Option<Arc<str>>,
    /// How often the block-range rules go over the grid; 0 for as often as they find something.
    pub passes: Option<u32>,
    /// The most states of all automata together.
    pub states: Option<usize>,
    /// The most MiB for what a search learns.
    pub memory: Option<usize>,
    /// What a search goes by where nothing else tells what to try next: the same
    /// seed, the same run; another, the same answers by another way.
    pub seed: Option<u64>,
    /// Which member of a team a run of `search` is, counted from 0: every second one
    /// makes its decisions by activity alone, for the proof that the others do not seek.
    pub member: usize,
}

/// When the block-range rules work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Not at all.
    Never,
    /// Once, before the search.
    Before,
    /// Before the search and after every hypothesis.
    During,
}

/// Which cell a hypothesis is made on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The first open one, row by row.
    First,
    /// The one whose row and column leave the least freedom.
    Freedom,
    /// The one whose row and column are nearest to complete.
    Criticality,
    /// The one, and the colour, from which the most follows.
    MostFilling,
}

/// Which line is looked at next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The first in the grid: rows from the top, then columns from the left.
    Given,
    /// The one whose clue can be placed in the fewest ways.
    Fewest,
    /// The one that has waited longest.
    Fifo,
}

/// Which colour a hypothesis tries first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Ink, the last of the palette first.
    Black,
    /// The background, then the inks in the order of the palette.
    White,
}

/// A choice that a method may offer; its name is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// [`Options::rules`].
    Rules,
    /// [`Options::choice`].
    Choice,
    /// [`Options::lines`].
    Lines,
    /// [`Options::first`].
    First,
    /// [`Options::memo`] and [`Options::remembered`].
    Memo,
    /// [`Options::passes`].
    Passes,
    /// [`Options::states`].
    States,
    /// [`Options::memory`].
    Memory,
    /// [`Options::seed`].
    Seed,
}

named! {
    Rules: Never "never", Before "before", During "during";
    Choice: First "first", Freedom "freedom", Criticality "criticality", MostFilling "most-filling";
    Lines: Given "given", Fewest "fewest", Fifo "fifo";
    First: Black "black", White "white";
    Offer: Rules "rules", Choice "choice", Lines "lines", First "first-colour", Memo "memo",
        Passes "passes", States "states", Memory "memory", Seed "seed";
}

found_by_name!(Rules, Choice, Lines, First, Offer);

impl Options {
    /// The offers that something was chosen of.
    pub fn chosen(&self) -> impl Iterator<Item = Offer> {
        let is_chosen = |offer: &Offer| match offer {
            Offer::Rules => self.rules.is_some(),
            Offer::Choice => self.choice.is_some(),
            Offer::Lines => self.lines.is_some(),
            Offer::First => self.first.is_some(),
            Offer::Memo => self.memo.is_some() || self.remembered.is_some(),
            Offer::Passes => self.passes.is_some(),
            Offer::States => self.states.is_some(),
            Offer::Memory => self.memory.is_some(),
            Offer::Seed => self.seed.is_some(),
        };
        Offer::ALL.iter().copied().filter(is_chosen)
    }
}
