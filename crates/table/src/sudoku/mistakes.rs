//! What is wrong on a sheet, and the move that mends it.
//!
//! A mark that lacks a digit because a wrong one stands in sight of it is no mistake of its own:
//! only the digit is told, and the mark comes back when the digit is erased. What the player had
//! excluded before the digit was written stays excluded.

use super::marks;
use grille_engine::grid::Cell;
use grille_engine::session::{Session, Sheet as _};
use grille_engine::sudoku::{Mark, Move, Sheet, Solution};

/// The cells with a wrong digit, and those whose pencil marks exclude the digit of the solution
/// though no wrong digit does.
pub fn wrong(sheet: &Sheet, solution: &Solution) -> Vec<Cell> {
    let shape = sheet.puzzle().shape();
    let is_wrong = |cell: Cell| match sheet.marks()[cell] {
        Mark::Digit(digit) => digit != solution[cell],
        Mark::Blank | Mark::Pencil(_) => false,
    };
    let misled = |cell: Cell| {
        let shows = |peer: &&Cell| sheet.digit(**peer) == Some(solution[cell]);
        shape.peers(cell).iter().filter(shows).any(|&peer| is_wrong(peer))
    };
    let denies = |&cell: &Cell| match sheet.marks()[cell] {
        Mark::Blank => false,
        Mark::Digit(_) => is_wrong(cell),
        Mark::Pencil(digits) => !digits.has(solution[cell]) && !misled(cell),
    };
    shape.size().iter().filter(denies).collect()
}

/// The move that erases these cells, and brings back the marks that their digits took away.
pub fn mend(session: &Session<Sheet>, wrong: &[Cell]) -> Move {
    let erased: Move = wrong.iter().map(|&cell| (cell, Mark::Blank)).collect();
    let mut sheet = session.sheet().clone();
    if sheet.play(&erased).is_none() {
        return erased;
    }
    let mut writes = erased.0;
    for &cell in wrong {
        let Mark::Digit(digit) = session.sheet().marks()[cell] else { continue };
        let before = marks::before(session, cell);
        for &peer in session.sheet().puzzle().shape().peers(cell) {
            let back = Move(marks::brought_back(&sheet, &before, peer, digit, true));
            if sheet.play(&back).is_some() {
                writes.extend(back.0);
            }
        }
    }
    Move(writes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::sudoku::{Digit, Puzzle};

    /// A 4x4 whose solution is 1234 3412 2143 4321.
    fn solved() -> (Puzzle, Solution) {
        let puzzle = Puzzle::of_line("12..3........3..").unwrap();
        let digits = "1234341221434321".chars().map(|c| c.to_string().parse::<Digit>().unwrap());
        let solution = Solution::from_cells(puzzle.size(), digits.collect::<Vec<_>>()).unwrap();
        (puzzle, solution)
    }

    fn played(moves: &[&str]) -> Session<Sheet> {
        let mut session = Session::new(Sheet::new(&solved().0));
        for text in moves {
            let change: Move = text.parse().unwrap();
            assert!(session.play(marks::finishing(&session, change)), "{text}");
        }
        session
    }

    fn check(moves: &[&str], wrong_cells: &str, mended: &str) {
        let session = played(moves);
        let wrong = wrong(session.sheet(), &solved().1);
        let told: Vec<String> = wrong.iter().map(Cell::to_string).collect();
        assert_eq!(told.join(" "), wrong_cells, "{moves:?}");
        assert_eq!(mend(&session, &wrong).to_string(), mended, "{moves:?}");
    }

    #[test]
    fn marks_that_a_wrong_digit_took_away_are_no_mistakes_and_come_back() {
        // A 4 in r1c3 takes the 4 of r1c4 with it, which is right there.
        check(&["r1c4=?3+4 r2c3=^1+4", "r1c3=4"], "r1c3", "r1c3=. r1c4=?3+4 r2c3=^1+4");
        // The last mark of a cell goes with it too.
        check(&["r1c4=?4", "r1c3=4"], "r1c3", "r1c3=. r1c4=?4");
        // Marks that were written with the wrong digit in sight.
        check(&["r1c3=4", "r1c4=?3"], "r1c3", "r1c3=. r1c4=?3+4");
    }

    #[test]
    fn what_the_player_excluded_stays_excluded_and_is_a_mistake_by_itself() {
        check(&["r1c4=?3"], "r1c4", "r1c4=.");
        check(&["r1c4=?3", "r1c3=4"], "r1c3", "r1c3=.");
        check(&["r1c4=?3+4 r1c3=3"], "", "");
    }
}
