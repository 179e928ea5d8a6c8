//! Lines, rectangles and ellipses between two places.

use super::Spot;
use grille_engine::grid::{Cell, Size};

/// The places on a straight line between two, both included (Bresenham, 1965): each is a
/// neighbour of the one before.
pub fn line(from: Spot, to: Spot) -> impl Iterator<Item = Spot> {
    let (rows, cols) = (i64::from(to.row - from.row), i64::from(to.col - from.col));
    let steps = rows.abs().max(cols.abs());
    (0..=steps).map(move |step| {
        // Halves are rounded away from the beginning.
        let part = |all: i64| match steps {
            0 => 0,
            _ => (2 * all * step + steps * all.signum()) / (2 * steps),
        };
        Spot { row: from.row + part(rows) as i32, col: from.col + part(cols) as i32 }
    })
}

/// The cells of a rectangle between two corners: its outline, or all of them.
pub fn rectangle(from: Spot, to: Spot, is_filled: bool, size: Size) -> impl Iterator<Item = Cell> {
    let own = Bounds::of(from, to);
    let is_in = move |row: i32, col: i32| own.contains(row, col);
    own.cells(size, is_filled, is_in)
}

/// The cells of an ellipse that fills the rectangle between two corners: its outline, or all of
/// them. A cell is in it if its middle is well inside, or if it lies on one of the axes: so it
/// always touches all four sides.
pub fn ellipse(from: Spot, to: Spot, is_filled: bool, size: Size) -> impl Iterator<Item = Cell> {
    let own = Bounds::of(from, to);
    let (rows, cols) = (own.bottom - own.top + 1, own.right - own.left + 1);
    let is_in = move |row: i32, col: i32| {
        let (rows, cols) = (i64::from(rows), i64::from(cols));
        let down = i64::from(2 * row - own.top - own.bottom);
        let right = i64::from(2 * col - own.left - own.right);
        let inside = (down * cols).pow(2) + (right * rows).pow(2);
        let is_on_axis = down.abs() <= 1 || right.abs() <= 1;
        own.contains(row, col) && (is_on_axis || inside + rows * cols < (rows * cols).pow(2))
    };
    own.cells(size, is_filled, is_in)
}

/// A place near `to` that makes a square with `from`.
pub fn squared(from: Spot, to: Spot) -> Spot {
    let (down, right) = (to.row - from.row, to.col - from.col);
    let side = down.abs().max(right.abs());
    let sign = |by: i32| if by < 0 { -side } else { side };
    Spot { row: from.row + sign(down), col: from.col + sign(right) }
}

/// A place near `to` that lies straight or diagonally from `from`.
pub fn straightened(from: Spot, to: Spot) -> Spot {
    let (down, right) = (to.row - from.row, to.col - from.col);
    match (down.abs(), right.abs()) {
        (rows, cols) if rows > 2 * cols => Spot { col: from.col, ..to },
        (rows, cols) if cols > 2 * rows => Spot { row: from.row, ..to },
        _ => squared(from, to),
    }
}

/// A rectangle by its sides, all included.
#[derive(Clone, Copy)]
struct Bounds {
    top: i32,
    left: i32,
    bottom: i32,
    right: i32,
}

impl Bounds {
    fn of(one: Spot, other: Spot) -> Bounds {
        Bounds {
            top: one.row.min(other.row),
            left: one.col.min(other.col),
            bottom: one.row.max(other.row),
            right: one.col.max(other.col),
        }
    }

    fn contains(self, row: i32, col: i32) -> bool {
        (self.top..=self.bottom).contains(&row) && (self.left..=self.right).contains(&col)
    }

    /// The cells in these bounds and in a shape; if it is not filled, those beside something that
    /// is not in the shape.
    fn cells(
        self,
        size: Size,
        is_filled: bool,
        is_in: impl Fn(i32, i32) -> bool + Copy,
    ) -> impl Iterator<Item = Cell> {
        let near = |from: i32, to: i32, len: usize| from.max(0)..(to + 1).min(len as i32);
        let cols = near(self.left, self.right, size.cols());
        let spots = near(self.top, self.bottom, size.rows())
            .flat_map(move |row| cols.clone().map(move |col| (row, col)));
        let is_kept = move |&(row, col): &(i32, i32)| {
            let around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)];
            is_in(row, col) && (is_filled || around.iter().any(|&(row, col)| !is_in(row, col)))
        };
        spots.filter(is_kept).map(|(row, col)| Cell { row: row as u16, col: col as u16 })
    }
}
