//! Rebuilding the board from the events of a run, forward and back.

use crate::Contradiction;
use crate::board::{Board, Moment, Set};
use crate::grid::Cell;

/// What an event does to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<S> {
    /// A cell is narrowed.
    Set(Cell, S),
    /// A cell is narrowed for the sake of a hypothesis.
    Guess(Cell, S),
    /// Hypotheses are taken back, with what followed from them, until so many stand.
    BackTo(u32),
    /// Nothing.
    Nothing,
}

/// An event that says what it does to a board.
pub trait Changing {
    /// What a cell may still be.
    type Set: Set;
    /// What it does.
    fn change(&self) -> Change<Self::Set>;
}

/// A board that follows a run by its events alone.
#[derive(Clone, Debug)]
pub struct Replay<S> {
    board: Board<S>,
    /// For each hypothesis that stands, the moment before it was made.
    guesses: Vec<Moment>,
}

impl<S: Set> Replay<S> {
    /// Follows a run that starts from this board.
    pub fn new(board: Board<S>) -> Replay<S> {
        Replay { board, guesses: Vec::new() }
    }

    /// The board after the events so far.
    pub fn board(&self) -> &Board<S> {
        &self.board
    }

    /// How many hypotheses stand.
    pub fn depth(&self) -> usize {
        self.guesses.len()
    }

    /// Takes the next event; a contradiction if it cannot follow those before.
    pub fn take(&mut self, event: &impl Changing<Set = S>) -> Result<(), Contradiction> {
        match event.change() {
            Change::Set(cell, to) => self.board.narrow(cell, to).map(|_| ()),
            Change::Guess(cell, to) => {
                self.guesses.push(self.board.moment());
                self.board.narrow(cell, to).map(|_| ())
            }
            Change::BackTo(depth) => {
                let kept = depth as usize;
                let moment = *self.guesses.get(kept).ok_or(Contradiction)?;
                self.guesses.truncate(kept);
                self.board.undo_to(moment);
                Ok(())
            }
            Change::Nothing => Ok(()),
        }
    }
}
