//! `grille sudoku` as a process.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::run;
use serde_json::Value;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn a_sudoku_is_solved_from_an_argument_and_from_every_format() {
    let (code, out, err) = run(&["sudoku", "solve", PUZZLE], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("534|678|912\n") && out.ends_with("unique solution\n"), "{out}");
    for format in ["line", "grid", "sdk", "candidates", "opensudoku"] {
        let (code, text, err) = run(&["sudoku", "convert", PUZZLE, "--to", format], "");
        assert_eq!((code, err.as_str()), (0, ""), "{format}");
        let (code, out, err) = run(&["sudoku", "solve", "--to", "line"], &text);
        assert_eq!((code, out.trim(), err.as_str()), (0, SOLUTION, ""), "{format}: {text}");
        let (_, back, _) = run(&["sudoku", "convert", "--to", "line"], &text);
        assert_eq!(back.trim(), PUZZLE, "{format}");
    }
}

#[test]
fn every_method_gives_the_same_answer() {
    for method in ["bands", "fewest-candidates", "exact-cover", "backtrack", "ladder"] {
        let args = ["sudoku", "check", "--json", "--method", method, PUZZLE];
        let (code, out, err) = run(&args, "");
        assert_eq!((code, err.as_str()), (0, ""), "{method}");
        let object: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(object["status"], "unique", "{method}");
        assert_eq!(object["solutions"], serde_json::json!([SOLUTION]), "{method}");
        assert_eq!(object["method"], method);
    }
    let (code, _, err) = run(&["sudoku", "check", "--method", "bands", "12.4............"], "");
    assert_eq!(code, 2);
    assert!(err.contains("not for 4x4"), "{err}");
}

#[test]
fn none_several_and_bad_lines_are_told_with_their_places_and_the_rest_is_done() {
    let empty = ".".repeat(81);
    let twice = format!("55{}", &PUZZLE[2..]);
    let letter = format!("5e{}", &PUZZLE[2..]);
    let mut lines = vec![PUZZLE.to_owned(); 100];
    lines.push(PUZZLE[..80].to_owned());
    lines.push(format!("{PUZZLE}1"));
    lines.push(letter);
    lines.push(twice);
    lines.push(empty);
    lines.push(PUZZLE.to_owned());
    let (code, out, err) = run(&["sudoku", "solve", "--to", "line"], &(lines.join("\n") + "\n"));
    assert_eq!(code, 2);
    let out: Vec<&str> = out.lines().collect();
    assert_eq!(out.len(), 100 + 1 + 3 + 1, "{out:?}");
    assert_eq!((out[0], *out.last().unwrap()), (SOLUTION, SOLUTION));
    assert_eq!(out[100], "stdin:104: no solution: 5 is twice in row 1, in r1c1 and r1c2");
    assert!(out[103].starts_with("stdin:105: more than 2 solutions"), "{}", out[103]);
    for place in ["stdin:101:1: 80 cells", "stdin:102:1: 82 cells", "stdin:103:2: "] {
        assert!(err.contains(place), "{place}: {err}");
    }
}

#[test]
fn the_same_seed_makes_the_same_sudokus_on_any_number_of_threads() {
    let made = |threads: &str| {
        let args = ["sudoku", "new", "--seed", "s", "--number", "20", "--threads", threads];
        run(&args, "")
    };
    let (code, out, err) = made("1");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(made("3").1, out);
    let (code, checked, _) = run(&["sudoku", "check", "-"], &out);
    assert_eq!(code, 0);
    assert_eq!(checked.lines().filter(|line| line.ends_with("unique solution")).count(), 20);
    for (side, cells) in [("4", 16), ("6", 36), ("16", 256)] {
        let (code, out, _) = run(&["sudoku", "new", side, "--seed", "s", "--to", "line"], "");
        assert_eq!((code, out.trim().len()), (0, cells));
    }
    let (code, _, err) = run(&["sudoku", "new", "--clues", "16"], "");
    assert_eq!(code, 2);
    assert!(err.contains("from 17 to 81 clues"), "{err}");
}

#[test]
fn steps_are_told_one_by_one() {
    let (code, out, _) = run(&["sudoku", "solve", "--trace", "--method", "ladder", PUZZLE], "");
    assert_eq!(code, 0);
    assert!(out.contains("(naked single)") || out.contains("(hidden single)"), "{out}");
    let (_, out, _) = run(&["--lang", "fr", "sudoku", "solve", "--trace", PUZZLE], "");
    assert!(out.contains("solution unique") || out.contains("unique"), "{out}");
}
