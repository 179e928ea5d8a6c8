//! Clues with their history. What is typed into one line, or a number turned up and down, is one
//! step back.

use super::{ClueEdit, Clues};
use grille_engine::grid::LineId;

/// How many steps can be taken back.
const MOST_STEPS: usize = 500;

/// Clues being typed.
#[derive(Clone, Debug)]
pub struct ClueEntry {
    now: Clues,
    past: Vec<Clues>,
    future: Vec<Clues>,
    /// What the last edit was about: another edit of the same belongs to the same step.
    last: Option<Subject>,
}

/// What an edit is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Line(LineId),
    Block(LineId, usize),
    Title,
}

impl Subject {
    /// None for an edit that is a step of its own.
    fn of(edit: &ClueEdit) -> Option<Subject> {
        match edit {
            ClueEdit::Line(line, _) => Some(Subject::Line(*line)),
            ClueEdit::Change(line, at, _) => Some(Subject::Block(*line, *at)),
            ClueEdit::Title(_) => Some(Subject::Title),
            ClueEdit::Lines(..)
            | ClueEdit::Insert(..)
            | ClueEdit::Remove(..)
            | ClueEdit::Move(..)
            | ClueEdit::Paint(..)
            | ClueEdit::RestEmpty
            | ClueEdit::Resize(_)
            | ClueEdit::Inks(_) => None,
        }
    }
}

impl ClueEntry {
    /// Goes on from these clues.
    pub fn new(clues: Clues) -> ClueEntry {
        ClueEntry { now: clues, past: Vec::new(), future: Vec::new(), last: None }
    }

    /// Clues that were taken up again, with their steps back and forward, the nearest last.
    pub(super) fn with_steps(now: Clues, past: Vec<Clues>, future: Vec<Clues>) -> ClueEntry {
        ClueEntry { now, past, future, last: None }
    }

    /// The steps back and forward, the nearest last.
    pub(super) fn steps(&self) -> (&[Clues], &[Clues]) {
        (&self.past, &self.future)
    }

    /// The clues as they are.
    pub fn clues(&self) -> &Clues {
        &self.now
    }

    /// Makes a change; whether there was one to make.
    pub fn edit(&mut self, edit: &ClueEdit) -> bool {
        let Some(next) = self.now.edited(edit) else { return false };
        let subject = Subject::of(edit);
        let before = std::mem::replace(&mut self.now, next);
        if subject.is_none() || subject != self.last || !self.future.is_empty() {
            self.past.push(before);
            // The oldest step goes, a hundred at a time.
            if self.past.len() > MOST_STEPS {
                self.past.drain(..MOST_STEPS / 5);
            }
        }
        self.future.clear();
        self.last = subject;
        true
    }

    /// The next edit is a step of its own, whatever it is about.
    pub fn pause(&mut self) {
        self.last = None;
    }

    /// Whether there is something to take back, and to make again.
    pub fn can(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Takes the last step back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        self.last = None;
        true
    }

    /// Makes the step again that was taken back last; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, next));
        self.last = None;
        true
    }
}
