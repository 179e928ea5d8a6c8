//! `grille explain` and `grille hint` as their users meet them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, run, scratch};
use grille_formats::collection::COLLECTION;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

fn numbers(value: &Value) -> BTreeSet<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// The cells of a list: row and column from 0, and the colours they may have.
fn cells(list: &Value) -> Vec<(usize, usize, BTreeSet<u64>)> {
    let place = |value: &Value| value.as_u64().unwrap() as usize - 1;
    let list = list.as_array().unwrap().iter();
    list.map(|cell| (place(&cell["row"]), place(&cell["column"]), numbers(&cell["colours"])))
        .collect()
}

/// Every step is right, rests on what is known by then, and together they are the goal.
#[test]
fn every_puzzle_of_the_collection_is_explained_from_the_empty_board() {
    for lang in ["en", "fr"] {
        let (code, out, err) = run(&["explain", "--json", "--lang", lang, "puzzles"], "");
        assert_eq!((code, err.as_str()), (0, ""));
        let objects: Vec<Value> =
            out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(objects.len(), COLLECTION.len());
        for item in COLLECTION {
            let name = format!("puzzles/{}.non", item.name);
            let object = objects.iter().find(|object| object["puzzle"] == name).unwrap();
            replay(item.name, object);
        }
    }
}

fn replay(name: &str, object: &Value) {
    let puzzle = COLLECTION.iter().find(|item| item.name == name).unwrap().puzzle();
    let goal = puzzle.goal().unwrap();
    let goal: Vec<Vec<u64>> =
        goal.rows().map(|row| row.iter().map(|colour| colour.index() as u64).collect()).collect();
    let all: BTreeSet<u64> = (0..puzzle.palette().inks().len() as u64).collect();
    let mut board = vec![vec![all; puzzle.size().cols()]; puzzle.size().rows()];
    let mut take = |step: &Value| {
        for list in ["evidence", "premises"] {
            for (row, col, colours) in cells(&step[list]) {
                assert!(board[row][col].is_subset(&colours), "{name}: {step}");
            }
        }
        let mut settled = 0;
        for (row, col, colours) in cells(&step["cells"]) {
            assert!(colours.contains(&goal[row][col]), "{name}: {step}");
            let left: BTreeSet<u64> = board[row][col].intersection(&colours).copied().collect();
            settled += usize::from(left.len() == 1 && board[row][col].len() > 1);
            board[row][col] = left;
        }
        assert!(!step["text"].as_array().unwrap().is_empty());
        settled
    };
    for step in object["deductions"].as_array().unwrap() {
        // What excludes an ink settles nothing; what rests on it settles every cell it names.
        for elimination in step["eliminations"].as_array().unwrap() {
            assert_eq!(take(elimination), 0, "{name}: {elimination}");
        }
        assert_eq!(take(step), cells(&step["cells"]).len(), "{name}: {step}");
    }
    let settled: Vec<Vec<BTreeSet<u64>>> =
        goal.iter().map(|row| row.iter().map(|&colour| [colour].into()).collect()).collect();
    assert_eq!(board, settled, "{name}");
    assert_eq!((&object["status"], &object["open"]), (&"solved".into(), &0.into()), "{name}");
}

/// The page stands by itself: one document, well formed, and everything used is in it.
#[test]
fn a_page_is_whole_and_needs_nothing_else() {
    let title = "<b>A & B</b>";
    let text = format!(
        "title {title}\ncolor r #c00\ncolor y #fc0\nwidth 3\nheight 2\n\nrows\n2r,1y\n1y\n\ncolumns\n1r,1y\n1r\n1y\n"
    );
    for (args, input) in [
        (&["explain", "--to", "html", "fishbowl"][..], ""),
        (&["explain", "--to", "html", "--lang", "fr", "owl"], ""),
        (&["explain", "--to", "html", "-"], text.as_str()),
        // Assumptions have pictures too, and so has what is left open.
        (&["explain", "--to", "html", "examples/table2.picross"], ""),
    ] {
        let (code, page, err) = run(args, input);
        assert!(code < 2 && err.is_empty(), "{args:?}: {err}");
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&page, options).unwrap();
        let all = || document.descendants();
        let ids: Vec<&str> = all().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "every name once");
        for used in all().filter_map(|node| node.attribute("href")) {
            assert!(ids.contains(&used.strip_prefix('#').expect("nothing from elsewhere")));
        }
        let steps =
            all().filter(|node| node.attribute("id").is_some_and(|id| id.starts_with("step-")));
        for step in steps.clone() {
            assert!(step.descendants().any(|node| node.has_tag_name("svg")));
        }
        assert!(!page.contains("http") && !page.contains("<script"));
        if input == text {
            let heading = all().find(|node| node.has_tag_name("h1")).unwrap();
            assert_eq!(heading.text(), Some(title));
            assert!(steps.count() > 2);
        }
    }
}

