//! The grid as words: which cells are known not to have a colour, once by rows
//! and once by columns, with the lines that wait to be looked at.
//!
//! What can be known are literals over variables. In black and white a cell is
//! one variable: black, or not. In colour it is one for each colour: the cell
//! has it, or not; that it has exactly one is looked after by the search.

use super::clauses::Lit;
use super::solver::Solver;
use crate::Contradiction;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, Grid, LineId, Size};
use crate::nonogram::line::word::Word;
use crate::nonogram::{Board, Puzzle};
use std::collections::VecDeque;

/// What is known of every line.
#[derive(Clone, Debug)]
pub struct Lines<S: Solver> {
    pub size: Size,
    pub solver: S,
    /// What a cell's number is to be divided by: see [`divisor`].
    per_row: u64,
    /// By colour, then by line: the cells that do not have it.
    pub removed: Vec<S::Word>,
    /// About how many cells are looked at before a search rests: see [`portion`].
    pub portion: i64,
    waiting: VecDeque<u16>,
    is_waiting: Vec<bool>,
    /// By colour: what the line that was settled last newly implies.
    pub news: Vec<S::Word>,
}

impl<S: Solver> Lines<S> {
    /// Nothing is known, every line waits. The clues must fit into their lines.
    pub fn new(puzzle: &Puzzle) -> Lines<S> {
        let size = puzzle.size();
        let solver = S::new(puzzle);
        let (count, colours) = (size.rows() + size.cols(), solver.colours());
        Lines {
            size,
            solver,
            per_row: divisor(size.cols()),
            removed: vec![S::Word::ZERO; count * colours],
            portion: portion::<S>(colours),
            waiting: (0..count as u16).collect(),
            is_waiting: vec![true; count],
            news: vec![S::Word::ZERO; colours],
        }
    }

    /// How many lines there are.
    pub fn count(&self) -> usize {
        self.is_waiting.len()
    }

    /// How many colours there are.
    #[inline(always)]
    pub fn colours(&self) -> usize {
        self.solver.colours()
    }

    /// How many variables each cell has.
    #[inline(always)]
    pub fn variables(&self) -> usize {
        if S::TWO { 1 } else { self.colours() }
    }

    /// How many cells a line has.
    #[inline]
    pub fn len(&self, line: usize) -> usize {
        if line < self.size.rows() { self.size.cols() } else { self.size.rows() }
    }

    /// The line as others call it.
    pub fn id(&self, line: usize) -> LineId {
        self.size.line_at(line)
    }

    /// The number of a line's cell, counted row by row.
    #[inline]
    pub fn cell(&self, line: usize, at: u32) -> usize {
        let cols = self.size.cols();
        match line.checked_sub(self.size.rows()) {
            None => line * cols + at as usize,
            Some(col) => at as usize * cols + col,
        }
    }

    /// Row and column of a cell by its number.
    pub fn place(&self, cell: usize) -> Cell {
        let cols = self.size.cols();
        Cell { row: (cell / cols) as u16, col: (cell % cols) as u16 }
    }

    /// The lines of a cell: its row, and its column.
    #[inline]
    pub fn spot(&self, cell: usize) -> (usize, usize) {
        let row = divided(cell, self.per_row);
        (row, self.size.rows() + cell - row * self.size.cols())
    }

    /// "This cell does not have that colour."
    #[inline(always)]
    pub fn is_not(&self, cell: usize, colour: usize) -> Lit {
        if S::TWO {
            Lit::new(cell, colour == 0)
        } else {
            Lit::new(cell * self.colours() + colour, false)
        }
    }

    /// "This cell has that colour."
    #[inline(always)]
    pub fn is(&self, cell: usize, colour: usize) -> Lit {
        if S::TWO {
            Lit::new(cell, colour == 1)
        } else {
            Lit::new(cell * self.colours() + colour, true)
        }
    }

    /// The cell of a literal, and the colour that it does not have, or that it has.
    #[inline(always)]
    pub fn read(&self, lit: Lit) -> (usize, Known) {
        if S::TWO {
            return (lit.variable(), Known::IsNot(usize::from(!lit.is_true())));
        }
        let (cell, colour) = (lit.variable() / self.colours(), lit.variable() % self.colours());
        (cell, if lit.is_true() { Known::Is(colour) } else { Known::IsNot(colour) })
    }

    /// The cell of a literal, and the colours that it leaves.
    pub fn said(&self, lit: Lit) -> (usize, Colours) {
        let (cell, known) = self.read(lit);
        let left = |colour: &Colour| match known {
            Known::Is(own) => colour.index() == own,
            Known::IsNot(other) => colour.index() != other,
        };
        (cell, Colours::first(self.colours()).iter().filter(left).collect())
    }

    /// The colours that a cell may have.
    pub fn may_be(&self, cell: usize) -> Colours {
        let (row, col) = self.spot(cell);
        let at = (col - self.size.rows()) as u32;
        let open = |&colour: &usize| !self.removed[colour * self.count() + row].has(at);
        (0..self.colours()).filter(open).filter_map(Colour::new).collect()
    }

    /// The cells of a line that have several colours left.
    #[inline]
    pub fn open(&self, line: usize) -> S::Word {
        let full = S::Word::bit(self.len(line) as u32).plus(!S::Word::ZERO);
        let mut any = S::Word::ZERO;
        let mut several = S::Word::ZERO;
        for &removed in self.removed[line..].iter().step_by(self.count()) {
            several = several | (any & !removed);
            any = any | !removed;
        }
        several & full
    }

