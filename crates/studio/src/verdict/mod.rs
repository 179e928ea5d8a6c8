//! What is known about the puzzle of the picture that is shown, in stages: what lines settle,
//! whether there is another solution, how hard it is, and how solutions differ.
//!
//! Each stage is a [`Question`] that any thread may work on; dropping it is enough to stop it. A
//! question and its answer have the generation of their picture, so that an answer to an older
//! picture is never taken.

mod advice;
mod lines;
mod mending;
mod question;
mod solutions;

pub use advice::{Advice, Side, advice};
pub use lines::Lines;
pub use mending::{Care, Offer, Wish};
pub use question::{Answer, Asked, Question};
pub use solutions::Solutions;

pub(crate) use question::Reply;

use grille_engine::nonogram::ambiguity::Several;
use grille_engine::nonogram::rate::Rating;

/// How far a stage is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Finding<T> {
    /// Not known yet.
    #[default]
    Pending,
    /// It took too long, or a search hit its bound.
    GivenUp,
    /// This.
    Found(T),
}

impl<T> Finding<T> {
    /// What was found, if it was.
    pub fn found(&self) -> Option<&T> {
        match self {
            Finding::Found(found) => Some(found),
            Finding::Pending | Finding::GivenUp => None,
        }
    }

    /// Whether nothing more will come.
    pub fn is_over(&self) -> bool {
        !matches!(self, Finding::Pending)
    }
}

/// What is known about the puzzle of a picture.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// What lines settle, and advice.
    pub lines: Finding<Lines>,
    /// Whether the picture is the only solution. Proven.
    pub solutions: Finding<Solutions>,
    /// How hard it is, and in what way.
    pub rating: Finding<Box<Rating>>,
    /// How the solutions differ, in independent switches; nothing where there is only one.
    pub switches: Finding<Option<Several>>,
}

impl Verdict {
    /// The next question that this leaves open.
    pub(crate) fn next(&self) -> Option<Asked> {
        match () {
            () if !self.lines.is_over() => Some(Asked::Lines),
            () if !self.solutions.is_over() => Some(Asked::Solutions),
            () if !self.rating.is_over() => Some(Asked::Rating),
            () if !self.switches.is_over() => Some(Asked::Switches),
            () => None,
        }
    }

    /// Whether nothing more will become known: the verdict at rest.
    pub fn is_at_rest(&self) -> bool {
        self.next().is_none()
    }

    /// Takes what became known.
    pub(crate) fn take(&mut self, reply: Reply) {
        match reply {
            Reply::Lines(lines) => {
                if lines.open.is_empty() {
                    self.solutions = Finding::Found(Solutions::Unique);
                    self.switches = Finding::Found(None);
                }
                self.lines = Finding::Found(*lines);
            }
            Reply::Solutions(solutions) => {
                match &solutions {
                    Finding::Found(Solutions::Unique) => self.switches = Finding::Found(None),
                    Finding::GivenUp => self.switches = Finding::GivenUp,
                    Finding::Found(Solutions::Other { .. }) | Finding::Pending => {}
                }
                self.solutions = solutions;
            }
            Reply::Rating(rating) => self.rating = rating,
            Reply::Switches(switches) => self.switches = switches,
            // Offers are no part of a verdict.
            Reply::Offers(..) => {}
        }
    }

    /// A question took too long.
    pub(crate) fn give_up(&mut self, asked: Asked) {
        match asked {
            // Without what lines say, nothing else is asked.
            Asked::Lines => {
                self.lines = Finding::GivenUp;
                self.solutions = Finding::GivenUp;
                self.rating = Finding::GivenUp;
                self.switches = Finding::GivenUp;
            }
            Asked::Solutions => self.take(Reply::Solutions(Finding::GivenUp)),
            Asked::Rating => self.rating = Finding::GivenUp,
            Asked::Switches => self.switches = Finding::GivenUp,
            Asked::Mend => {}
        }
    }
}
