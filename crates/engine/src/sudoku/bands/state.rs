//! What is known in 9x9: for each digit three words, one for each band, with a bit
//! for each of its 27 cells; and all that follows from them.
//!
//! A digit lies once in each row and each box of a band, so its mini-rows (the three
//! cells that a row and a box share) are a permutation matrix; and so are, in each
//! stack, its columns in the three bands. What is in no permutation matrix that is
//! still possible goes: that is exact, and it includes a digit's only place in a
//! house and what locks it in one. A cell that is alone in its row is settled and is
//! taken from the other digits. These look again, one after the other, as long as
//! one has changed; then cells with one digit left are looked for, all at once.
//!
//! The three words of a digit are worked on together (see [`lanes`](super::lanes)),
//! so a look is some eighty operations without a branch.

use super::lanes::Lanes;
use crate::Contradiction;

/// The cells of a band.
pub const ALL: u32 = (1 << 27) - 1;
/// All digits of a cell.
const EACH: u16 = (1 << 9) - 1;
/// The first cell of each row of a band.
const ROWS: u32 = 1 | 1 << 9 | 1 << 18;
/// The first cell of each mini-row.
const FIRSTS: u32 = 0o111_111_111;

/// For each cell, the cells of each band that do not see it; itself among them.
pub static UNSEEN: [[u32; 4]; 81] = {
    let mut table = [[ALL; 4]; 81];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (one, other) = (pair / 81, pair % 81);
        let (row, col) = (one / 9, one % 9);
        let (r, c) = (other / 9, other % 9);
        if one != other && (row == r || col == c || (row / 3 == r / 3 && col / 3 == c / 3)) {
            table[one][r / 3] &= !(1 << (9 * (r % 3) + c));
        }
        pair += 1;
    }
    table
};

/// What is known. A guess copies it.
#[derive(Clone, Copy, Debug)]
pub struct State<L> {
    /// Where each digit may lie. The fourth word is a band in which it may lie anywhere.
    digits: [L; 9],
    /// The cells that are not settled.
    unsolved: L,
    /// Digits to look at, four bits each.
    waiting: u64,
}

/// The open cells by how many digits they have left.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// Two.
    pub two: [u32; 4],
    /// Three.
    pub three: [u32; 4],
    /// Four or more.
    pub more: [u32; 4],
}

impl<L: Lanes> State<L> {
    /// Nothing is known.
    pub fn empty() -> State<L> {
        let unsolved = L::new([ALL, ALL, ALL, 0]);
        State { digits: [L::all(ALL); 9], unsolved, waiting: 0xf_ffff_ffff }
    }

    /// What the givens say, one number for each cell, 0 where there is none.
    pub fn of(givens: &[u8; 81]) -> State<L> {
        let mut state = State::<L>::empty();
        // Which cells are given no branch could foretell, so they are listed without one.
        let (mut cells, mut count) = ([0u8; 81], 0);
        for (cell, &number) in givens.iter().enumerate() {
            cells[count] = cell as u8;
            count += usize::from((1..=9).contains(&number));
        }
        let mut given = [[0u32; 4]; 9];
        for cell in cells[..count].iter().map(|&cell| usize::from(cell)) {
            let digit = usize::from(givens[cell]) - 1;
            given[digit][cell / 27] |= 1 << (cell % 27);
            state.digits[digit] = state.digits[digit].and(L::new(UNSEEN[cell]));
        }
        let given = given.map(L::new);
        let all = given.iter().fold(L::all(0), |all, &own| all.or(own));
        state.unsolved = state.unsolved.minus(all);
        for (digit, own) in state.digits.iter_mut().zip(given) {
            *digit = digit.minus(all.minus(own));
        }
        state
    }

    /// What a board says: for each cell the digits that it may have, as bits, 1 lowest.
    pub fn of_candidates(cells: impl Iterator<Item = u16>) -> State<L> {
        // Most cells may have any digit: those have one word for all digits. Which the others
        // are no branch could foretell, so they are listed without one.
        let (mut any, mut some, mut count) = ([0; 4], [(0u8, 0u16); 81], 0);
        for (cell, set) in (0u8..81).zip(cells) {
            let is_any = set == EACH;
            any[usize::from(cell / 27)] |= u32::from(is_any) << (cell % 27);
            some[count] = (cell, set & EACH);
            count += usize::from(!is_any);
        }
        any[3] = ALL;
        let mut words = [any; 9];
        for &(cell, mut set) in &some[..count] {
            while set != 0 {
                words[set.trailing_zeros() as usize][usize::from(cell / 27)] |= 1 << (cell % 27);
                set &= set - 1;
            }
        }
        State { digits: words.map(L::new), ..State::empty() }
    }

    /// The digits that each cell may have, as bits, 1 lowest.
    pub fn candidates(&self) -> [u16; 81] {
        let mut sets = [0; 81];
        for (digit, own) in self.digits.iter().enumerate() {
            for (band, sets) in own.words().into_iter().zip(sets.chunks_exact_mut(27)) {
                let mut cells = band;
                while cells != 0 {
                    sets[cells.trailing_zeros() as usize] |= 1 << digit;
                    cells &= cells - 1;
                }
            }
        }
        sets
    }

