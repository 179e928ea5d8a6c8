//! Puzzles made to order: a task that fills a grid and digs cells out of it as long as
//! the puzzle has one solution only.
//!
//! Cells are dug in an order drawn by chance; cells that the symmetry joins are dug together.
//! A cell that cannot be dug once never can be later, because fewer givens have more
//! solutions. So after one pass over all cells none can be dug any more: without a symmetry
//! the puzzle is minimal. Cells that can be dug together can also be dug one by one. So at
//! first many are tried at once, which saves time and changes nothing else. If the puzzle is
//! not as the recipe asks, the next grid is filled.
//!
//! Sudokus of 9x9 beyond the ladder never come like that: see `walk`.
//!
//! Of 16x16 nearly every puzzle with so few givens is beyond the ladder. Where a class is
//! asked for, cells are put back there, the last dug first: see `ease`. For a technique they are put
//! back on every shape, since most puzzles with so few givens need something harder.
//!
//! Everything follows from the recipe and the seed, a text. A step is a question whether
//! a puzzle has one solution, or a step of filling or of rating.

mod ease;
mod fill;
mod hardness;
mod judge;
mod recipe;
mod symmetry;
mod walk;

pub use fill::Fill;
pub use recipe::{Flaw, Recipe};
pub use symmetry::Symmetry;

use super::{Puzzle, Shape, Solution};
use crate::chance::Chance;
use crate::run::Task;
use ease::{Ease, Eased};
use hardness::Hardness;
use judge::{Judge, puzzle};
use std::cmp::Ordering;
use walk::Walk;

/// How many orbits are dug at once after the first of them.
const SOME_AT_ONCE: usize = 4;

/// A puzzle as asked for.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its solution.
    pub solution: Solution,
    /// How many grids were filled, this one included.
    pub tries: u64,
}

/// No grid was as asked for, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveUp {
    /// How many grids were filled.
    pub tries: u64,
}

crate::errors_as_data!(GaveUp);

/// Making under way.
pub struct Generate {
    recipe: Recipe,
    chance: Chance,
    judge: Judge,
    /// The cells that are dug together.
    orbits: Vec<Vec<usize>>,
    stage: Stage,
    tries: u64,
    steps: u64,
}

enum Stage {
    Filling(Box<Fill>),
    Digging {
        solution: Solution,
        given: Vec<bool>,
        clues: usize,
        /// The next of the orbits.
        next: usize,
        /// How many of them are dug at once: if they can go together, each can go.
        at_once: usize,
        /// Those that were dug, in that order.
        dug: Vec<usize>,
    },
    /// Is it as hard as asked for?
    Rating(Box<Hardness>, Box<Made>),
    /// With how many cells put back is it as hard as asked for?
    Easing(Box<Ease>),
    /// From one sudoku beyond the ladder to another.
    Walking(Box<Walk>),
}

impl Generate {
    /// The puzzle of this recipe that belongs to a seed; what is wrong with the
    /// recipe, if it can have none.
    pub fn new(recipe: Recipe, seed: &str) -> Result<Generate, Flaw> {
        recipe.check()?;
        let mut made = Generate {
            orbits: recipe.symmetry.orbits(recipe.shape),
            chance: Chance::new(seed),
            judge: Judge::default(),
            stage: Stage::Digging {
                solution: Solution::filled(recipe.shape.size(), super::Digit::ONE),
                given: Vec::new(),
                clues: 0,
                next: 0,
                at_once: 1,
                dug: Vec::new(),
            },
            recipe,
            tries: 0,
            steps: 0,
        };
        made.begin();
        Ok(made)
    }

    /// Begins with the next grid.
    fn begin(&mut self) {
        self.tries += 1;
        if self.recipe.is_beyond() {
            self.stage = Stage::Walking(Box::new(Walk::new(self.chance.split())));
            return;
        }
        let fill = Fill::new(self.recipe.shape, self.recipe.uniform, self.chance.split());
        self.stage = Stage::Filling(Box::new(fill));
        self.chance.shuffle(&mut self.orbits);
    }

