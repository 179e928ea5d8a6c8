//! Why there is no solution, where that can be told without a search.

use super::settle::Settler;
use super::{Board, Digit, House, Puzzle, Spot};
use crate::grid::Cell;

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Two cells of a house are given the same digit.
    Twice {
        /// The digit.
        digit: Digit,
        /// The cells, the first one first.
        cells: [Cell; 2],
        /// A house that both lie in.
        house: House,
    },
    /// The board to begin with denies the puzzle's givens.
    Board,
    /// What is known from the beginning leaves a cell no digit.
    NoDigit(Cell),
    /// What is known from the beginning leaves a digit no place in a house.
    NoPlace(Digit, House),
    /// One thing after the other follows, until this place has nothing left.
    Following(Spot),
    /// Nothing is wrong at once; every case of the search ended in a contradiction.
    Search,
}

/// The plainest cause, for a puzzle of which it is known that no completion of
/// the board exists. Polynomial: it does not search.
pub fn cause(puzzle: &Puzzle, from: &Board) -> Cause {
    let Ok(mut board) = puzzle.board_with(from) else { return Cause::Board };
    (twice(puzzle, &board).or_else(|| no_digit(puzzle, &board)))
        .or_else(|| no_place(puzzle, &board))
        .unwrap_or_else(|| match Settler::default().all(puzzle.shape(), &mut board) {
            Err(spot) => Cause::Following(spot),
            Ok(()) => Cause::Search,
        })
}

/// The first digit that two cells of a house have; rows first.
fn twice(puzzle: &Puzzle, board: &Board) -> Option<Cause> {
    let shape = puzzle.shape();
    shape.houses().find_map(|house| {
        let cells = shape.cells_of(house);
        cells.iter().enumerate().find_map(|(at, &second)| {
            let digit = board.at(second).only()?;
            let first = *cells[..at].iter().find(|&&cell| board.at(cell).only() == Some(digit))?;
            Some(Cause::Twice { digit, cells: [first, second], house })
        })
    })
}

/// What a cell may be beside the digits that its peers have.
fn left(puzzle: &Puzzle, board: &Board, cell: Cell) -> super::Digits {
    let peers = puzzle.shape().peers(cell);
    board.at(cell).minus(peers.iter().filter_map(|&peer| board.at(peer).only()).collect())
}

fn no_digit(puzzle: &Puzzle, board: &Board) -> Option<Cause> {
    let mut cells = puzzle.size().iter();
    cells.find(|&cell| left(puzzle, board, cell).is_empty()).map(Cause::NoDigit)
}

fn no_place(puzzle: &Puzzle, board: &Board) -> Option<Cause> {
    let shape = puzzle.shape();
    shape.houses().find_map(|house| {
        let cells = shape.cells_of(house);
        let possible = cells.iter().map(|&cell| left(puzzle, board, cell));
        let possible = possible.fold(super::Digits::NONE, |all, set| all | set);
        let missing = super::Digits::first(shape.side()).minus(possible).lowest()?;
        Some(Cause::NoPlace(missing, house))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plainest_cause_is_named() {
        let check = |line: &str| {
            let puzzle = Puzzle::of_line(line).unwrap();
            cause(&puzzle, &puzzle.board())
        };
        let (digit, cell) = (|n| Digit::new(n).unwrap(), |text: &str| text.parse().unwrap());
        let twice = |n, cells: [&str; 2], house| Cause::Twice {
            digit: digit(n),
            cells: cells.map(cell),
            house,
        };
        assert_eq!(check("1..1............"), twice(1, ["r1c1", "r1c4"], House::Row(0)));
        assert_eq!(check(".2...........2.."), twice(2, ["r1c2", "r4c2"], House::Col(1)));
        assert_eq!(check("3....3.........."), twice(3, ["r1c1", "r2c2"], House::Box(0)));
        assert_eq!(check("123...4........."), Cause::NoDigit(cell("r1c4")));
        assert_eq!(check("..2.1..........1"), Cause::NoPlace(digit(1), House::Row(0)));
    }
}
