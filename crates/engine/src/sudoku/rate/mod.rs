//! How hard a puzzle is for a person: a task that climbs the ladder and notes what it
//! needed.
//!
//! First the fast search counts to two, because some techniques may be used only where
//! there is just one solution; a puzzle with several is told as guessing. Then the
//! ladder is climbed, which takes most of the time.
//!
//! A step is a step of the search, then of the ladder.

mod rating;

pub use rating::{CLASSES, Class, Rating, Solutions};

use super::ladder::{ClimbStatus, Deduction, Ladder, RUNGS, Technique, rank};
use super::{Puzzle, Sudoku, method};
use crate::run::Task;
use crate::uniqueness::{Uniqueness, Verdict};

/// Rating under way.
pub struct Rate {
    puzzle: Puzzle,
    stage: Stage,
    /// How often each rung was used.
    uses: Vec<u64>,
    rating: Rating,
    /// Steps of the search, once it is over.
    searched: u64,
}

enum Stage {
    /// Counting to two.
    Count(Uniqueness<Sudoku>),
    /// Climbing.
    Climb(Box<Ladder>),
    /// There is nothing more to do.
    Over(Rated),
}

/// The answer of a rating.
pub type Rated = crate::rate::Rated<Rating>;

impl Rate {
    /// The question how hard a puzzle is, from its givens.
    pub fn new(puzzle: &Puzzle) -> Rate {
        let run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Default::default());
        Rate { stage: Stage::Count(Uniqueness::new(run)), ..Rate::of_unique(puzzle) }
    }

    /// The same for a puzzle that is proven to have just one solution.
    pub fn of_unique(puzzle: &Puzzle) -> Rate {
        let mut rate = Rate {
            puzzle: puzzle.clone(),
            stage: Stage::Over(Rated::Limit),
            uses: vec![0; RUNGS.len()],
            rating: Rating::unrated(puzzle),
            searched: 0,
        };
        rate.stage = rate.climb();
        rate
    }

    /// The stage after the count, for a puzzle with one solution.
    fn climb(&self) -> Stage {
        match Ladder::new(&self.puzzle, &self.puzzle.board()) {
            Ok(ladder) => Stage::Climb(Box::new(ladder.knowing_unique())),
            Err(_) => Stage::Over(self.answer(Solutions::None, 0)),
        }
    }

    /// Notes a deduction.
    fn note(&mut self, deduction: &Deduction) {
        let rank = rank(deduction.technique);
        self.uses[rank] += 1;
        self.rating.score += cost(deduction);
        self.rating.longest = self.rating.longest.max(deduction.length() as u64);
    }

    fn answer(&self, solutions: Solutions, open: usize) -> Rated {
        let used = || RUNGS.iter().zip(&self.uses).filter(|&(_, &uses)| uses > 0);
        let mut rating = Rating {
            solutions,
            open: open as u64,
            techniques: used().map(|(rung, &uses)| (rung.technique, uses)).collect(),
            hardest: used().next_back().map(|(rung, _)| rung.technique),
            ..self.rating.clone()
        };
        rating.class = class(&rating);
        Rated::Rating(Box::new(rating))
    }
}

/// What a deduction is worth: what its technique costs, and 10 more for each link of
/// a chain and each step of a supposition beyond the fifth, where one loses count.
pub fn cost(deduction: &Deduction) -> u64 {
    u64::from(deduction.technique.rung().cost)
        + LINK * (deduction.length() as u64).saturating_sub(5)
}

/// What each further link or step is worth.
const LINK: u64 = 10;

impl Task for Rate {
    type Output = Rated;

    fn advance(&mut self, steps: u64) -> Option<Rated> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            let next = match &mut self.stage {
                Stage::Over(rated) => return Some(rated.clone()),
                Stage::Count(count) => {
                    let verdict = count.advance(left);
                    let spent = count.steps();
                    match verdict {
                        None => return None,
                        Some(verdict) => {
                            self.searched = spent;
                            match verdict {
                                Verdict::Unique(_) => self.climb(),
                                Verdict::Several(..) => {
                                    let open = self.puzzle.board().open();
                                    Stage::Over(self.answer(Solutions::Several, open))
                                }
                                Verdict::None => Stage::Over(self.answer(Solutions::None, 0)),
                                Verdict::Stuck(_) | Verdict::Limit(_) => Stage::Over(Rated::Limit),
                            }
                        }
                    }
                }
                Stage::Climb(ladder) => {
                    let solutions = match ladder.climb(left) {
                        ClimbStatus::Running => return None,
                        ClimbStatus::Found(deduction) => {
                            ladder.take(&deduction);
                            self.note(&deduction);
                            continue;
                        }
                        ClimbStatus::Impossible(_) => Solutions::None,
                        ClimbStatus::Solved | ClimbStatus::Stuck => Solutions::One,
                    };
                    let open = ladder.open();
                    self.searched += ladder.steps();
                    Stage::Over(self.answer(solutions, open))
                }
            };
            self.stage = next;
        }
    }

    fn steps(&self) -> u64 {
        self.searched
            + match &self.stage {
                Stage::Count(count) => count.steps(),
                Stage::Climb(ladder) => ladder.steps(),
                Stage::Over(_) => 0,
            }
    }
}

/// The class of a rating.
fn class(rating: &Rating) -> Option<Class> {
    match rating.solutions {
        Solutions::None => return None,
        Solutions::Several => return Some(Class::Guessing),
        Solutions::One if rating.open > 0 => return Some(Class::Guessing),
        Solutions::One => {}
    }
    let hardest = rating.hardest.map_or(0, rank);
    let within = |technique: Technique| hardest <= rank(technique);
    Some(if within(Technique::HiddenSingle) {
        Class::Trivial
    } else if within(Technique::NakedSingle) {
        Class::Easy
    } else if within(Technique::HiddenTriple) {
        Class::Medium
    } else if within(Technique::FinnedJellyfish) {
        Class::Hard
    } else {
        Class::Extreme
    })
}
