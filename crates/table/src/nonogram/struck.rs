//! A number of a clue that the player has struck by hand: a note beside the sheet. Its text form
//! is the line and the place of the number in its clue, both counted from 1: `r3 2`.

use grille_engine::NotThis;
use grille_engine::grid::LineId;
use grille_engine::nonogram::Puzzle;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// A number of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Struck {
    /// The line of the clue.
    pub line: LineId,
    /// The place of the number in the clue, counted from 0.
    pub block: usize,
}

impl Struck {
    /// The numbers of a puzzle that these notes strike. What the puzzle does not have is passed
    /// over: a journal may come from anywhere.
    pub(super) fn all(notes: &BTreeSet<String>, puzzle: &Puzzle) -> BTreeSet<Struck> {
        let is_there = |struck: &Struck| {
            puzzle.size().contains(struck.line.cell(0))
                && struck.block < puzzle.clue(struck.line).blocks().len()
        };
        notes.iter().filter_map(|note| note.parse().ok()).filter(is_there).collect()
    }
}

impl fmt::Display for Struck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.line, self.block + 1)
    }
}

impl FromStr for Struck {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Struck, NotThis> {
        let (line, place) = text.split_once(' ').ok_or(NotThis)?;
        let place: usize = place.parse().map_err(|_| NotThis)?;
        let block = place.checked_sub(1).ok_or(NotThis)?;
        Ok(Struck { line: line.parse()?, block })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_a_puzzle_has_read_back_and_others_are_passed_over() {
        let puzzle = Puzzle::black_and_white(&[&[1, 1]], &[&[1], &[], &[1]]);
        let puzzle = puzzle.unwrap_or_else(|_| unreachable!());
        let texts = ["r1 2", "c3 1", "c2 1", "r2 1", "r1 3", "r1 0", "r1", "z1 1", "", "r1 1 1"];
        let notes = texts.iter().map(|text| (*text).to_owned()).collect();
        let found: Vec<String> =
            Struck::all(&notes, &puzzle).iter().map(Struck::to_string).collect();
        assert_eq!(found, ["r1 2", "c3 1"]);
    }
}
