//! What a digit, a colour or the eraser writes in the selected cells: one move, or nothing where
//! nothing would change. The same again takes it away.

use super::desk::{Desk, Entry};
use grille_engine::grid::Cell;
use grille_engine::sudoku::{Digit, Digits, Mark, Move, Tint, Tints, Write};
use grille_store::Marks;
use grille_table::sudoku::{Face, View};
use std::collections::BTreeSet;

/// What a digit writes in these cells; in colours it is the number of one.
pub fn digit(
    view: &View,
    desk: &Desk,
    cells: &BTreeSet<Cell>,
    digit: Digit,
    entry: Entry,
) -> Option<Move> {
    match entry {
        Entry::Digit => placed(view, cells, digit),
        Entry::Corner => noted(view, cells, digit, desk.marks, true),
        Entry::Centre => noted(view, cells, digit, desk.marks, false),
        Entry::Colour => coloured(view, cells, desk.candidate, Tint::new(digit.number())?),
    }
}

/// The cells with their faces, of those that the player may write in.
fn open<'a>(
    view: &'a View,
    cells: &'a BTreeSet<Cell>,
) -> impl Iterator<Item = (Cell, Face)> + Clone + 'a {
    cells.iter().map(|&cell| (cell, view.cells[cell])).filter(|(_, face)| !face.is_given)
}

fn some(writes: Vec<(Cell, Write)>) -> Option<Move> {
    (!writes.is_empty()).then_some(Move(writes))
}

fn placed(view: &View, cells: &BTreeSet<Cell>, digit: Digit) -> Option<Move> {
    let has = |face: &Face| face.digit == Some(digit);
    let open = open(view, cells);
    let mark = match open.clone().all(|(_, face)| has(&face)) {
        true => Mark::Blank,
        false => Mark::Digit(digit),
    };
    let changed = open.filter(|(_, face)| mark == Mark::Blank || !has(face));
    some(changed.map(|(cell, _)| (cell, Write::Mark(mark))).collect())
}

/// A mark in every cell without a digit; taken away, if all of them have it.
fn noted(
    view: &View,
    cells: &BTreeSet<Cell>,
    digit: Digit,
    marks: Marks,
    is_corner: bool,
) -> Option<Move> {
    let blank = open(view, cells).filter(|(_, face)| face.digit.is_none());
    // At the place of its digit a mark is one, whichever it was in corner and middle.
    let shown = |face: &Face| match (marks, is_corner) {
        (Marks::Places, _) => face.pencil | face.notes.corner,
        (Marks::Corners, true) => face.notes.corner,
        (Marks::Corners, false) => face.pencil,
    };
    let is_all = blank.clone().all(|(_, face)| shown(&face).has(digit));
    let mut writes = Vec::new();
    for (cell, face) in blank {
        match is_all {
            true => writes.extend(without(cell, face, digit.into(), marks, is_corner)),
            false if shown(&face).has(digit) => {}
            false if is_corner && marks == Marks::Corners => {
                writes.push((cell, Write::Corner(face.notes.corner | digit.into())));
            }
            false => writes.push((cell, Write::Mark(Mark::Pencil(face.pencil | digit.into())))),
        }
    }
    some(writes)
}

/// The marks of a digit in every cell where it is possible; taken away, if all of them have it.
pub fn everywhere(view: &View, digit: Digit, marks: Marks, entry: Entry) -> Option<Move> {
    let shape = view.puzzle.shape();
    let stands = |cell: &Cell| view.cells[*cell].digit == Some(digit);
    let is_possible =
        |cell: &Cell| view.cells[*cell].digit.is_none() && !shape.peers(*cell).iter().any(stands);
    let cells: BTreeSet<Cell> = shape.size().iter().filter(is_possible).collect();
    noted(view, &cells, digit, marks, entry == Entry::Corner)
}

/// What takes digits out of the marks of a kind.
fn without(
    cell: Cell,
    face: Face,
    gone: Digits,
    marks: Marks,
    is_corner: bool,
) -> Vec<(Cell, Write)> {
    let mut writes = Vec::new();
    let (corner, pencil) = (face.notes.corner, face.pencil);
    if (is_corner || marks == Marks::Places) && !(corner & gone).is_empty() {
        writes.push((cell, Write::Corner(corner.minus(gone))));
    }
    if (!is_corner || marks == Marks::Places) && !(pencil & gone).is_empty() {
        writes.push((cell, Write::Mark(Mark::pencil(pencil.minus(gone)))));
    }
    writes
}

