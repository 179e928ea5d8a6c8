//! Undo, redo and the text form of a game in progress.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::Contradiction;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Puzzle, Sheet};
use grille_engine::session::{Act, Session};

fn cell(row: u16, col: u16) -> Cell {
    Cell { row, col }
}

fn ink(index: usize) -> Mark {
    Mark::Ink(Colour::new(index).unwrap())
}

#[test]
fn undo_and_redo_go_all_the_way() {
    let mut session = Session::new(Sheet::new(Size::new(2, 2).unwrap()));
    let moves = [
        Move(vec![(cell(0, 0), ink(1)), (cell(0, 1), ink(1))]),
        // The same cell twice: the way back must restore what was first.
        Move(vec![(cell(0, 0), Mark::Cross), (cell(0, 0), ink(2))]),
        Move(vec![(cell(1, 1), Mark::Cross)]),
    ];
    let mut sheets = vec![session.sheet().clone()];
    for change in &moves {
        assert!(session.play(change.clone()));
        sheets.push(session.sheet().clone());
    }
    for sheet in sheets[..3].iter().rev() {
        assert!(session.undo());
        assert_eq!(session.sheet(), sheet);
    }
    assert!(!session.undo());
    for sheet in &sheets[1..] {
        assert!(session.redo());
        assert_eq!(session.sheet(), sheet);
    }
    assert!(!session.redo());

    assert!(session.restart());
    assert_eq!(session.sheet(), &sheets[0]);
    assert!(session.undo(), "starting over can be taken back");
    assert_eq!(session.sheet(), &sheets[3]);
    assert!(session.undo() && session.play(moves[0].clone()));
    assert!(!session.redo(), "a new move ends what could be made again");
}

#[test]
fn a_move_outside_changes_nothing() {
    let mut session = Session::new(Sheet::new(Size::new(2, 2).unwrap()));
    let before = session.sheet().clone();
    assert!(!session.play(Move(vec![(cell(0, 0), ink(1)), (cell(2, 0), ink(1))])));
    assert_eq!(session.sheet(), &before);
    assert!(!session.undo());
}

#[test]
fn acts_are_one_line_of_text() {
    for text in ["r1c1=1 r1c2=x r12c345=.", "undo", "redo", "r1c1=31"] {
        assert_eq!(text.parse::<Act<Move>>().unwrap().to_string(), text);
    }
    for bad in ["r1c1", "r1c1=32", "r1c1=y", "r0c1=1", "Undo"] {
        assert!(bad.parse::<Act<Move>>().is_err(), "{bad}");
    }
}

#[test]
fn replaying_the_text_rebuilds_the_game() {
    let journal = "r1c1=1 r1c2=1\nr2c2=x\nundo\nredo\nundo\nr2c1=1";
    let mut session = Session::new(Sheet::new(Size::new(2, 2).unwrap()));
    for line in journal.lines() {
        assert!(session.act(&line.parse().unwrap()), "{line}");
    }
    let moves: Vec<String> = session.moves().map(Move::to_string).collect();
    assert_eq!(moves, ["r1c1=1 r1c2=1", "r2c1=1"]);
}

#[test]
fn a_sheet_says_what_is_known() {
    let puzzle = Puzzle::black_and_white(&[&[2], &[1]], &[&[2], &[1]]).unwrap();
    let mut session = Session::new(Sheet::new(puzzle.size()));
    session.play(Move(vec![(cell(0, 0), ink(1)), (cell(1, 1), Mark::Cross)]));
    assert_eq!(session.sheet().board(&puzzle).unwrap().to_string(), "#?\n?.\n");
    session.play(Move(vec![(cell(0, 0), ink(7))]));
    assert_eq!(session.sheet().board(&puzzle), Err(Contradiction));
}
