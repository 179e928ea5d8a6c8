//! One command line for both games: folders with both, what one game has and the other has
//! not, and `grille sudoku X` as the same command as `grille X`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{run, scratch};
use serde_json::Value;
use std::fs;

/// Two nonograms, two sudokus, and a text that is neither.
const MIXED: &str = "crates/grille/tests/data/mixed";
const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Another digit where the puzzle has one.
const OTHER: &str =
    "63..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn seven_commands_take_a_mixed_folder() {
    let convert = ["convert", "--to", "non", "--to", "line"];
    for (args, code, answers) in [
        (&["solve"][..], 0, ["4132321414232341", "notes.non", "state.sdk: more", "no other"]),
        (&["check"], 1, ["four.sdm: unique", "notes.non: unique", "state.sdk: at", "two.picross:"]),
        (&["rate"], 0, ["four.sdm: trivial", "notes.non: trivial", "guessing", "two.picross:"]),
        (&["hint"], 1, ["Look at column 2", "Look at row 4", "state.sdk\n", "two.picross\n"]),
        (
            &["explain"],
            1,
            ["four.sdm (4 × 4)", "Music notes (5 × 5)", "(4 × 4)", "two.picross (2 × 2)"],
        ),
        (&["bench"], 0, ["mixed", "4 ", "4 ", "0 "]),
    ] {
        let (found, out, err) = run(&[args, &[MIXED]].concat(), "");
        assert_eq!((found, err.as_str()), (code, ""), "{args:?}: {out}");
        let mut rest = out.as_str();
        for answer in answers {
            let at = rest.find(answer).unwrap_or_else(|| panic!("{args:?}: {answer} in {out}"));
            rest = &rest[at + answer.len()..];
        }
        let (found, out, err) = run(&[args, &["--json", MIXED]].concat(), "");
        assert_eq!((found, err.as_str()), (code, ""), "{args:?} --json");
        let all = objects(&out);
        if args == ["bench"] {
            assert_eq!((all[0]["puzzles"].as_u64(), all.len()), (Some(4), 1), "{out}");
            assert_eq!(all[0]["method"], "fewest-candidates, search");
            continue;
        }
        let names: Vec<&str> =
            all.iter().map(|object| object["puzzle"].as_str().unwrap()).collect();
        let files = ["four.sdm", "notes.non", "state.sdk", "two.picross"];
        assert_eq!(names, files.map(|file| format!("{MIXED}/{file}")), "{args:?}");
    }
    let (code, out, _) = run(&[&convert[..], &["--json", MIXED]].concat(), "");
    assert_eq!(code, 0);
    let formats: Vec<Value> = objects(&out).iter().map(|one| one["format"].clone()).collect();
    assert_eq!(formats, ["line", "non", "line", "non"]);
    let folder = scratch("mixed-convert");
    let path = folder.to_str().unwrap();
    let (code, out, err) = run(&[&convert[..], &["-o", path, MIXED]].concat(), "");
    assert_eq!((code, out.as_str()), (0, ""));
    // What is lost is told: a line has no room for what was written into the grid.
    let lost = "state.sdk: line files cannot keep goals and saved boards\n";
    assert!(err.ends_with(lost) && err.lines().count() == 1, "{err}");
    let (code, out, _) = run(&["check", path], "");
    assert_eq!((code, out.lines().count()), (1, 4), "{out}");
    // What a format cannot hold is an object too, in its place.
    let (code, out, _) = run(&["convert", "--to", "line", "--json", MIXED], "");
    let all = objects(&out);
    let status: Vec<&str> = all.iter().map(|one| one["status"].as_str().unwrap()).collect();
    assert_eq!((code, status), (2, vec!["written", "error", "written", "error"]));
    // Into one file they do not go, and nothing is half written.
    let (code, out, err) = run(&[&convert[..], &[MIXED]].concat(), "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("puzzles of two games do not go into one file"), "{err}");
}

#[test]
fn a_game_is_recognised_wherever_it_comes_from() {
    for (args, input) in [
        (&["check", NINE][..], ""),
        (&["check"], NINE),
        (&["check", "-"], NINE),
        (&["check", &NINE.replace('.', "0")], ""),
    ] {
        let (code, out, err) = run(args, input);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        assert!(out.ends_with(": unique solution\n"), "{out}");
    }
    let (code, _, err) = run(&["check", &NINE[1..]], "");
    assert_eq!(code, 2);
    assert!(err.contains("80 cells"), "{err}");
    let (code, out, _) = run(&["check", "owl", NINE, "-"], "2 2\n1\n1\n1\n1\n");
    assert_eq!((code, out.lines().count()), (1, 3));
    // Many lines are read a chunk at a time, whichever way the game is found.
    let many = format!("{NINE}\n").repeat(1000);
    let (code, out, _) = run(&["solve"], &many);
    assert_eq!((code, out.lines().count()), (0, 1000));
}

#[test]
fn with_the_game_fixed_it_is_the_same_command() {
    let four = format!("{MIXED}/four.sdm");
    let commands: &[&[&str]] = &[
        &["solve"],
        &["solve", "--to", "line"],
        &["solve", "--count"],
        &["solve", "--trace", "--method", "ladder"],
        &["check"],
        &["check", "--why"],
        &["rate"],
        &["rate", "--json"],
        &["hint", "--level", "argument"],
        &["hint", "--level", "line", "--json"],
        &["explain"],
        &["explain", "--to", "html"],
        &["explain", "--json"],
        &["convert", "--to", "sdk"],
        &["convert", "--to", "line", "--json"],
    ];
    for args in commands {
        for input in [NINE, &four, "12.............."] {
            let plain = run(&[args, &[input][..]].concat(), "");
            let fixed = run(&[&["sudoku"], *args, &[input]].concat(), "");
            assert_eq!(plain, fixed, "{args:?} {input}");
        }
    }
}

