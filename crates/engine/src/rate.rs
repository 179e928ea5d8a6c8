//! How hard puzzles are for a person, as far as that is the same in all games. What makes a
//! puzzle hard, and how it is found out, is each game's own.

use crate::class::Class;
use crate::run::{Game, Task};

/// How many solutions a puzzle has, as far as it matters here. Proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// None.
    None,
    /// Exactly one.
    One,
    /// Two at least.
    Several,
}

/// The answer of a rating.
#[derive(Clone, Debug, PartialEq)]
pub enum Rated<R> {
    /// The rating.
    Rating(Box<R>),
    /// The search hit a bound of its own before it could tell.
    Limit,
}

/// A game whose puzzles can be rated.
pub trait Rateable: Game {
    /// How hard a puzzle is, and in what way.
    type Rating: Clone + Send;
    /// Rating under way.
    type Rate: Task<Output = Rated<Self::Rating>> + Send + 'static;

    /// The question how hard a puzzle is.
    fn rate(puzzle: &Self::Puzzle) -> Self::Rate;
    /// How many solutions there are, and how hard it is; no class without a solution.
    fn class(rating: &Self::Rating) -> (Solutions, Option<Class>);
}
