//! Questions about a puzzle being played: tasks that any thread may work on, with answers
//! that are data.

use crate::Playable;
use crate::check::{Checked, Checking};
use grille_engine::hint::{BlamedOf, HintOf, Hinting};
use grille_engine::run::{Game, Task};
use grille_engine::session::Session;
use grille_engine::solving::{Found, FoundOf, Solving};

/// What was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// How to go on.
    Hint,
    /// Whether the board can be completed, and which marks are wrong if not.
    Check,
    /// Why the board cannot be completed.
    Why,
    /// Which move is to blame, to go back before it.
    Rewind,
    /// A solution, or the next one.
    Solve,
}

/// A question that is being worked on.
pub struct Question<G: Playable> {
    asked: Asked,
    /// Which question of its table it is: an answer to another one is not taken.
    pub(crate) number: u64,
    work: Inquiry<G>,
}

enum Inquiry<G: Playable> {
    Hint(Box<dyn Hinting<G>>),
    Check(Box<Checking<G>>),
    Blame(Box<dyn Task<Output = BlamedOf<G>> + Send>),
    /// Handed back with the answer, to look for the next one; how many solutions are to be
    /// passed over first.
    Solve(Option<Box<Solving<G>>>, usize),
}

/// An answer to a question.
pub struct Answer<G: Playable> {
    pub(crate) number: u64,
    pub(crate) reply: Reply<G>,
}

/// What an answer says.
pub(crate) enum Reply<G: Playable> {
    /// How to go on, or what is wrong.
    Hint(HintOf<G>),
    /// Whether the board can be completed.
    Check(Checked<G>),
    /// Which move is to blame.
    Rewind(BlamedOf<G>),
    /// What was found, and the search, which can go on from there.
    Solve(FoundOf<G>, Option<Box<Solving<G>>>),
}

impl<G: Playable> Question<G> {
    /// How to go on from a sheet.
    pub fn hint(sheet: &G::Sheet) -> Question<G> {
        Question::new(Asked::Hint, Inquiry::Hint(G::hinting(sheet)))
    }

    /// Why a sheet cannot be completed: told as a hint.
    pub fn why(sheet: &G::Sheet) -> Question<G> {
        Question::new(Asked::Why, Inquiry::Hint(G::hinting(sheet)))
    }

    /// Whether a sheet can be completed.
    pub fn check(sheet: &G::Sheet) -> Question<G> {
        Question::new(Asked::Check, Inquiry::Check(Box::new(Checking::new(sheet))))
    }

    /// Which move of a session is to blame.
    pub fn rewind(session: &Session<G::Sheet>) -> Question<G> {
        Question::new(Asked::Rewind, Inquiry::Blame(G::blaming(session)))
    }

    /// The next solution of this search, after so many that are passed over.
    pub fn solve(solving: Box<Solving<G>>, known: usize) -> Question<G> {
        Question::new(Asked::Solve, Inquiry::Solve(Some(solving), known))
    }

    fn new(asked: Asked, work: Inquiry<G>) -> Question<G> {
        Question { asked, number: 0, work }
    }

    /// What was asked.
    pub fn asked(&self) -> Asked {
        self.asked
    }
}

impl<G: Playable> Task for Question<G> {
    type Output = Answer<G>;

    fn advance(&mut self, steps: u64) -> Option<Answer<G>> {
        let reply = match &mut self.work {
            Inquiry::Hint(hinting) => Reply::Hint(hinting.advance(steps)?),
            Inquiry::Check(checking) => Reply::Check(checking.advance(steps)?),
            Inquiry::Blame(blaming) => Reply::Rewind(blaming.advance(steps)?),
            Inquiry::Solve(solving, known) => match solving.as_mut()?.advance(steps)? {
                Found::Solution(_) if *known > 0 => {
                    *known -= 1;
                    return None;
                }
                found => Reply::Solve(found, solving.take()),
            },
        };
        Some(Answer { number: self.number, reply })
    }

    fn steps(&self) -> u64 {
        match &self.work {
            Inquiry::Hint(hinting) => hinting.steps(),
            Inquiry::Check(checking) => checking.steps(),
            Inquiry::Blame(blaming) => blaming.steps(),
            Inquiry::Solve(solving, _) => solving.as_ref().map_or(0, Task::steps),
        }
    }
}

/// A search for the solutions that go with a sheet; nothing if it denies the givens.
pub(crate) fn solving<G: Game>(puzzle: &G::Puzzle, sheet: &G::Sheet) -> Option<Box<Solving<G>>> {
    let board = G::known(sheet).ok()?;
    let run = G::fastest(puzzle).start(puzzle, &board, &G::Options::default());
    Some(Box::new(Solving::new(puzzle, &board, run)))
}
