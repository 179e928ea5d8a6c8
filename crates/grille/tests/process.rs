//! The program as a process: pipes, standard input, interrupts, files written.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

fn grille(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grille"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Exit code, output and complaints, given this on standard input.
fn run(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = grille(args).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A folder of its own for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A puzzle with more solutions than anybody can wait for.
fn rooks(n: usize) -> String {
    format!("{n} {n}\n{}", "1\n".repeat(2 * n))
}

#[test]
fn standard_input_is_read_with_and_without_a_dash() {
    for args in [&["check"][..], &["check", "-"]] {
        let (code, out, err) = run(args, "1 1\n1\n1\n");
        assert_eq!((code, out.as_str(), err.as_str()), (0, "stdin: unique solution\n", ""));
    }
}

#[test]
fn a_problem_is_shown_at_its_place() {
    let (code, out, err) = run(&["check"], "2 2\n1\n1 x\n2\n0\n");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.starts_with("grille: stdin:3:3: expected the length of a block, found “x”\n"),
        "{err}"
    );
    assert!(err.contains("3 | 1 x\n"), "{err}");
    assert!(err.contains("help: "), "{err}");
}

#[test]
fn a_set_of_many_puzzles_is_answered_in_order_and_one_bad_one_hides_no_other() {
    let mut set = String::new();
    for id in 0..300 {
        set += &format!("${id}\n{}", if id == 150 { "x\n1\n" } else { "1\n1\n" });
    }
    let (code, out, err) = run(&["check", "--threads", "3"], &set);
    assert_eq!(code, 2);
    assert!(err.starts_with("grille: stdin:452:1: "), "{err}");
    let names: Vec<String> =
        (1..=300).filter(|n| *n != 151).map(|n| format!("stdin#{n}: unique solution")).collect();
    assert_eq!(out.lines().collect::<Vec<_>>(), names);
}

#[test]
fn json_gives_every_puzzle_one_object_even_the_bad_ones() {
    let (code, out, _) = run(&["solve", "--json", "owl", "nosuch", "-"], "2 2\n1\n1\n1\n1\n");
    assert_eq!(code, 2);
    let objects: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let status: Vec<&str> = objects.iter().map(|o| o["status"].as_str().unwrap()).collect();
    assert_eq!(status, ["unique", "error", "several"]);
    assert_eq!(objects[0]["puzzle"], "owl");
    assert_eq!(objects[0]["solutions"][0].as_array().unwrap().len(), 25);
    assert_eq!(objects[2]["solutions"], serde_json::json!([["#.", ".#"], [".#", "#."]]));
    for object in objects {
        assert!(object["steps"].is_u64() && object["solutions"].is_array());
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = grille(&["solve", "--all", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(rooks(12).as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "Solution 1:\n");
    // The reader is gone now; the program must notice and end quietly.
    assert_eq!(finish(child), (0, String::new()));
}

fn finish(mut child: Child) -> (i32, String) {
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    (child.wait().unwrap().code().unwrap(), err)
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_search_and_tells_what_was_found() {
    let mut child =
        grille(&["solve", "--all", "--to", "bits", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(rooks(30).as_bytes()).unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    std::io::copy(&mut reader, &mut std::io::sink()).unwrap();
    let (code, err) = finish(child);
    assert_eq!(code, 130);
    assert!(err.starts_with("grille: stdin: interrupted after "), "{err}");
}

#[test]
fn limits_end_what_would_not_end() {
    let (code, out, _) = run(&["solve", "--all", "--step-limit", "1000", "--json"], &rooks(20));
    assert_eq!(code, 2);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((object["status"].as_str(), object["steps"].as_u64()), (Some("limit"), Some(1000)));
    let (code, out, _) = run(&["solve", "--all", "--time-limit", "50ms", "--json"], &rooks(20));
    assert_eq!(code, 2);
    assert!(out.contains(r#""status":"limit""#));
}

#[test]
fn solving_starts_from_the_saved_board_if_asked() {
    let two = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\nsaved \"?1??\"\n";
    let (_, out, _) = run(&["solve", "--to", "ascii"], two);
    assert!(out.ends_with("2 solutions, and no other\n"), "{out}");
    let (code, out, _) = run(&["solve", "--to", "ascii", "--from-board"], two);
    assert_eq!((code, out.as_str()), (0, ".#\n#.\nunique solution\n"));
    let wrong = two.replace("?1??", "11??");
    let (code, out, _) = run(&["solve", "--from-board"], &wrong);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "no solution: the cells known from the start leave row 1 no way to hold its blocks\n"
    );
}

#[test]
fn converting_into_a_folder_writes_one_file_each() {
    let folder = scratch("convert");
    let path = folder.to_str().unwrap();
    let (code, _, err) = run(&["convert", "owl", "notes", "--to", "non", "--output", path], "");
    assert_eq!((code, err.as_str()), (0, ""));
    let mut files: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["notes.non", "owl.non"]);
    let (code, out, _) = run(&["check", path], "");
    assert_eq!((code, out.lines().count()), (0, 2));
}

#[test]
fn converting_a_file_onto_itself_loses_nothing_when_it_cannot_be_done() {
    let folder = scratch("onto-itself");
    let file = folder.join("colour.non");
    let (_, text, _) = run(&["convert", "cherries", "--to", "non"], "");
    fs::write(&file, &text).unwrap();
    let path = file.to_str().unwrap();
    let (code, _, err) = run(&["convert", path, "--to", "picross", "--output", path], "");
    assert_eq!(code, 2);
    assert!(err.contains("cannot hold colours"), "{err}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let (code, _, _) = run(&["convert", path, "--output", path], "");
    assert_eq!(code, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn several_puzzles_do_not_go_into_one_file_that_holds_one() {
    let (code, out, err) = run(&["convert", "owl", "notes", "--to", "logimage"], "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("a logimage file holds one puzzle, and there are 2"), "{err}");
}

#[test]
fn binary_and_unknown_texts_are_named() {
    let (code, _, err) = run(&["check"], "a\u{0}b");
    assert_eq!(
        (code, err.as_str()),
        (2, "grille: stdin: this is not a text file (byte 1 is a control character)\n")
    );
    let (code, _, err) = run(&["check"], "Once upon a time");
    assert_eq!(code, 2);
    assert!(err.starts_with("grille: stdin: this is not in a format that Grille knows"), "{err}");
    let (code, _, err) = run(&["check", "--from", "picross"], "Once upon a time");
    assert_eq!(code, 2);
    assert!(err.starts_with("grille: stdin:1:"), "{err}");
}