#[test]
fn what_remains_is_told() {
    let check = |input: &str, code: i32, said: &str| {
        let (found, out, err) = run(&["explain", "-"], input);
        assert_eq!((found, err.as_str()), (code, ""), "{out}");
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(out.ends_with(said), "{out}");
    };
    check(
        "2 2\n1\n1\n1\n1\n",
        1,
        "because there are several solutions from here. 4 cells are still open.",
    );
    check(
        "1 2\n1\n1\n1\n",
        1,
        "There is no solution. Row 1: with the cells in columns 1 and 2 filled, its blocks no longer fit.",
    );
    check(
        "1 1\n1\n1\n",
        0,
        "Solved in 1 step. Every step follows from those before it, so there is no other solution.",
    );
}

#[test]
fn a_limit_is_told_and_what_was_found_is_written() {
    let file = scratch("explain-limit").join("owl.md");
    let path = file.to_str().unwrap();
    let (code, out, _) = run(&["explain", "owl", "--step-limit", "300", "--output", path], "");
    assert_eq!((code, out.as_str()), (2, ""));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("# Owl\n\n1. ") && text.contains("Limit reached after"), "{text}");
    // The same every time.
    let again = run(&["explain", "owl", "--step-limit", "300", "--to", "markdown"], "").1;
    assert_eq!(text, again);
}