/// A colour for every cell, or for a candidate of them; taken away, if all of them have it.
pub fn coloured(
    view: &View,
    cells: &BTreeSet<Cell>,
    candidate: Option<Digit>,
    tint: Tint,
) -> Option<Move> {
    let faces = || cells.iter().map(|&cell| (cell, view.cells[cell]));
    let Some(digit) = candidate else {
        let is_all = faces().all(|(_, face)| face.notes.colours.has(tint));
        let turned = |colours: Tints| match is_all {
            true => colours.without(tint),
            false => colours.with(tint),
        };
        let changed = faces().map(|(cell, face)| (cell, face.notes.colours));
        let changed = changed.filter(|&(_, colours)| turned(colours) != colours);
        return some(changed.map(|(cell, own)| (cell, Write::Colours(turned(own)))).collect());
    };
    let shows = |face: &Face| {
        face.digit.is_none() && (face.pencil | face.notes.corner).has(digit) && !face.is_given
    };
    let showing = || faces().filter(|(_, face)| shows(face));
    let is_all = showing().all(|(_, face)| face.notes.candidate(digit) == Some(tint));
    let wanted = (!is_all).then_some(tint);
    let changed = showing().filter(|(_, face)| face.notes.candidate(digit) != wanted);
    some(changed.map(|(cell, _)| (cell, Write::Candidate(digit, wanted))).collect())
}

