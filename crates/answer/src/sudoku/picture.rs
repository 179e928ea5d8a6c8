//! A picture of a step as SVG: the digits, the candidates of the open cells, and the engine's
//! drawing of the deduction, the one that the window shows too.

use grille_engine::grid::Cell;
use grille_engine::sudoku::drawing::route::{self, Point};
use grille_engine::sudoku::drawing::{Frame, Kind, RING, Tone};
use grille_engine::sudoku::ladder::Role;
use grille_engine::sudoku::{Digit, Drawing, Puzzle, Shape};
use std::fmt::Write;

/// The side of a cell.
const CELL: usize = 36;
const SIDE: f32 = CELL as f32;
/// How long the head of an arrow is.
const HEAD: f32 = 5.0;

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

    /// What lies under the digits: houses, cells, links, and rings round candidates.
    pub fn under(&mut self, drawing: &Drawing) {
        for &(house, tone) in &drawing.houses {
            let class = match tone {
                Tone::Base => "line",
                Tone::Cover => "cover",
                Tone::Fails => "fails",
            };
            for &cell in self.shape.cells_of(house) {
                let (x, y) = corner(cell);
                let _ = write!(
                    self.text,
                    "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
                );
            }
        }
        for &[from, to] in &drawing.sweeps {
            self.path("sweep", &[from, to]);
            self.head("sweep", from, to);
        }
        for link in &drawing.links {
            let class = match link.kind {
                Kind::Strong => "strong",
                Kind::Weak => "weak",
                Kind::Then => "after",
            };
            link.pieces.iter().for_each(|piece| self.path(class, piece));
            if let (true, Some([.., from, to])) =
                (link.is_arrow, link.pieces.last().map(|p| &p[..]))
            {
                self.head(class, *from, *to);
            }
        }
        for ring in &drawing.rings {
            let class = match ring.role {
                Role::One => "one",
                Role::Other => "other",
                Role::Extra => "extra",
            };
            let [x, y] = route::place(self.shape, ring.cell, ring.digit).map(|at| at * SIDE);
            let radius = RING * SIDE;
            let _ = write!(
                self.text,
                "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"
            );
        }
    }

    /// What lies over the digits: frames round cells, and candidates struck.
    pub fn over(&mut self, drawing: &Drawing) {
        for &(cell, frame) in &drawing.frames {
            let class = match frame {
                Frame::One => "one",
                Frame::Other => "other",
                Frame::Extra => "extra",
                Frame::Seen => "seen",
                Frame::New => "new",
                Frame::Fails => "bad",
            };
            let ((x, y), side) = (corner(cell), CELL - 4);
            let (x, y) = (x + 2, y + 2);
            let _ = write!(
                self.text,
                "<rect class=\"frame {class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"3\"/>"
            );
        }
        for &(cell, digit) in &drawing.struck {
            let [x, y] = route::place(self.shape, cell, digit).map(|at| at * SIDE);
            let (x, y) = (x - 4.0, y + 4.0);
            let _ =
                write!(self.text, "<path class=\"cross\" d=\"M{x:.1} {y:.1}l8 -8m0 8l-8 -8\"/>");
        }
    }

    fn path(&mut self, class: &str, points: &[Point]) {
        let mut path = String::new();
        // A curve of many short pieces looks the same with a third of them, a straight line
        // with its ends.
        let last = points.len().saturating_sub(1);
        let step = if is_straight(points) { last.max(1) } else { 3 };
        let kept =
            points.iter().enumerate().filter(|&(at, _)| at.is_multiple_of(step) || at == last);
        for (at, [x, y]) in kept {
            let letter = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1}", x * SIDE, y * SIDE);
        }
        let _ = write!(self.text, "<path class=\"link {class}\" d=\"{path}\"/>");
    }

    /// The head of an arrow.
    fn head(&mut self, class: &str, from: Point, to: Point) {
        let length = route::distance(from, to);
        if length == 0.0 {
            return;
        }
        let along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length].map(|at| at * HEAD);
        let [x, y] = to.map(|at| at * SIDE);
        let back = [x - along[0], y - along[1]];
        let aside = [-along[1] * 0.55, along[0] * 0.55];
        let _ = write!(
            self.text,
            "<path class=\"head {class}\" d=\"M{x:.1} {y:.1}L{:.1} {:.1}L{:.1} {:.1}z\"/>",
            back[0] + aside[0],
            back[1] + aside[1],
            back[0] - aside[0],
            back[1] - aside[1],
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

    /// A candidate.
    pub fn candidate(&mut self, cell: Cell, digit: Digit) {
        let [x, y] = route::place(self.shape, cell, digit).map(|at| at * SIDE);
        let y = y + 3.0;
        let _ = write!(
            self.text,
            "<text class=\"small\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            digit.symbol()
        );
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
}

/// Whether points lie on the line from the first to the last.
fn is_straight(points: &[Point]) -> bool {
    let [first, .., last] = points else { return true };
    let along = [last[0] - first[0], last[1] - first[1]];
    let aside =
        |point: &Point| ((point[0] - first[0]) * along[1] - (point[1] - first[1]) * along[0]).abs();
    points.iter().all(|point| aside(point) < 0.01 * route::distance(*first, *last))
}

/// The side of a picture.
pub fn width(shape: Shape) -> usize {
    shape.side() * CELL
}

fn corner(cell: Cell) -> (usize, usize) {
    (usize::from(cell.col) * CELL, usize::from(cell.row) * CELL)
}
