//! What the player wrote: filled cells and crosses.

use super::{Board, Puzzle};
use crate::Contradiction;
use crate::NotThis;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid, Size};
use crate::session;
use std::fmt;
use std::str::FromStr;

/// What stands in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    Blank,
    /// A cross: surely background.
    Cross,
    /// Ink.
    Ink(Colour),
}

/// A mark in every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet(Grid<Mark>);

impl Sheet {
    /// An empty sheet.
    pub fn new(size: Size) -> Sheet {
        Sheet(Grid::filled(size, Mark::Blank))
    }

    /// The marks.
    pub fn marks(&self) -> &Grid<Mark> {
        &self.0
    }

    /// What the sheet says about the solution, together with the puzzle's
    /// givens; a contradiction if it denies them or uses an ink that the puzzle has not.
    pub fn board(&self, puzzle: &Puzzle) -> Result<Board, Contradiction> {
        let open = puzzle.palette().all();
        puzzle.board_with(&Board::from(self.0.map(|mark| match *mark {
            Mark::Blank => open,
            Mark::Cross => Colours::WHITE,
            Mark::Ink(colour) => colour.into(),
        })))
    }

    /// What to write here so that it says whatever both of these say.
    pub fn agreement(&self, one: &Sheet, other: &Sheet) -> Move {
        let agree = |&cell: &Cell| one.0[cell] == other.0[cell] && one.0[cell] != self.0[cell];
        Move(self.0.size().iter().filter(agree).map(|cell| (cell, one.0[cell])).collect())
    }
}

/// Cells and what to write in them. Its text form: `r1c1=1 r1c2=x r1c3=.`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move(pub Vec<(Cell, Mark)>);

impl session::Sheet for Sheet {
    type Move = Move;

    fn play(&mut self, change: &Move) -> Option<Move> {
        if change.0.iter().any(|&(cell, _)| !self.0.size().contains(cell)) {
            return None;
        }
        let swap = |&(cell, mark)| (cell, std::mem::replace(&mut self.0[cell], mark));
        let mut back: Vec<_> = change.0.iter().map(swap).collect();
        back.reverse();
        Some(Move(back))
    }

    fn wipe(&self) -> Move {
        let marked = self.0.size().iter().filter(|&cell| self.0[cell] != Mark::Blank);
        Move(marked.map(|cell| (cell, Mark::Blank)).collect())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (cell, mark)) in self.0.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            match mark {
                Mark::Blank => write!(f, "{space}{cell}=.")?,
                Mark::Cross => write!(f, "{space}{cell}=x")?,
                Mark::Ink(colour) => write!(f, "{space}{cell}={colour}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Move {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Move, NotThis> {
        let change = |part: &str| {
            let (cell, mark) = part.split_once('=').ok_or(NotThis)?;
            let mark = match mark {
                "." => Mark::Blank,
                "x" => Mark::Cross,
                number => {
                    let colour = number.parse().ok().and_then(Colour::new).ok_or(NotThis)?;
                    Mark::Ink(colour)
                }
            };
            Ok((cell.parse()?, mark))
        };
        text.split_whitespace().map(change).collect::<Result<_, _>>().map(Move)
    }
}