    /// Digs the next cells, if they may go.
    fn dig(&mut self) -> Option<Made> {
        let Stage::Digging { solution, given, clues, next, at_once, dug } = &mut self.stage else {
            return None;
        };
        let wanted = if self.recipe.minimal { 0 } else { self.recipe.clues.unwrap_or(0) };
        let shape = self.recipe.shape;
        if *next < self.orbits.len() && *clues > wanted {
            let end = (*next + *at_once).min(self.orbits.len());
            let cells = || self.orbits[*next..end].iter().flatten();
            let count = cells().count();
            let goes = count <= *clues - wanted && {
                cells().for_each(|&cell| given[cell] = false);
                match self.orbits[*next..end] {
                    [ref orbit] if orbit.len() == 1 => {
                        self.judge.stays_unique(shape, solution, given, orbit[0])
                    }
                    _ => self.judge.is_unique(shape, solution, given),
                }
            };
            if goes {
                *clues -= count;
                dug.extend(*next..end);
                *next = end;
                *at_once = (*at_once).min(SOME_AT_ONCE);
            } else {
                cells().for_each(|&cell| given[cell] = true);
                // One by one, then: who cannot go is passed over.
                *next += usize::from(*at_once == 1);
                *at_once = (*at_once / 2).max(1);
            }
            return None;
        }
        let fits = self.recipe.clues.is_none_or(|wanted| *clues == wanted);
        let fits = fits
            && (!self.recipe.minimal || is_minimal(&mut self.judge, &self.recipe, solution, given));
        if !fits {
            self.begin();
            return None;
        }
        Some(Made {
            puzzle: puzzle(solution, given),
            solution: solution.clone(),
            tries: self.tries,
        })
    }

    /// Putting cells back, where that is how a class or a technique is reached.
    fn ease(&self) -> Option<Ease> {
        let is_bound = self.recipe.clues.is_some() || self.recipe.minimal;
        let is_eased = self.recipe.technique.is_some() || self.recipe.shape == Shape::Sixteen;
        match &self.stage {
            Stage::Digging { solution, dug, .. } if is_eased && !is_bound => {
                let dug = dug.iter().map(|&orbit| self.orbits[orbit].clone()).collect();
                Some(Ease::new(solution.clone(), dug, &self.recipe))
            }
            _ => None,
        }
    }
}

/// Whether no given cell can go. Where no symmetry held cells back, they have all been asked.
fn is_minimal(judge: &mut Judge, recipe: &Recipe, solution: &Solution, given: &mut [bool]) -> bool {
    recipe.symmetry == Symmetry::None
        || (0..given.len()).all(|cell| {
            if !given[cell] {
                return true;
            }
            given[cell] = false;
            let goes = judge.stays_unique(recipe.shape, solution, given, cell);
            given[cell] = true;
            !goes
        })
}

impl Task for Generate {
    type Output = Result<Made, GaveUp>;

    fn advance(&mut self, steps: u64) -> Option<Self::Output> {
        let end = self.steps.saturating_add(steps);
        while self.steps < end {
            let most = self.recipe.most_tries();
            if self.tries > most {
                return Some(Err(GaveUp { tries: most }));
            }
            match &mut self.stage {
                Stage::Filling(fill) => {
                    let (full, done) = fill.advance(end - self.steps);
                    self.steps += done;
                    if let Some(solution) = full {
                        let cells = self.recipe.shape.cells();
                        let given = vec![true; cells];
                        // A full grid can do without a third of its cells, more often than not.
                        let at_once = self.orbits.len() / 3;
                        let (clues, next, dug) = (cells, 0, Vec::new());
                        self.stage = Stage::Digging { solution, given, clues, next, at_once, dug };
                    }
                }
                Stage::Digging { .. } => {
                    self.steps += 1;
                    let Some(made) = self.dig() else { continue };
                    let Some(hardness) = Hardness::new(&self.recipe, &made.puzzle) else {
                        return Some(Ok(made));
                    };
                    self.stage = match self.ease() {
                        Some(ease) => Stage::Easing(Box::new(ease)),
                        None => Stage::Rating(Box::new(hardness), Box::new(made)),
                    };
                }
                Stage::Easing(ease) => {
                    let before = ease.steps;
                    let eased = ease.advance(end - self.steps);
                    self.steps += ease.steps - before;
                    match eased {
                        None => {}
                        Some(Eased::Puzzle(puzzle)) => {
                            let (solution, tries) = (ease.solution.clone(), self.tries);
                            return Some(Ok(Made { puzzle, solution, tries }));
                        }
                        Some(Eased::Never) => self.begin(),
                    }
                }
                Stage::Walking(walk) => {
                    let before = walk.steps;
                    let walked = walk.advance(end - self.steps);
                    self.steps += (walk.steps - before).max(1);
                    match walked {
                        None => {}
                        Some(None) => self.begin(),
                        Some(Some((puzzle, solution))) => {
                            return Some(Ok(Made { puzzle, solution, tries: self.tries }));
                        }
                    }
                }
                Stage::Rating(hardness, made) => {
                    let before = hardness.steps;
                    let compared = hardness.advance(end - self.steps);
                    self.steps += hardness.steps - before;
                    match compared {
                        None => {}
                        Some(Ordering::Equal) => return Some(Ok(made.as_ref().clone())),
                        Some(Ordering::Less | Ordering::Greater) => self.begin(),
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
