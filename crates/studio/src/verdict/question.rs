//! Questions about the picture that is shown, and their answers.

use super::lines::Lining;
use super::mending::Mending;
use super::solutions::Searching;
use super::{Finding, Lines, Offer, Solutions, Wish};
use crate::canvas::Canvas;
use grille_engine::nonogram::ambiguity::{self, Ambiguity, Several};
use grille_engine::nonogram::rate::{Rate, Rated, Rating};
use grille_engine::nonogram::{Picture, Puzzle};
use grille_engine::run::Task;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// What lines settle.
    Lines,
    /// Whether there is another solution.
    Solutions,
    /// How hard it is.
    Rating,
    /// How the solutions differ.
    Switches,
    /// How the picture can be mended.
    Mend,
}

/// A question that is being worked on.
pub struct Question {
    generation: u64,
    work: Work,
}

enum Work {
    Lines(Box<Lining>),
    Solutions(Searching),
    Rating(Box<Rate>),
    Switches(Box<Ambiguity>),
    /// The number of the wish, and the work on it.
    Mend(u64, Box<Mending>),
}

/// An answer to a question.
#[derive(Debug)]
pub struct Answer {
    pub(crate) generation: u64,
    pub(crate) reply: Reply,
}

/// What an answer says.
#[derive(Debug)]
pub(crate) enum Reply {
    Lines(Box<Lines>),
    Solutions(Finding<Solutions>),
    Rating(Finding<Box<Rating>>),
    Switches(Finding<Option<Several>>),
    /// With the number of the wish.
    Offers(u64, Vec<Offer>),
}

impl Reply {
    /// What was asked.
    pub fn asked(&self) -> Asked {
        match self {
            Reply::Lines(_) => Asked::Lines,
            Reply::Solutions(_) => Asked::Solutions,
            Reply::Rating(_) => Asked::Rating,
            Reply::Switches(_) => Asked::Switches,
            Reply::Offers(..) => Asked::Mend,
        }
    }
}

impl Question {
    pub(crate) fn lines(generation: u64, canvas: &Canvas, picture: &Picture) -> Question {
        Question { generation, work: Work::Lines(Box::new(Lining::new(canvas, picture))) }
    }

    pub(crate) fn solutions(generation: u64, picture: &Picture, lines: &Lines) -> Question {
        Question { generation, work: Work::Solutions(Searching::new(picture, lines)) }
    }

    pub(crate) fn rating(generation: u64, puzzle: &Puzzle) -> Question {
        Question { generation, work: Work::Rating(Box::new(Rate::new(puzzle))) }
    }

    pub(crate) fn switches(generation: u64, puzzle: &Puzzle) -> Question {
        Question { generation, work: Work::Switches(Box::new(Ambiguity::new(puzzle))) }
    }

    pub(crate) fn mend(generation: u64, number: u64, canvas: &Canvas, wish: &Wish) -> Question {
        Question { generation, work: Work::Mend(number, Box::new(Mending::new(canvas, wish))) }
    }

    /// Which picture it is about: [`Studio::generation`](crate::Studio::generation).
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// What is asked.
    pub fn asked(&self) -> Asked {
        match &self.work {
            Work::Lines(_) => Asked::Lines,
            Work::Solutions(_) => Asked::Solutions,
            Work::Rating(_) => Asked::Rating,
            Work::Switches(_) => Asked::Switches,
            Work::Mend(..) => Asked::Mend,
        }
    }
}

impl Task for Question {
    type Output = Answer;

    fn advance(&mut self, steps: u64) -> Option<Answer> {
        let reply = match &mut self.work {
            Work::Lines(task) => Reply::Lines(Box::new(task.advance(steps)?)),
            Work::Solutions(task) => Reply::Solutions(task.advance(steps)?),
            Work::Rating(task) => Reply::Rating(match task.advance(steps)? {
                Rated::Rating(rating) => Finding::Found(rating),
                Rated::Limit => Finding::GivenUp,
            }),
            Work::Switches(task) => Reply::Switches(match task.advance(steps)? {
                ambiguity::Answer::Several(several) => Finding::Found(Some(several)),
                ambiguity::Answer::Unique(_) => Finding::Found(None),
                ambiguity::Answer::None | ambiguity::Answer::Limit => Finding::GivenUp,
            }),
            Work::Mend(number, task) => Reply::Offers(*number, task.advance(steps)?),
        };
        Some(Answer { generation: self.generation, reply })
    }

    fn steps(&self) -> u64 {
        match &self.work {
            Work::Lines(task) => task.steps(),
            Work::Solutions(task) => task.steps(),
            Work::Rating(task) => task.steps(),
            Work::Switches(task) => task.steps(),
            Work::Mend(_, task) => task.steps(),
        }
    }
}
