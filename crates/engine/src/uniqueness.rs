//! Is there a solution, and is there another one? (*resolve* and *unicite*.)

use crate::board::Board;
use crate::run::{Game, Pace, Run, Status, Task, WRITTEN};

/// The answer, with the solutions that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<B> {
    /// Proven: no solution.
    None,
    /// Proven: this solution and no other.
    Unique(B),
    /// At least these two solutions; there may be more.
    Several(B, B),
    /// The method cannot deduce further than this board, and it does not guess.
    Stuck(B),
    /// The method hit a bound of its own. The solution that it had found by then, if any.
    Limit(Option<B>),
}

/// Drives a run until the second solution or the proof that there is none.
pub struct Uniqueness<G: Game> {
    run: Box<dyn Run<G>>,
    first: Option<Board<G::Set>>,
    /// The cells of a solution that was found, as far as they are written down.
    telling: Option<Vec<G::Set>>,
}

impl<G: Game> Uniqueness<G> {
    /// Asks a run that has not advanced yet.
    pub fn new(run: Box<dyn Run<G>>) -> Uniqueness<G> {
        Uniqueness { run, first: None, telling: None }
    }

    /// The first solution, as soon as there is one.
    pub fn first(&self) -> Option<&Board<G::Set>> {
        self.first.as_ref()
    }

    /// The run that looks for the answer.
    pub fn run(&self) -> &dyn Run<G> {
        &*self.run
    }
}

impl<G: Game> Task for Uniqueness<G> {
    type Output = Verdict<Board<G::Set>>;

    fn advance(&mut self, steps: u64) -> Option<Self::Output> {
        let end = self.run.stats().steps.saturating_add(steps);
        let most = if Pace::is_all(steps) { usize::MAX } else { WRITTEN };
        loop {
            if let Some(cells) = &mut self.telling {
                // In portions, and these count no steps.
                let board = self.run.build(cells, most)?;
                self.telling = None;
                match self.first.take() {
                    Some(first) => return Some(Verdict::Several(first, board)),
                    None => self.first = Some(board),
                }
            }
            let left = end.saturating_sub(self.run.stats().steps);
            let status = self.run.advance(left);
            match (status, self.first.take()) {
                (Status::Running, first) => {
                    self.first = first;
                    return None;
                }
                (Status::Solution, first) => {
                    self.first = first;
                    self.telling = Some(Vec::new());
                }
                (Status::Exhausted, None) => return Some(Verdict::None),
                (Status::Exhausted, Some(only)) => return Some(Verdict::Unique(only)),
                (Status::Stuck, _) => return Some(Verdict::Stuck(self.run.board())),
                (Status::Limit, first) => return Some(Verdict::Limit(first)),
            }
        }
    }

    fn steps(&self) -> u64 {
        self.run.stats().steps
    }
}
