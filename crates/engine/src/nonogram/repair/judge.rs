//! Whether the puzzle of a picture is as it should be, and what speaks against it.

use super::witness::Witness;
use super::{Aim, Sketch};
use crate::nonogram::rate::{Class, Rate, Rated, Solutions};
use crate::nonogram::settle::Settler;
use crate::nonogram::{Board, Nonogram, Options, Picture, Puzzle, method};
use crate::run::{Pace, Task};
use crate::uniqueness::{Uniqueness, Verdict};

/// The most steps to find out about one picture, for each of its lines.
const PATIENCE: u64 = 1000;
/// So many times as many where one change at most was made: that one is enough shall not be missed.
const LONGER: u64 = 20;

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
    Bad(Bad),
}

/// A puzzle that is not as it should be.
pub struct Bad {
    /// How far it is from it: 0 for nearly.
    pub distance: u64,
    /// What lines settle.
    pub board: Board,
    /// Other solutions than the picture, if the search found any.
    pub others: Vec<Picture>,
}

impl Bad {
    /// What shows that a picture is not as wanted: its other solutions, or what lines leave open.
    pub fn witnesses(&self, sketch: &Sketch, aim: Aim) -> Vec<Witness> {
        match aim.is_by_lines() {
            true => Witness::open(sketch, &self.board),
            false => {
                self.others.iter().flat_map(|other| Witness::solution(sketch, other)).collect()
            }
        }
    }
}

impl Judge {
    /// The question whether a puzzle of a picture with so many changes is what is wanted.
    pub fn new(puzzle: &Puzzle, aim: Aim, changes: usize) -> Judge {
        let mut settler = Settler::default();
        settler.begin(puzzle);
        let patience = if changes > 1 { PATIENCE } else { LONGER * PATIENCE };
        Judge {
            aim,
            settler,
            board: puzzle.board(),
            patience: patience * puzzle.size().lines().count() as u64,
            puzzle: puzzle.clone(),
            question: Question::Lines,
            other: 0,
            pace: Pace::default(),
        }
    }

    fn bad(&self, distance: u64, others: Vec<Picture>) -> Judged {
        Judged::Bad(Bad { distance, board: self.board.clone(), others })
    }

    /// What follows from what lines settle.
    fn by_lines(&mut self) -> Option<Judged> {
        let open = self.board.open() as u64;
        match self.aim {
            Aim::Unique | Aim::ByLines if open == 0 => return Some(Judged::Good),
            // What lines leave open is too hard, and costs time to rate.
            aim if aim.is_by_lines() && open > 0 => return Some(self.bad(TOO_HARD + open, vec![])),
            Aim::Unique | Aim::ByLines => {
                let method = method::fastest(&self.puzzle);
                let run = method.start(&self.puzzle, &self.board, &Options::default());
                self.question = Question::IsUnique(Box::new(Uniqueness::new(run)));
            }
            Aim::Class(_) | Aim::AtMost(_) => {
                self.question = Question::HowHard(Box::new(Rate::new(&self.puzzle)));
            }
        }
        self.pace.change();
        None
    }

    /// A portion of the search or the rating; none while more of it may come.
    fn ask(&mut self, steps: u64) -> Option<Judged> {
        let portion = steps.min(self.patience.saturating_sub(self.other));
        let (open, before) = (self.board.open() as u64, self.question.steps());
        let judged = match &mut self.question {
            Question::Lines => return None,
            Question::IsUnique(task) => task.advance(portion).map(|verdict| match verdict {
                Verdict::Unique(_) => Judged::Good,
                Verdict::Several(one, other) => {
                    let goal = self.puzzle.goal();
                    let others = [one, other].into_iter().filter_map(|board| board.picture());
                    self.bad(open, others.filter(|other| Some(other) != goal.as_ref()).collect())
                }
                Verdict::None | Verdict::Stuck(_) | Verdict::Limit(_) => self.bad(open, vec![]),
            }),
            Question::HowHard(task) => {
                task.advance(portion).map(|rated| match self.aim.distance(rated) {
                    Some(0) => Judged::Good,
                    Some(classes) => self.bad(CLASS * classes, vec![]),
                    None => self.bad(TOO_HARD + open, vec![]),
                })
            }
        };
        self.other += self.question.steps() - before;
        match judged {
            None if self.other < self.patience => None,
            None => Some(self.bad(TOO_HARD + open, vec![])),
            Some(judged) => Some(judged),
        }
    }
}

impl Aim {
    /// Whether only what lines settle can be as wanted.
    pub(super) fn is_by_lines(self) -> bool {
        match self {
            Aim::Unique => false,
            Aim::ByLines => true,
            Aim::Class(class) | Aim::AtMost(class) => class <= Class::Medium,
        }
    }

    /// By how many classes a rating misses what is wanted; nothing if there are several solutions.
    fn distance(self, rated: Rated) -> Option<u64> {
        let Rated::Rating(rating) = rated else { return None };
        let found = rating.class.filter(|_| rating.solutions == Solutions::One)? as u64;
        Some(match self {
            Aim::Unique | Aim::ByLines => 0,
            Aim::Class(class) => found.abs_diff(class as u64),
            Aim::AtMost(class) => found.saturating_sub(class as u64),
        })
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
