//! What the player wrote: filled cells and crosses.

use super::{Board, Picture, Puzzle};
use crate::Contradiction;
use crate::NotThis;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid};
use crate::session::{self, Refusal};
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

impl Mark {
    /// The mark that says that a cell has this colour.
    pub fn of(colour: Colour) -> Mark {
        if colour.is_ink() { Mark::Ink(colour) } else { Mark::Cross }
    }

    /// What it says about its cell, where these colours are possible.
    pub fn says(self, open: Colours) -> Colours {
        match self {
            Mark::Blank => open,
            Mark::Cross => Colours::WHITE,
            Mark::Ink(colour) => colour.into(),
        }
    }
}

/// A puzzle with a mark in every cell. Where a colour is given, nothing can be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    puzzle: Puzzle,
    marks: Grid<Mark>,
}

impl Sheet {
    /// An empty sheet for this puzzle.
    pub fn new(puzzle: &Puzzle) -> Sheet {
        Sheet { puzzle: puzzle.clone(), marks: Grid::filled(puzzle.size(), Mark::Blank) }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The marks; none on given cells.
    pub fn marks(&self) -> &Grid<Mark> {
        &self.marks
    }

    /// What a cell shows, given or written.
    pub fn mark(&self, cell: Cell) -> Mark {
        self.given(cell).unwrap_or(self.marks[cell])
    }

    /// What a cell shows because its colour is given.
    pub fn given(&self, cell: Cell) -> Option<Mark> {
        self.puzzle.givens()?[cell].only().map(Mark::of)
    }

    /// What the marks alone say about the solution, whatever is given.
    pub fn says(&self) -> Grid<Colours> {
        let open = self.puzzle.palette().all();
        self.marks.map(|mark| mark.says(open))
    }

    /// What the sheet says about the solution, together with the puzzle's givens; a
    /// contradiction if it denies them.
    pub fn board(&self) -> Result<Board, Contradiction> {
        self.puzzle.board_with(&Board::from(self.says()))
    }

    /// The inks that the sheet shows, everything else being background.
    pub fn picture(&self) -> Picture {
        Grid::from_fn(self.puzzle.size(), |cell| match self.mark(cell) {
            Mark::Ink(colour) => colour,
            Mark::Blank | Mark::Cross => Colour::BACKGROUND,
        })
    }

    /// What to write here so that the sheet says whatever both of these say.
    pub fn agreement(&self, one: &Sheet, other: &Sheet) -> Move {
        let agree = |&cell: &Cell| {
            one.marks[cell] == other.marks[cell] && one.marks[cell] != self.marks[cell]
        };
        let cells = self.marks.size().iter().filter(agree);
        Move(cells.map(|cell| (cell, one.marks[cell])).collect())
    }
}

impl From<&Puzzle> for Sheet {
    fn from(puzzle: &Puzzle) -> Sheet {
        Sheet::new(puzzle)
    }
}

impl AsRef<Puzzle> for Sheet {
    fn as_ref(&self) -> &Puzzle {
        &self.puzzle
    }
}

/// Cells and what to write in them. Its text form: `r1c1=1 r1c2=x r1c3=.`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move(pub Vec<(Cell, Mark)>);

impl session::Sheet for Sheet {
    type Move = Move;

    fn play(&mut self, change: &Move) -> Option<Move> {
        if self.refuses(change).is_some() {
            return None;
        }
        let swap = |&(cell, mark)| (cell, std::mem::replace(&mut self.marks[cell], mark));
        let mut back: Vec<_> = change.0.iter().map(swap).collect();
        back.reverse();
        Some(Move(back))
    }

    fn refuses(&self, change: &Move) -> Option<Refusal> {
        let (size, inks) = (self.puzzle.size(), self.puzzle.palette().inks().len());
        let is_unknown = |mark| match mark {
            Mark::Ink(ink) => !ink.is_ink() || ink.index() >= inks,
            Mark::Blank | Mark::Cross => false,
        };
        let refuse = |&(cell, mark): &(Cell, Mark)| match () {
            () if !size.contains(cell) => Some(Refusal::Outside(cell)),
            () if self.given(cell).is_some() => Some(Refusal::Given(cell)),
            () if is_unknown(mark) => Some(Refusal::Unknown(cell)),
            () => None,
        };
        match &change.0[..] {
            [] => Some(Refusal::Nothing),
            cells => cells.iter().find_map(refuse),
        }
    }

    fn wipe(&self) -> Move {
        let marked = self.marks.size().iter().filter(|&cell| self.marks[cell] != Mark::Blank);
        Move(marked.map(|cell| (cell, Mark::Blank)).collect())
    }

    fn join(first: &Move, then: &Move) -> Move {
        Move([&first.0[..], &then.0].concat())
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
