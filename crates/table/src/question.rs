//! Questions about a game in progress: tasks that anybody may work on, with answers that
//! are data.

use grille_engine::hint::{BlamedOf, HintOf, Hinted, Hinting};
use grille_engine::run::{Game, Task};
use grille_engine::session::Session;
use grille_engine::solving::{FoundOf, Solving};

/// What was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// How to go on.
    Hint,
    /// Whether the board can be completed.
    Check,
    /// Which move is to blame, to go back before it.
    Rewind,
    /// A solution, or the next one.
    Solve,
}

/// A question that is being worked on.
pub struct Question<G: Hinted> {
    asked: Asked,
    work: Work<G>,
}

enum Work<G: Hinted> {
    Hint(Box<dyn Hinting<G>>),
    Blame(Box<dyn Task<Output = BlamedOf<G>> + Send>),
    /// Handed back with the answer, to look for the next one.
    Solve(Option<Box<Solving<G>>>),
}

/// An answer.
pub enum Answer<G: Hinted> {
    /// How to go on, or what is wrong.
    Hint(HintOf<G>),
    /// Whether the board can be completed: told as a hint.
    Check(HintOf<G>),
    /// Which move is to blame.
    Rewind(BlamedOf<G>),
    /// What was found, and who can go on from there.
    Solve(FoundOf<G>, Option<Box<Solving<G>>>),
}

impl<G: Hinted> Question<G> {
    /// How to go on from a sheet.
    pub fn hint(sheet: &G::Sheet) -> Question<G> {
        Question { asked: Asked::Hint, work: Work::Hint(G::hinting(sheet)) }
    }

    /// Whether a sheet can be completed.
    pub fn check(sheet: &G::Sheet) -> Question<G> {
        Question { asked: Asked::Check, work: Work::Hint(G::hinting(sheet)) }
    }

    /// Which move of a session is to blame.
    pub fn rewind(session: &Session<G::Sheet>) -> Question<G> {
        Question { asked: Asked::Rewind, work: Work::Blame(G::blaming(session)) }
    }

    /// The next solution of this search.
    pub fn solve(solving: Box<Solving<G>>) -> Question<G> {
        Question { asked: Asked::Solve, work: Work::Solve(Some(solving)) }
    }

    /// What was asked.
    pub fn asked(&self) -> Asked {
        self.asked
    }
}

impl<G: Hinted> Task for Question<G> {
    type Output = Answer<G>;

    fn advance(&mut self, steps: u64) -> Option<Answer<G>> {
        match &mut self.work {
            Work::Hint(hinting) => {
                let hint = hinting.advance(steps)?;
                Some(match self.asked {
                    Asked::Check => Answer::Check(hint),
                    Asked::Hint | Asked::Rewind | Asked::Solve => Answer::Hint(hint),
                })
            }
            Work::Blame(blaming) => blaming.advance(steps).map(Answer::Rewind),
            Work::Solve(solving) => {
                let found = solving.as_mut()?.advance(steps)?;
                Some(Answer::Solve(found, solving.take()))
            }
        }
    }

    fn steps(&self) -> u64 {
        match &self.work {
            Work::Hint(hinting) => hinting.steps(),
            Work::Blame(blaming) => blaming.steps(),
            Work::Solve(solving) => solving.as_ref().map_or(0, Task::steps),
        }
    }
}

/// A search for the solutions that go with a sheet; nothing if it denies the givens.
pub(crate) fn solving<G: Game>(puzzle: &G::Puzzle, sheet: &G::Sheet) -> Option<Box<Solving<G>>> {
    let board = G::known(sheet).ok()?;
    let run = G::fastest(puzzle).start(puzzle, &board, &G::Options::default());
    Some(Box::new(Solving::new(puzzle, &board, run)))
}
