//! Is this grid a solution? Knows the rules and nothing else: it shares no code
//! with any solver, nor with the tables of [`shape`](super::shape).

use super::{Digit, House, Puzzle, Solution};
use crate::grid::Cell;
use std::ops::Range;

/// A rule that a grid breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// It has another size than the puzzle.
    Size,
    /// A digit that the puzzle does not have.
    Unknown(Cell),
    /// A digit twice in a house.
    Twice(House, Digit),
    /// A given is not honoured.
    Given(Cell),
}

crate::errors_as_data!(Breach);

/// Checks every house and every given; the first breach, rows first.
pub fn verify(puzzle: &Puzzle, solution: &Solution) -> Result<(), Breach> {
    if solution.size() != puzzle.size() {
        return Err(Breach::Size);
    }
    let (side, box_size) = (solution.size().rows(), puzzle.shape().box_size());
    let cells = solution.cells();
    if let Some(at) = cells.iter().position(|digit| digit.number() > side) {
        return Err(Breach::Unknown(cell(at, side)));
    }
    for kind in [House::Row, House::Col, House::Box] {
        for house in (0..side as u16).map(kind) {
            let (rows, cols) = extent(house, side, box_size);
            let mut seen = 0u32;
            for row in rows {
                for &digit in &cells[side * row..][cols.clone()] {
                    let own = 1 << digit.number();
                    if seen & own != 0 {
                        return Err(Breach::Twice(house, digit));
                    }
                    seen |= own;
                }
            }
        }
    }
    let mut both = puzzle.givens().cells().iter().zip(cells);
    match both.position(|(given, &digit)| !given.has(digit)) {
        Some(at) => Err(Breach::Given(cell(at, side))),
        None => Ok(()),
    }
}

/// The rows and the columns of a house.
fn extent(house: House, side: usize, (high, wide): (usize, usize)) -> (Range<usize>, Range<usize>) {
    let (down, across, high, wide) = match house {
        House::Row(row) => (usize::from(row), 0, 1, side),
        House::Col(col) => (0, usize::from(col), side, 1),
        House::Box(square) => {
            let square = usize::from(square);
            (high * (square / high), wide * (square % high), high, wide)
        }
    };
    (down..down + high, across..across + wide)
}

/// The cell at a place, row by row.
fn cell(at: usize, side: usize) -> Cell {
    Cell { row: (at / side) as u16, col: (at % side) as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::sudoku::Shape;

    fn check(given: &str, grid: &str) -> Result<(), Breach> {
        let puzzle = Puzzle::of_line(given).unwrap();
        let cells: Vec<Digit> = grid.chars().map(|c| Digit::of_symbol(c).unwrap()).collect();
        let size = Shape::of_cells(cells.len()).unwrap().size();
        verify(&puzzle, &Grid::from_cells(size, cells).unwrap())
    }

    #[test]
    fn every_rule_counts() {
        let twice = |house: House, digit| Err(Breach::Twice(house, Digit::new(digit).unwrap()));
        let four = "................";
        assert_eq!(check(four, "1234341221434321"), Ok(()));
        assert_eq!(check(four, "1214341221434321"), twice(House::Row(0), 1));
        assert_eq!(check(four, "1234341221431234"), twice(House::Col(0), 1));
        assert_eq!(check(four, "1234214334124321"), twice(House::Box(0), 2));
        assert_eq!(check(four, "1235341221434321"), Err(Breach::Unknown(Cell { row: 0, col: 3 })));
        assert_eq!(
            check("...3............", "1234341221434321"),
            Err(Breach::Given(Cell { row: 0, col: 3 }))
        );
        let six = ".".repeat(36);
        assert_eq!(check(&six, "123456456123231564564231312645645312"), Ok(()));
        assert_eq!(check(&six, "123456231564312645456123564231645312"), twice(House::Box(0), 2));
        assert_eq!(check(&six, "1234341221434321"), Err(Breach::Size));
    }
}
