//! Has a puzzle one solution only? Asked very often while a grid is dug: in 9x9 of
//! the fast search, which is kept between questions, otherwise of the method that
//! takes every shape, with a bound on its steps.

use crate::run::Status;
use crate::sudoku::bands::{Search, State};
use crate::sudoku::{Digit, Digits, Options, Puzzle, Shape, Solution, method};

/// The most hypotheses for one question about another shape than 9x9; a puzzle that
/// takes more counts as one with several solutions.
const PATIENCE: u64 = 20_000;

/// Answers questions, and keeps its room between them.
#[derive(Default)]
pub struct Judge {
    search: Search,
    /// Questions asked so far.
    pub asked: u64,
}

impl Judge {
    /// Whether the digits of a solution at the given places have no other solution.
    pub fn is_unique(&mut self, shape: Shape, solution: &Solution, given: &[bool]) -> bool {
        self.asked += 1;
        if shape == Shape::Nine {
            self.search.begin(State::of(&numbers(solution, given)));
            return self.search.count(2) == 1;
        }
        self.solutions(&puzzle(solution, given), 2) == Some(1)
    }

    /// The same, of a puzzle that had one solution only until this cell was dug.
    pub fn stays_unique(
        &mut self,
        shape: Shape,
        solution: &Solution,
        given: &[bool],
        dug: usize,
    ) -> bool {
        self.asked += 1;
        let digit = solution.cells()[dug];
        if shape == Shape::Nine {
            // There is another solution only with another digit there.
            let mut state = State::of(&numbers(solution, given));
            state.strike(dug, digit.index());
            self.search.begin(state);
            return self.search.count(1) == 0;
        }
        let mut draft = puzzle(solution, given).draft();
        let (row, col) = (dug / shape.side(), dug % shape.side());
        draft.givens[row][col] = Digits::first(shape.side()).without(digit);
        Puzzle::new(draft).is_ok_and(|puzzle| self.solutions(&puzzle, 1) == Some(0))
    }

    /// How many solutions there are, up to a limit, if that is found out in time.
    fn solutions(&mut self, puzzle: &Puzzle, limit: usize) -> Option<usize> {
        let mut run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
        let mut found = 0;
        while found < limit {
            match run.advance(PATIENCE) {
                Status::Solution => found += 1,
                Status::Exhausted => break,
                Status::Running | Status::Stuck | Status::Limit => return None,
            }
        }
        Some(found)
    }
}

/// The given digits as numbers, 0 elsewhere.
fn numbers(solution: &Solution, given: &[bool]) -> [u8; 81] {
    let mut numbers = [0; 81];
    for ((number, digit), &is_given) in numbers.iter_mut().zip(solution.cells()).zip(given) {
        *number = if is_given { digit.number() as u8 } else { 0 };
    }
    numbers
}

/// The puzzle that shows these digits of a solution.
pub fn puzzle(solution: &Solution, given: &[bool]) -> Puzzle {
    let shown =
        solution.cells().iter().zip(given).map(|(&digit, &is_given)| is_given.then_some(digit));
    let givens: Vec<Option<Digit>> = shown.collect();
    Puzzle::of(&givens).expect("a solution has a shape")
}
