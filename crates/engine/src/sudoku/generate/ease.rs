//! Puts cells back until a puzzle is as hard as asked for.
//!
//! The more of the cells that were dug are put back, the last first, the easier a puzzle is:
//! not always, but nearly. So the number that stays dug is looked for by halving. A puzzle
//! with more givens has no more solutions, so that each of these puzzles has one.

use super::judge::puzzle;
use crate::run::Task;
use crate::sudoku::rate::{Class, Rate, Rated};
use crate::sudoku::{Puzzle, Solution};

/// Putting back under way.
pub struct Ease {
    pub solution: Solution,
    /// The cells that were dug, those that were dug together beside each other.
    dug: Vec<Vec<usize>>,
    class: Class,
    /// With fewer dug it is too easy; with more, too hard.
    least: usize,
    most: usize,
    /// The puzzle with half of what lies between dug, and how hard it is.
    now: Option<(Puzzle, Rate)>,
    pub steps: u64,
}

/// What came of it.
pub enum Eased {
    /// As hard as asked for.
    Puzzle(Puzzle),
    /// No puzzle of that class was met.
    Never,
}

impl Ease {
    pub fn new(solution: Solution, dug: Vec<Vec<usize>>, class: Class) -> Ease {
        let most = dug.len();
        Ease { solution, dug, class, least: 0, most, now: None, steps: 0 }
    }

    fn middle(&self) -> usize {
        self.least.midpoint(self.most)
    }

    pub fn advance(&mut self, steps: u64) -> Option<Eased> {
        if self.least > self.most {
            return Some(Eased::Never);
        }
        let middle = self.middle();
        let (puzzle, rate) = self.now.get_or_insert_with(|| {
            let mut given = vec![true; self.solution.cells().len()];
            self.dug[..middle].iter().flatten().for_each(|&cell| given[cell] = false);
            let puzzle = puzzle(&self.solution, &given);
            let rate = Rate::of_unique(&puzzle);
            (puzzle, rate)
        });
        let before = rate.steps();
        let rated = rate.advance(steps);
        self.steps += rate.steps() - before;
        // What takes too long to be rated is harder than any class that was asked for.
        let class = match rated? {
            Rated::Rating(rating) => rating.class,
            Rated::Limit => None,
        };
        let is_too_hard = class.is_none_or(|class| class > self.class);
        if class == Some(self.class) {
            return Some(Eased::Puzzle(puzzle.clone()));
        }
        match (is_too_hard, middle) {
            (true, 0) => return Some(Eased::Never),
            (true, _) => self.most = middle - 1,
            (false, _) => self.least = middle + 1,
        }
        self.now = None;
        None
    }
}
