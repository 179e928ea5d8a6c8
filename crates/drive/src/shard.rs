//! A part of many puzzles: `1/2` is every second one from the first on.
//!
//! Taken in turn and not in a row, as files are often sorted by size or difficulty.

use std::fmt;
use std::str::FromStr;

/// Part `index` of `of`, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: usize,
    of: usize,
}

impl Shard {
    /// Whether the puzzle of that number, from 1, is in it.
    pub fn has(self, number: usize) -> bool {
        number % self.of == self.index % self.of
    }

    /// How many of the first `numbers` puzzles are in it.
    pub fn count(self, numbers: usize) -> usize {
        (numbers + self.of - self.index) / self.of
    }

    /// Its number, from 1.
    pub fn index(self) -> usize {
        self.index
    }

    /// How many parts there are.
    pub fn of(self) -> usize {
        self.of
    }
}

/// A text that is no part `I/N` with I from 1 to N.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoShard;

grille_engine::errors_as_data!(NoShard);

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Shard, NoShard> {
        let parts = text.split_once('/').map(|(index, of)| (index.parse(), of.parse()));
        match parts {
            Some((Ok(index), Ok(of))) if (1..=of).contains(&index) => Ok(Shard { index, of }),
            _ => Err(NoShard),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_disjoint_and_complete() {
        for of in 1..6 {
            let shards: Vec<Shard> =
                (1..=of).map(|index| format!("{index}/{of}").parse().unwrap()).collect();
            for number in 1..20 {
                assert_eq!(shards.iter().filter(|shard| shard.has(number)).count(), 1);
            }
            for shard in &shards {
                for numbers in 0..20 {
                    let counted = (1..=numbers).filter(|&number| shard.has(number)).count();
                    assert_eq!(shard.count(numbers), counted);
                }
            }
            assert!(shards.iter().enumerate().all(|(at, shard)| shard.has(at + 1)));
            assert_eq!(shards[0].to_string(), format!("1/{of}"));
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for bad in ["", "1", "0/2", "3/2", "1/0", "0/0", "-1/2", "1/2/3", "a/b", "1/ 2"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
