//! A sudoku to practise a technique: played up to where that technique comes next.
//!
//! Random sudokus are made and the ladder climbs on each, no higher than the technique or all
//! singles. Where the technique is the cheapest that leads on, the sheet is written as a player would have it there,
//! with digits and, for whatever needs them, pencil marks; and the hint for that sheet is asked
//! for. Only a sheet whose next hint is the technique is an exercise. Most techniques come up
//! within some dozens of sudokus; rare ones may not come at all before the task gives up.
//!
//! Everything follows from the technique, the shape and the seed, a text. A step is a step of the
//! generator, of the ladder or of the hint.

use super::generate::{GaveUp, Generate, Made, Recipe, Symmetry};
use super::hint::{Hint, Hinting};
use super::ladder::{ClimbStatus, Ladder, Technique, rank};
use super::{Mark, Move, Puzzle, Shape, Sheet};
use crate::run::Task;
use crate::session::Sheet as _;

/// The most sudokus that are climbed for one exercise.
pub const MOST_TRIES: u64 = 30_000;

/// A sudoku with what is written so far.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The puzzle, which has just one solution.
    pub puzzle: Puzzle,
    /// What is written on its empty sheet; nothing where the first step is the technique.
    pub played: Option<Move>,
    /// How many sudokus were climbed, this one included.
    pub tries: u64,
}

/// The search for an exercise.
pub struct Practice {
    technique: Technique,
    shape: Shape,
    seed: String,
    tries: u64,
    stage: Stage,
    steps: u64,
}

enum Stage {
    Making(Box<Generate>),
    Climbing(Box<Ladder>, Puzzle),
    /// The technique comes next on the ladder: does it for a player?
    Asking(Box<Hinting>, Box<Ladder>, Box<Exercise>),
}

impl Practice {
    /// The exercise for a technique that belongs to a seed.
    pub fn new(technique: Technique, shape: Shape, seed: &str) -> Practice {
        let mut practice = Practice {
            technique,
            shape,
            seed: seed.to_owned(),
            tries: 0,
            stage: Stage::Making(Box::new(generate(shape, seed))),
            steps: 0,
        };
        practice.begin();
        practice
    }

    /// Begins with the next sudoku.
    fn begin(&mut self) {
        self.tries += 1;
        let seed = format!("{}/{}", self.seed, self.tries);
        self.stage = Stage::Making(Box::new(generate(self.shape, &seed)));
    }

    /// The highest technique that leads up to an exercise: singles always may.
    fn highest(&self) -> Technique {
        let singles = Technique::NakedSingle;
        if rank(self.technique) < rank(singles) { singles } else { self.technique }
    }

    /// The sheet of a puzzle as the ladder has it, as an exercise.
    fn exercise(&self, puzzle: &Puzzle, ladder: &Ladder) -> (Sheet, Exercise) {
        let mut sheet = Sheet::new(puzzle);
        let has_marks = rank(self.technique) > rank(Technique::NakedSingle);
        let open = puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none());
        let written = open.filter_map(|cell| match ladder.digit(cell) {
            Some(digit) => Some((cell, Mark::Digit(digit))),
            None => has_marks.then(|| (cell, Mark::pencil(ladder.left(cell)))),
        });
        let played: Move = written.collect();
        // A sheet refuses a move that writes nothing.
        let played = sheet.play(&played).map(|_| played);
        (sheet, Exercise { puzzle: puzzle.clone(), played, tries: self.tries })
    }
}

fn generate(shape: Shape, seed: &str) -> Generate {
    let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::new(shape) };
    Generate::new(recipe, seed).expect("a recipe without a number of clues has no flaw")
}

impl Task for Practice {
    type Output = Result<Exercise, GaveUp>;

    fn advance(&mut self, steps: u64) -> Option<Self::Output> {
        let end = self.steps.saturating_add(steps);
        while self.steps < end {
            if self.tries > MOST_TRIES {
                return Some(Err(GaveUp { tries: MOST_TRIES }));
            }
            let left = end - self.steps;
            match &mut self.stage {
                Stage::Making(task) => {
                    let before = task.steps();
                    let made = task.advance(left);
                    self.steps += (task.steps() - before).max(1);
                    match made {
                        None => {}
                        Some(Err(_)) => self.begin(),
                        Some(Ok(Made { puzzle, .. })) => {
                            match Ladder::new(&puzzle, &puzzle.board()) {
                                Ok(ladder) => {
                                    let ladder = ladder.knowing_unique().up_to(self.highest());
                                    self.stage = Stage::Climbing(Box::new(ladder), puzzle);
                                }
                                Err(_) => self.begin(),
                            }
                        }
                    }
                }
                Stage::Climbing(ladder, puzzle) => {
                    let before = ladder.steps();
                    let status = ladder.climb(left);
                    self.steps += (ladder.steps() - before).max(1);
                    match status {
                        ClimbStatus::Running => {}
                        ClimbStatus::Found(next) if next.technique == self.technique => {
                            let (ladder, puzzle) = (ladder.clone(), puzzle.clone());
                            let (sheet, exercise) = self.exercise(&puzzle, &ladder);
                            let asking = Box::new(Hinting::new(&sheet));
                            self.stage = Stage::Asking(asking, ladder, Box::new(exercise));
                        }
                        ClimbStatus::Found(next) => ladder.take(&next),
                        ClimbStatus::Solved | ClimbStatus::Stuck | ClimbStatus::Impossible(_) => {
                            self.begin();
                        }
                    }
                }
                Stage::Asking(asking, ladder, exercise) => {
                    let before = asking.steps();
                    let hint = asking.advance(left);
                    self.steps += (asking.steps() - before).max(1);
                    match hint {
                        None => {}
                        Some(Hint::Next(next)) if next.technique == self.technique => {
                            return Some(Ok(exercise.as_ref().clone()));
                        }
                        // A player would see something else first: on to the next place.
                        Some(_) => {
                            let (mut ladder, puzzle) = (ladder.clone(), exercise.puzzle.clone());
                            if let ClimbStatus::Found(next) = ladder.climb(u64::MAX) {
                                ladder.take(&next);
                            }
                            self.stage = Stage::Climbing(ladder, puzzle);
                        }
                    }
                }
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}
