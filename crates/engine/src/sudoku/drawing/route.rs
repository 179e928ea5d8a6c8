//! Where candidates lie in their cells, and the way of a link between two of them: straight, or
//! bent as little as it takes not to run over digits.

use super::RING;
use crate::grid::Cell;
use crate::sudoku::{Digit, Digits, Shape};

/// A place on the board, in cells from its corner: right, down.
pub type Point = [f32; 2];

/// How far from the edge of a line its arrows run.
pub const GUTTER: f32 = 0.06;
/// What is left free round the candidates of a cell.
const PAD: f32 = 0.05;
/// How far a digit, or a candidate, reaches round its middle.
const DIGIT: f32 = 0.3;
const CANDIDATE: f32 = 0.11;
/// How much a link may bend, as a share of its length; the straight one first.
const BENDS: [f32; 9] = [0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46];
/// Into so many pieces a link is cut, to see what it runs over, and to be drawn.
const COARSE: usize = 24;
const FINE: usize = 120;

/// What a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A digit.
    Digit,
    /// Candidates at their places, if any.
    Candidates(Digits),
}

/// The middle of a candidate, on a board whose cells are one unit wide.
pub fn place(shape: Shape, cell: Cell, digit: Digit) -> Point {
    let (rows, cols) = shape.box_size();
    let (row, col) = (digit.index() / cols, digit.index() % cols);
    let step = |at: usize, count: usize| PAD + (1.0 - 2.0 * PAD) * (at as f32 + 0.5) / count as f32;
    [f32::from(cell.col) + step(col, cols), f32::from(cell.row) + step(row, rows)]
}

/// The way from one candidate to another, from ring to ring.
pub fn path(shape: Shape, ends: [(Cell, Digit); 2], shown: &dyn Fn(Cell) -> Shown) -> Vec<Point> {
    let [from, to] = ends.map(|(cell, digit)| place(shape, cell, digit));
    let mut best: Option<(f32, f32)> = None;
    for bend in BENDS {
        let cost = cost(shape, &bent(from, to, bend, COARSE), ends, shown) + bend.abs();
        if best.is_none_or(|(least, _)| cost < least - 1e-4) {
            best = Some((cost, bend));
        }
        if bend == 0.0 && cost == 0.0 {
            break;
        }
    }
    let bend = best.map_or(0.0, |(_, bend)| bend);
    trimmed(&bent(from, to, bend, FINE), from, to)
}

/// A quadratic curve whose middle lies this share of its length beside the straight line.
fn bent(from: Point, to: Point, bend: f32, pieces: usize) -> Vec<Point> {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let control =
        [(from[0] + to[0]) / 2.0 - dy * bend * 2.0, (from[1] + to[1]) / 2.0 + dx * bend * 2.0];
    let at = |t: f32, axis: usize| {
        let back = 1.0 - t;
        back * back * from[axis] + 2.0 * back * t * control[axis] + t * t * to[axis]
    };
    (0..=pieces).map(|i| i as f32 / pieces as f32).map(|t| [at(t, 0), at(t, 1)]).collect()
}

/// The pieces of a way that nothing lies over.
pub fn pieces(
    shape: Shape,
    path: &[Point],
    ends: [(Cell, Digit); 2],
    shown: &dyn Fn(Cell) -> Shown,
) -> Vec<Vec<Point>> {
    let mut pieces: Vec<Vec<Point>> = vec![Vec::new()];
    for &point in path {
        match cost(shape, &[point], ends, shown) > 0.0 {
            true => pieces.push(Vec::new()),
            false => pieces.last_mut().into_iter().for_each(|piece| piece.push(point)),
        }
    }
    pieces.retain(|piece| piece.len() > 1);
    pieces
}

/// How much a way runs over what is shown, or off the board.
fn cost(
    shape: Shape,
    path: &[Point],
    ends: [(Cell, Digit); 2],
    shown: &dyn Fn(Cell) -> Shown,
) -> f32 {
    let side = shape.side() as f32;
    let mut cost = 0.0;
    for point in path {
        if point.iter().any(|at| !(0.0..side).contains(at)) {
            cost += 10.0;
            continue;
        }
        let cell = Cell { row: point[1] as u16, col: point[0] as u16 };
        let over = |middle: Point, reach: f32| (reach - distance(*point, middle)).max(0.0);
        cost += match shown(cell) {
            Shown::Digit => over([f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5], DIGIT),
            Shown::Candidates(digits) => {
                let others = digits.iter().filter(|&digit| !ends.contains(&(cell, digit)));
                others.map(|digit| over(place(shape, cell, digit), CANDIDATE)).sum()
            }
        };
    }
    cost
}

/// The part of a way that lies outside the rings at its ends.
fn trimmed(path: &[Point], from: Point, to: Point) -> Vec<Point> {
    let is_out = |p: &Point| distance(*p, from) >= RING && distance(*p, to) >= RING;
    let inner: Vec<Point> = path.iter().copied().filter(is_out).collect();
    // Two neighbouring candidates of a cell leave little between their rings.
    if inner.len() < 2 { vec![from, to] } else { inner }
}

/// How far two places are apart.
pub fn distance(one: Point, other: Point) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: u16, col: u16) -> Cell {
        Cell { row, col }
    }

    #[test]
    fn every_candidate_lies_in_its_cell_apart_from_the_others() {
        for &shape in Shape::ALL {
            let at = cell(2, 1);
            let places: Vec<Point> =
                Digits::first(shape.side()).iter().map(|d| place(shape, at, d)).collect();
            for (i, one) in places.iter().enumerate() {
                assert!((1.0..2.0).contains(&one[0]) && (2.0..3.0).contains(&one[1]), "{one:?}");
                let apart = places[..i].iter().all(|other| distance(*one, *other) > 0.2);
                assert!(apart, "{shape}");
            }
        }
    }

    /// The least distance between a link and the middle of a cell.
    fn nearest(path: &[Point], cell: Cell) -> f32 {
        let middle = [f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5];
        path.iter().map(|point| distance(*point, middle)).fold(f32::MAX, f32::min)
    }

    #[test]
    fn a_link_bends_round_a_digit_that_lies_in_its_way() {
        let five = Digit::new(5).unwrap();
        let ends = [(cell(4, 0), five), (cell(4, 8), five)];
        let straight = path(Shape::Nine, ends, &|_| Shown::Candidates(Digits::NONE));
        assert!(nearest(&straight, cell(4, 4)) < 0.01, "nothing is in its way");
        let digit = cell(4, 4);
        let shown = |own: Cell| match own == digit {
            true => Shown::Digit,
            false => Shown::Candidates(Digits::NONE),
        };
        let bent = path(Shape::Nine, ends, &shown);
        assert!(nearest(&bent, digit) > DIGIT);
        assert!(bent.iter().all(|p| p.iter().all(|at| (0.0..9.0).contains(at))), "on the board");
    }
}
