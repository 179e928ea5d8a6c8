//! A colour of a cell, and the set of colours that a cell may still have.

use crate::NotThis;
use crate::board::Set;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::str::FromStr;

/// What a cell may be: the background (0) or one of up to 31 inks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// The most colours a palette may have, background included.
    pub const LIMIT: usize = 32;
    /// The colour of empty cells.
    pub const BACKGROUND: Colour = Colour(0);
    /// The first ink: black in a black-and-white puzzle.
    pub const BLACK: Colour = Colour(1);

    /// The colour with this place in a palette, if a palette may have that many.
    pub fn new(index: usize) -> Option<Colour> {
        (index < Colour::LIMIT).then_some(Colour(index as u8))
    }

    /// Its place in the palette.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether this is an ink, not the background.
    pub fn is_ink(self) -> bool {
        self != Colour::BACKGROUND
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of colours, one bit each: `01` white, `10` black, `11` open.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Colours(u32);

impl Colours {
    /// No colour at all: what a contradiction leaves behind.
    pub const NONE: Colours = Colours(0);
    /// The background only.
    pub const WHITE: Colours = Colours(0b01);
    /// The first ink only.
    pub const BLACK: Colours = Colours(0b10);

    /// The first `count` colours of a palette.
    pub fn first(count: usize) -> Colours {
        match u32::try_from(count) {
            Ok(count) if count < u32::BITS => Colours((1 << count) - 1),
            _ => Colours(u32::MAX),
        }
    }

    /// The set as bits, the background lowest.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Whether `colour` is in the set.
    pub fn has(self, colour: Colour) -> bool {
        self.0 >> colour.0 & 1 == 1
    }

    /// The set without `colour`.
    #[must_use]
    pub fn without(self, colour: Colour) -> Colours {
        Colours(self.0 & !(1 << colour.0))
    }

    /// The set without the colours of another.
    #[must_use]
    pub fn minus(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// How many colours are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no colour.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every colour of this set is in `other`.
    pub fn is_subset(self, other: Colours) -> bool {
        self.0 & !other.0 == 0
    }

    /// The colour, where only one is left.
    pub fn only(self) -> Option<Colour> {
        self.0.is_power_of_two().then(|| Colour(self.0.trailing_zeros() as u8))
    }

    /// Whether only one colour is left.
    pub fn is_settled(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The colours, background first.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        (0..Colour::LIMIT as u8).map(Colour).filter(move |&colour| self.has(colour))
    }
}

impl Set for Colours {
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn is_settled(self) -> bool {
        self.0.is_power_of_two()
    }
}

impl From<Colour> for Colours {
    fn from(colour: Colour) -> Colours {
        Colours(1 << colour.0)
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        colours.into_iter().fold(Colours::NONE, |set, colour| set | colour.into())
    }
}

impl BitAnd for Colours {
    type Output = Colours;
    fn bitand(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }
}

impl BitOr for Colours {
    type Output = Colours;
    fn bitor(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }
}

impl BitOrAssign for Colours {
    fn bitor_assign(&mut self, other: Colours) {
        self.0 |= other.0;
    }
}

/// The text form: the colours' numbers joined by `+`, `-` for the empty set.
impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, colour) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("+")?;
            }
            colour.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Colours({self})")
    }
}

impl FromStr for Colours {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Colours, NotThis> {
        if text == "-" {
            return Ok(Colours::NONE);
        }
        text.split('+').map(|part| part.parse().ok().and_then(Colour::new).ok_or(NotThis)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form_reads_back() {
        for bits in [0, 1, 2, 3, 0b1011, u32::MAX, 1 << 31] {
            assert_eq!(Colours(bits).to_string().parse(), Ok(Colours(bits)));
        }
        for bad in ["", "+", "1+", "32", "x", "1 2"] {
            assert_eq!(bad.parse::<Colours>(), Err(NotThis), "{bad:?}");
        }
    }

    #[test]
    fn first_counts_up_to_the_limit() {
        assert_eq!(Colours::first(0), Colours::NONE);
        assert_eq!(Colours::first(2), Colours::WHITE | Colours::BLACK);
        assert_eq!(Colours::first(32).len(), 32);
    }
}
