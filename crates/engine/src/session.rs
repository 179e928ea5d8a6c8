//! A puzzle being played: the sheet, and everything that Undo can bring back.
//!
//! A session is the list of what the player did, so its text form (one
//! [`Act`] a line) is both the save file and the way to rebuild it.
//!
//! Every act but undo and redo is a *step*. A step changes the sheet, opens a
//! what-if layer (suppose), closes the innermost one and keeps what was written
//! in it (keep), or closes it and takes that back (drop). Undo takes the last step
//! back, whatever it was. Undoing *suppose* removes the layer. Undoing *keep* or *drop*
//! opens the layer again, with everything in it. Redo makes the step once more. So a
//! session is its steps in a row, and how many of them are undone.
//!
//! The cost of an act is what it writes. Dropping a layer, and undoing that, costs what
//! was written in the layer. A new step forgets the steps that were undone, and nothing
//! else is ever forgotten.

use crate::NotThis;
use crate::grid::Cell;
use std::fmt;
use std::str::FromStr;

/// What a player writes on. A sheet knows its puzzle. It makes a legal move and returns the
/// move that takes it back; it refuses any other move and says why.
pub trait Sheet: Clone + Send {
    /// A change of the sheet, with a text form of one line that reads back.
    type Move: Clone + fmt::Debug + PartialEq + Send + fmt::Display + FromStr<Err = NotThis>;
    /// Makes the move and returns the one that takes it back. `None` if the sheet refuses
    /// the move; then nothing changed.
    fn play(&mut self, change: &Self::Move) -> Option<Self::Move>;
    /// Why the move cannot be made, if it cannot.
    fn refuses(&self, change: &Self::Move) -> Option<Refusal>;
    /// The move that wipes the sheet clean.
    fn wipe(&self) -> Self::Move;
    /// One move with the same effect as two in a row.
    fn join(first: &Self::Move, then: &Self::Move) -> Self::Move;
}

/// Why a sheet refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It writes nothing.
    Nothing,
    /// There is no such cell.
    Outside(Cell),
    /// The cell is given with the puzzle.
    Given(Cell),
    /// The puzzle has no such ink or digit.
    Unknown(Cell),
    /// It goes beyond what a sheet can be: too large, too many inks.
    Bounds,
}

/// Something the player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act<M> {
    /// Changed the sheet.
    Play(M),
    /// Opened a layer: what follows is only supposed.
    Suppose,
    /// Closed the innermost layer; what was written in it stays.
    Keep,
    /// Closed the innermost layer; what was written in it is taken back.
    Drop,
    /// Took back the last step.
    Undo,
    /// Made the step again that was taken back last.
    Redo,
}

impl<M: fmt::Display> fmt::Display for Act<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Play(change) => change.fmt(f),
            Act::Suppose => f.write_str("suppose"),
            Act::Keep => f.write_str("keep"),
            Act::Drop => f.write_str("drop"),
            Act::Undo => f.write_str("undo"),
            Act::Redo => f.write_str("redo"),
        }
    }
}

impl<M: FromStr<Err = NotThis>> FromStr for Act<M> {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Act<M>, NotThis> {
        match text {
            "suppose" => Ok(Act::Suppose),
            "keep" => Ok(Act::Keep),
            "drop" => Ok(Act::Drop),
            "undo" => Ok(Act::Undo),
            "redo" => Ok(Act::Redo),
            change => change.parse().map(Act::Play),
        }
    }
}

/// A step that was made, with what it takes to go back.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step<M> {
    /// A change, and the one that takes it back.
    Play(M, M),
    Suppose,
    /// The place among the steps where the layer was opened.
    Keep(usize),
    /// The steps of the layer, from the one that opened it.
    Drop(Vec<Step<M>>),
}

/// A sheet with its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session<S: Sheet> {
    sheet: S,
    /// The steps that count. Those of a dropped layer are inside the step that dropped it.
    done: Vec<Step<S::Move>>,
    /// For each open layer, the place in `done` where it was opened.
    open: Vec<usize>,
    /// The undone steps, the last one on top. Never an undo or a redo.
    undone: Vec<Act<S::Move>>,
}

impl<S: Sheet> Session<S> {
    /// A session that begins with this sheet.
    pub fn new(sheet: S) -> Session<S> {
        Session { sheet, done: Vec::new(), open: Vec::new(), undone: Vec::new() }
    }

    /// The sheet as it is now.
    pub fn sheet(&self) -> &S {
        &self.sheet
    }