    /// Whether every cell is settled.
    #[inline(always)]
    pub fn is_solved(&self) -> bool {
        self.unsolved.is_zero()
    }

    /// The cells that are not settled.
    #[inline(always)]
    pub fn unsolved(&self) -> [u32; 4] {
        self.unsolved.words()
    }

    /// The least digit that a cell may have.
    #[inline(always)]
    pub fn lowest(&self, cell: usize) -> usize {
        (L::meet(&self.digits, only(cell)).trailing_zeros() / 4) as usize
    }

    /// A digit has this cell; nothing is followed yet.
    #[inline(always)]
    pub fn put(&mut self, cell: usize, digit: usize) {
        let own = self.digits[digit].and(L::new(UNSEEN[cell]));
        self.digits[digit] = own;
        self.waiting |= 1 << (4 * digit);
        self.settle_cells(digit, own, only(cell));
    }

    /// A digit does not have this cell; nothing is followed yet.
    #[inline(always)]
    pub fn strike(&mut self, cell: usize, digit: usize) {
        self.digits[digit] = self.digits[digit].minus(only(cell));
        self.waiting |= 1 << (4 * digit);
    }

    /// Follows everything until nothing changes.
    #[inline(always)]
    pub fn settle(&mut self) -> Result<(), Contradiction> {
        loop {
            while self.waiting != 0 {
                // In rounds: when its turn comes, a digit sees what all others have changed.
                let mut round = self.waiting;
                while round != 0 {
                    let digit = (round.trailing_zeros() / 4) as usize;
                    round &= !(0xf << (4 * digit));
                    self.waiting &= !(0xf << (4 * digit));
                    self.look(digit)?;
                }
            }
            self.singles()?;
            if self.waiting == 0 {
                return Ok(());
            }
        }
    }

    /// Looks at a digit that changed.
    #[inline(always)]
    fn look(&mut self, digit: usize) -> Result<(), Contradiction> {
        let mut cells = self.digits[digit];
        loop {
            let mini = mini_rows(cells);
            let left = matched_rows(mini);
            if left.differ(L::all(0)) != 0b1111 {
                return Err(Contradiction);
            }
            // Three cells for each first one.
            cells = cells.and(left.left::<3>().less(left));
            let columns = matched_columns(cells.or(cells.right::<9>()).or(cells.right::<18>()));
            cells = cells.and(columns.or(columns.left::<9>()).or(columns.left::<18>()));
            if mini_rows(cells).differ(left) == 0 {
                break;
            }
        }
        self.digits[digit] = cells;
        let settled = lone_cells(cells).and(self.unsolved);
        if !settled.is_zero() {
            self.settle_cells(digit, cells, settled);
        }
        Ok(())
    }

    /// Takes cells that a digit has from all others.
    #[inline(always)]
    fn settle_cells(&mut self, digit: usize, own: L, settled: L) {
        self.unsolved = self.unsolved.minus(settled);
        self.waiting |= L::meet(&self.digits, settled) & !(0xf << (4 * digit));
        for other in &mut self.digits {
            *other = other.minus(settled);
        }
        self.digits[digit] = own;
    }

    /// Places the digits of cells with one left; a contradiction if a cell has none.
    #[inline(always)]
    fn singles(&mut self) -> Result<(), Contradiction> {
        let (mut one, mut two) = (L::all(0), L::all(0));
        for &digit in &self.digits {
            two = two.or(one.and(digit));
            one = one.or(digit);
        }
        if one.differ(L::all(ALL)) != 0 {
            return Err(Contradiction);
        }
        let lone = self.unsolved.minus(two);
        if lone.is_zero() {
            return Ok(());
        }
        self.unsolved = self.unsolved.minus(lone);
        let mut hit = L::meet(&self.digits, lone);
        self.waiting = hit;
        while hit != 0 {
            let digit = (hit.trailing_zeros() / 4) as usize;
            hit &= !(0xf << (4 * digit));
            let cells = self.digits[digit];
            let own = cells.and(lone);
            // In the rows with such a cell, the digit has no other place.
            let rows = full_rows(own);
            if !own.minus(lone_cells(own.or(L::all(ROWS).minus(rows)))).is_zero() {
                return Err(Contradiction);
            }
            self.digits[digit] = cells.minus(rows.minus(own));
        }
        Ok(())
    }

    /// How many digits the cells have left.
    #[inline(always)]
    pub fn tally(&self) -> Tally {
        let [mut one, mut two, mut three, mut four] = [L::all(0); 4];
        for &digit in &self.digits {
            four = four.or(three.and(digit));
            three = three.or(two.and(digit));
            two = two.or(one.and(digit));
            one = one.or(digit);
        }
        Tally {
            two: two.minus(three).words(),
            three: three.minus(four).words(),
            more: four.words(),
        }
    }
}

/// The bit of a cell.
#[inline(always)]
fn only<L: Lanes>(cell: usize) -> L {
    let mut words = [0; 4];
    words[cell / 27] = 1 << (cell % 27);
    L::new(words)
}