#[test]
fn what_a_game_lacks_is_said_in_one_sentence_that_names_it() {
    for (args, lang, said) in [
        (&["check", "--why", "12.............."][..], "en", "--why is not answered for sudoku"),
        (&["check", "--why", "12.............."], "fr", "--why n'a pas de réponse pour le sudoku"),
        (&["solve", "--to", "ascii", NINE], "en", "--to ascii means nothing to sudoku"),
        (&["solve", "--to", "grid", "owl"], "en", "--to grid means nothing to nonograms"),
        (&["solve", "--method", "bands", "owl"], "en", "bands is no method for nonograms"),
        (&["check", "--method", "search", NINE], "fr", "pas une méthode pour le sudoku"),
        (&["sudoku", "check", "--rules", "never", NINE], "en", "--rules means nothing to sudoku"),
        (&["solve", "--count", "--states", "9", NINE], "en", "--states means nothing to sudoku"),
        (&["check", "--seed", "1", NINE], "en", "--seed means nothing to bands"),
        (&["convert", "--to", "non", NINE], "en", "non is a format for nonograms, not for sudoku"),
        (&["convert", "--to", "line", "owl"], "fr", "line est un format pour le sudoku"),
        (&["sudoku", "solve", "--from", "non", NINE], "en", "non is a format for nonograms"),
        (&["sudoku", "new", "--to", "non"], "en", "non is a format for nonograms"),
        (&["new", "5", "--to", "line"], "en", "line is a format for sudoku"),
        (&["sudoku", "check", "puzzles/owl.non"], "en", "holds nonograms, not sudoku"),
        (&["sudoku", "hint", "owl"], "en", "holds nonograms, not sudoku"),
        (&["repair", "crates/grille/tests/data/mixed/four.sdm"], "en", "sudoku, not nonograms"),
        (&["solve", "--from-board", NINE], "en", "`[State]` in sdk"),
        (&["solve", "--from-board", "owl"], "en", "`saved` in .non"),
        (&["hint", NINE, "--board", "12"], "en", "--board needs 81 cells"),
        (&["hint", NINE, "--board", OTHER], "fr", "--board y a"),
        (&["hint", "owl", "--board", NINE], "en", "--board is for sudoku"),
        (&["convert", "--to", "line", "--to", "grid", NINE], "en", "two formats for sudoku"),
    ] {
        let (code, out, err) = run(&[&["--lang", lang], args].concat(), "");
        assert!(code != 0, "{args:?}");
        // French has its own marks, which are set by one rule and tested there.
        let told = (out + &err).replace('’', "'").replace('\u{a0}', " ");
        assert_eq!(told.matches(said).count(), 1, "{args:?}: {err}");
    }
}

#[test]
fn sudokus_are_counted_and_started_from_what_was_written() {
    let (code, out, _) = run(&["solve", "--count", "................"], "");
    assert_eq!((code, out.as_str()), (0, "288 solutions\n"));
    let state = format!("{MIXED}/state.sdk");
    let (_, out, _) = run(&["solve", "--count", &state], "");
    assert_eq!(out, "24 solutions\n");
    let limited = ["solve", "--count", "--step-limit", "1000", &".".repeat(81)];
    let (code, out, _) = run(&limited, "");
    assert_eq!(code, 2);
    assert!(out.starts_with("limit reached: at least "), "{out}");
    let (code, out, _) = run(&["solve", "--from-board", "--to", "line", "--first", &state], "");
    assert_eq!(code, 0);
    assert!(out.starts_with("1234"), "{out}");
}

#[test]
fn sudokus_are_made_into_files() {
    let folder = scratch("sudoku-new");
    let path = folder.to_str().unwrap();
    let args = ["sudoku", "new", "4", "--seed", "s", "-n", "3", "-o", path];
    assert_eq!(run(&args, "").0, 0);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    let (code, _, err) = run(&args, "");
    assert_eq!(code, 2);
    assert!(err.contains("is there already"), "{err}");
    assert_eq!(run(&[&args[..], &["--force"]].concat(), "").0, 0);
    let (code, out, _) = run(&["check", path], "");
    assert_eq!((code, out.lines().count()), (0, 3));
}

#[test]
fn the_help_fits_a_screen_and_names_both_games() {
    let (code, out, _) = run(&["--help"], "");
    assert_eq!(code, 0);
    assert!(out.lines().count() <= 50, "{out}");
    assert!(out.contains("nonogram") && out.contains("sudoku"), "{out}");
    for command in ["solve", "check", "rate", "hint", "explain", "convert", "bench"] {
        let (_, out, _) = run(&[command, "--help"], "");
        assert!(out.contains("of nonograms, sudokus or both"), "{command}: {out}");
    }
}

/// What is wrong is looked for among the player's own digits, and only there.
#[test]
fn a_half_filled_grid_beside_its_puzzle_is_told_from_what_is_given() {
    let mut board = NINE.to_owned();
    board.replace_range(2..3, "2");
    let (_, out, _) = run(&["hint", NINE, "--board", &board, "--level", "argument"], "");
    assert!(out.contains("no longer be completed"), "{out}");
    let (_, out, _) = run(&["hint", &board], "");
    assert!(out.contains("The puzzle itself has no solution"), "{out}");
}
