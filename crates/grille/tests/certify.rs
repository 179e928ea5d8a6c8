//! Certificates as files: written, checked, damaged, and checked again.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, run, scratch};
use std::fs;
use std::path::Path;

fn certify(puzzles: &[&str], folder: &Path, more: &[&str]) -> (i32, String, String) {
    let folder = folder.to_str().unwrap();
    run(&[&["certify"], puzzles, &["-o", folder], more].concat(), "")
}

fn check(folder: &Path) -> (i32, String, String) {
    run(&["certify", "--check", folder.to_str().unwrap()], "")
}

/// The first block of commands in docs/certificates.md, in an empty folder.
#[test]
fn the_example_of_the_document_does_what_it_says() {
    let folder = scratch("certify-document");
    let document = fs::read_to_string("../../docs/certificates.md").unwrap();
    let block = document.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
    let commands: Vec<&str> = block.lines().filter(|line| line.starts_with("grille ")).collect();
    assert_eq!(commands.len(), 2);
    for command in commands {
        let args: Vec<&str> = command.split(' ').skip(1).collect();
        let output = grille(&args).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{command}: {output:?}");
    }
    for ending in ["non", "solution", "cnf", "drat", "md"] {
        assert!(folder.join(format!("proofs/snail.{ending}")).is_file(), "{ending}");
    }
    let note = fs::read_to_string(folder.join("proofs/snail.md")).unwrap();
    assert!(note.contains("rate snail.cnf snail.drat"), "{note}");
}

#[test]
fn one_none_and_several() {
    let folder = scratch("certify-three");
    let tables = ["examples/table1.picross", "examples/table2.picross", "examples/table3.picross"];
    for more in [&[][..], &["--binary", "--force"]] {
        let (exit, out, err) = certify(&tables, &folder, more);
        assert_eq!((exit, err.as_str()), (0, ""), "{out}");
        assert!(out.contains("table1.picross: proven: one solution"), "{out}");
        assert!(out.contains("table2.picross: several solutions"), "{out}");
        assert!(out.contains("table3.picross: proven: no solution"), "{out}");
        let (exit, out, _) = check(&folder);
        assert_eq!(exit, 0, "{out}");
        assert_eq!(out.matches("accepted").count(), 3, "{out}");
    }
    // Not again without --force, and nothing is lost.
    let (exit, _, err) = certify(&tables[..1], &folder, &[]);
    assert!(exit == 2 && err.contains("--force"), "{err}");
    assert_eq!(check(&folder).0, 0);
}

#[test]
fn what_is_changed_is_rejected() {
    let folder = scratch("certify-changed");
    assert_eq!(certify(&["hard-1"], &folder, &[]).0, 0);
    let puzzle = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).find(|path| {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap();
        !["cnf", "drat", "solution", "md"].contains(&ending)
    });
    let puzzle = puzzle.unwrap();
    type Change<'a> = &'a dyn Fn(String) -> String;
    let changes: [(&Path, Change<'_>, &str); 4] = [
        (Path::new("hard-1.cnf"), &|text| text.replacen("-1 ", "-2 ", 1), "the formula"),
        (Path::new("hard-1.drat"), &|_| "1 0\n0\n".to_owned(), "line 1 of the proof"),
        (Path::new("hard-1.solution"), &|text| text.chars().rev().collect(), "a solution"),
        (puzzle.as_path(), &|text| text.replacen(['1', '2', '3'], ".", 1), "the formula"),
    ];
    for (name, change, why) in changes {
        let path = folder.join(name);
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(whole.clone())).unwrap();
        let (exit, out, _) = check(&folder);
        assert!(exit == 1 && out.contains("rejected") && out.contains(why), "{name:?}: {out}");
        fs::write(&path, whole).unwrap();
    }
    fs::remove_file(folder.join("hard-1.drat")).unwrap();
    assert_eq!(check(&folder).0, 1);
}

#[test]
fn what_cannot_be_is_told() {
    let folder = scratch("certify-trouble");
    let (exit, _, err) = run(&["certify", "owl"], "");
    assert!(exit == 2 && err.contains("-o proofs"), "{err}");
    let (exit, _, err) = check(&folder);
    assert!(exit == 2 && err.contains("no certificate"), "{err}");
    let (exit, _, err) = certify(&["owl"], &folder, &["--step-limit", "3"]);
    assert!(exit == 2 && err.contains("limit"), "{err}");
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}
