//! Marks that are written for the player, each time as one move: all that is possible, and the
//! marks that go when a digit is placed. What the player has excluded stays excluded.

use grille_engine::grid::Cell;
use grille_engine::sudoku::{Digits, Mark, Move, Sheet, Write};
use std::collections::BTreeSet;

/// The move that pencils in what is possible. In a cell with pencil marks it only takes away
/// what is no longer possible: a digit that the player has taken out of it does not come back,
/// unless nothing would be left.
pub fn all(sheet: &Sheet) -> Move {
    let puzzle = sheet.puzzle();
    let open = puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none());
    let noted = open.filter_map(|cell| {
        let possible = sheet.candidates(cell);
        let left = match sheet.marks()[cell] {
            Mark::Digit(_) => return None,
            Mark::Blank => possible,
            Mark::Pencil(own) if (own & possible).is_empty() => possible,
            Mark::Pencil(own) => own & possible,
        };
        let mark = Mark::pencil(left);
        (mark != sheet.marks()[cell]).then_some((cell, mark))
    });
    noted.collect()
}

/// The change, and with it the marks that go: those of each digit that it places, in the peers
/// of its cell.
pub fn finishing(sheet: &Sheet, change: Move) -> Move {
    let written: BTreeSet<Cell> = change.marks().map(|(cell, _)| cell).collect();
    let placed: Vec<_> = change
        .marks()
        .filter_map(|(cell, mark)| match mark {
            Mark::Digit(digit) => Some((cell, digit)),
            Mark::Blank | Mark::Pencil(_) => None,
        })
        .collect();
    let shape = sheet.puzzle().shape();
    let peers = placed.iter().flat_map(|(cell, _)| shape.peers(*cell));
    let touched: BTreeSet<Cell> = peers.copied().filter(|cell| !written.contains(cell)).collect();
    let mut all = change.0;
    for cell in touched {
        let seen = placed.iter().filter(|(own, _)| shape.sees(*own, cell));
        let gone: Digits = seen.map(|(_, digit)| *digit).collect();
        all.extend(without(sheet, cell, gone));
    }
    Move(all)
}

/// What takes digits out of the marks of a cell, where they are.
pub fn without(sheet: &Sheet, cell: Cell, gone: Digits) -> Vec<(Cell, Write)> {
    let mut writes = Vec::new();
    if let Mark::Pencil(own) = sheet.marks()[cell]
        && !(own & gone).is_empty()
    {
        writes.push((cell, Write::Mark(Mark::pencil(own.minus(gone)))));
    }
    let corner = sheet.notes()[cell].corner;
    if !(corner & gone).is_empty() {
        writes.push((cell, Write::Corner(corner.minus(gone))));
    }
    writes
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::session::{Session, Sheet as _};
    use grille_engine::sudoku::Puzzle;

    fn session(moves: &[&str]) -> Session<Sheet> {
        let mut session = Session::new(Sheet::new(&Puzzle::of_line("1..............4").unwrap()));
        for text in moves {
            assert!(session.play(text.parse().unwrap()), "{text}");
        }
        session
    }

    #[test]
    fn what_the_player_excluded_survives_marks_that_are_filled_in() {
        let mut session = session(&[]);
        assert!(session.play(all(session.sheet())));
        assert_eq!(all(session.sheet()).0, [], "a second time changes nothing");
        assert!(session.play("r1c2=?2+4".parse().unwrap()));
        assert_eq!(all(session.sheet()).0, [], "the 3 does not come back");
        assert!(session.play("r1c3=2".parse().unwrap()));
        let again = all(session.sheet());
        assert!(again.to_string().starts_with("r1c2=?4 "), "{again}");
        assert!(session.play(again) && session.undo() && session.undo());
    }

    #[test]
    fn a_cell_whose_own_marks_are_all_impossible_gets_what_is_possible() {
        let session = session(&["r1c2=?1"]);
        let change = all(session.sheet()).to_string();
        assert!(change.starts_with("r1c2=?2+3+4 "), "{change}");
    }

    #[test]
    fn marks_of_a_placed_digit_go_with_it_and_come_back_with_it() {
        let mut session = session(&["r1c2=?2+3 r1c3=^2+4 r4c4=#1 r3c3=?2+3"]);
        let before = session.sheet().clone();
        let change = finishing(session.sheet(), "r1c4=2".parse().unwrap());
        assert_eq!(change.to_string(), "r1c4=2 r1c2=?3 r1c3=^4");
        assert!(session.play(change) && session.undo());
        assert_eq!(session.sheet(), &before);
        let last = finishing(&before, "r1c4=?2".parse().unwrap());
        assert_eq!(last.to_string(), "r1c4=?2", "a mark places nothing");
        assert!(session.sheet().refuses(&last).is_none());
    }
}
