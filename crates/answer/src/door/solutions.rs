//! The solutions of a puzzle, one after the other.

use super::{Filled, Status, until};
use crate::{Solve, Turn};
use grille_engine::run::Game;

/// An iterator over solutions, each of which obeys the rules. It ends when there is no other, or when it is stopped:
/// [`Solutions::status`] tells.
pub struct Solutions<'a> {
    work: Box<dyn Work + 'a>,
    stop: Box<dyn FnMut() -> bool + 'a>,
    status: Option<Status>,
    found: u64,
}

/// A search of some game.
trait Work {
    /// The next solution, or how it ended; none if it was stopped.
    fn next(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Result<Filled, Status>>;
}

struct Own<G: Game, F> {
    solve: Solve<G>,
    filled: F,
}

impl<G: Game, F: Fn(&G::Solution) -> Filled> Work for Own<G, F> {
    fn next(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Result<Filled, Status>> {
        // Many solutions may come one after the other, each within a portion.
        if stop() {
            return None;
        }
        Some(match until(&mut self.solve, stop).ok()? {
            Turn::Solution(solution) => Ok((self.filled)(&solution)),
            Turn::Over(outcome) => Err(Status::of::<G>(&outcome)),
        })
    }
}

impl<'a> Solutions<'a> {
    pub(super) fn new<G: Game>(
        solve: Solve<G>,
        filled: impl Fn(&G::Solution) -> Filled + 'a,
        stop: impl FnMut() -> bool + 'a,
    ) -> Solutions<'a> {
        let work = Box::new(Own { solve, filled });
        Solutions { work, stop: Box::new(stop), status: None, found: 0 }
    }

    /// How many were found so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// How it ended, if it did.
    pub fn status(&self) -> Option<Status> {
        self.status
    }
}

impl Iterator for Solutions<'_> {
    type Item = Filled;

    fn next(&mut self) -> Option<Filled> {
        if self.status.is_some_and(|status| status != Status::Stopped) {
            return None;
        }
        match self.work.next(&mut *self.stop) {
            Some(Ok(solution)) => {
                self.found += 1;
                Some(solution)
            }
            Some(Err(status)) => {
                self.status = Some(status);
                None
            }
            None => {
                self.status = Some(Status::Stopped);
                None
            }
        }
    }
}
