//! How hard a puzzle is for a person: a task that climbs the ladder and notes
//! what it needed.
//!
//! First line by line: a puzzle that this solves has one solution, which the
//! climb proves. Otherwise the fast search counts to two; only a puzzle with
//! exactly one solution is climbed further, with assumptions.
//!
//! A step is a line looked at or settled. The time is that of the ladder, whose
//! deductions are at most as many as cells times colours; with assumptions
//! every deduction may try all open cells.

mod rating;
mod sweeps;

pub use rating::{CLASSES, Class, Rating, Solutions, Standing};
pub use sweeps::sweeps;

use super::ladder::{ClimbStatus, Deduction, Ladder, RUNGS, rank};
use super::{Board, Clue, Nonogram, Options, Puzzle, Technique, method};
use crate::run::{Pace, Task};
use crate::uniqueness::{Uniqueness, Verdict};

/// Rating under way.
pub struct Rate {
    puzzle: Puzzle,
    stage: Stage,
    /// How often each rung was used.
    uses: Vec<u64>,
    /// The highest rung of the deductions since the last one that settled a cell.
    silent: Option<usize>,
    rating: Rating,
    steps: u64,
    pace: Pace,
}

enum Stage {
    /// Climbing, with assumptions or without.
    Climb(Box<Ladder>),
    /// Counting to two, where lines say no more.
    Count(Box<Ladder>, Uniqueness<Nonogram>),
    Over,
}

/// The answer of a rating.
pub type Rated = crate::rate::Rated<Rating>;

impl Rate {
    /// The question how hard a puzzle is, from its givens.
    pub fn new(puzzle: &Puzzle) -> Rate {
        let size = puzzle.size();
        let ink: u64 = puzzle.rows().iter().flat_map(Clue::blocks).map(|b| u64::from(b.len)).sum();
        let rating = Rating {
            solutions: Solutions::None,
            class: None,
            score: 0.0,
            size,
            density: ink as f64 / size.cells() as f64,
            techniques: Vec::new(),
            hardest: None,
            sweeps: None,
            standings: Vec::new(),
            routine: 0,
            longest_chain: 0,
            chain_steps: 0,
            open: 0,
        };
        let stage = match Ladder::new(puzzle, &puzzle.board()) {
            Ok(ladder) => Stage::Climb(Box::new(ladder.up_to(Technique::Complete))),
            Err(_) => Stage::Over,
        };
        let uses = vec![0; RUNGS.len()];
        Rate {
            puzzle: puzzle.clone(),
            stage,
            uses,
            silent: None,
            rating,
            steps: 0,
            pace: Pace::default(),
        }
    }

    /// Notes a deduction, before it is taken. One that only excludes inks from cells is not a
    /// deduction of its own: nobody writes it down. The next one that settles a cell is as
    /// hard as the hardest of those before it.
    fn note(&mut self, ladder: &Ladder, deduction: &Deduction) {
        let board = ladder.board();
        let own = rank(deduction.technique).unwrap_or(0);
        let rank = self.silent.map_or(own, |silent| silent.max(own));
        self.silent = Some(rank);
        for chain in deduction.chains() {
            let steps = chain.steps.len() as u64;
            self.rating.longest_chain = self.rating.longest_chain.max(steps);
            self.rating.chain_steps += steps;
        }
        if !deduction.settles.iter().any(|&(cell, set)| (board.at(cell) & set).is_settled()) {
            return;
        }
        self.silent = None;
        let speaking = ladder.settling() as u16;
        let cells = board.cells();
        let is_open = |&line: &_| cells.line(line).any(|set| !set.is_settled());
        let unfinished = self.puzzle.size().lines().filter(is_open).count() as u16;
        let standing = Standing { speaking, unfinished };
        let cost = RUNGS[rank].cost;
        self.uses[rank] += 1;
        let rating = &mut self.rating;
        rating.score += f64::from(cost) * standing.looks();
        rating.standings.push(standing);
        rating.routine += u64::from(cost <= ROUTINE);
    }