    /// The changes that made it, oldest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &S::Move> {
        self.changes().map(|(change, _)| change)
    }

    /// The changes that made it, oldest first, each with the one that takes it back.
    pub fn changes(&self) -> impl DoubleEndedIterator<Item = (&S::Move, &S::Move)> {
        changes(&self.done)
    }

    /// The layers that are open, the innermost last: how many of [`Session::moves`]
    /// had been made when each was opened.
    pub fn layers(&self) -> Vec<usize> {
        let (mut moves, mut from) = (0, 0);
        let count = |&at: &usize| {
            moves += changes(&self.done[from..at]).count();
            from = at;
            moves
        };
        self.open.iter().map(count).collect()
    }

    /// The sheet as it was when the innermost layer was opened.
    pub fn before_layer(&self) -> Option<S> {
        let mut sheet = self.sheet.clone();
        for (_, back) in changes(&self.done[*self.open.last()?..]).rev() {
            sheet.play(back)?;
        }
        Some(sheet)
    }

    /// The other way: if the innermost layer was opened right after another one was dropped,
    /// the sheet as it was when that one was dropped, and the changes made in it. Whether the two are
    /// opposite cases is not known here.
    pub fn other_way(&self) -> Option<(S, Vec<&S::Move>)> {
        let &at = self.open.last()?;
        let Step::Drop(steps) = self.done.get(at.checked_sub(1)?)? else { return None };
        let mut sheet = self.before_layer()?;
        let moves: Vec<&S::Move> = changes(steps).map(|(change, _)| change).collect();
        for change in &moves {
            sheet.play(change)?;
        }
        Some((sheet, moves))
    }

    /// Whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is a step to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does an act of the player; `false`, and nothing changed, if it is not possible.
    pub fn act(&mut self, act: &Act<S::Move>) -> bool {
        match act {
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
            step => {
                let made = self.make(step.clone());
                // The undone steps do not follow from the new one: they are forgotten.
                if made {
                    self.undone.clear();
                }
                made
            }
        }
    }

    /// Makes a change.
    pub fn play(&mut self, change: S::Move) -> bool {
        self.act(&Act::Play(change))
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.done.pop() else { return false };
        let act = match step {
            Step::Play(change, back) => {
                self.write(&back);
                Act::Play(change)
            }
            Step::Suppose => {
                self.open.pop();
                Act::Suppose
            }
            Step::Keep(at) => {
                self.open.push(at);
                Act::Keep
            }
            Step::Drop(steps) => {
                self.open.push(self.done.len());
                for (change, _) in changes(&steps) {
                    self.write(change);
                }
                self.done.extend(steps);
                Act::Drop
            }
        };
        self.undone.push(act);
        true
    }

    /// Makes the step again that was taken back last.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            Some(act) => self.make(act),
            None => false,
        }
    }

    /// Wipes the sheet: a move like any other, so it can be taken back.
    pub fn restart(&mut self) -> bool {
        self.play(self.sheet.wipe())
    }

    fn make(&mut self, act: Act<S::Move>) -> bool {
        let step = match act {
            Act::Play(change) => match self.sheet.play(&change) {
                Some(back) => Step::Play(change, back),
                None => return false,
            },
            Act::Suppose => {
                self.open.push(self.done.len());
                Step::Suppose
            }
            Act::Keep => match self.open.pop() {
                Some(at) => Step::Keep(at),
                None => return false,
            },
            Act::Drop => {
                let Some(at) = self.open.pop() else { return false };
                let steps = self.done.split_off(at);
                for (_, back) in changes(&steps).rev() {
                    self.write(back);
                }
                Step::Drop(steps)
            }
            Act::Undo | Act::Redo => return false,
        };
        self.done.push(step);
        true
    }

    /// Makes a move that brings the sheet to a state in which it has been.
    fn write(&mut self, change: &S::Move) {
        let made = self.sheet.play(change).is_some();
        debug_assert!(made, "a sheet takes a move back to where it has been");
    }
}

/// The moves among steps, each with the one that takes it back. The moves of a dropped layer
/// are no part of the sheet, so they are left out.
fn changes<M>(steps: &[Step<M>]) -> impl DoubleEndedIterator<Item = (&M, &M)> {
    steps.iter().filter_map(|step| match step {
        Step::Play(change, back) => Some((change, back)),
        Step::Suppose | Step::Keep(_) | Step::Drop(_) => None,
    })
}