/// The first cell of each mini-row that has a cell.
#[inline(always)]
fn mini_rows<L: Lanes>(cells: L) -> L {
    cells.or(cells.right::<1>()).or(cells.right::<2>()).and(L::all(FIRSTS))
}

/// The mini-rows, by their first cells, that are in a permutation matrix of such: those
/// for which the other two rows can have the other two boxes, one way or the other.
#[inline(always)]
fn matched_rows<L: Lanes>(mini: L) -> L {
    // The next box of the same row, and the one after it.
    let next =
        mini.right::<3>().and(L::all(0o11 * ROWS)).or(mini.left::<6>().and(L::all(0o100 * ROWS)));
    let last = mini.right::<6>().and(L::all(ROWS)).or(mini.left::<3>().and(L::all(0o110 * ROWS)));
    // The same of the next row, and of the one after it; what leaves the word is not asked for.
    let down = |boxes: L| boxes.right::<9>().or(boxes.left::<18>());
    let up = |boxes: L| boxes.right::<18>().or(boxes.left::<9>());
    mini.and(down(next).and(up(last)).or(down(last).and(up(next))))
}

/// The same for the columns of a digit, stack by stack: the nine lowest bits of each word.
#[inline(always)]
fn matched_columns<L: Lanes>(columns: L) -> L {
    let next = columns.right::<1>().and(L::all(0o333)).or(columns.left::<2>().and(L::all(0o444)));
    let last = columns.right::<2>().and(L::all(0o111)).or(columns.left::<1>().and(L::all(0o666)));
    let (down_next, down_last) = (next.next(), last.next());
    let (up_next, up_last) = (down_next.next(), down_last.next());
    columns.and(down_next.and(up_last).or(down_last.and(up_next)))
}

/// The cells of each row of a band that has one of these.
#[inline(always)]
fn full_rows<L: Lanes>(cells: L) -> L {
    let low = L::all(0xff * ROWS);
    let last = cells.and(low).plus(low).or(cells).and(L::all(0x100 * ROWS));
    last.left::<1>().less(last.right::<8>())
}

/// The cells that are the only ones in their row of the band. No row is empty.
#[inline(always)]
fn lone_cells<L: Lanes>(cells: L) -> L {
    let more = cells.and(cells.less(L::all(ROWS)));
    cells.minus(full_rows(more))
}

#[cfg(test)]
mod tests {
    use super::super::lanes::Plain;
    use super::*;

    /// What a pattern leaves, by trying every way to give three things three places.
    fn matched(pattern: u32) -> u32 {
        let mut left = 0;
        for places in 0..27 {
            let at = [places % 3, places / 3 % 3, places / 9];
            let matrix: u32 = at.iter().enumerate().map(|(i, j)| 1 << (3 * i + j)).sum();
            let differ = at[0] != at[1] && at[1] != at[2] && at[0] != at[2];
            if differ && matrix & pattern == matrix {
                left |= matrix;
            }
        }
        left
    }

    fn bits(word: u32) -> impl Iterator<Item = u32> {
        (0..32).filter(move |at| word >> at & 1 == 1)
    }

    #[test]
    fn what_is_matched_is_what_some_permutation_has() {
        for pattern in 0..512 {
            // Bit 3 i + j: row i in box j, or in each stack, band i in column j.
            let mini: u32 = bits(pattern).map(|at| 1 << (3 * at)).sum();
            let left: u32 = bits(matched(pattern)).map(|at| 1 << (3 * at)).sum();
            assert_eq!(matched_rows(Plain::all(mini)).words(), [left; 4]);
            for stack in 0..3 {
                let in_band = |pattern: u32, band: u32| (pattern >> (3 * band) & 7) << (3 * stack);
                let lanes = |p: u32| [in_band(p, 0), in_band(p, 1), in_band(p, 2), 0];
                let columns = matched_columns(Plain::new(lanes(pattern)));
                assert_eq!(columns.words()[..3], lanes(matched(pattern))[..3]);
            }
        }
    }

    #[test]
    fn rows_and_lone_cells_are_as_counted_one_by_one() {
        let mut seed = 1u64;
        for _ in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let word = (seed >> 33) as u32 & (seed >> 20) as u32 & ALL;
            let rows = || (0..3).map(|row| word & 0x1ff << (9 * row));
            let full = (0..3).filter(|row| word >> (9 * row) & 0x1ff != 0);
            let full: u32 = full.map(|row| 0x1ff << (9 * row)).sum();
            assert_eq!(full_rows(Plain::all(word)).words(), [full; 4]);
            let mini = (0..9).filter(|at| word >> (3 * at) & 7 != 0).map(|at| 1u32 << (3 * at));
            assert_eq!(mini_rows(Plain::all(word)).words(), [mini.sum(); 4]);
            if full == ALL {
                let lone: u32 = rows().filter(|row| row.count_ones() == 1).sum();
                assert_eq!(lone_cells(Plain::all(word)).words(), [lone; 4]);
            }
        }
    }
}
