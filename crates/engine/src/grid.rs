//! Rectangles of cells: their size, their cells, their lines, and data on them.

use crate::NotThis;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The longest side a grid may have.
pub const MAX_SIDE: usize = 1000;

/// Rows and columns of a grid, each from 1 to [`MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    rows: u16,
    cols: u16,
}

impl Size {
    /// A size, if both sides are within the limit.
    pub fn new(rows: usize, cols: usize) -> Result<Size, NoSize> {
        let side = 1..=MAX_SIDE;
        match side.contains(&rows) && side.contains(&cols) {
            true => Ok(Size { rows: rows as u16, cols: cols as u16 }),
            false => Err(NoSize { rows, cols }),
        }
    }

    /// How many rows.
    pub fn rows(self) -> usize {
        usize::from(self.rows)
    }

    /// How many columns.
    pub fn cols(self) -> usize {
        usize::from(self.cols)
    }

    /// How many cells.
    pub fn cells(self) -> usize {
        self.rows() * self.cols()
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Cell { row, col }))
    }

    /// The lines: rows from the top, then columns from the left.
    pub fn lines(self) -> impl Iterator<Item = LineId> {
        (0..self.rows).map(LineId::Row).chain((0..self.cols).map(LineId::Col))
    }

    /// How many cells a line has.
    pub fn line_len(self, line: LineId) -> usize {
        match line {
            LineId::Row(_) => self.cols(),
            LineId::Col(_) => self.rows(),
        }
    }

    /// The cells of a line, from the left or from the top.
    pub fn line_cells(self, line: LineId) -> impl Iterator<Item = Cell> {
        (0..self.line_len(line) as u16).map(move |at| line.cell(at))
    }

    /// The place of a line in [`Size::lines`].
    pub fn line_index(self, line: LineId) -> usize {
        match line {
            LineId::Row(row) => usize::from(row),
            LineId::Col(col) => self.rows() + usize::from(col),
        }
    }

    /// The line at this place of [`Size::lines`].
    pub fn line_at(self, index: usize) -> LineId {
        match index.checked_sub(self.rows()) {
            None => LineId::Row(index as u16),
            Some(col) => LineId::Col(col as u16),
        }
    }

    /// Whether the cell lies in the grid.
    pub fn contains(self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }
}

/// Sides that no grid has: one is 0, or more than [`MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSize {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
}

impl fmt::Display for NoSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}: 1x1..={MAX_SIDE}x{MAX_SIDE}", self.rows, self.cols)
    }
}

impl std::error::Error for NoSize {}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

/// A cell by row and column, counted from 0; its text form counts from 1 (`r3c4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, from the top.
    pub row: u16,
    /// The column, from the left.
    pub col: u16,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.col + 1)
    }
}

impl FromStr for Cell {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Cell, NotThis> {
        // `l3c4` is what a French reader is shown (ligne).
        let (row, col) =
            text.strip_prefix(['r', 'l']).and_then(|t| t.split_once('c')).ok_or(NotThis)?;
        Ok(Cell { row: from_one(row)?, col: from_one(col)? })
    }
}

/// A row or a column, counted from 0; its text form counts from 1 (`r3`, `c4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineId {
    /// A row, from the top.
    Row(u16),
    /// A column, from the left.
    Col(u16),
}

impl LineId {
    /// The cell at a place of the line, from the left or from the top.
    pub fn cell(self, at: u16) -> Cell {
        match self {
            LineId::Row(row) => Cell { row, col: at },
            LineId::Col(col) => Cell { row: at, col },
        }
    }

    /// The place of a cell in this line, if it lies in it.
    pub fn place(self, cell: Cell) -> u16 {
        match self {
            LineId::Row(_) => cell.col,
            LineId::Col(_) => cell.row,
        }
    }

    /// The line that crosses this one at a place.
    pub fn crossing(self, at: u16) -> LineId {
        match self {
            LineId::Row(_) => LineId::Col(at),
            LineId::Col(_) => LineId::Row(at),
        }
    }
}

impl fmt::Display for LineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineId::Row(row) => write!(f, "r{}", row + 1),
            LineId::Col(col) => write!(f, "c{}", col + 1),
        }
    }
}

impl FromStr for LineId {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<LineId, NotThis> {
        match text.split_at_checked(1) {
            Some(("r", row)) => Ok(LineId::Row(from_one(row)?)),
            Some(("c", col)) => Ok(LineId::Col(from_one(col)?)),
            _ => Err(NotThis),
        }
    }
}

fn from_one(text: &str) -> Result<u16, NotThis> {
    let number: usize = text.parse().map_err(|_| NotThis)?;
    if !text.starts_with('+') && (1..=MAX_SIDE).contains(&number) {
        Ok((number - 1) as u16)
    } else {
        Err(NotThis)
    }
}

/// Something on every cell of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid<T> {
    size: Size,
    cells: Box<[T]>,
}

impl<T> Grid<T> {
    /// A grid filled by asking for each cell, row by row.
    pub fn from_fn(size: Size, mut f: impl FnMut(Cell) -> T) -> Grid<T> {
        Grid { size, cells: size.iter().map(&mut f).collect() }
    }

    /// A grid from its cells, row by row, if there are as many as the size has.
    pub fn from_cells(size: Size, cells: impl Into<Box<[T]>>) -> Option<Grid<T>> {
        let cells = cells.into();
        (cells.len() == size.cells()).then_some(Grid { size, cells })
    }

    /// The size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// The cells, one row after the other.
    pub fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.cells.chunks(self.size.cols())
    }

    /// The cells of a line, from the left or from the top.
    pub fn line(&self, line: LineId) -> impl Iterator<Item = &T> {
        self.size.line_cells(line).map(|cell| &self[cell])
    }

    /// The same grid with every cell replaced.
    pub fn map<U>(&self, f: impl FnMut(&T) -> U) -> Grid<U> {
        Grid { size: self.size, cells: self.cells.iter().map(f).collect() }
    }
}

impl<T: Clone> Grid<T> {
    /// A grid with the same on every cell.
    pub fn filled(size: Size, with: T) -> Grid<T> {
        Grid { size, cells: vec![with; size.cells()].into() }
    }
}

impl<T> Index<Cell> for Grid<T> {
    type Output = T;
    fn index(&self, cell: Cell) -> &T {
        &self.cells[usize::from(cell.row) * self.size.cols() + usize::from(cell.col)]
    }
}

impl<T> IndexMut<Cell> for Grid<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.cells[usize::from(cell.row) * self.size.cols() + usize::from(cell.col)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_read_back() {
        let size = Size::new(3, 12).unwrap();
        for cell in size.iter() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for line in size.lines() {
            assert_eq!(line.to_string().parse(), Ok(line));
            assert_eq!(size.line_at(size.line_index(line)), line);
        }
        for bad in ["r0c1", "r1", "c1r1", "r1c", "r1c+1", "r1c1001", "r-1c1", "é1c1"] {
            assert_eq!(bad.parse::<Cell>(), Err(NotThis), "{bad:?}");
        }
    }

    #[test]
    fn sizes_stop_at_the_limit() {
        assert!(Size::new(1, 1).is_ok() && Size::new(MAX_SIDE, MAX_SIDE).is_ok());
        assert!(Size::new(0, 5).is_err() && Size::new(5, MAX_SIDE + 1).is_err());
    }
}