/// What the eraser takes away: of the kind that is written; with digits, first the digits, then
/// marks, then colours.
pub fn erased(view: &View, cells: &BTreeSet<Cell>, marks: Marks, entry: Entry) -> Option<Move> {
    let all = Digits::first(Digit::LIMIT);
    let notes = |is_corner: bool| {
        let blank = open(view, cells).filter(|(_, face)| face.digit.is_none());
        some(blank.flat_map(|(cell, face)| without(cell, face, all, marks, is_corner)).collect())
    };
    match entry {
        Entry::Digit => {
            let digits = open(view, cells).filter(|(_, face)| face.digit.is_some());
            let digits = digits.map(|(cell, _)| (cell, Write::Mark(Mark::Blank))).collect();
            let both = || {
                let blank = open(view, cells).filter(|(_, face)| face.digit.is_none());
                let both = |(cell, face)| without(cell, face, all, Marks::Places, true);
                some(blank.flat_map(both).collect())
            };
            some(digits).or_else(both).or_else(|| erased(view, cells, marks, Entry::Colour))
        }
        Entry::Corner => notes(true),
        Entry::Centre => notes(false),
        Entry::Colour => {
            let mut writes = Vec::new();
            for (cell, face) in cells.iter().map(|&cell| (cell, view.cells[cell])) {
                if !face.notes.colours.is_empty() {
                    writes.push((cell, Write::Colours(Tints::NONE)));
                }
                let coloured = face.notes.candidates();
                writes.extend(coloured.map(|(digit, _)| (cell, Write::Candidate(digit, None))));
            }
            some(writes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::session::Session;
    use grille_engine::sudoku::{Puzzle, Sheet, Sudoku};
    use grille_table::{Playable, Played, Table};

    /// Writes one thing after the other in cells of a 4x4 with one given; what moves come out.
    fn moves(marks: Marks, steps: &[(&str, Entry, usize)]) -> Vec<String> {
        let puzzle = Puzzle::of_line("1...............").unwrap();
        let mut table: Table<Sudoku> = Table::new(Played::new(Sheet::new(&puzzle)));
        let desk = Desk { marks, ..Desk::default() };
        let mut made = Vec::new();
        for &(cells, entry, number) in steps {
            let cells = cells.split(' ').map(|cell| cell.parse().unwrap()).collect();
            let view = Sudoku::view(&table);
            let change = match Digit::new(number) {
                Some(own) => digit(&view, &desk, &cells, own, entry),
                None => erased(&view, &cells, marks, entry),
            };
            made.push(change.as_ref().map_or_else(|| "-".to_owned(), Move::to_string));
            if let Some(change) = change {
                assert!(table.write(change, false));
            }
        }
        // Every move is one step back.
        let mut session: Session<Sheet> = table.session().clone();
        while session.undo() {}
        assert_eq!(session.sheet(), &Sheet::new(&puzzle));
        made
    }

    #[test]
    fn the_same_again_takes_it_away_in_every_entry() {
        for (entry, on, off) in [
            (Entry::Digit, "r1c2=3 r1c3=3", "r1c2=. r1c3=."),
            (Entry::Corner, "r1c2=^3 r1c3=^3", "r1c2=^- r1c3=^-"),
            (Entry::Centre, "r1c2=?3 r1c3=?3", "r1c2=. r1c3=."),
            (Entry::Colour, "r1c2=#3 r1c3=#3", "r1c2=#- r1c3=#-"),
        ] {
            let cells = "r1c2 r1c3";
            let found = moves(Marks::Corners, &[(cells, entry, 3), (cells, entry, 3)]);
            assert_eq!(found, [on, off], "{entry:?}");
        }
    }

    #[test]
    fn a_mark_that_some_have_is_given_to_the_others() {
        let steps = [("r1c2", Entry::Centre, 3), ("r1c2 r1c3", Entry::Centre, 3)];
        assert_eq!(moves(Marks::Corners, &steps), ["r1c2=?3", "r1c3=?3"]);
    }

    #[test]
    fn givens_take_colours_and_nothing_else() {
        let steps =
            [("r1c1", Entry::Digit, 2), ("r1c1", Entry::Corner, 2), ("r1c1", Entry::Colour, 2)];
        assert_eq!(moves(Marks::Corners, &steps), ["-", "-", "r1c1=#2"]);
    }

    #[test]
    fn at_its_place_a_mark_is_taken_away_wherever_it_was_written() {
        let puzzle = Puzzle::of_line("1...............").unwrap();
        let mut table: Table<Sudoku> = Table::new(Played::new(Sheet::new(&puzzle)));
        table.write("r1c2=^3".parse().unwrap(), false);
        let desk = Desk { marks: Marks::Places, ..Desk::default() };
        let cells = BTreeSet::from(["r1c2".parse().unwrap()]);
        let change =
            digit(&Sudoku::view(&table), &desk, &cells, Digit::new(3).unwrap(), Entry::Centre);
        assert_eq!(change.unwrap().to_string(), "r1c2=^-");
    }

    #[test]
    fn the_eraser_takes_digits_before_marks_and_marks_before_colours() {
        let steps = [
            ("r1c2", Entry::Colour, 1),
            ("r1c2", Entry::Corner, 2),
            ("r1c3", Entry::Digit, 4),
            ("r1c2 r1c3", Entry::Digit, 0),
            ("r1c2 r1c3", Entry::Digit, 0),
            ("r1c2 r1c3", Entry::Digit, 0),
            ("r1c2 r1c3", Entry::Digit, 0),
        ];
        let found = moves(Marks::Corners, &steps);
        assert_eq!(found[3..], ["r1c3=.", "r1c2=^-", "r1c2=#-", "-"]);
    }

    #[test]
    fn one_digit_is_marked_everywhere_it_can_be_and_the_same_again_takes_it_away() {
        let puzzle = Puzzle::of_line("1....1..........").unwrap();
        let mut table: Table<Sudoku> = Table::new(Played::new(Sheet::new(&puzzle)));
        table.write("r3c3=?2 r4c1=1".parse().unwrap(), false);
        let one = Digit::new(1).unwrap();
        let mut write = |entry| {
            let change = everywhere(&Sudoku::view(&table), one, Marks::Corners, entry).unwrap();
            let text = change.to_string();
            table.write(change, false);
            text
        };
        assert_eq!(write(Entry::Digit), "r3c3=?1+2 r3c4=?1");
        assert_eq!(write(Entry::Corner), "r3c3=^1 r3c4=^1");
        assert_eq!(write(Entry::Centre), "r3c3=?2 r3c4=.");
    }

    #[test]
    fn candidates_are_coloured_where_they_are_shown() {
        let puzzle = Puzzle::of_line("1...............").unwrap();
        let mut table: Table<Sudoku> = Table::new(Played::new(Sheet::new(&puzzle)));
        table.write("r1c2=?2+3 r1c3=^2 r1c4=?3".parse().unwrap(), false);
        let cells: BTreeSet<Cell> = puzzle.size().iter().collect();
        let (two, tint) = (Digit::new(2), Tint::new(7).unwrap());
        let on = coloured(&Sudoku::view(&table), &cells, two, tint).unwrap();
        assert_eq!(on.to_string(), "r1c2=2#7 r1c3=2#7");
        table.write(on, false);
        let off = coloured(&Sudoku::view(&table), &cells, two, tint).unwrap();
        assert_eq!(off.to_string(), "r1c2=2#- r1c3=2#-");
    }
}
