//! Which game it is: a number that follows from what makes the puzzle, and from nothing
//! that is only said about it. So the same puzzle from another file is the same game.
//!
//! The number is FNV-1a with 128 bits (Fowler, Noll and Vo, 1991) over the words of 32
//! bits that the game names ([`Playable::identity`]), each with its lowest byte first. It
//! is part of the names of files, so it never changes.

use grille_engine::NotThis;
use grille_table::Playable;
use std::fmt;
use std::str::FromStr;

/// The identity of a game, or of a picture being made. Its text form is 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u128);

const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

fn with(hash: u128, bytes: &[u8]) -> u128 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

/// A hash of texts one after the other, as 32 hexadecimal digits, by which it is seen that they are
/// whole.
pub(crate) fn checksum(texts: &[&[u8]]) -> String {
    Id(texts.iter().fold(START, |hash, text| with(hash, text))).to_string()
}

impl Id {
    /// The game of this puzzle.
    pub fn of<G: Playable>(puzzle: &G::Puzzle) -> Id {
        let mut hash = START;
        G::identity(puzzle, &mut |word| hash = with(hash, &word.to_le_bytes()));
        Id(hash)
    }

    /// The picture of this number. Pictures change, so nothing follows from what they are.
    pub(crate) fn numbered(number: u128) -> Id {
        Id(number)
    }

    /// The number.
    pub(crate) fn number(self) -> u128 {
        self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Id {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Id, NotThis> {
        let id = u128::from_str_radix(text, 16).map(Id).map_err(|_| NotThis)?;
        // Only as it is written: no capitals, no sign, nothing left out.
        if id.to_string() == text { Ok(id) } else { Err(NotThis) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values that the authors of the hash publish.
    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(with(START, b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        assert_eq!(with(START, b"foobar"), 0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18);
    }

    #[test]
    fn text_forms_read_back() {
        let id = Id(0xab);
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["ab", "+00000000000000000000000000000ab", &"0".repeat(33), &"A".repeat(32)] {
            assert_eq!(bad.parse::<Id>(), Err(NotThis), "{bad}");
        }
    }
}
