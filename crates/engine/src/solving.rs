//! The solutions of a puzzle one after the other, each judged by the rules before it is
//! told. Every solution that a person is shown comes from here.

use crate::board::Board;
use crate::run::{Causing, Game, Run, Status, Task};

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
pub enum Found<S, C> {
    /// A solution that the rules accept.
    Solution(S),
    /// Proven: there is none at all, and why.
    None(C),
    /// Proven: there is no other than those told.
    NoMore,
    /// The method deduces no further and does not guess.
    Stuck,
    /// A bound of the method itself was hit.
    Limit,
    /// A solution came out that breaks the rules: a defect of the method.
    Wrong,
}

/// What comes next in a game.
pub type FoundOf<G> = Found<<G as Game>::Solution, <G as Game>::Cause>;

/// A run whose solutions are judged.
pub struct Solving<G: Game> {
    puzzle: G::Puzzle,
    from: Board<G::Set>,
    run: Box<dyn Run<G>>,
    found: u64,
    /// Why there is none, being looked for.
    causing: Option<Box<dyn Causing<Output = G::Cause>>>,
}

impl<G: Game> Solving<G> {
    /// Judges the solutions of a run that started from this board.
    pub fn new(puzzle: &G::Puzzle, from: &Board<G::Set>, run: Box<dyn Run<G>>) -> Solving<G> {
        Solving::from_board(puzzle, from.clone(), run)
    }

    /// The same, but takes the board over instead of copying it.
    pub fn from_board(puzzle: &G::Puzzle, from: Board<G::Set>, run: Box<dyn Run<G>>) -> Solving<G> {
        Solving { puzzle: puzzle.clone(), from, run, found: 0, causing: None }
    }

    /// The run.
    pub fn run(&self) -> &dyn Run<G> {
        &*self.run
    }

    /// How many solutions were told so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// Goes on like [`Task::advance`], telling every event.
    pub fn advance_traced(
        &mut self,
        steps: u64,
        tap: &mut dyn FnMut(G::Event),
    ) -> Option<FoundOf<G>> {
        if self.causing.is_some() {
            return self.caused(steps);
        }
        let status = self.run.advance_traced(steps, tap);
        self.judged(status, steps)
    }

    /// A cause, if it is proven that there is no solution, for a caller that waits no longer.
    pub fn none_so_far(&self) -> Option<G::Cause> {
        self.causing.as_ref().map(|causing| causing.so_far())
    }

    /// Looks on for the cause.
    fn caused(&mut self, steps: u64) -> Option<FoundOf<G>> {
        self.causing.as_mut()?.advance(steps).map(Found::None)
    }

    fn judged(&mut self, status: Status, steps: u64) -> Option<FoundOf<G>> {
        Some(match status {
            Status::Running => return None,
            Status::Solution => match G::verified(&self.puzzle, &self.run.board()) {
                Some(solution) => {
                    self.found += 1;
                    Found::Solution(solution)
                }
                None => Found::Wrong,
            },
            Status::Exhausted if self.found == 0 => {
                self.causing = Some(G::causing(&self.puzzle, &self.from));
                return self.caused(steps);
            }
            Status::Exhausted => Found::NoMore,
            Status::Stuck => Found::Stuck,
            Status::Limit => Found::Limit,
        })
    }
}

impl<G: Game> Task for Solving<G> {
    type Output = FoundOf<G>;

    fn advance(&mut self, steps: u64) -> Option<FoundOf<G>> {
        if self.causing.is_some() {
            return self.caused(steps);
        }
        let status = self.run.advance(steps);
        self.judged(status, steps)
    }

    /// Those of the run; the look for a cause comes after its answer and is not counted.
    fn steps(&self) -> u64 {
        self.run.stats().steps
    }
}
