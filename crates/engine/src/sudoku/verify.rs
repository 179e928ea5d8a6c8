//! Is this grid a solution? Knows the rules and nothing else: it shares no code
//! with any solver, nor with the tables of [`shape`](super::shape).

use super::{Digit, House, Puzzle, Solution};
use crate::grid::Cell;

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

/// Checks every house and every given; the first breach, rows first.
pub fn verify(puzzle: &Puzzle, solution: &Solution) -> Result<(), Breach> {
    if solution.size() != puzzle.size() {
        return Err(Breach::Size);
    }
    let side = solution.size().rows();
    let (high, wide) = puzzle.shape().box_size();
    for cell in solution.size().iter() {
        if solution[cell].number() > side {
            return Err(Breach::Unknown(cell));
        }
    }
    for kind in [House::Row, House::Col, House::Box] {
        for house in 0..side as u16 {
            let mut seen = [false; Digit::LIMIT + 1];
            for cell in solution.size().iter() {
                let across = wide * (usize::from(house) % high);
                let down = high * (usize::from(house) / high);
                let inside = match kind(house) {
                    House::Row(row) => cell.row == row,
                    House::Col(col) => cell.col == col,
                    House::Box(_) => {
                        (down..down + high).contains(&usize::from(cell.row))
                            && (across..across + wide).contains(&usize::from(cell.col))
                    }
                };
                let digit = solution[cell];
                if inside && std::mem::replace(&mut seen[digit.number()], true) {
                    return Err(Breach::Twice(kind(house), digit));
                }
            }
        }
    }
    match solution.size().iter().find(|&cell| !puzzle.givens()[cell].has(solution[cell])) {
        Some(cell) => Err(Breach::Given(cell)),
        None => Ok(()),
    }
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
