//! Looking for mistakes: which marks stand in the way of every solution.
//!
//! First a search decides whether the sheet can be completed. If it cannot, the solutions of
//! the puzzle itself are looked at, up to [`LOOKS`] of them: what denies the nearest one is
//! wrong ([`Playable::wrong`]). Of a puzzle with one solution that is every wrong mark, and no
//! other. Of a puzzle with several it is a set of marks without which the sheet can be
//! completed.

use crate::Playable;
use crate::question::solving;
use grille_engine::grid::Cell;
use grille_engine::run::Task;
use grille_engine::solving::{Found, Solving};

/// The most solutions that are compared with the sheet.
const LOOKS: usize = 32;
/// The most steps that are spent on further solutions once one is known.
const STEPS: u64 = 1 << 20;

/// What came of it.
pub enum Checked<G: Playable> {
    /// The sheet can be completed.
    Fine,
    /// It cannot: these cells are wrong.
    Wrong(Vec<Cell>),
    /// The puzzle itself has no solution, and why.
    NoSolution(G::Cause),
    /// A search hit a bound of its own.
    Undecided,
}

/// The search for mistakes.
pub struct Checking<G: Playable> {
    sheet: G::Sheet,
    stage: Stage<G>,
    /// Steps of the stage before.
    before: u64,
}

enum Stage<G: Playable> {
    /// Can the sheet be completed?
    Sheet(Box<Solving<G>>),
    /// It cannot: which solution of the puzzle is the nearest?
    Puzzle { solving: Box<Solving<G>>, nearest: Option<Vec<Cell>>, seen: usize },
    /// No search can be begun.
    Undecided,
}

impl<G: Playable> Checking<G> {
    /// Looks at a sheet.
    pub fn new(sheet: &G::Sheet) -> Checking<G> {
        let stage = match solving::<G>(sheet.as_ref(), sheet) {
            Some(search) => Stage::Sheet(search),
            // A sheet that denies the givens cannot be completed.
            None => Stage::of_puzzle(sheet),
        };
        Checking { sheet: sheet.clone(), stage, before: 0 }
    }

    fn spent(&self) -> u64 {
        match &self.stage {
            Stage::Sheet(solving) | Stage::Puzzle { solving, .. } => solving.steps(),
            Stage::Undecided => 0,
        }
    }
}

impl<G: Playable> Stage<G> {
    fn of_puzzle(sheet: &G::Sheet) -> Stage<G> {
        let puzzle = sheet.as_ref();
        match solving::<G>(puzzle, &G::Sheet::from(puzzle)) {
            Some(solving) => Stage::Puzzle { solving, nearest: None, seen: 0 },
            None => Stage::Undecided,
        }
    }
}

impl<G: Playable> Task for Checking<G> {
    type Output = Checked<G>;

    fn advance(&mut self, steps: u64) -> Option<Checked<G>> {
        match &mut self.stage {
            Stage::Undecided => Some(Checked::Undecided),
            Stage::Sheet(solving) => match solving.advance(steps)? {
                Found::Solution(_) => Some(Checked::Fine),
                Found::None(_) | Found::NoMore => {
                    self.before = self.steps();
                    self.stage = Stage::of_puzzle(&self.sheet);
                    None
                }
                Found::Stuck | Found::Limit | Found::Wrong => Some(Checked::Undecided),
            },
            Stage::Puzzle { solving, nearest, seen } => {
                let found = solving.advance(steps);
                let is_enough = solving.steps() > STEPS;
                match found {
                    None if !is_enough => return None,
                    Some(Found::Solution(solution)) => {
                        let wrong = G::wrong(&self.sheet, &solution);
                        if nearest.as_ref().is_none_or(|best| wrong.len() < best.len()) {
                            *nearest = Some(wrong);
                        }
                        *seen += 1;
                        if *seen < LOOKS && !is_enough {
                            return None;
                        }
                    }
                    Some(Found::None(cause)) => return Some(Checked::NoSolution(cause)),
                    // Without a solution so far, the search goes on for as long as it is let.
                    None if nearest.is_none() => return None,
                    None | Some(Found::NoMore | Found::Stuck | Found::Limit | Found::Wrong) => {}
                }
                Some(nearest.take().map_or(Checked::Undecided, Checked::Wrong))
            }
        }
    }

    fn steps(&self) -> u64 {
        self.before + self.spent()
    }
}
