//! What there is to say about a puzzle before it is played: whether it has a solution, and
//! just one. Puzzles from elsewhere need not.

use crate::Playable;
use crate::question::solving;
use grille_engine::run::{Game, Task};
use grille_engine::solving::{Found, Solving};

/// How many solutions a puzzle has, as far as it matters to a player.
pub enum Outlook<G: Game> {
    /// Just one.
    Unique,
    /// None, and why.
    None(G::Cause),
    /// Several: the first two, and the search, which can go on from there.
    Several(Box<[G::Solution; 2]>, Box<Solving<G>>),
    /// That was not found out.
    Unknown,
}

/// The question how many solutions a puzzle has, up to two.
pub struct Looking<G: Playable> {
    /// None if no search can be begun.
    solving: Option<Box<Solving<G>>>,
    first: Option<G::Solution>,
}

impl<G: Playable> Looking<G> {
    /// Looks at a puzzle.
    pub fn new(puzzle: &G::Puzzle) -> Looking<G> {
        Looking { solving: solving(puzzle, &G::Sheet::from(puzzle)), first: None }
    }
}

impl<G: Playable> Task for Looking<G> {
    type Output = Outlook<G>;

    fn advance(&mut self, steps: u64) -> Option<Outlook<G>> {
        let Some(solving) = &mut self.solving else { return Some(Outlook::Unknown) };
        let found = solving.advance(steps)?;
        Some(match (found, self.first.take()) {
            (Found::Solution(solution), None) => {
                self.first = Some(solution);
                return None;
            }
            (Found::Solution(second), Some(first)) => match self.solving.take() {
                Some(solving) => Outlook::Several(Box::new([first, second]), solving),
                None => Outlook::Unknown,
            },
            (Found::None(cause), _) => Outlook::None(cause),
            (Found::NoMore, Some(_)) => Outlook::Unique,
            (Found::NoMore, None) | (Found::Stuck | Found::Limit | Found::Wrong, _) => {
                Outlook::Unknown
            }
        })
    }

    fn steps(&self) -> u64 {
        self.solving.as_ref().map_or(0, Task::steps)
    }
}