#[test]
fn bad_input_is_told_and_nothing_is_written() {
    let folder = scratch("explain-bad");
    let page = folder.join("page.html");
    let path = page.to_str().unwrap();
    for (args, says) in [
        (&["explain", "nosuch", "-o", path][..], "there is no such file"),
        (&["explain", "nosuch", "--json", "-o", path], "there is no such file"),
        (&["explain", "owl", "snail", "-o", path], "a page or a PDF is for one puzzle"),
        (&["explain", "owl", "--from-board", "-o", path], "--from-board needs a saved board"),
        (&["explain", "owl", "--to", "docx", "-o", path], "“docx” is no value of --to"),
        (&["explain", "owl", "--json", "--to", "html", "-o", path], "does not go with"),
        (&["explain", "owl", "-o", "/nosuch/folder/page.html"], "/nosuch/folder/page.html"),
        (&["hint", "nosuch"], "there is no such file"),
        (&["hint", "owl", "--level", "all"], "“all” is no value of --level"),
        (&["hint", "owl", "--moves", "/nosuch/moves"], "/nosuch/moves"),
        (&["hint", "owl", "--moves", "x", "--from-board"], "does not go with"),
    ] {
        let (code, out, err) = run(args, "");
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.contains(says), "{args:?}: {err}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_no_file() {
    let folder = scratch("explain-interrupt");
    let (puzzle, page) = (folder.join("rooks.picross"), folder.join("page.html"));
    // Every cell of it is open, and no assumption leads anywhere: that takes long.
    fs::write(&puzzle, format!("90 90\n{}", "1\n".repeat(180))).unwrap();
    let args = ["explain", puzzle.to_str().unwrap(), "-o", page.to_str().unwrap()];
    let child = grille(&args).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(!page.exists());
}

/// The exit code and the object of a hint after these moves.
fn after(name: &str, puzzle: &str, moves: &str, level: &str) -> (i32, Value) {
    let file = scratch(name).join("moves");
    fs::write(&file, moves).unwrap();
    let path = file.to_str().unwrap();
    let (code, out, err) = run(&["hint", puzzle, "--json", "--level", level, "--moves", path], "");
    assert_eq!(err, "");
    (code, serde_json::from_str(&out).unwrap())
}

#[test]
fn moves_lead_to_a_board_and_the_wrong_one_is_blamed() {
    // Row 1 of the notes is 4: its first cell is empty.
    let (code, hint) = after("hint-right", "notes", "r1c1=x\nr1c2=1\n", "argument");
    assert_eq!((code, &hint["status"]), (0, &"next".into()));
    assert_eq!(hint["deduction"]["technique"], "full-line");

    let moves = "# my game\nr1c2=1\n\nr1c1=1 r1c3=1\nundo\nr1c1=1 r1c5=x r2c2=1\nr4c3=1\n";
    let (code, hint) = after("hint-wrong", "notes", moves, "argument");
    assert_eq!((code, &hint["status"]), (1, &"wrong".into()));
    assert_eq!((&hint["blame"]["move"], &hint["blame"]["line"]), (&2.into(), &6.into()));
    let blamed = cells(&hint["blame"]["cells"]);
    assert!(blamed == [(0, 0, [1].into())] || blamed == [(0, 4, [0].into())], "{blamed:?}");

    // What is supposed counts, and what was dropped does not.
    let moves = "suppose\nr1c1=1\ndrop\nsuppose\nr1c2=1\nr1c1=1\nkeep\n";
    let (_, hint) = after("hint-supposed", "notes", moves, "argument");
    assert_eq!((&hint["blame"]["move"], &hint["blame"]["line"]), (&2.into(), &6.into()));

    // Erasing the mistake mends it, and so does undo.
    for mended in ["r1c1=.\n", "undo\n", "suppose\nundo\nundo\n"] {
        let (code, hint) = after("hint-mended", "notes", &format!("r1c1=1\n{mended}"), "line");
        assert_eq!((code, &hint["status"]), (0, &"next".into()));
        assert!(hint.get("technique").is_none() && hint.get("blame").is_none());
    }
}

#[test]
fn bad_moves_are_shown_with_their_line() {
    for (moves, says) in [
        ("r1c1=1\n\nr1c1:1\n", ":3: expected a move like"),
        ("r1c1=1\nr6c1=1\n", ":2: this move leaves the grid, which has 5 rows and 5 columns"),
        ("r1c1=2\n", ":1: this move uses an ink that the puzzle has not"),
        ("r1c1=0\n", ":1: this move uses an ink that the puzzle has not"),
        ("r1c1=1\nundo\nundo\n", ":3: there is nothing to take back"),
    ] {
        let file = scratch("hint-bad").join("moves");
        fs::write(&file, moves).unwrap();
        let (code, out, err) = run(&["hint", "notes", "--moves", file.to_str().unwrap()], "");
        assert_eq!((code, out.as_str()), (2, ""), "{moves}");
        assert!(err.starts_with(&format!("grille: {}{says}", file.display())), "{err}");
    }
    let file = scratch("hint-bad").join("moves");
    fs::write(&file, "r1c1=1\n").unwrap();
    let path = file.to_str().unwrap();
    let (code, _, err) = run(&["hint", "notes", "owl", "--moves", path], "");
    assert_eq!(
        (code, err.as_str()),
        (2, "grille: --moves belongs to one puzzle, and there are several\n")
    );
    let two = "crates/formats/tests/data/tournament/ok/two-puzzles.txt";
    let (code, _, err) = run(&["hint", two, "--moves", path], "");
    assert_eq!(code, 2);
    assert!(err.contains("--moves belongs to one puzzle"), "{err}");
}

/// In both games, and not as if there were nothing to take back.
#[test]
fn what_is_given_cannot_be_written_over() {
    let file = scratch("hint-given").join("moves");
    let path = file.to_str().unwrap();
    for (puzzle, moves) in [
        (&["hint", "examples/ones-with-givens.picture"][..], "r1c1=1\nr1c1=. r1c2=x\n"),
        (&["sudoku", "hint", ".2..34.........."][..], "r1c1=1\nr1c1=. r1c2=1\n"),
    ] {
        fs::write(&file, moves).unwrap();
        for (lang, says) in [
            ("en", "this move writes into r1c2, which is given"),
            ("fr", "ce coup écrit dans l1c2, qui est donnée"),
        ] {
            let args = [puzzle, &["--lang", lang, "--moves", path]].concat();
            let (code, out, err) = run(&args, "");
            assert_eq!((code, out.as_str()), (2, ""));
            assert_eq!(err, format!("grille: {path}:2: {says}\n"));
        }
    }
}

#[test]
fn a_saved_board_is_where_a_hint_begins() {
    let text = "width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n\nsaved \"1?\n??\"\n";
    let (code, out, err) = run(&["hint", "--from-board", "--level", "cells", "-"], text);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("Look at row 1.") && out.contains("column 2"), "{out}");
}
