//! Sets of cells, one bit each, row by row: 256 of them, as many as 16x16 has.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

/// A set of cells, by their places in [`Shape::index`](crate::sudoku::Shape::index).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; 4]);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; 4]);

    /// Whether the cell is in the set.
    pub fn has(self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// Puts a cell in.
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    /// How many cells.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether every cell of it is in the other.
    pub fn is_subset(self, other: Cells) -> bool {
        (self - other).is_empty()
    }

    /// Whether they have a cell in common.
    pub fn meets(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// The first cell.
    pub fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The two cells, if there are just two.
    pub fn pair(self) -> Option<[usize; 2]> {
        let mut cells = self.iter();
        let pair = [cells.next()?, cells.next()?];
        cells.next().is_none().then_some(pair)
    }

    /// The cells, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let (mut words, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while at < 4 && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(64 * at + bit)
        })
    }
}

impl FromIterator<usize> for Cells {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl From<usize> for Cells {
    fn from(cell: usize) -> Cells {
        Cells::from_iter([cell])
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Sub for Cells {
    type Output = Cells;
    fn sub(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_what_they_hold() {
        let list = [0, 1, 63, 64, 127, 128, 200, 255];
        let set: Cells = list.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), list);
        assert_eq!((set.len(), set.first(), set.pair()), (8, Some(0), None));
        let rest = set - Cells::from_iter([0, 1, 63, 64, 128, 200]);
        assert_eq!(rest.pair(), Some([127, 255]));
        assert!(rest.is_subset(set) && rest.meets(set) && !set.is_subset(rest));
        assert!((rest & Cells::from(5)).is_empty() && !rest.meets(Cells::NONE));
        let mut one = Cells::from(70);
        assert!(one.has(70) && !one.has(6));
        one.remove(70);
        assert_eq!((one, one.first()), (Cells::NONE, None));
    }
}
