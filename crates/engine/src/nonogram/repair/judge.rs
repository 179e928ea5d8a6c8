//! Whether the puzzle of a picture is as it should be, and how far it is from it.

use crate::grid::Cell;
use crate::nonogram::rate::{Class, Rate, Rated, Solutions};
use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Options, Puzzle, method};
use crate::run::Task;
use crate::uniqueness::{Uniqueness, Verdict};

/// What is wanted of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One solution.
    Unique,
    /// One solution, and line by line.
    ByLines,
    /// One solution, and this hard.
    Class(Class),
}

/// The most lines settled to find out about one picture, for each of its lines.
const PATIENCE: u64 = 100;

/// Judges puzzles.
pub struct Judge {
    aim: Aim,
    settler: Settler,
    /// Steps of searches and ratings.
    other: u64,
}

/// What came of it.
pub enum Judged {
    /// It is as it should be. Proven.
    Good,
    /// It is not, or could not be shown to be.
    Bad {
        /// How far it is from it: 0 for nearly.
        distance: u64,
        /// The cells that lines leave open.
        region: Vec<Cell>,
    },
}

impl Judge {
    pub fn new(aim: Aim) -> Judge {
        Judge { aim, settler: Settler::default(), other: 0 }
    }

    /// Steps so far.
    pub fn steps(&self) -> u64 {
        self.settler.lines + self.other
    }

    pub fn judge(&mut self, puzzle: &Puzzle) -> Judged {
        let mut board = puzzle.board();
        let settled = self.settler.all(puzzle, &mut board);
        debug_assert!(settled.is_ok(), "the puzzle of a picture has a solution");
        let open = board.open() as u64;
        let bad = |distance| Judged::Bad { distance, region: open_cells(&board) };
        let patience = PATIENCE * puzzle.size().lines().count() as u64;
        let aim = self.aim;
        match aim {
            Aim::Unique | Aim::ByLines if open == 0 => Judged::Good,
            Aim::Unique if self.is_unique(puzzle, &board, patience) => Judged::Good,
            Aim::Unique | Aim::ByLines => bad(open),
            // What lines leave open is too hard, and costs time to rate.
            Aim::Class(class) if class <= Class::Medium && open > 0 => bad(TOO_HARD + open),
            Aim::Class(class) => match self.rate(puzzle, patience) {
                Some(found) if found == class => Judged::Good,
                Some(found) => bad(CLASS * (found as u64).abs_diff(class as u64)),
                None => bad(TOO_HARD + open),
            },
        }
    }

    fn is_unique(&mut self, puzzle: &Puzzle, board: &Board, patience: u64) -> bool {
        let run = method::fastest(puzzle).start(puzzle, board, &Options::default());
        let mut task = Uniqueness::new(run);
        let verdict = task.advance(patience);
        self.other += task.steps();
        matches!(verdict, Some(Verdict::Unique(_)))
    }

    /// The class of a puzzle with one solution.
    fn rate(&mut self, puzzle: &Puzzle, patience: u64) -> Option<Class> {
        let mut task = Rate::new(puzzle);
        let rated = task.advance(4 * patience);
        self.other += task.steps();
        match rated {
            Some(Rated::Rating(rating)) if rating.solutions == Solutions::One => rating.class,
            _ => None,
        }
    }
}

/// How far a class is from the next.
const CLASS: u64 = 1_000;
/// Farther than any class.
const TOO_HARD: u64 = 1_000_000;

fn open_cells(board: &Board) -> Vec<Cell> {
    board.size().iter().filter(|&cell| !board.at(cell).is_settled()).collect()
}
