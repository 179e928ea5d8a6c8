//! None, unique or several: the question alone. The solutions that show the answer are
//! verified, and two of them differ.

use crate::outcome::{Answer, Checked, Halt, Outcome, OutcomeOf};
use grille_engine::board::Board;
use grille_engine::run::{Game, Run, Task};
use grille_engine::solving::{Found, Solving};
use std::time::Duration;

/// The question, asked of a run until the second solution or the proof that there is none.
pub struct Check<G: Game> {
    solving: Solving<G>,
    solutions: Vec<G::Solution>,
}

impl<G: Game> Check<G> {
    /// Asks a fresh run that set out from this board.
    pub fn new(puzzle: &G::Puzzle, from: Board<G::Set>, run: Box<dyn Run<G>>) -> Check<G> {
        Check { solving: Solving::from_board(puzzle, from, run), solutions: Vec::new() }
    }

    /// The fastest method, asked about a puzzle as it is given.
    pub fn of(puzzle: &G::Puzzle) -> Check<G> {
        let from = G::given(puzzle);
        let run = G::fastest(puzzle).start(puzzle, &from, &G::Options::default());
        Check::new(puzzle, from, run)
    }

    /// The run.
    pub fn run(&self) -> &dyn Run<G> {
        self.solving.run()
    }

    /// The whole answer, after so long: the outcome, or why it was not waited for.
    pub fn checked(self, ended: Result<OutcomeOf<G>, Halt>, time: Duration) -> Checked<G> {
        let none = self.solving.none_so_far().map(Outcome::None);
        let outcome = ended.unwrap_or_else(|halt| none.unwrap_or(halt.into()));
        let solutions = match outcome {
            Outcome::Wrong | Outcome::Stuck => Vec::new(),
            Outcome::Unique
            | Outcome::Several { .. }
            | Outcome::None(_)
            | Outcome::Found
            | Outcome::Limit
            | Outcome::Interrupted => self.solutions,
        };
        let (found, stats) = (solutions.len() as u64, self.solving.run().stats());
        Checked { answer: Answer { outcome, found, stats, time, board: None }, solutions }
    }
}

impl<G: Game> Task for Check<G> {
    type Output = OutcomeOf<G>;

    fn advance(&mut self, steps: u64) -> Option<OutcomeOf<G>> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            return Some(match (self.solving.advance(left)?, &self.solutions[..]) {
                (Found::Solution(first), []) => {
                    self.solutions.push(first);
                    continue;
                }
                // The same once more is no second solution.
                (Found::Solution(second), [first, ..]) if second == *first => Outcome::Wrong,
                (Found::Solution(second), _) => {
                    self.solutions.push(second);
                    Outcome::Several { more: None }
                }
                (Found::None(cause), _) => Outcome::None(cause),
                (Found::NoMore, _) => Outcome::Unique,
                (Found::Stuck, _) => Outcome::Stuck,
                (Found::Limit, _) => Outcome::Limit,
                (Found::Wrong, _) => Outcome::Wrong,
            });
        }
    }

    fn steps(&self) -> u64 {
        self.solving.steps()
    }
}
