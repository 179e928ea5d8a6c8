//! A drag over the board: locked to the row or column in which it leaves its
//! first cell, without gaps however fast the pointer is, and changing only
//! cells that look like the first one did.

use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::sheet::{Mark, Move};
use grille_table::nonogram::Face;

/// A drag under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    start: Cell,
    /// What the first cell had, and what it gets.
    from: Mark,
    to: Mark,
    line: Option<LineId>,
    /// The first and the last place reached on the line.
    reached: (u16, u16),
    /// Where the pointer is.
    now: Cell,
}

impl Stroke {
    /// Begins on a cell with a tool: a mark that is there already is erased.
    pub fn new(cells: &Grid<Face>, start: Cell, tool: Mark) -> Stroke {
        let from = cells[start].mark;
        let to = if from == tool { Mark::Blank } else { tool };
        Stroke { start, from, to, line: None, reached: (0, 0), now: start }
    }

    /// The pointer is here now, in the grid or beyond its border.
    pub fn reach(&mut self, size: Size, row: i32, col: i32) {
        let row = row.clamp(0, size.rows() as i32 - 1) as u16;
        let col = col.clamp(0, size.cols() as i32 - 1) as u16;
        let line = *match (&mut self.line, Cell { row, col } == self.start) {
            (Some(line), _) => line,
            (None, true) => return,
            (none, false) => {
                let (down, across) = (row.abs_diff(self.start.row), col.abs_diff(self.start.col));
                let line = match down > across {
                    true => LineId::Col(self.start.col),
                    false => LineId::Row(self.start.row),
                };
                let own = line.place(self.start);
                self.reached = (own, own);
                none.insert(line)
            }
        };
        let place = line.place(Cell { row, col });
        self.reached = (self.reached.0.min(place), self.reached.1.max(place));
        self.now = line.cell(place);
    }

    /// The cells that it has passed.
    pub fn cells(&self) -> Vec<Cell> {
        match self.line {
            None => vec![self.start],
            Some(line) => (self.reached.0..=self.reached.1).map(|at| line.cell(at)).collect(),
        }
    }

    /// What it changes.
    pub fn change(&self, cells: &Grid<Face>) -> Move {
        let is_alike = |cell: &Cell| cells[*cell].mark == self.from && !cells[*cell].is_given;
        let alike = self.cells().into_iter().filter(is_alike);
        Move(alike.map(|cell| (cell, self.to)).collect())
    }

    /// How many cells lie between its start and the pointer, both included.
    pub fn length(&self) -> u16 {
        self.line.map_or(1, |line| line.place(self.now).abs_diff(line.place(self.start)) + 1)
    }

    /// Where the pointer is, on its line.
    pub fn now(&self) -> Cell {
        self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::colours::Colour;

    const BLACK: Mark = Mark::Ink(Colour::BLACK);

    fn sheet(marks: &[(u16, u16, Mark)]) -> (Grid<Face>, Size) {
        let size = Size::new(5, 7).unwrap_or_else(|_| unreachable!());
        let mut cells = Grid::filled(size, Face::default());
        for &(row, col, mark) in marks {
            cells[Cell { row, col }].mark = mark;
        }
        (cells, size)
    }

    fn drag(
        sheet: &Grid<Face>,
        size: Size,
        tool: Mark,
        path: &[(i32, i32)],
    ) -> Vec<(u16, u16, Mark)> {
        let start = Cell { row: path[0].0 as u16, col: path[0].1 as u16 };
        let mut stroke = Stroke::new(sheet, start, tool);
        for &(row, col) in path {
            stroke.reach(size, row, col);
        }
        stroke.change(sheet).0.into_iter().map(|(cell, mark)| (cell.row, cell.col, mark)).collect()
    }

    #[test]
    fn a_pointer_that_skips_cells_paints_them_all() {
        let (sheet, size) = sheet(&[]);
        let painted = drag(&sheet, size, BLACK, &[(2, 1), (2, 6)]);
        assert_eq!(painted, (1..=6).map(|col| (2, col, BLACK)).collect::<Vec<_>>());
    }

    #[test]
    fn a_drag_stays_in_its_line_wherever_the_pointer_goes() {
        let (sheet, size) = sheet(&[]);
        let painted = drag(&sheet, size, BLACK, &[(0, 3), (2, 3), (4, 0), (-9, 99), (9, 3)]);
        assert_eq!(painted, (0..=4).map(|row| (row, 3, BLACK)).collect::<Vec<_>>());
    }

    #[test]
    fn other_kinds_of_cells_are_spared() {
        let (sheet, size) = sheet(&[(1, 2, Mark::Cross), (1, 4, BLACK)]);
        let painted = drag(&sheet, size, BLACK, &[(1, 0), (1, 6)]);
        let columns: Vec<u16> = painted.iter().map(|&(_, col, _)| col).collect();
        assert_eq!(columns, [0, 1, 3, 5, 6]);
    }

    #[test]
    fn given_cells_are_spared() {
        let (mut cells, size) = sheet(&[]);
        cells[Cell { row: 1, col: 3 }].is_given = true;
        let painted = drag(&cells, size, BLACK, &[(1, 0), (1, 6)]);
        assert_eq!(painted.len(), 6);
    }

    #[test]
    fn a_drag_that_begins_on_a_mark_erases_its_kind_only() {
        let (sheet, size) = sheet(&[(1, 0, BLACK), (1, 1, BLACK), (1, 2, Mark::Cross)]);
        let erased = drag(&sheet, size, BLACK, &[(1, 0), (1, 3)]);
        assert_eq!(erased, [(1, 0, Mark::Blank), (1, 1, Mark::Blank)]);
        // With the other tool it is changed.
        let crossed = drag(&sheet, size, Mark::Cross, &[(1, 0), (1, 3)]);
        assert_eq!(crossed, [(1, 0, Mark::Cross), (1, 1, Mark::Cross)]);
    }

    #[test]
    fn the_length_is_that_to_the_pointer() {
        let (sheet, size) = sheet(&[]);
        let mut stroke = Stroke::new(&sheet, Cell { row: 2, col: 1 }, BLACK);
        assert_eq!(stroke.length(), 1);
        stroke.reach(size, 2, 6);
        assert_eq!(stroke.length(), 6);
        stroke.reach(size, 2, 3);
        assert_eq!((stroke.length(), stroke.cells().len()), (3, 6));
    }
}
