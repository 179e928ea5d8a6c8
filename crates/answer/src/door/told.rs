//! What comes of questions, for any game.

use super::Filled;
use crate::outcome::{Outcome, OutcomeOf};
use crate::worked::{self, Explained, Work};
use grille_engine::run::{Game, Stats};
use grille_words::{Paint, Words};
use serde_json::Value;

/// How a question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Proven: one solution, and no other.
    Unique,
    /// More than one.
    Several,
    /// Proven: none.
    None,
    /// One was found, and no other was asked for.
    Found,
    /// It was stopped before the answer.
    Stopped,
    /// A solution came out that breaks the rules: a defect.
    Wrong,
}

impl Status {
    /// The word for it in results.
    pub fn name(self) -> &'static str {
        match self {
            Status::Unique => "unique",
            Status::Several => "several",
            Status::None => "none",
            Status::Found => "found",
            Status::Stopped => "stopped",
            Status::Wrong => "error",
        }
    }

    pub(crate) fn of<G: Game>(outcome: &OutcomeOf<G>) -> Status {
        match outcome {
            Outcome::Unique => Status::Unique,
            Outcome::Several { .. } => Status::Several,
            Outcome::None(_) => Status::None,
            Outcome::Found => Status::Found,
            Outcome::Stuck | Outcome::Limit | Outcome::Interrupted => Status::Stopped,
            Outcome::Wrong => Status::Wrong,
        }
    }
}

/// What came of looking for solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// How it ended.
    pub status: Status,
    /// The solutions, as many as were asked for at most; each obeys the rules.
    pub solutions: Vec<Filled>,
    /// Whether these are all of them: proven either way, or not known.
    pub all: Option<bool>,
    /// What the search did.
    pub stats: Stats,
    pub(crate) none: Option<[String; 2]>,
}

impl Solved {
    /// Why there is no solution, in a few words, if there is none.
    pub fn cause(&self, words: &Words) -> Option<&str> {
        self.none.as_ref().map(|said| said[words.lang() as usize].as_str())
    }
}

/// How many solutions there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How it ended.
    pub status: Status,
    /// How many, in decimal digits: all, or where it was stopped those that are certain.
    pub number: String,
}

/// How hard a puzzle is for a person.
#[derive(Clone, Debug, PartialEq)]
pub struct HowHard {
    /// Unique, several or none; or it was stopped.
    pub status: Status,
    /// The class, if there is one: `easy`, `medium` and so on.
    pub class: Option<String>,
    /// The score.
    pub score: Option<f64>,
    /// Everything about it, as `grille rate --json` has it.
    pub data: Value,
    pub(crate) said: [String; 2],
}

impl HowHard {
    /// In one sentence.
    pub fn sentence(&self, words: &Words) -> &str {
        &self.said[words.lang() as usize]
    }
}

/// A worked solution, written in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// `solved`, or why it is not.
    pub status: &'static str,
    /// A sentence or some for each step.
    pub steps: Vec<String>,
    /// Everything as text for a terminal.
    pub text: String,
    /// The same in Markdown.
    pub markdown: String,
    /// The same as a page with a picture of each step.
    pub html: String,
    /// The same as data.
    pub data: Value,
}

/// How wide the text of an explanation is.
const WIDTH: usize = 80;

impl Explanation {
    pub(crate) fn new<G: Explained>(words: &Words, name: &str, work: &Work<G>) -> Explanation {
        let step = |told| G::argument(words, told, &work.puzzle).join(" ");
        Explanation {
            status: work.end.status(),
            steps: work.told.iter().map(step).collect(),
            text: worked::text(words, work, Paint::Plain, WIDTH),
            markdown: worked::markdown(words, work),
            html: worked::page(words, work),
            data: worked::object(words, name, work),
        }
    }
}