    /// Puts a line among the waiting.
    #[inline]
    pub fn wake(&mut self, line: usize) {
        if !self.is_waiting[line] {
            self.is_waiting[line] = true;
            self.waiting.push_back(line as u16);
        }
    }

    /// The line that has waited longest.
    #[inline]
    pub fn next(&mut self) -> Option<usize> {
        let line = usize::from(self.waiting.pop_front()?);
        self.is_waiting[line] = false;
        Some(line)
    }

    /// Sends all waiting lines away.
    pub fn clear(&mut self) {
        while self.next().is_some() {}
    }

    /// Notes a literal in the cell's row and column, and wakes them. That a cell
    /// has a colour is noted with the literals that it has no other.
    #[inline]
    pub fn set(&mut self, lit: Lit) {
        if let (cell, Known::IsNot(colour)) = self.read(lit) {
            self.remove(cell, colour);
        }
    }

    /// Notes that a cell has no colour but these.
    pub fn narrow(&mut self, cell: usize, to: Colours) {
        for colour in self.may_be(cell).iter().filter(|&colour| !to.has(colour)) {
            self.remove(cell, colour.index());
        }
    }

    #[inline]
    fn remove(&mut self, cell: usize, colour: usize) {
        let (row, col) = self.spot(cell);
        let from = colour * self.count();
        let removed = &mut self.removed[from..];
        removed[row].insert((col - self.size.rows()) as u32);
        removed[col].insert(row as u32);
        self.wake(row);
        self.wake(col);
    }

    /// Forgets a literal.
    #[inline]
    pub fn unset(&mut self, lit: Lit) {
        let (cell, Known::IsNot(colour)) = self.read(lit) else { return };
        let (row, col) = self.spot(cell);
        let from = colour * self.count();
        let removed = &mut self.removed[from..];
        removed[row].erase((col - self.size.rows()) as u32);
        removed[col].erase(row as u32);
    }

    /// What a line implies beyond what is known, into `news`: whether there is any.
    #[inline]
    pub fn settle(&mut self, line: usize) -> Result<bool, Contradiction> {
        self.solver.settle(line, &self.removed, &mut self.news)?;
        Ok(self.news[..self.solver.colours()].iter().any(|word| !word.is_zero()))
    }

    /// Writes the news of a line into it and into the lines that cross it.
    #[inline]
    pub fn note(&mut self, line: usize) {
        // The line itself need not be looked at again: it implies no more than this.
        let rows = self.size.rows();
        let (place, first) = match line.checked_sub(rows) {
            None => (line, rows),
            Some(col) => (col, 0),
        };
        for colour in 0..self.colours() {
            let from = colour * self.count();
            self.removed[from + line] = self.removed[from + line] | self.news[colour];
            for at in self.news[colour].places() {
                let crossing = first + at as usize;
                self.removed[from + crossing].insert(place as u32);
                self.wake(crossing);
            }
        }
    }

    /// Whether every cell is known.
    pub fn is_complete(&self) -> bool {
        (0..self.size.rows()).all(|row| self.open(row).is_zero())
    }

    /// What is known, as a board: the rows behind those that stand in `cells` so far, about
    /// `most` cells of them; the board, once all are there.
    pub fn build(&self, cells: &mut Vec<Colours>, most: usize) -> Option<Board> {
        let (cols, all) = (self.size.cols(), self.size.cells());
        cells.reserve_exact(all - cells.len());
        let first = cells.len() / cols;
        let last = self.size.rows().min(first.saturating_add(most.div_ceil(cols)));
        let empty = Colours::first(0);
        for row in first..last {
            let begin = cells.len();
            cells.resize(begin + cols, empty);
            let full = S::Word::bit(cols as u32).plus(!S::Word::ZERO);
            for colour in (0..self.colours()).filter_map(Colour::new) {
                let left = !self.removed[colour.index() * self.count() + row] & full;
                for at in left.places() {
                    let cell = &mut cells[begin + at as usize];
                    *cell |= colour.into();
                }
            }
        }
        if cells.len() < all {
            return None;
        }
        Grid::from_cells(self.size, std::mem::take(cells)).map(Board::from)
    }
}

/// Cells of lines that are looked at in half a millisecond, where several lines fit into a word.
pub const PORTION: i64 = 20_000;
/// How many times as long a cell takes on long lines and, for each colour, in colour.
const SLOWER: i64 = 4;

/// About how many cells of lines are looked at before a search rests, so that it can be stopped
/// within two milliseconds on any grid.
fn portion<S: Solver>(colours: usize) -> i64 {
    match (S::LANES, S::TWO) {
        (2.., _) => PORTION,
        (_, true) => PORTION / SLOWER,
        (_, false) => (PORTION / SLOWER / colours as i64).max(1),
    }
}

/// What a literal says of its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    Is(usize),
    IsNot(usize),
}

/// A number of columns as [`divided`] wants it.
fn divisor(cols: usize) -> u64 {
    (1_u64 << 32).div_ceil(cols as u64)
}

/// A cell's number through the number of columns, by a multiplication: exact as
/// long as cells times columns stay below 2^32, and there are at most 10^9.
#[inline(always)]
fn divided(cell: usize, divisor: u64) -> usize {
    ((cell as u64 * divisor) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::MAX_SIDE;

    #[test]
    fn cells_are_divided_exactly() {
        for cols in 1..=MAX_SIDE {
            for row in 0..MAX_SIDE {
                let (first, last) = (row * cols, row * cols + cols - 1);
                let rows = [first, last].map(|cell| divided(cell, divisor(cols)));
                assert_eq!(rows, [row; 2], "{cols} columns");
            }
        }
    }
}
