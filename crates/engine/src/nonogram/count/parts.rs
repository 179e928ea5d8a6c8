//! The open cells in independent parts: what is true of one part says nothing
//! about another, so the numbers of their solutions multiply.
//!
//! Neighbouring open cells of a line belong together unless the line's
//! `Strand` has a single state between them. Nothing else links cells. The
//! board should be settled line by line before: what a line still excludes is
//! not seen here.
//!
//! Time: that of the strands. A step is a line.

use super::strands::Strands;
use crate::Contradiction;
use crate::grid::{Cell, LineId, Size};
use crate::nonogram::{Board, Puzzle};

/// The open cells of a board in independent parts, in the order of their first
/// cells; the cells of a part row by row.
pub fn parts(puzzle: &Puzzle, board: &Board) -> Result<Vec<Vec<Cell>>, Contradiction> {
    let open = puzzle.size().iter().filter(|&cell| !board.at(cell).is_settled());
    let mut split = Split::new(puzzle.size(), open.collect());
    let mut strands = Strands::default();
    while split.step(puzzle, board, &mut strands)? {}
    Ok(split.parts())
}

/// Cells on the way to being split.
#[derive(Clone, Debug)]
pub struct Split {
    /// All of them are open; row by row.
    cells: Vec<Cell>,
    /// The same by line, rows first, each as its line and its number in `cells`.
    by_line: Vec<(LineId, u32)>,
    /// How far `by_line` has been looked at.
    next: usize,
    /// By cell: one that it belongs with, itself if it is the first of its part.
    with: Vec<u32>,
}

impl Split {
    /// Cells that are to be split, row by row. Open cells that are not among them must be
    /// independent of them.
    pub fn new(size: Size, cells: Vec<Cell>) -> Split {
        let rows = (0..).zip(&cells).map(|(i, cell)| (LineId::Row(cell.row), i));
        let mut by_line: Vec<(LineId, u32)> = rows.collect();
        // Counted, then placed: what `next` has is where a column's next cell goes.
        let mut next = vec![0; size.cols() + 1];
        for cell in &cells {
            next[usize::from(cell.col) + 1] += 1;
        }
        next[0] = cells.len();
        for col in 1..next.len() {
            next[col] += next[col - 1];
        }
        by_line.resize(2 * cells.len(), (LineId::Col(0), 0));
        for (i, cell) in (0..).zip(&cells) {
            let at = &mut next[usize::from(cell.col)];
            by_line[*at] = (LineId::Col(cell.col), i);
            *at += 1;
        }
        Split { by_line, next: 0, with: (0..cells.len() as u32).collect(), cells }
    }

    /// Looks at the next line; whether there was one.
    pub fn step(
        &mut self,
        puzzle: &Puzzle,
        board: &Board,
        strands: &mut Strands,
    ) -> Result<bool, Contradiction> {
        let Some(&(line, first)) = self.by_line.get(self.next) else { return Ok(false) };
        let own = self.by_line[self.next..].iter().take_while(|(other, _)| *other == line);
        let end = self.next + own.count();
        if end > self.next + 1 {
            let strand = strands.of(puzzle, board, line)?;
            let mut last = first;
            for i in self.next + 1..end {
                let this = self.by_line[i].1;
                if strand.states(place(line, self.cells[this as usize])).len() > 1 {
                    self.join(last, this);
                }
                last = this;
            }
        }
        self.next = end;
        Ok(true)
    }

    fn first(&mut self, mut cell: u32) -> u32 {
        while self.with[cell as usize] != cell {
            let next = self.with[cell as usize];
            self.with[cell as usize] = self.with[next as usize];
            cell = next;
        }
        cell
    }

    fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.first(a), self.first(b));
        self.with[a.max(b) as usize] = a.min(b);
    }

    /// The parts, when all lines have been looked at.
    pub fn parts(mut self) -> Vec<Vec<Cell>> {
        let mut place = vec![usize::MAX; self.cells.len()];
        let mut parts: Vec<Vec<Cell>> = Vec::new();
        for i in 0..self.cells.len() as u32 {
            let first = self.first(i) as usize;
            if place[first] == usize::MAX {
                place[first] = parts.len();
                parts.push(Vec::new());
            }
            parts[place[first]].push(self.cells[i as usize]);
        }
        parts
    }
}

/// Where a cell is in a line that has it.
pub fn place(line: LineId, cell: Cell) -> u16 {
    match line {
        LineId::Row(_) => cell.col,
        LineId::Col(_) => cell.row,
    }
}
