//! Whether the puzzle of a picture is as it should be, and how far it is from it.

use crate::grid::Cell;
use crate::nonogram::rate::{Class, Rate, Rated, Solutions};
use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Nonogram, Options, Puzzle, method};
use crate::run::{Pace, Task};
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

/// A puzzle that is being judged. A step is a line settled, or one of the search or the rating.
pub struct Judge {
    aim: Aim,
    puzzle: Puzzle,
    settler: Settler,
    /// What lines say.
    board: Board,
    /// Steps that the search or the rating may take.
    patience: u64,
    question: Question,
    /// Steps of the search or the rating.
    other: u64,
    pace: Pace,
}

/// What is being asked.
enum Question {
    /// What lines settle.
    Lines,
    /// Whether there is another solution.
    IsUnique(Box<Uniqueness<Nonogram>>),
    /// Which class it is.
    HowHard(Box<Rate>),
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
        /// The cells in which two solutions differ, if two were found.
        differing: Vec<Cell>,
    },
}

impl Judge {
    /// The question whether a puzzle of a picture is what is wanted.
    pub fn new(puzzle: &Puzzle, aim: Aim) -> Judge {
        let mut settler = Settler::default();
        settler.begin(puzzle);
        Judge {
            aim,
            settler,
            board: puzzle.board(),
            patience: PATIENCE * puzzle.size().lines().count() as u64,
            puzzle: puzzle.clone(),
            question: Question::Lines,
            other: 0,
            pace: Pace::default(),
        }
    }

    fn bad(&self, distance: u64) -> Judged {
        Judged::Bad { distance, region: open_cells(&self.board), differing: Vec::new() }
    }

    /// What follows from what lines settle.
    fn by_lines(&mut self) -> Option<Judged> {
        let open = self.board.open() as u64;
        match self.aim {
            Aim::Unique | Aim::ByLines if open == 0 => return Some(Judged::Good),
            Aim::ByLines => return Some(self.bad(open)),
            // What lines leave open is too hard, and costs time to rate.
            Aim::Class(class) if class <= Class::Medium && open > 0 => {
                return Some(self.bad(TOO_HARD + open));
            }
            Aim::Unique => {
                let method = method::fastest(&self.puzzle);
                let run = method.start(&self.puzzle, &self.board, &Options::default());
                self.question = Question::IsUnique(Box::new(Uniqueness::new(run)));
                self.pace.change();
            }
            Aim::Class(_) => {
                self.patience *= 4;
                self.question = Question::HowHard(Box::new(Rate::new(&self.puzzle)));
                self.pace.change();
            }
        }
        None
    }

    /// A portion of the search or the rating; none while more of it may come.
    fn ask(&mut self, steps: u64) -> Option<Judged> {
        let portion = steps.min(self.patience.saturating_sub(self.other));
        let (open, before) = (self.board.open() as u64, self.question.steps());
        let mut differing = Vec::new();
        // As wanted, or how far from it; and how far if that cannot be found out.
        let (found, unknown) = match &mut self.question {
            Question::Lines => return None,
            Question::IsUnique(task) => {
                let verdict = task.advance(portion);
                let is_unique = |verdict: Verdict<Board>| match verdict {
                    Verdict::Unique(_) => Ok(()),
                    Verdict::Several(one, other) => {
                        let size = one.size();
                        differing =
                            size.iter().filter(|&cell| one.at(cell) != other.at(cell)).collect();
                        Err(open)
                    }
                    Verdict::None | Verdict::Stuck(_) | Verdict::Limit(_) => Err(open),
                };
                (verdict.map(is_unique), open)
            }
            Question::HowHard(task) => {
                let distance = |rated| match (rated, self.aim) {
                    (Rated::Rating(rating), Aim::Class(class))
                        if rating.solutions == Solutions::One =>
                    {
                        match rating.class {
                            Some(found) if found == class => Ok(()),
                            Some(found) => Err(CLASS * (found as u64).abs_diff(class as u64)),
                            None => Err(TOO_HARD + open),
                        }
                    }
                    _ => Err(TOO_HARD + open),
                };
                (task.advance(portion).map(distance), TOO_HARD + open)
            }
        };
        self.other += self.question.steps() - before;
        match found {
            None if self.other < self.patience => None,
            None => Some(self.bad(unknown)),
            Some(Ok(())) => Some(Judged::Good),
            Some(Err(distance)) => {
                Some(Judged::Bad { distance, region: open_cells(&self.board), differing })
            }
        }
    }
}

impl Question {
    fn steps(&self) -> u64 {
        match self {
            Question::Lines => 0,
            Question::IsUnique(task) => task.steps(),
            Question::HowHard(task) => task.steps(),
        }
    }
}

impl Task for Judge {
    type Output = Judged;

    fn advance(&mut self, steps: u64) -> Option<Judged> {
        let end = self.pace.end(self.steps(), steps);
        while !self.pace.is_over(self.steps(), end) {
            let judged = match self.question {
                Question::Lines => {
                    let settled = self.settler.step(&self.puzzle, &mut self.board);
                    debug_assert!(settled.is_ok(), "the puzzle of a picture has a solution");
                    if settled == Ok(true) { None } else { self.by_lines() }
                }
                // They may rest before they must, and so does this.
                Question::IsUnique(_) | Question::HowHard(_) => {
                    let judged = self.ask(Pace::left(self.steps(), end));
                    if judged.is_none() && Pace::rests(end) {
                        return None;
                    }
                    judged
                }
            };
            if judged.is_some() {
                return judged;
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.settler.lines + self.other
    }
}

/// How far a class is from the next.
const CLASS: u64 = 1_000;
/// Farther than any class.
const TOO_HARD: u64 = 1_000_000;

fn open_cells(board: &Board) -> Vec<Cell> {
    board.size().iter().filter(|&cell| !board.at(cell).is_settled()).collect()
}
