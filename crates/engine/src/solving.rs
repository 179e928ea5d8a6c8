//! The solutions of a puzzle one after the other, each judged by the rules before it is
//! told. Every solution that a person is shown comes from here.
//!
//! A million cells take several milliseconds to write down and to judge, so on large grids that is
//! done in portions. They come after the search has found the solution and count no steps.

use crate::board::Board;
use crate::run::{Causing, Game, Pace, Run, Status, Task, WRITTEN};

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
    /// A solution on its way to the caller.
    telling: Option<Telling<G>>,
    /// Why there is none, being looked for.
    causing: Option<Box<dyn Causing<Output = G::Cause>>>,
}

/// A solution on its way from the run that found it.
enum Telling<G: Game> {
    /// Its cells are written down, these so far.
    Building(Vec<G::Set>),
    /// It is judged by the rules.
    Judging(Box<dyn Task<Output = Option<G::Solution>> + Send>),
}

impl<G: Game> Solving<G> {
    /// Judges the solutions of a run that started from this board.
    pub fn new(puzzle: &G::Puzzle, from: &Board<G::Set>, run: Box<dyn Run<G>>) -> Solving<G> {
        Solving::from_board(puzzle, from.clone(), run)
    }

    /// The same, but takes the board over instead of copying it.
    pub fn from_board(puzzle: &G::Puzzle, from: Board<G::Set>, run: Box<dyn Run<G>>) -> Solving<G> {
        Solving { puzzle: puzzle.clone(), from, run, found: 0, telling: None, causing: None }
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
        if let Some(after) = self.after(steps) {
            return after;
        }
        let status = self.run.advance_traced(steps, tap);
        self.judged(status, steps)
    }

    /// A cause, if it is proven that there is no solution, for a caller that waits no longer.
    pub fn none_so_far(&self) -> Option<G::Cause> {
        self.causing.as_ref().map(|causing| causing.so_far())
    }

    /// What comes after the work of the run, if that is at its turn.
    fn after(&mut self, steps: u64) -> Option<Option<FoundOf<G>>> {
        if self.telling.is_some() {
            return Some(self.told(steps));
        }
        self.causing.is_some().then(|| self.caused(steps))
    }

    /// Tells the solution that the run has found, in portions unless all is asked for.
    fn told(&mut self, steps: u64) -> Option<FoundOf<G>> {
        let most = if Pace::is_all(steps) { usize::MAX } else { WRITTEN };
        loop {
            let verified = match self.telling.as_mut()? {
                Telling::Building(cells) => match self.run.build(cells, most) {
                    // Few cells are judged at once, without another thought.
                    Some(board) if board.size().cells() <= WRITTEN => {
                        Some(G::verified(&self.puzzle, &board))
                    }
                    Some(board) => {
                        let judging = G::judging(&self.puzzle, board);
                        self.telling = Some(Telling::Judging(judging));
                        None
                    }
                    None => None,
                },
                Telling::Judging(judging) => judging.advance(steps),
            };
            match verified {
                None if Pace::is_all(steps) => {}
                None => return None,
                Some(verified) => {
                    self.telling = None;
                    self.found += u64::from(verified.is_some());
                    return Some(verified.map_or(Found::Wrong, Found::Solution));
                }
            }
        }
    }

    /// Looks on for the cause.
    fn caused(&mut self, steps: u64) -> Option<FoundOf<G>> {
        self.causing.as_mut()?.advance(steps).map(Found::None)
    }

    fn judged(&mut self, status: Status, steps: u64) -> Option<FoundOf<G>> {
        Some(match status {
            Status::Running => return None,
            Status::Solution => {
                self.telling = Some(Telling::Building(Vec::new()));
                return self.told(steps);
            }
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
        if let Some(after) = self.after(steps) {
            return after;
        }
        let status = self.run.advance(steps);
        self.judged(status, steps)
    }

    /// Those of the run; the look for a cause comes after its answer and is not counted.
    fn steps(&self) -> u64 {
        self.run.stats().steps
    }
}
