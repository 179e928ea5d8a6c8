//! Messages to the player, as data: the words crate makes sentences of them.

use crate::Asked;
use grille_engine::run::Game;

/// What there is to say.
pub enum Said<G: Game> {
    /// A question was not answered in time.
    Late(Asked),
    /// The board can be completed.
    Fine,
    /// It cannot: so many marks are wrong.
    Mistakes(usize),
    /// So many wrong marks were erased.
    Mended(usize),
    /// The puzzle is solved, and a machine wrote some of it: that does not score.
    SolvedWithHelp,
    /// No move is to blame for anything.
    NothingToRewind,
    /// So many moves were taken back.
    Rewound(usize),
    /// So many cells are the same both ways, and were written.
    Agreed(usize),
    /// No solution goes with the board, and why, where that is known. The puzzle itself may
    /// have one.
    NoSolution(Option<G::Cause>),
    /// The puzzle itself has no solution, and why.
    Unsolvable(G::Cause),
    /// A method found a solution that breaks the rules: it is not shown.
    WrongSolution,
}