    /// Climbs on until `end`; whether the climb is over, and how.
    fn climb(&mut self, ladder: &mut Ladder, end: u64) -> Option<ClimbStatus> {
        loop {
            let before = ladder.steps();
            let progress = ladder.climb(Pace::left(self.steps, end));
            self.steps += ladder.steps() - before;
            match progress {
                ClimbStatus::Running => return None,
                ClimbStatus::Found(deduction) => {
                    self.note(ladder, &deduction);
                    // What follows from the clues contradicts nothing that does.
                    if ladder.take(&deduction).is_err() {
                        return Some(ClimbStatus::Stuck);
                    }
                }
                over => return Some(over),
            }
        }
    }

    fn answer(&mut self, solutions: Solutions, board: &Board) -> Rated {
        let mut rating = self.rating.clone();
        rating.solutions = solutions;
        rating.open = board.open() as u64;
        let used = || RUNGS.iter().zip(&self.uses).filter(|&(_, &uses)| uses > 0);
        rating.techniques = used().map(|(rung, &uses)| (rung.technique, uses)).collect();
        rating.hardest = used().next_back().map(|(rung, _)| rung.technique);
        if solutions == Solutions::One {
            rating.sweeps = sweeps(&self.puzzle, &self.puzzle.board());
        }
        rating.class = class(&rating);
        Rated::Rating(Box::new(rating))
    }
}

impl Task for Rate {
    type Output = Rated;

    fn advance(&mut self, steps: u64) -> Option<Rated> {
        let end = self.pace.end(self.steps, steps);
        loop {
            match std::mem::replace(&mut self.stage, Stage::Over) {
                Stage::Climb(mut ladder) => match self.climb(&mut ladder, end) {
                    None => {
                        self.stage = Stage::Climb(ladder);
                        return None;
                    }
                    Some(ClimbStatus::Solved) => {
                        return Some(self.answer(Solutions::One, ladder.board()));
                    }
                    Some(ClimbStatus::Impossible(_)) => {
                        return Some(self.answer(Solutions::None, ladder.board()));
                    }
                    Some(_) if ladder.assumes() => {
                        return Some(self.answer(Solutions::One, ladder.board()));
                    }
                    Some(_) => {
                        let run = method::fastest(&self.puzzle).start(
                            &self.puzzle,
                            ladder.board(),
                            &Options::default(),
                        );
                        self.stage = Stage::Count(ladder, Uniqueness::new(run));
                        self.pace.change();
                    }
                },
                Stage::Count(ladder, mut count) => {
                    let before = count.steps();
                    let verdict = count.advance(Pace::left(self.steps, end));
                    self.steps += count.steps() - before;
                    match verdict {
                        None => {
                            self.stage = Stage::Count(ladder, count);
                            return None;
                        }
                        Some(Verdict::Unique(_)) => {
                            let ladder = ladder.up_to(Technique::Agreement);
                            self.stage = Stage::Climb(Box::new(ladder));
                            self.pace.change();
                        }
                        Some(Verdict::Several(..)) => {
                            return Some(self.answer(Solutions::Several, ladder.board()));
                        }
                        Some(Verdict::None) => {
                            return Some(self.answer(Solutions::None, ladder.board()));
                        }
                        Some(Verdict::Stuck(_) | Verdict::Limit(_)) => return Some(Rated::Limit),
                    }
                }
                Stage::Over => return Some(self.answer(Solutions::None, &self.puzzle.board())),
            }
            if self.pace.is_over(self.steps, end) {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// Techniques up to this cost are routine.
const ROUTINE: u32 = 2;

/// How hard a puzzle of a class may be at most.
struct Bounds {
    /// The highest cost of a technique.
    cost: u32,
    /// The most sweeps.
    sweeps: u64,
}

const TRIVIAL: Bounds = Bounds { cost: 4, sweeps: 3 };
const EASY: Bounds = Bounds { cost: 6, sweeps: 8 };

fn class(rating: &Rating) -> Option<Class> {
    match rating.solutions {
        Solutions::None => return None,
        Solutions::Several => return Some(Class::Guessing),
        Solutions::One if rating.open > 0 => return Some(Class::Guessing),
        Solutions::One => {}
    }
    let Some(sweeps) = rating.sweeps else { return Some(Class::Hard) };
    let cost = rating.hardest.and_then(rank).map_or(0, |rank| RUNGS[rank].cost);
    let within = |bounds: Bounds| cost <= bounds.cost && sweeps <= bounds.sweeps;
    Some(if within(TRIVIAL) {
        Class::Trivial
    } else if within(EASY) {
        Class::Easy
    } else {
        Class::Medium
    })
}
