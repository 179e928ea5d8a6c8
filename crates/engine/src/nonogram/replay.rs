//! Rebuilding the board from the events of a run, forward and back.

use super::board::Moment;
use super::{Board, Event};
use crate::Contradiction;

/// A board that follows a run by its events alone.
#[derive(Clone, Debug)]
pub struct Replay {
    board: Board,
    /// The moment before each hypothesis that stands.
    guesses: Vec<Moment>,
}

impl Replay {
    /// Follows a run that starts from this board.
    pub fn new(board: Board) -> Replay {
        Replay { board, guesses: Vec::new() }
    }

    /// The board after the events so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many hypotheses stand.
    pub fn depth(&self) -> usize {
        self.guesses.len()
    }

    /// Takes the next event; a contradiction if it cannot follow those before.
    pub fn take(&mut self, event: &Event) -> Result<(), Contradiction> {
        match *event {
            Event::Set { cell, colours, .. } => self.board.narrow(cell, colours).map(|_| ()),
            Event::Guess { cell, colours, .. } => {
                self.guesses.push(self.board.moment());
                self.board.narrow(cell, colours).map(|_| ())
            }
            Event::BackTo { depth } => {
                let kept = depth as usize;
                let moment = *self.guesses.get(kept).ok_or(Contradiction)?;
                self.guesses.truncate(kept);
                self.board.undo_to(moment);
                Ok(())
            }
            Event::Contradiction { .. } | Event::Solution => Ok(()),
        }
    }
}
