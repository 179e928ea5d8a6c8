//! Puts cells back until a puzzle is as hard as asked for.
//!
//! The more of the cells that were dug are put back, the last first, the easier a puzzle is:
//! not always, but nearly. So the number that stays dug is looked for by halving, after all that were dug:
//! where those are not hard enough, fewer are not. A puzzle with more givens has no more solutions,
//! so that each of these puzzles has one.

use super::Recipe;
use super::hardness::Hardness;
use super::judge::puzzle;
use crate::sudoku::{Puzzle, Solution};
use std::cmp::Ordering;

/// Putting back under way.
pub struct Ease {
    pub solution: Solution,
    /// The cells that were dug, those that were dug together beside each other.
    dug: Vec<Vec<usize>>,
    recipe: Recipe,
    /// With fewer dug it is too easy; with more, too hard.
    least: usize,
    most: usize,
    /// How many are dug at the moment.
    count: usize,
    /// The puzzle with so many dug, and how hard it is.
    now: Option<(Puzzle, Hardness)>,
    pub steps: u64,
}

/// What came of it.
pub enum Eased {
    /// As hard as asked for.
    Puzzle(Puzzle),
    /// No puzzle as hard as that was met.
    Never,
}

impl Ease {
    pub fn new(solution: Solution, dug: Vec<Vec<usize>>, recipe: &Recipe) -> Ease {
        let (most, recipe) = (dug.len(), recipe.clone());
        Ease { solution, dug, recipe, least: 0, most, count: most, now: None, steps: 0 }
    }

    /// The puzzle with so many dug.
    fn puzzle(&self) -> Puzzle {
        let mut given = vec![true; self.solution.cells().len()];
        self.dug[..self.count].iter().flatten().for_each(|&cell| given[cell] = false);
        puzzle(&self.solution, &given)
    }

    pub fn advance(&mut self, steps: u64) -> Option<Eased> {
        if self.now.is_none() {
            let puzzle = self.puzzle();
            let Some(hardness) = Hardness::new(&self.recipe, &puzzle) else {
                return Some(Eased::Puzzle(puzzle));
            };
            self.now = Some((puzzle, hardness));
        }
        let (puzzle, hardness) = self.now.as_mut()?;
        let before = hardness.steps;
        let compared = hardness.advance(steps);
        self.steps += hardness.steps - before;
        match compared? {
            Ordering::Equal => return Some(Eased::Puzzle(puzzle.clone())),
            Ordering::Greater if self.count == 0 => return Some(Eased::Never),
            Ordering::Greater => self.most = self.count - 1,
            Ordering::Less => self.least = self.count + 1,
        }
        if self.least > self.most {
            return Some(Eased::Never);
        }
        self.count = self.least.midpoint(self.most);
        self.now = None;
        None
    }
}
