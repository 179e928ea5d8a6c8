//! Which game it is hangs on what makes the puzzle, and on nothing that is only said about it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_engine::sudoku::{self, Sudoku};
use grille_store::Id;
use std::collections::BTreeSet;

fn puzzle(text: &str) -> Puzzle {
    (grille_formats::NON.read)(text).next().unwrap().unwrap()
}

fn id(text: &str) -> Id {
    Id::of::<Nonogram>(&puzzle(text))
}

#[test]
fn what_is_only_said_about_a_puzzle_does_not_count() {
    let plain = "width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n0\n";
    let own = id(plain);
    assert_eq!(own.to_string(), "5b9347df0d67314b4cfc85d9eb0b1f2d", "as in version 0.1");
    for same in ["title \"x\"\n", "goal \"1010\"\n", "givens \"????\"\n"] {
        assert_eq!(id(&format!("{plain}{same}")), own, "{same}");
    }
    let others = [
        "width 2\nheight 2\nrows\n1\n1\ncolumns\n0\n2\n",
        "width 2\nheight 2\nrows\n1\n1\ncolumns\n1,1\n0\n",
        "width 2\nheight 1\nrows\n1,1\ncolumns\n2\n0\n",
        "width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n0\ngivens \"1???\"\n",
        "width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n0\ngivens \"?0??\"\n",
        "width 2\nheight 2\ncolor a #f00\ncolor b #00f\nrows\n1a\n1a\ncolumns\n2a\n0\n",
        "width 2\nheight 2\ncolor a #f00\ncolor b #00f\nrows\n1a\n1b\ncolumns\n2a\n0\n",
    ];
    let ids: BTreeSet<Id> = others.iter().map(|text| id(text)).collect();
    assert!(ids.len() == others.len() && !ids.contains(&own));
}

#[test]
fn sudokus_differ_by_what_is_given() {
    let of = |line: &str| Id::of::<Sudoku>(&sudoku::Puzzle::of_line(line).unwrap());
    let ids: BTreeSet<Id> =
        ["1...............", "2...............", ".1..............", "................"]
            .map(of)
            .into();
    assert_eq!(ids.len(), 4);
    assert_eq!(of("1...............").to_string(), "5046ea3e13b6fd1bba2456c901dea4c4");
}
