//! What a player notes in a cell beside its mark: corner marks and colours. Notes claim nothing
//! about the solution.
//!
//! Corner marks say where in a box a digit can be (Snyder's notation), while pencil marks
//! ([`Mark::Pencil`](super::Mark::Pencil)) say what a cell can be. A cell has any of nine
//! colours, several at once, and each of its candidates may have one.

use super::{Digit, Digits};
use crate::NotThis;
use std::fmt;
use std::str::FromStr;

/// One of nine colours, counted from 1. What each looks like is the screen's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tint(u8);

impl Tint {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The colour of that number.
    pub fn new(number: usize) -> Option<Tint> {
        (1..=Tint::COUNT).contains(&number).then_some(Tint(number as u8))
    }

    /// Its number, from 1.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Every colour.
    pub fn all() -> impl Iterator<Item = Tint> {
        (1..=Tint::COUNT).filter_map(Tint::new)
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tints(u16);

impl Tints {
    /// No colour.
    pub const NONE: Tints = Tints(0);

    /// Whether a colour is in the set.
    pub fn has(self, tint: Tint) -> bool {
        self.0 >> tint.0 & 1 == 1
    }

    /// The set with a colour.
    #[must_use]
    pub fn with(self, tint: Tint) -> Tints {
        Tints(self.0 | 1 << tint.0)
    }

    /// The set without a colour.
    #[must_use]
    pub fn without(self, tint: Tint) -> Tints {
        Tints(self.0 & !(1 << tint.0))
    }

    /// Whether there is no colour in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many colours there are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its colours.
    pub fn iter(self) -> impl Iterator<Item = Tint> {
        Tint::all().filter(move |&tint| self.has(tint))
    }
}

/// The numbers joined by `+`, `-` for no colour.
impl fmt::Display for Tints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, tint) in self.iter().enumerate() {
            let plus = if i > 0 { "+" } else { "" };
            write!(f, "{plus}{}", tint.0)?;
        }
        Ok(())
    }
}

impl FromStr for Tint {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Tint, NotThis> {
        let is_plain = !text.starts_with(['+', '0']);
        text.parse().ok().filter(|_| is_plain).and_then(Tint::new).ok_or(NotThis)
    }
}

impl FromStr for Tints {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Tints, NotThis> {
        if text == "-" {
            return Ok(Tints::NONE);
        }
        let add = |set: Tints, tint: &str| Ok(set.with(tint.parse()?));
        text.split('+').try_fold(Tints::NONE, add)
    }
}

/// The notes of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The corner marks.
    pub corner: Digits,
    /// The colours of the cell.
    pub colours: Tints,
    /// The colours of its candidates, four bits each, 0 for none.
    candidates: u64,
}

impl Notes {
    /// The colour of a candidate.
    pub fn candidate(self, digit: Digit) -> Option<Tint> {
        Tint::new((self.candidates >> (4 * digit.index()) & 15) as usize)
    }

    /// The candidates that have a colour.
    pub fn candidates(self) -> impl Iterator<Item = (Digit, Tint)> {
        Digits::first(Digit::LIMIT).iter().filter_map(move |d| Some((d, self.candidate(d)?)))
    }

    /// Gives a candidate a colour, or takes it away.
    pub(super) fn colour(&mut self, digit: Digit, tint: Option<Tint>) {
        let place = 4 * digit.index();
        let number = tint.map_or(0, |tint| u64::from(tint.0));
        self.candidates = self.candidates & !(15 << place) | number << place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_read_back() {
        for text in ["-", "1", "1+9", "2+4+6"] {
            assert_eq!(text.parse::<Tints>().unwrap().to_string(), text);
        }
        for bad in ["", "0", "10", "1+", "+1", "x"] {
            assert_eq!(bad.parse::<Tints>(), Err(NotThis), "{bad:?}");
        }
    }

    #[test]
    fn every_candidate_has_a_colour_of_its_own() {
        let mut notes = Notes::default();
        for digit in Digits::first(16).iter() {
            notes.colour(digit, Tint::new(digit.index() % 9 + 1));
        }
        for digit in Digits::first(16).iter() {
            assert_eq!(notes.candidate(digit), Tint::new(digit.index() % 9 + 1));
        }
        notes.colour(Digit::ONE, None);
        assert_eq!((notes.candidate(Digit::ONE), notes.candidates().count()), (None, 15));
    }
}
