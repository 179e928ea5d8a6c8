//! Making and mending as a process: what is written, and what is not.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, scratch};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

fn run(args: &[&str]) -> (i32, String, String) {
    common::run(args, "")
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let read = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect()
}

#[test]
fn the_same_seed_fills_a_folder_with_the_same_puzzles_on_any_number_of_threads() {
    let made: Vec<_> = ["1", "3"]
        .iter()
        .map(|threads| {
            let folder = scratch(threads);
            let output = folder.to_str().unwrap();
            let (code, out, err) = run(&[
                "new",
                "12",
                "9",
                "--class",
                "easy",
                "--seed",
                "same",
                "--number",
                "12",
                "--threads",
                threads,
                "--output",
                output,
            ]);
            assert_eq!((code, out.as_str()), (0, ""), "{err}");
            assert_eq!(err, format!("12 puzzles in {output} (seed same)\n"));
            files(&folder)
        })
        .collect();
    assert_eq!(made[0].len(), 12);
    assert_eq!(made[0], made[1]);
    assert!(made[0].contains_key("12x9-easy-01.non"), "{:?}", made[0].keys());
    let folder = scratch("1");
    for (name, text) in &made[0] {
        fs::write(folder.join(name), text).unwrap();
    }
    let (code, out, _) = run(&["rate", folder.to_str().unwrap()]);
    assert_eq!(
        (code, out.lines().filter(|line| line.contains(": easy")).count()),
        (0, 12),
        "{out}"
    );
}

#[test]
fn nothing_is_replaced_unless_that_is_asked_for() {
    let folder = scratch("there");
    fs::write(folder.join("5x5-random-2.non"), "mine").unwrap();
    let args = ["new", "5", "--number", "3", "--seed", "a", "--output", folder.to_str().unwrap()];
    let (code, _, err) = run(&args);
    assert_eq!(code, 2);
    assert!(err.contains("5x5-random-2.non is there already"), "{err}");
    assert_eq!(files(&folder).len(), 1, "nothing was written");
    let (code, _, _) = run(&[&args[..], &["--force"]].concat());
    assert_eq!((code, files(&folder).len()), (0, 3));
    assert_ne!(files(&folder)["5x5-random-2.non"], "mine");
}

#[test]
fn an_interrupt_leaves_only_whole_files() {
    let folder = scratch("interrupted");
    let output = folder.to_str().unwrap();
    let args =
        ["new", "20", "--class", "medium", "--number", "100000", "--seed", "i", "--output", output];
    let mut child = grille(&args).spawn().unwrap();
    while fs::read_dir(&folder).map_or(0, Iterator::count) < 3 {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    let files = files(&folder);
    assert!(files.keys().all(|name| name.ends_with(".non")), "{:?}", files.keys());
    let (code, out, err) = run(&["check", output]);
    assert_eq!((code, out.lines().count()), (0, files.len()), "{err}");
}

#[test]
fn without_a_seed_puzzles_differ_and_say_theirs() {
    let [one, other] = [0; 2].map(|_| run(&["new", "6", "--json"]).1);
    let seed = |text: &str| {
        let object: serde_json::Value = serde_json::from_str(text).unwrap();
        (object["seed"].as_str().unwrap().to_owned(), object["text"].as_str().unwrap().to_owned())
    };
    let ((name, text), (another, _)) = (seed(&one), seed(&other));
    assert_ne!(name, another);
    let again = run(&["new", "6", "--json", "--seed", name.strip_suffix("/1").unwrap()]).1;
    assert_eq!(seed(&again), (name, text));
}

#[test]
fn a_repaired_picture_is_written_and_is_unique() {
    let folder = scratch("repaired");
    let (puzzle, mended) = (folder.join("two.non"), folder.join("mended.non"));
    fs::write(&puzzle, "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\ngoal \"1001\"\n").unwrap();
    let (puzzle, mended) = (puzzle.to_str().unwrap(), mended.to_str().unwrap());
    let (code, out, err) = run(&["repair", puzzle, "--output", mended]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(run(&["check", mended]).0, 0);
    // More than there is: nothing is written.
    let other = folder.join("other.non");
    let (code, _, err) =
        run(&["repair", puzzle, "--output", other.to_str().unwrap(), "--take", "99"]);
    assert_eq!(code, 2);
    assert!(err.contains("there is no proposal 99") && !other.exists(), "{err}");
    let (code, _, err) = run(&["repair", puzzle, mended, "--output", other.to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("takes one puzzle") && !other.exists(), "{err}");
}

#[test]
fn bad_files_are_told_and_good_ones_answered() {
    let folder = scratch("bad");
    let bad = folder.join("bad.picross");
    fs::write(&bad, "2 2\nx\n").unwrap();
    for command in ["rate", "repair"] {
        let (code, out, err) = run(&[command, bad.to_str().unwrap(), "notes"]);
        assert_eq!(code, 2);
        assert!(out.starts_with("notes: "), "{out}");
        assert!(err.contains("bad.picross:2:1"), "{err}");
        let (code, _, err) = run(&[command, "nowhere"]);
        assert_eq!(code, 2);
        assert!(err.contains("no such file"), "{err}");
    }
}

#[test]
fn limits_end_what_would_take_long() {
    let (code, _, err) =
        run(&["new", "40", "--density", "0.2", "--source", "noise", "--step-limit", "2000"]);
    assert_eq!(code, 2);
    assert!(err.contains("limit reached"), "{err}");
    let (code, out, _) = run(&["rate", "owl", "--step-limit", "10"]);
    assert_eq!((code, out.as_str()), (2, "owl: limit reached before the answer\n"));
}
