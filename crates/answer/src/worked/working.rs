//! A worked solution in the making: up the ladder to the end, and where no technique goes
//! on, how many solutions there are; where there is none, why.
//!
//! A step is a step of the ladder, or of the search that decides.

use super::{Climbing, End, Explained, Next, NoSolution, Work};
use crate::outcome::Halt;
use grille_engine::board::Board;
use grille_engine::run::Task;
use grille_engine::uniqueness::{Uniqueness, Verdict};

/// A worked solution in the making.
pub struct Working<G: Explained> {
    start: G::Start,
    work: Work<G>,
    stage: Stage<G>,
    /// Steps of the stages before this one.
    before: u64,
}

enum Stage<G: Explained> {
    /// Has the puzzle just one solution?
    Count(Uniqueness<G>),
    /// What comes next?
    Climb(Box<dyn Climbing<G>>),
    /// No technique goes on: how many solutions are there?
    Decide(Uniqueness<G>),
    /// None: why?
    Why(Box<dyn Task<Output = G::Reasons> + Send>),
    Done(End<G::Reasons>),
}

impl<G: Explained> Working<G> {
    /// Begins to work on a puzzle, to be called so.
    pub fn new(title: String, start: G::Start) -> Working<G> {
        let (puzzle, from) = (G::puzzle(&start).clone(), G::start_board(&start));
        let (open, board) = (from.open(), from.clone());
        let stage = match G::MINDS_UNIQUE {
            true => Stage::Count(counting::<G>(&puzzle, &G::given(&puzzle))),
            false => climb(&start, false),
        };
        let work = Work { title, puzzle, from, told: Vec::new(), board, open, end: End::Limit };
        Working { start, work, stage, before: 0 }
    }

    /// The work as it is when it ended, or was halted.
    pub fn work(mut self, ended: Result<End<G::Reasons>, Halt>) -> Work<G> {
        self.look();
        self.work.end = match (ended, &self.stage) {
            (Ok(end), _) => end,
            (Err(Halt::Interrupt), _) => End::Interrupted,
            (Err(Halt::Limit), Stage::Decide(_)) => G::undecided(),
            (Err(Halt::Limit), _) => End::Limit,
        };
        self.work
    }

    /// Takes down what is known on the way up.
    fn look(&mut self) {
        if let Stage::Climb(climbing) = &self.stage {
            (self.work.board, self.work.open) = climbing.known();
        }
    }

    fn decided(&self, verdict: &Verdict<Board<G::Set>>) -> Stage<G> {
        match verdict {
            Verdict::Several(..) => Stage::Done(End::Several),
            Verdict::Unique(_) => Stage::Done(End::TooHard),
            Verdict::None => self.why(NoSolution::Searched),
            Verdict::Stuck(_) | Verdict::Limit(_) => Stage::Done(G::undecided()),
        }
    }

    fn why(&self, how: NoSolution<'_, G>) -> Stage<G> {
        Stage::Why(G::no_solution(&self.start, how))
    }
}

/// The way up, if there is one.
fn climb<G: Explained>(start: &G::Start, unique: bool) -> Stage<G> {
    match G::climbing(start, unique) {
        Some(climbing) => Stage::Climb(climbing),
        None => Stage::Why(G::no_solution(start, NoSolution::Denied)),
    }
}

/// How many solutions a board leaves.
fn counting<G: Explained>(puzzle: &G::Puzzle, from: &Board<G::Set>) -> Uniqueness<G> {
    Uniqueness::new(G::fastest(puzzle).start(puzzle, from, &G::Options::default()))
}

impl<G: Explained> Task for Working<G> {
    type Output = End<G::Reasons>;

    fn advance(&mut self, steps: u64) -> Option<End<G::Reasons>> {
        let end = self.steps().saturating_add(steps);
        let mut left = steps;
        loop {
            let next = match &mut self.stage {
                Stage::Count(counting) => {
                    let unique = matches!(counting.advance(left)?, Verdict::Unique(_));
                    climb(&self.start, unique)
                }
                Stage::Climb(climbing) => match climbing.advance(left)? {
                    Next::Deduction(told) => {
                        self.work.told.push(*told);
                        left = end.saturating_sub(self.steps());
                        if left == 0 {
                            return None;
                        }
                        continue;
                    }
                    Next::Solved => {
                        self.look();
                        Stage::Done(End::Solved)
                    }
                    Next::Stuck => {
                        self.look();
                        Stage::Decide(counting::<G>(&self.work.puzzle, &self.work.board))
                    }
                    Next::Impossible(spot) => {
                        self.look();
                        self.why(NoSolution::Shows(&self.work.board, spot))
                    }
                },
                Stage::Decide(counting) => {
                    let verdict = counting.advance(left)?;
                    self.decided(&verdict)
                }
                Stage::Why(asked) => Stage::Done(End::None(asked.advance(left)?)),
                Stage::Done(end) => return Some(end.clone()),
            };
            self.before = self.steps();
            self.stage = next;
            left = end.saturating_sub(self.before);
            if left == 0 && !matches!(self.stage, Stage::Done(_)) {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.before
            + match &self.stage {
                Stage::Count(counting) | Stage::Decide(counting) => counting.steps(),
                Stage::Climb(climbing) => climbing.steps(),
                Stage::Why(asked) => asked.steps(),
                Stage::Done(_) => 0,
            }
    }
}
