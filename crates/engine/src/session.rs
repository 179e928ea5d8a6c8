//! A game in progress: the sheet, and everything Undo can bring back.
//!
//! A session is the list of what the player did, so its text form (one
//! [`Act`] a line) is both the save file and the way to rebuild it.

use crate::colours::NotThis;
use std::fmt;
use std::str::FromStr;

/// What a player writes on: it can take a move and say how to take it back.
pub trait Sheet: Clone + Send {
    /// A change of the sheet, with a text form of one line that reads back.
    type Move: Clone + Send + fmt::Display + FromStr<Err = NotThis>;
    /// Makes the move; `None`, and nothing changed, if it cannot be made here.
    /// Otherwise the move that takes it back.
    fn play(&mut self, change: &Self::Move) -> Option<Self::Move>;
    /// The move that wipes the sheet clean.
    fn wipe(&self) -> Self::Move;
}

/// Something the player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act<M> {
    /// Changed the sheet.
    Play(M),
    /// Took back the last change.
    Undo,
    /// Made the change again that was taken back last.
    Redo,
}

impl<M: fmt::Display> fmt::Display for Act<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Play(change) => change.fmt(f),
            Act::Undo => f.write_str("undo"),
            Act::Redo => f.write_str("redo"),
        }
    }
}

impl<M: FromStr<Err = NotThis>> FromStr for Act<M> {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Act<M>, NotThis> {
        match text {
            "undo" => Ok(Act::Undo),
            "redo" => Ok(Act::Redo),
            change => change.parse().map(Act::Play),
        }
    }
}

/// A sheet with its history.
#[derive(Clone, Debug)]
pub struct Session<S: Sheet> {
    sheet: S,
    /// What was done: each change with the one that takes it back.
    done: Vec<(S::Move, S::Move)>,
    /// What was taken back, last on top.
    undone: Vec<S::Move>,
}

impl<S: Sheet> Session<S> {
    /// A game that begins with this sheet.
    pub fn new(sheet: S) -> Session<S> {
        Session { sheet, done: Vec::new(), undone: Vec::new() }
    }

    /// The sheet as it is now.
    pub fn sheet(&self) -> &S {
        &self.sheet
    }

    /// The changes that made it, oldest first.
    pub fn moves(&self) -> impl Iterator<Item = &S::Move> {
        self.done.iter().map(|(change, _)| change)
    }

    /// Does what the player did; `false`, and nothing changed, where that is not possible.
    pub fn act(&mut self, act: &Act<S::Move>) -> bool {
        match act {
            Act::Play(change) => self.play(change.clone()),
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
        }
    }

    /// Makes a change. What had been taken back can no longer be made again.
    pub fn play(&mut self, change: S::Move) -> bool {
        let made = self.make(change);
        if made {
            self.undone.clear();
        }
        made
    }

    /// Takes the last change back.
    pub fn undo(&mut self) -> bool {
        let Some((change, back)) = self.done.pop() else { return false };
        let undone = self.sheet.play(&back).is_some();
        debug_assert!(undone, "the way back from a move that was made is open");
        self.undone.push(change);
        true
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            Some(change) => self.make(change),
            None => false,
        }
    }

    /// Wipes the sheet: a move like any other, so it can be taken back.
    pub fn restart(&mut self) -> bool {
        self.play(self.sheet.wipe())
    }

    fn make(&mut self, change: S::Move) -> bool {
        let Some(back) = self.sheet.play(&change) else { return false };
        self.done.push((change, back));
        true
    }
}
