//! Puzzles handed on as codes, links and QR codes, and taken in again.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]
#![allow(clippy::print_stderr, reason = "a test that skips itself should say so")]

mod common;

use common::{grille, run, scratch};
use grille_engine::nonogram::Nonogram;
use grille_engine::session::Act;
use grille_formats::journal::{Record, What};
use grille_store::Store;
use std::fs;
use std::process::Command;
use std::time::Duration;

fn code(name: &str) -> String {
    let (exit, out, err) = run(&["share", name], "");
    assert_eq!((exit, err.as_str()), (0, ""), "{name}");
    out.trim().to_owned()
}

#[test]
fn a_code_is_taken_as_argument_on_standard_input_and_in_a_link() {
    for (name, game) in [("owl", "nonogram"), ("hard-1", "sudoku")] {
        let code = code(name);
        assert!(code.starts_with("g1."), "{code}");
        let solved = run(&["solve", name], "").1;
        assert!(solved.contains("unique solution"), "{solved}");
        let link = format!("https://example.org/play#{code}");
        for (args, input) in [
            (vec!["solve", code.as_str()], ""),
            (vec!["solve", link.as_str()], ""),
            (vec!["solve"], code.as_str()),
            (vec!["solve", "-"], link.as_str()),
        ] {
            assert_eq!(run(&args, input).1, solved, "{game} {args:?}");
        }
    }
}

#[test]
fn game_ids_are_taken_as_arguments() {
    let (exit, out, _) = run(&["check", "4x4:2/1/2/1/1.1/2/1/1"], "");
    assert!(exit == 0 && out.ends_with(": unique solution\n"), "{out}");
    let (exit, out, err) = run(&["check", "2x2:a1_2c3i"], "");
    assert!(exit < 2, "{out} {err}");
}

#[test]
fn a_damaged_code_is_told_as_one() {
    let code = code("owl");
    let slip =
        format!("{}{}", &code[..code.len() - 1], if code.ends_with('A') { "B" } else { "A" });
    let (exit, _, err) = run(&["check", &slip], "");
    assert!(exit == 2 && err.contains("this code is damaged"), "{err}");
    let (exit, _, err) = run(&["--lang", "fr", "check", "g7.AAAA"], "");
    assert!(exit == 2 && err.contains("plus récente"), "{err}");
}

