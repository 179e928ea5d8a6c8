//! The grid as words: what is known black and known white, once by rows and
//! once by columns, with the lines that wait to be looked at.

use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::{Cell, LineId, Size};
use crate::nonogram::line::bitwise::{Can, Scratch, Task};
use crate::nonogram::line::word::Word;
use crate::nonogram::{Board, Puzzle};
use std::collections::VecDeque;

/// The clues, and what is known of every line.
#[derive(Clone, Debug)]
pub struct Lines<W: Word> {
    pub size: Size,
    /// All clues one after the other, and where each line's begins.
    clues: Vec<u16>,
    begins: Vec<u32>,
    longest: Vec<u16>,
    /// By cell: its row, and its column as a line.
    spots: Vec<(u16, u16)>,
    pub black: Vec<W>,
    pub white: Vec<W>,
    waiting: VecDeque<u16>,
    is_waiting: Vec<bool>,
    pub scratch: Scratch<W>,
}

/// What a line newly implies.
#[derive(Clone, Copy, Debug)]
pub struct News<W> {
    pub black: W,
    pub white: W,
}

impl<W: Word> Lines<W> {
    /// Nothing is known, every line waits. The clues must fit into their lines.
    pub fn new(puzzle: &Puzzle) -> Lines<W> {
        let mut lines = Lines::empty(puzzle.size());
        for (line, clue) in puzzle.rows().iter().chain(puzzle.cols()).enumerate() {
            lines.clues.extend(clue.blocks().iter().map(|block| block.len as u16));
            lines.begins[line + 1] = lines.clues.len() as u32;
            lines.longest[line] =
                clue.blocks().iter().map(|block| block.len as u16).max().unwrap_or(0);
        }
        lines
    }

    /// Lines without a block.
    pub fn empty(size: Size) -> Lines<W> {
        let count = size.rows() + size.cols();
        Lines {
            size,
            clues: Vec::new(),
            begins: vec![0; count + 1],
            longest: vec![0; count],
            spots: size.iter().map(|cell| (cell.row, size.rows() as u16 + cell.col)).collect(),
            black: vec![W::ZERO; count],
            white: vec![W::ZERO; count],
            waiting: (0..count as u16).collect(),
            is_waiting: vec![true; count],
            scratch: Scratch::default(),
        }
    }

    /// How many lines there are.
    pub fn count(&self) -> usize {
        self.black.len()
    }

    /// The line as others call it.
    pub fn id(&self, line: usize) -> LineId {
        self.size.line_at(line)
    }

    /// The number of a line's cell, counted row by row.
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
    fn spot(&self, cell: usize) -> (usize, usize) {
        let (row, col) = self.spots[cell];
        (usize::from(row), usize::from(col))
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

    /// Notes a cell in its row and its column, and wakes both.
    #[inline]
    pub fn set(&mut self, cell: usize, black: bool) {
        let (row, col) = self.spot(cell);
        let known = if black { &mut self.black } else { &mut self.white };
        known[row] = known[row] | W::bit((col - self.size.rows()) as u32);
        known[col] = known[col] | W::bit(row as u32);
        self.wake(row);
        self.wake(col);
    }

    /// Forgets a cell.
    #[inline]
    pub fn unset(&mut self, cell: usize) {
        let (row, col) = self.spot(cell);
        let (across, down) = (!W::bit((col - self.size.rows()) as u32), !W::bit(row as u32));
        for known in [&mut self.black, &mut self.white] {
            known[row] = known[row] & across;
            known[col] = known[col] & down;
        }
    }

    /// What a line implies beyond what is known.
    #[inline]
    pub fn settle(&mut self, line: usize) -> Result<News<W>, Contradiction> {
        let (black, white) = (self.black[line], self.white[line]);
        let task = task(&self.clues, &self.begins, &self.longest, self.size, line);
        let Can { black: may_black, white: may_white } = self.scratch.settle(task, black, white)?;
        Ok(News { black: may_black & !may_white & !black, white: may_white & !may_black & !white })
    }

    /// Whether a line with these cells known has a completion.
    #[inline]
    pub fn is_possible(&mut self, line: usize, black: W, white: W) -> bool {
        let task = task(&self.clues, &self.begins, &self.longest, self.size, line);
        self.scratch.is_possible(task, black, white)
    }

    /// Writes the news of a line into it and into the lines that cross it.
    #[inline]
    pub fn note(&mut self, line: usize, news: News<W>) {
        // The line itself need not be looked at again: it implies no more than this.
        let was_waiting = std::mem::replace(&mut self.is_waiting[line], true);
        for (bits, black) in [(news.black, true), (news.white, false)] {
            for at in bits.places() {
                self.set(self.cell(line, at), black);
            }
        }
        self.is_waiting[line] = was_waiting;
    }

    /// How many cells are not known.
    pub fn open(&self) -> usize {
        let rows = 0..self.size.rows();
        self.size.cells()
            - rows.map(|row| (self.black[row] | self.white[row]).count() as usize).sum::<usize>()
    }

    /// What is known, as a board of the puzzle.
    pub fn board(&self, puzzle: &Puzzle) -> Board {
        let mut board = puzzle.board();
        for cell in self.size.iter() {
            let (row, col) = (usize::from(cell.row), u32::from(cell.col));
            let known = if self.black[row].has(col) {
                Colours::BLACK
            } else if self.white[row].has(col) {
                Colours::WHITE
            } else {
                continue;
            };
            let narrowed = board.narrow(cell, known);
            debug_assert!(narrowed.is_ok(), "what is known fits the givens");
        }
        board
    }
}

/// The clue of a line. Not a method: the scratch is borrowed beside it.
#[inline(always)]
fn task<'a>(
    clues: &'a [u16],
    begins: &[u32],
    longest: &[u16],
    size: Size,
    line: usize,
) -> Task<'a> {
    let clue = &clues[begins[line] as usize..begins[line + 1] as usize];
    let cells = if line < size.rows() { size.cols() } else { size.rows() };
    Task { clue, longest: longest[line], cells: cells as u32 }
}
