//! Sudokus on paper: what is given is bold, what somebody wrote is not.

mod step;

pub use step::Step;

use crate::figure::{Figure, Scale};
use crate::font::{CAP, Face};
use crate::page::{Item, Point, Rect, grey};
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::Rgb;
use grille_engine::sudoku::drawing::route;
use grille_engine::sudoku::{Digit, Digits, Mark, Puzzle, Shape};

/// Room for half a line outside the outermost cells.
const EDGE: f32 = 0.06;
/// The size of digits and of pencil marks, where a cell is one point.
const DIGIT: f32 = 0.66;

/// A sudoku, with what is written in it.
#[derive(Clone)]
pub struct Board {
    puzzle: Puzzle,
    marks: Grid<Mark>,
    /// Whether it is small, and read rather than written in.
    is_answer: bool,
}

impl Board {
    /// A puzzle to solve, with these marks in its open cells.
    pub fn to_solve(puzzle: &Puzzle, marks: Grid<Mark>) -> Board {
        Board { puzzle: puzzle.clone(), marks, is_answer: false }
    }

    /// A solved one.
    pub fn answer(puzzle: &Puzzle, solution: &Grid<Digit>) -> Board {
        let marks = solution.map(|&digit| Mark::Digit(digit));
        Board { puzzle: puzzle.clone(), marks, is_answer: true }
    }

    /// No marks at all.
    pub fn blank(puzzle: &Puzzle) -> Grid<Mark> {
        Grid::filled(puzzle.size(), Mark::Blank)
    }

    /// In each open cell, every digit that no given digit near it excludes, and that the puzzle
    /// itself allows.
    pub fn candidates(puzzle: &Puzzle) -> Grid<Mark> {
        let shape = puzzle.shape();
        Grid::from_fn(puzzle.size(), |cell| {
            let seen = shape.peers(cell).iter().filter_map(|&peer| puzzle.given(peer));
            let left = seen.fold(puzzle.givens()[cell], Digits::without);
            Mark::Pencil(left)
        })
    }
}

impl Figure for Board {
    fn size(&self) -> (f32, f32) {
        let side = self.puzzle.shape().side() as f32 + 2.0 * EDGE;
        (side, side)
    }

    fn clue(&self) -> Option<f32> {
        (!self.is_answer).then_some(DIGIT)
    }

    fn scale(&self) -> Scale {
        match self.is_answer {
            true => Scale { comfortable: 11.0, most: 16.0 },
            false => Scale { comfortable: 25.0, most: 44.0 },
        }
    }

    fn draw(&self, at: Point, cell: f32) -> Vec<Item> {
        let corner = at.map(|at| at + EDGE * cell);
        let mut items = Vec::new();
        for own in self.puzzle.size().iter() {
            match (self.puzzle.given(own), self.marks[own]) {
                (Some(digit), _) => items.push(written(corner, cell, own, digit, Face::Bold)),
                (None, Mark::Digit(digit)) => {
                    let colour = if self.is_answer { grey(0.25) } else { grey(0.3) };
                    items.push(written(corner, cell, own, digit, Face::Regular).in_colour(colour));
                }
                (None, Mark::Pencil(digits)) => {
                    let shape = self.puzzle.shape();
                    items.extend(
                        digits.iter().map(|digit| pencilled(corner, cell, shape, own, digit)),
                    );
                }
                (None, Mark::Blank) => {}
            }
        }
        items.extend(lines(corner, cell, self.puzzle.shape()));
        items
    }
}

/// A digit in the middle of its cell.
fn written(corner: Point, cell: f32, own: Cell, digit: Digit, face: Face) -> Item {
    let size = cell * DIGIT;
    let x = corner[0] + (f32::from(own.col) + 0.5) * cell;
    let y = corner[1] + (f32::from(own.row) + 0.5) * cell + CAP * size / 2.0;
    Item::centred([x, y], size, face, digit.symbol())
}

/// A candidate at its place in its cell.
fn pencilled(corner: Point, cell: f32, shape: Shape, own: Cell, digit: Digit) -> Item {
    let size = cell * if shape.side() > 9 { 0.2 } else { 0.25 };
    let [x, y] = route::place(shape, own, digit);
    let at = [corner[0] + x * cell, corner[1] + y * cell + CAP * size / 2.0];
    Item::centred(at, size, Face::Regular, digit.symbol()).in_colour(grey(0.3))
}

/// The lines: those of boxes are thicker.
fn lines(corner: Point, cell: f32, shape: Shape) -> Vec<Item> {
    let (side, (high, wide)) = (shape.side(), shape.box_size());
    let all = side as f32 * cell;
    let (thin, thick) = ((cell * 0.018).clamp(0.2, 0.6), (cell * 0.05).clamp(0.4, 1.8));
    let mut items = Vec::new();
    for (width, colour, is_thick) in [(thin, grey(0.4), false), (thick, Rgb::BLACK, true)] {
        let own = |at: usize, step: usize| at.is_multiple_of(step) == is_thick;
        let rows = (0..=side).filter(|&row| own(row, high)).map(|row| {
            let y = corner[1] + row as f32 * cell - width / 2.0;
            Rect::new(corner[0] - width / 2.0, y, all + width, width)
        });
        let cols = (0..=side).filter(|&col| own(col, wide)).map(|col| {
            let x = corner[0] + col as f32 * cell - width / 2.0;
            Rect::new(x, corner[1] - width / 2.0, width, all + width)
        });
        items.push(Item::Rects(rows.chain(cols).collect(), colour));
    }
    items
}
