//! A picture of a step: the digits, the candidates of the open cells, the houses it argues
//! with, the candidates that matter, and what is new.

use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Role};
use grille_engine::sudoku::{Digit, House, Puzzle, Shape};
use std::fmt::Write;

/// The side of a cell.
const CELL: usize = 36;

/// A drawing in the making.
pub struct Picture<'a> {
    puzzle: &'a Puzzle,
    shape: Shape,
    text: String,
}

impl<'a> Picture<'a> {
    /// Empty paper.
    pub fn new(puzzle: &'a Puzzle) -> Picture<'a> {
        let (shape, side) = (puzzle.shape(), width(puzzle.shape()));
        let text = format!(
            "<svg viewBox=\"-1 -1 {0} {0}\" width=\"{0}\" height=\"{0}\" role=\"img\">\
             <rect class=\"sheet\" width=\"{1}\" height=\"{1}\"/>",
            side + 2,
            side,
        );
        Picture { puzzle, shape, text }
    }

    /// A house in a colour of its own.
    pub fn house(&mut self, house: House) {
        for &cell in self.shape.cells_of(house) {
            let (x, y) = corner(cell);
            let _ = write!(
                self.text,
                "<rect class=\"line\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
            );
        }
    }

    /// A ring round a cell.
    pub fn ring(&mut self, cell: Cell, class: &str) {
        let ((x, y), side) = (corner(cell), CELL - 4);
        let _ = write!(
            self.text,
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"3\"/>",
            x + 2,
            y + 2,
        );
    }

    /// A digit in its cell.
    pub fn digit(&mut self, cell: Cell, digit: Digit) {
        let (x, y) = corner(cell);
        let class = if self.puzzle.given(cell).is_some() { "given" } else { "digit" };
        let (x, y) = (x + CELL / 2, y + CELL / 2 + 8);
        let _ = write!(
            self.text,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>",
            digit.symbol()
        );
    }

    /// A candidate, as what it is in the argument.
    pub fn candidate(&mut self, cell: Cell, digit: Digit, class: &str) {
        let (x, y) = self.place(cell, digit);
        if !class.is_empty() {
            let _ = write!(
                self.text,
                "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{:.1}\" r=\"5.5\"/>",
                y - 3.0
            );
        }
        let _ = write!(
            self.text,
            "<text class=\"small\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            digit.symbol()
        );
    }

    /// A candidate that goes.
    pub fn strike(&mut self, cell: Cell, digit: Digit) {
        let (x, y) = self.place(cell, digit);
        let _ = write!(
            self.text,
            "<path class=\"cross\" d=\"M{:.1} {:.1}l8 -8m0 8l-8 -8\"/>",
            x - 4.0,
            y + 1.0
        );
    }

    /// What a deduction argues with, before candidates are drawn.
    pub fn argument(&mut self, deduction: &Deduction) {
        deduction.houses().into_iter().for_each(|house| self.house(house));
        deduction.seen().into_iter().for_each(|cell| self.ring(cell, "seen"));
        if let Conclusion::Place(cell, _) = deduction.conclusion {
            self.ring(cell, "new");
        }
    }

    /// What a deduction takes away or places.
    pub fn conclusion(&mut self, deduction: &Deduction) {
        if let Conclusion::Remove(known) = &deduction.conclusion {
            for &(cell, digits) in known {
                digits.iter().for_each(|digit| self.strike(cell, digit));
            }
        }
    }

    /// The lines on top of all, and the whole.
    pub fn finish(mut self) -> String {
        let (side, (high, wide)) = (self.shape.side(), self.shape.box_size());
        let all = width(self.shape);
        for (class, rows, cols) in [("thin", 1, 1), ("thick", high, wide)] {
            let mut path = String::new();
            for at in (0..=side).step_by(rows) {
                let _ = write!(path, "M0 {}h{all}", at * CELL);
            }
            for at in (0..=side).step_by(cols) {
                let _ = write!(path, "M{} 0v{all}", at * CELL);
            }
            let _ = write!(self.text, "<path class=\"{class}\" d=\"{path}\"/>");
        }
        self.text + "</svg>"
    }

    /// The middle of a candidate's foot.
    fn place(&self, cell: Cell, digit: Digit) -> (f64, f64) {
        let (x, y) = corner(cell);
        let (rows, cols) = self.shape.box_size();
        let (row, col) = (digit.index() / cols, digit.index() % cols);
        let step = |count: usize, at: usize| CELL as f64 * (at as f64 + 0.5) / count as f64;
        (x as f64 + step(cols, col), y as f64 + step(rows, row) + 3.0)
    }
}

/// The class of what a candidate is in an argument.
pub fn class(part: Role) -> &'static str {
    match part {
        Role::One => "one",
        Role::Other => "other",
        Role::Extra => "extra",
    }
}

/// The side of a picture.
pub fn width(shape: Shape) -> usize {
    shape.side() * CELL
}

fn corner(cell: Cell) -> (usize, usize) {
    (usize::from(cell.col) * CELL, usize::from(cell.row) * CELL)
}