/// What is written so far: in the game that is kept, else in the file.
#[test]
fn a_game_in_progress_is_shared_with_what_is_written() {
    let data = scratch("progress");
    let share = |args: &[&str]| {
        let all = [&["share"], args].concat();
        let output = grille(&all).env("GRILLE_DATA", &data).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    };
    let (exit, out, err) = share(&["owl", "--progress"]);
    assert!(exit == 2 && out.is_empty() && err.contains("nothing is written"), "{err}");
    let store = Store::open(&data).unwrap();
    let puzzle = grille_formats::collection::find("owl").unwrap().puzzle();
    let (_, mut kept) = store.game::<Nonogram>(&puzzle).unwrap();
    let act = What::Act(Act::Play("r1c1=x r1c2=1".parse().unwrap()));
    kept.append(&[Record { at: Duration::from_secs(1), what: act }]).unwrap();
    // Even while it is being played.
    let (exit, out, err) = share(&["owl", "--progress"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    let begun = out.trim();
    assert!(begun.starts_with(&format!("{}.", code("owl"))), "{begun}");
    assert_eq!(share(&["owl"]).1.trim(), code("owl"), "unless it is not asked for");
    let (_, non, _) = run(&["convert", begun, "--to", "non"], "");
    let saved: String =
        non.split("saved").nth(1).unwrap().chars().filter(|c| "01?".contains(*c)).collect();
    assert!(saved.starts_with("01?"), "{non}");
    // A sudoku whose file has a board.
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let file = data.join("begun.hodoku");
    fs::write(&file, format!(":0000:x:{}:::\n", line.replacen('.', "+4", 1))).unwrap();
    let (exit, out, err) = share(&[file.to_str().unwrap(), "--progress"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert_eq!(out.matches('.').count(), 2, "{out}");
    let (_, solved, err) = run(&["solve", "--from-board", out.trim()], "");
    assert!(solved.ends_with("the only solution from this board\n"), "{solved} {err}");
}

/// A puzzle without a goal has as short a code as with it, and still no goal.
#[test]
fn clues_alone_are_shared_by_their_solution() {
    let (_, clues, _) = run(&["convert", "owl", "--to", "picross"], "");
    let (exit, short, _) = run(&["share"], &clues);
    assert_eq!(exit, 0);
    assert!(short.len() < 80, "{short}");
    let (_, back, _) = run(&["convert", "--to", "picross"], &short);
    assert_eq!(back, clues);
    let (_, non, _) = run(&["convert", "--to", "non"], &short);
    assert!(!non.contains("goal"), "{non}");
}

#[test]
fn qr_codes_are_read_back_by_another_program() {
    let folder = scratch("share-qr");
    let names = [
        "owl",
        "heart",
        "snail",
        "mooncat",
        "fox",
        "pearl",
        "wave",
        "hard-1",
        "easy-1",
        "snowflake",
    ];
    let to = format!("{}/", folder.display());
    let mut args = vec!["share", "-o", &to, "--link", "https://example.org/"];
    args.extend(names);
    let (exit, _, err) = run(&args, "");
    assert_eq!(exit, 0, "{err}");
    for name in names {
        let file = folder.join(format!("{name}.png"));
        assert!(fs::read(&file).unwrap().starts_with(b"\x89PNG"), "{name}");
        let Ok(read) = Command::new("zbarimg").args(["-q", "--raw"]).arg(&file).output() else {
            eprintln!("skipped: there is no zbarimg");
            return;
        };
        let text = String::from_utf8(read.stdout).unwrap();
        assert_eq!(text.trim(), format!("https://example.org/#{}", code(name)), "{name}");
    }
}

#[test]
fn a_qr_code_for_the_terminal_stands_above_its_text() {
    let (exit, out, _) = run(&["share", "--qr", "heart"], "");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(exit, 0);
    assert!(lines[0].chars().all(|c| c == '█') && lines.len() > 15, "{out}");
    assert!(lines.last().unwrap().starts_with("g1."), "{out}");
}

#[test]
fn every_format_that_can_hold_a_puzzle_is_written_and_reads_back() {
    let folder = scratch("share-all");
    for name in ["owl", "mooncat", "hard-1"] {
        let to = format!("{}/{name}/", folder.display());
        let (exit, _, err) = run(&["convert", name, "--all", "-o", &to], "");
        assert_eq!(exit, 0, "{err}");
        let answer =
            |name: &str| run(&["check", name], "").1.split(": ").last().unwrap().to_owned();
        let mut count = 0;
        for file in fs::read_dir(&to).unwrap() {
            let path = file.unwrap().path().display().to_string();
            assert_eq!(answer(&path), answer(name), "{path}");
            count += 1;
        }
        let least = if name == "mooncat" { 6 } else { 10 };
        assert!(count >= least, "{name}: {count}");
        assert_eq!(err.contains("cannot"), name != "hard-1", "{err}");
    }
    let (exit, _, err) = run(&["convert", "owl", "--all"], "");
    assert!(exit == 2 && err.contains("folder"), "{err}");
}

#[test]
fn free_text_is_told_how_it_was_understood() {
    let mail = "> Here is one for you\n> Rows:\n> 2\n> 1\n> Columns:\n> 2\n> 1\n";
    let (exit, out, err) = run(&["check"], mail);
    assert_eq!((exit, out.as_str()), (0, "stdin: unique solution\n"), "{err}");
    assert_eq!(err, "grille: stdin: understood as 2 row clues and 2 column clues\n");
    let (_, _, err) = run(&["check"], "Once upon a time\n");
    assert!(err.contains("the nearest are"), "{err}");
}
