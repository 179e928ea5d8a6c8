//! The events of a run, one per change. Each has a text form of one line that reads back.

use super::{Digits, House, Technique};
use crate::NotThis;
use crate::grid::Cell;
use crate::replay::{Change, Changing};
use std::fmt;
use std::str::FromStr;

/// One step of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A cell can only be one of these digits.
    Set {
        /// The cell.
        cell: Cell,
        /// What it may still be.
        digits: Digits,
        /// Why.
        why: Reason,
    },
    /// A hypothesis, the `depth`-th that stands.
    Guess {
        /// The cell.
        cell: Cell,
        /// What it is supposed to be.
        digits: Digits,
        /// How many hypotheses stand now.
        depth: u32,
    },
    /// The position has no completion.
    Contradiction {
        /// Where that shows, if at one place.
        at: Option<Spot>,
    },
    /// The last hypotheses and all that followed from them are taken back.
    BackTo {
        /// How many hypotheses still stand.
        depth: u32,
    },
    /// The board is a solution.
    Solution,
}

/// Where a contradiction shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A cell has no digit left.
    Cell(Cell),
    /// A house has no place left for a digit, or two cells with the same.
    House(House),
}

/// Why a cell is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// This peer has the digit that is gone.
    Peer(Cell),
    /// The digit has no other place in this house.
    Only(House),
    /// The cell has no other digit left.
    Last,
    /// It follows from where digits can lie in bands and stacks.
    Bands,
    /// A human technique says so.
    Technique(Technique),
    /// The hypothesis that it is otherwise has been tried to the end.
    Tried,
}

impl Changing for Event {
    type Set = Digits;

    fn change(&self) -> Change<Digits> {
        match *self {
            Event::Set { cell, digits, .. } => Change::Set(cell, digits),
            Event::Guess { cell, digits, .. } => Change::Guess(cell, digits),
            Event::BackTo { depth } => Change::BackTo(depth),
            Event::Contradiction { .. } | Event::Solution => Change::Nothing,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Set { cell, digits, why } => write!(f, "set {cell} {digits} {why}"),
            Event::Guess { cell, digits, depth } => write!(f, "guess {cell} {digits} {depth}"),
            Event::Contradiction { at: Some(Spot::Cell(cell)) } => {
                write!(f, "contradiction {cell}")
            }
            Event::Contradiction { at: Some(Spot::House(house)) } => {
                write!(f, "contradiction {house}")
            }
            Event::Contradiction { at: None } => f.write_str("contradiction"),
            Event::BackTo { depth } => write!(f, "back {depth}"),
            Event::Solution => f.write_str("solution"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Peer(cell) => write!(f, "peer {cell}"),
            Reason::Only(house) => write!(f, "only {house}"),
            Reason::Last => f.write_str("last"),
            Reason::Bands => f.write_str("bands"),
            Reason::Technique(technique) => f.write_str(technique.name()),
            Reason::Tried => f.write_str("tried"),
        }
    }
}

impl FromStr for Event {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Event, NotThis> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse().map_err(|_| NotThis);
        Ok(match words[..] {
            ["set", cell, digits, ref why @ ..] => {
                Event::Set { cell: cell.parse()?, digits: digits.parse()?, why: reason(why)? }
            }
            ["guess", cell, digits, depth] => {
                Event::Guess { cell: cell.parse()?, digits: digits.parse()?, depth: number(depth)? }
            }
            ["contradiction"] => Event::Contradiction { at: None },
            ["contradiction", at] => {
                let house = || at.parse().map(Spot::House);
                Event::Contradiction { at: Some(at.parse().map(Spot::Cell).or_else(|_| house())?) }
            }
            ["back", depth] => Event::BackTo { depth: number(depth)? },
            ["solution"] => Event::Solution,
            _ => return Err(NotThis),
        })
    }
}

fn reason(words: &[&str]) -> Result<Reason, NotThis> {
    match words {
        ["peer", cell] => Ok(Reason::Peer(cell.parse()?)),
        ["only", house] => Ok(Reason::Only(house.parse()?)),
        ["last"] => Ok(Reason::Last),
        ["bands"] => Ok(Reason::Bands),
        ["tried"] => Ok(Reason::Tried),
        [name] => Technique::find(name).map(Reason::Technique).ok_or(NotThis),
        _ => Err(NotThis),
    }
}
