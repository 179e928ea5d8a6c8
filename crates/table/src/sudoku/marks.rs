//! Marks that are written for the player, each time as one move: all that is possible, and the
//! marks that go when a digit is placed. What the player has excluded stays excluded.

use grille_engine::grid::Cell;
use grille_engine::session::{Session, Sheet as _};
use grille_engine::sudoku::{Digit, Digits, Mark, Move, Sheet, Write};
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

/// The change, and with it the marks that go and come: of each digit that it places, in the peers
/// of its cell; and of each digit that it erases, where they went with it.
pub fn finishing(session: &Session<Sheet>, change: Move) -> Move {
    let mut sheet = session.sheet().clone();
    if sheet.play(&change).is_none() {
        return change;
    }
    let shape = sheet.puzzle().shape();
    let written: BTreeSet<Cell> = change.marks().map(|(cell, _)| cell).collect();
    let is_free = |cell: &Cell| !written.contains(cell);
    let mut all = change.0;
    for &cell in &written {
        let Mark::Digit(erased) = session.sheet().marks()[cell] else { continue };
        let before = before(session, cell);
        for &peer in shape.peers(cell).iter().filter(|cell| is_free(cell)) {
            let back = Move(brought_back(&sheet, &before, peer, erased, false));
            if sheet.play(&back).is_some() {
                all.extend(back.0);
            }
        }
    }
    let digit = |&cell: &Cell| match sheet.marks()[cell] {
        Mark::Digit(digit) => Some((cell, digit)),
        Mark::Blank | Mark::Pencil(_) => None,
    };
    let placed: Vec<(Cell, Digit)> = written.iter().filter_map(digit).collect();
    let peers = placed.iter().flat_map(|(cell, _)| shape.peers(*cell));
    let touched: BTreeSet<Cell> = peers.copied().filter(is_free).collect();
    for cell in touched {
        let seen = placed.iter().filter(|(own, _)| shape.sees(*own, cell));
        let gone: Digits = seen.map(|(_, digit)| *digit).collect();
        all.extend(without(&sheet, cell, gone));
    }
    Move(all)
}

/// The sheet as it was before what stands in a cell was written there.
pub fn before(session: &Session<Sheet>, cell: Cell) -> Sheet {
    let mut sheet = session.sheet().clone();
    for (change, back) in session.changes().rev() {
        sheet.play(back);
        if change.marks().any(|(own, _)| own == cell) {
            break;
        }
    }
    sheet
}

/// What brings the marks of a digit back in a cell where they were before, unless the digit stands
/// in sight of it elsewhere; with `in_later`, also among marks that were written since.
pub fn brought_back(
    now: &Sheet,
    before: &Sheet,
    cell: Cell,
    digit: Digit,
    in_later: bool,
) -> Vec<(Cell, Write)> {
    let mut writes = Vec::new();
    if now.puzzle().given(cell).is_some() || !now.candidates(cell).has(digit) {
        return writes;
    }
    let had = |mark: Mark| matches!(mark, Mark::Pencil(own) if own.has(digit));
    match (now.marks()[cell], before.marks()[cell]) {
        (Mark::Pencil(own), then) if !own.has(digit) => {
            if had(then) || (in_later && then == Mark::Blank) {
                writes.push((cell, Write::Mark(Mark::Pencil(own | digit.into()))));
            }
        }
        (Mark::Blank, then) if had(then) => {
            writes.push((cell, Write::Mark(Mark::Pencil(digit.into()))));
        }
        (Mark::Blank | Mark::Digit(_) | Mark::Pencil(_), _) => {}
    }
    let corner = now.notes()[cell].corner;
    if before.notes()[cell].corner.has(digit) && !corner.has(digit) {
        writes.push((cell, Write::Corner(corner | digit.into())));
    }
    writes
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
        let change = finishing(&session, "r1c4=2".parse().unwrap());
        assert_eq!(change.to_string(), "r1c4=2 r1c2=?3 r1c3=^4");
        assert!(session.play(change) && session.undo());
        assert_eq!(session.sheet(), &before);
        let last = finishing(&session, "r1c4=?2".parse().unwrap());
        assert_eq!(last.to_string(), "r1c4=?2", "a mark places nothing");
        assert!(session.sheet().refuses(&last).is_none());
    }

    #[test]
    fn marks_come_back_when_the_digit_is_erased_or_another_is_written() {
        let start = ["r1c2=?2+3 r1c3=^2+4 r1c4=?4"];
        for (then, expected) in [
            ("r1c4=.", "r1c4=. r1c2=?2+3 r1c3=^2+4"),
            ("r1c4=3", "r1c4=3 r1c2=?2+3 r1c3=^2+4 r1c2=?2"),
            ("r1c4=2", "r1c4=2"),
        ] {
            let mut session = session(&start);
            let change = finishing(&session, "r1c4=2".parse().unwrap());
            assert!(session.play(change));
            // What is noted meanwhile stays.
            assert!(session.play("r2c3=?1".parse().unwrap()));
            let change = finishing(&session, then.parse().unwrap());
            assert_eq!(change.to_string(), expected, "{then}");
        }
    }
}
