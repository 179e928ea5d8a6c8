//! A digit, and the set of digits that a cell may still have.

use crate::NotThis;
use crate::board::Set;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::str::FromStr;

/// A digit from 1 to 16. Its text form is the number; its symbol is one
/// character: `1` to `9`, then `A` to `G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// The largest digit of the largest grid.
    pub const LIMIT: usize = 16;

    /// The least digit.
    pub const ONE: Digit = Digit(1);

    /// The digit of that number, if there is one.
    pub fn new(number: usize) -> Option<Digit> {
        (1..=Digit::LIMIT).contains(&number).then_some(Digit(number as u8))
    }

    /// The number, from 1.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Its place among the digits, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// One character for it.
    pub fn symbol(self) -> char {
        char::from(b"0123456789ABCDEFG"[usize::from(self.0)])
    }

    /// The digit of a symbol; letters may be small.
    pub fn of_symbol(symbol: char) -> Option<Digit> {
        match symbol.to_ascii_uppercase() {
            digit @ '1'..='9' => Some(Digit(digit as u8 - b'0')),
            letter @ 'A'..='G' => Some(Digit(letter as u8 - b'A' + 10)),
            _ => None,
        }
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Digit {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Digit, NotThis> {
        let is_plain = !text.starts_with(['+', '0']);
        text.parse().ok().filter(|_| is_plain).and_then(Digit::new).ok_or(NotThis)
    }
}

/// A set of digits, one bit each, 1 lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Digits(u16);

impl Digits {
    /// No digit at all: what a contradiction leaves behind.
    pub const NONE: Digits = Digits(0);

    /// The digits from 1 to `count`.
    pub fn first(count: usize) -> Digits {
        if count < Digit::LIMIT { Digits((1 << count) - 1) } else { Digits(u16::MAX) }
    }

    /// The set with these bits, 1 lowest.
    pub fn from_bits(bits: u16) -> Digits {
        Digits(bits)
    }

    /// The set as bits, 1 lowest.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// Whether `digit` is in the set.
    pub fn has(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// The set without `digit`.
    #[must_use]
    pub fn without(self, digit: Digit) -> Digits {
        Digits(self.0 & !(1 << digit.index()))
    }

    /// The set without the digits of another.
    #[must_use]
    pub fn minus(self, other: Digits) -> Digits {
        Digits(self.0 & !other.0)
    }

    /// How many digits are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no digit.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every digit of this set is in `other`.
    pub fn is_subset(self, other: Digits) -> bool {
        self.0 & !other.0 == 0
    }

    /// The digit, where only one is left.
    pub fn only(self) -> Option<Digit> {
        self.0.is_power_of_two().then(|| Digit(self.0.trailing_zeros() as u8 + 1))
    }

    /// Whether only one digit is left.
    pub fn is_settled(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The least digit.
    pub fn lowest(self) -> Option<Digit> {
        (self.0 != 0).then(|| Digit(self.0.trailing_zeros() as u8 + 1))
    }

    /// The digits, the least first.
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        let mut left = self;
        std::iter::from_fn(move || {
            let digit = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(digit)
        })
    }
}

impl Set for Digits {
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn is_settled(self) -> bool {
        self.0.is_power_of_two()
    }
}

impl From<Digit> for Digits {
    fn from(digit: Digit) -> Digits {
        Digits(1 << digit.index())
    }
}

impl FromIterator<Digit> for Digits {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Digits {
        digits.into_iter().fold(Digits::NONE, |set, digit| set | digit.into())
    }
}

impl BitAnd for Digits {
    type Output = Digits;
    fn bitand(self, other: Digits) -> Digits {
        Digits(self.0 & other.0)
    }
}

impl BitOr for Digits {
    type Output = Digits;
    fn bitor(self, other: Digits) -> Digits {
        Digits(self.0 | other.0)
    }
}

impl BitOrAssign for Digits {
    fn bitor_assign(&mut self, other: Digits) {
        self.0 |= other.0;
    }
}

/// The text form: the digits' numbers joined by `+`, `-` for the empty set.
impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, digit) in self.iter().enumerate() {
            let plus = if i > 0 { "+" } else { "" };
            write!(f, "{plus}{digit}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digits({self})")
    }
}

impl FromStr for Digits {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Digits, NotThis> {
        if text == "-" {
            return Ok(Digits::NONE);
        }
        text.split('+').map(str::parse::<Digit>).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_read_back() {
        for bits in [0, 1, 2, 3, 0b1011, u16::MAX, 1 << 15] {
            assert_eq!(Digits(bits).to_string().parse(), Ok(Digits(bits)));
        }
        for digit in Digits::first(16).iter() {
            assert_eq!(Digit::of_symbol(digit.symbol()), Some(digit));
            assert_eq!(Digit::of_symbol(digit.symbol().to_ascii_lowercase()), Some(digit));
        }
        for bad in ["", "+", "1+", "17", "0", "x", "1 2", "01"] {
            assert_eq!(bad.parse::<Digits>(), Err(NotThis), "{bad:?}");
        }
        assert!(['0', '.', 'H', 'é'].iter().all(|&bad| Digit::of_symbol(bad).is_none()));
    }

    #[test]
    fn first_counts_up_to_the_limit() {
        assert_eq!(Digits::first(0), Digits::NONE);
        assert_eq!(Digits::first(9).iter().map(Digit::number).sum::<usize>(), 45);
        assert_eq!(Digits::first(16).len(), 16);
    }
}
