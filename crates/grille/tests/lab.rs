//! `grille lab` as its users meet it: killed and resumed, on a full disk, with bad input.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, run, scratch};
use grille_engine::chance::Chance;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const RUN: [&str; 10] = [
    "lab",
    "run",
    "--sides",
    "4..7",
    "--iter",
    "120",
    "--methods",
    "search,backtrack-nfa,complete",
    "--seed",
    "7",
];

fn with<'a>(args: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    args.iter().chain(more).copied().collect()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn killed_ten_times_and_resumed_it_is_as_if_nothing_had_been() {
    let root = scratch("lab-killed");
    let (whole, killed) = (root.join("whole"), root.join("killed"));
    let (code, _, err) = run(&with(&RUN, &["-o", text(&whole)]), "");
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("1,440 records of 480 puzzles"), "{err}");
    let mut chance = Chance::new("lab killed");
    let mut cut_short = 0;
    for kill in 0..10 {
        let mut child = grille(&with(&RUN, &["-o", text(&killed)])).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(3 * kill + chance.below(12) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let lines =
            fs::read_to_string(killed.join("records.csv")).map_or(0, |all| all.lines().count());
        cut_short += usize::from(lines < 1441);
    }
    assert!(cut_short > 2, "it was killed before its end {cut_short} times");
    assert_eq!(run(&with(&RUN, &["-o", text(&killed)]), "").0, 0);
    let args = ["lab", "diff", "--ignore-times", text(&whole), text(&killed)];
    assert_eq!(run(&args, ""), (0, String::new(), String::new()));
    let (code, out, _) = run(&["lab", "diff", text(&whole), text(&killed)], "");
    assert!(code == 1 && out.starts_with('-'), "times differ");
}

#[test]
fn parts_are_run_merged_and_the_whole() {
    let root = scratch("lab-parts");
    let whole = root.join("whole");
    run(&with(&RUN, &["-o", text(&whole)]), "");
    let parts: Vec<_> = (1..=3).map(|part| root.join(part.to_string())).collect();
    for (number, part) in (1..).zip(&parts) {
        let shard = format!("{number}/3");
        assert_eq!(run(&with(&RUN, &["--shard", &shard, "-o", text(part)]), "").0, 0);
    }
    let all = root.join("all");
    let [a, b, c] = [0, 1, 2].map(|at| text(&parts[at]));
    let (code, _, err) = run(&["lab", "merge", a, b, c, "-o", text(&all)], "");
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("3 parts, 480 puzzles, none missing and none double"), "{err}");
    let args = ["lab", "diff", "--ignore-times", text(&whole), text(&all)];
    assert_eq!(run(&args, ""), (0, String::new(), String::new()));
    let (code, _, err) = run(&["lab", "merge", a, c, "-o", text(&root.join("x"))], "");
    assert_eq!((code, err.as_str()), (2, "grille: no part has instance 1\n"));
}

#[test]
fn records_that_disagree_are_refused() {
    let root = scratch("lab-disagree");
    let run_into = |part: &str, more: &[&str]| {
        let folder = root.join(part);
        let args = ["lab", "run", "--sides", "4", "-n", "6", "--methods", "search,backtrack-nfa"];
        assert_eq!(run(&with(&with(&args, more), &["-o", text(&folder)]), "").0, 0);
        folder
    };
    let (whole, one, two) = (
        run_into("whole", &[]),
        run_into("one", &["--shard", "1/2"]),
        run_into("two", &["--shard", "2/2"]),
    );
    let page = |folder: &Path| folder.join("report.html").exists();
    let merge = |to: &str| {
        let to = root.join(to);
        run(&["lab", "merge", text(&one), text(&two), "-o", text(&to)], "")
    };
    assert_eq!((merge("merged").0, run(&["lab", "report", text(&whole)], "").0), (0, 0));
    assert!(page(&whole));
    fs::remove_file(whole.join("report.html")).unwrap();
    // One method now says of a puzzle that it has no solution, and the other that it has one.
    for folder in [&whole, &two] {
        let records = fs::read_to_string(folder.join("records.csv")).unwrap();
        let line = records
            .lines()
            .find(|line| line.contains("search") && line.contains(",unique,1,"))
            .unwrap();
        let lie = line.replace(",unique,1,", ",none,0,");
        fs::write(folder.join("records.csv"), records.replacen(line, &lie, 1)).unwrap();
    }
    let says = |(code, _, err): (i32, String, String)| {
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("search") && err.contains("backtrack-nfa"), "{err}");
    };
    says(run(&["lab", "report", text(&whole)], ""));
    says(merge("lie"));
    assert!(!page(&whole) && !root.join("lie").join("records.csv").exists());
}

/// A limit on the size of files stands in for a full disk: writes end in the middle.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing() {
    let root = scratch("lab-full");
    let (whole, full) = (root.join("whole"), root.join("full"));
    run(&with(&RUN, &["-o", text(&whole)]), "");
    let shell = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\"";
    let limited = Command::new("bash")
        .args(["-c", shell, env!("CARGO_BIN_EXE_grille")])
        .args(with(&RUN, &["-o", text(&full)]))
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&limited.stderr);
    assert_eq!(limited.status.code(), Some(2), "{err}");
    assert!(err.starts_with("grille: ") && err.contains("records.csv: File too large"), "{err}");
    let records = fs::read_to_string(full.join("records.csv")).unwrap();
    assert!(records.ends_with('\n') && records.len() > 8192, "whole lines: {}", records.len());
    assert_eq!(run(&with(&RUN, &["-o", text(&full)]), "").0, 0);
    let args = ["lab", "diff", "--ignore-times", text(&whole), text(&full)];
    assert_eq!(run(&args, ""), (0, String::new(), String::new()));
}

#[test]
fn bad_input_is_told_in_one_line_each() {
    let root = scratch("lab-bad");
    let file = root.join("bad.toml");
    fs::write(&file, "name = 'x'\n[[part]]\nn = 0\nmethods = ['search', 'magic']\nsize = 3\n")
        .unwrap();
    let out = root.join("out");
    let (code, _, err) = run(&["lab", "run", text(&file), "-o", text(&out)], "");
    let lines: Vec<&str> =
        err.lines().map(|line| line.rsplit("bad.toml:").next().unwrap()).collect();
    assert_eq!(code, 2);
    assert_eq!(
        lines,
        [
            "3:5: n: 0 is not from 1 to 1000",
            "4:22: there is no method “magic”; `grille methods` lists them",
            "5:1: unknown key “size”"
        ]
    );
    for (args, wanted) in [
        (&["--sides", "0"][..], "--sides: 0 is not from 1 to 1000"),
        (&["--sides", "9..4"], "“9..4” runs backwards"),
        (&["--chance", "120"], "--density: 120 is not from 0 to 100"),
        (&["--iter", "0"], "--number: 0 is not from 1 to"),
        (&["--methods", "magic"], "there is no method “magic”"),
        (&["--methods", "search+rules=before"], "--rules means nothing to search"),
        (&["--puzzles", "nosuch"], "there is no such file"),
        (&["nosuch.toml"], "nosuch.toml: there is no such file"),
    ] {
        let args = with(&["lab", "run", "-o", text(&out)], args);
        let (code, _, err) = run(&args, "");
        assert!(code == 2 && err.contains(wanted), "{args:?}: {err}");
    }
    assert!(!out.exists(), "nothing was begun");
    let under_a_file = file.join("x");
    let (code, _, err) = run(&["lab", "run", "-o", text(&under_a_file)], "");
    assert!(code == 2 && err.contains("that is no folder"), "{err}");
    for command in ["report", "export"] {
        let (code, _, err) = run(&["lab", command, text(&root.join("nowhere"))], "");
        assert!(code == 2 && err.lines().count() == 1, "{err}");
    }
}

#[test]
fn puzzles_of_folders_are_run_by_all_methods_that_take_them() {
    let root = scratch("lab-puzzles");
    let args =
        ["lab", "run", "--puzzles", "examples", "--methods", "search,ranges", "-o", text(&root)];
    let (code, _, err) = run(&args, "");
    assert_eq!(code, 0, "{err}");
    let (_, out, _) = run(&["lab", "export", text(&root), "--to", "json"], "");
    let objects: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let duck = objects.iter().find(|o| o["source"] == "examples/duck.logimage").unwrap();
    assert_eq!((&duck["outcome"], &duck["rows"]), (&"unique".into(), &9.into()));
    assert!(duck["seed"].is_null() && duck["total_ns"].is_u64());
    assert!(objects.iter().any(|o| o["method"] == "ranges" && o["outcome"] == "stuck"));
}

#[test]
fn a_report_stands_by_itself_in_both_languages() {
    let root = scratch("lab-report");
    let folder = root.join("records");
    let args = [
        "lab",
        "run",
        "--sides",
        "3..7",
        "--chance",
        "30..70/20",
        "--iter",
        "12",
        "--methods",
        "search,backtrack-complete,complete",
        "-o",
        text(&folder),
    ];
    assert_eq!(run(&args, "").0, 0);
    for (lang, word) in
        [("en", "CPU time to the first solution"), ("fr", "temps CPU jusqu’à la première solution")]
    {
        let out = root.join(lang);
        let (code, _, err) =
            run(&["lab", "report", text(&folder), "-o", text(&out), "--lang", lang], "");
        assert_eq!(code, 0, "{err}");
        let page = fs::read_to_string(out.join("report.html")).unwrap();
        assert!(page.contains(word) && page.contains("grille lab run --sides 3..7"), "{lang}");
        assert!(
            !page.contains("http://")
                || page.matches("http://").count()
                    == page.matches("http://www.w3.org/2000/svg").count()
        );
        for chart in fs::read_dir(out.join("figures")).unwrap() {
            let path = chart.unwrap().path();
            let svg = fs::read_to_string(&path).unwrap();
            roxmltree::Document::parse(&svg).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}", path.display());
        }
    }
    let summary = fs::read_to_string(root.join("en/summary.csv")).unwrap();
    assert_eq!(summary.lines().count(), 1 + 3 * 5 * 3);
}

#[test]
fn the_study_has_its_own_line() {
    let root = scratch("lab-line");
    let file = root.join("Backtrack_50000_11.txt");
    let sample = "1715006095 0.007356 0.000000 0.000686 0.008042 -1 1\n";
    fs::write(&file, sample).unwrap();
    assert_eq!(run(&["lab", "export", text(&file), "--to", "study"], "").1, sample);
    let csv = "seed,prepare_us,rules_us,search_us,total_us,settled,method\n1715006095,7356,0,686,8042,,backtrack-dfa\n";
    assert_eq!(run(&["lab", "export", text(&file)], "").1, csv);

    let folder = root.join("records");
    let methods = "brute-force,backtrack-dfa,backtrack-nfa+rules=before,search";
    run(
        &["lab", "run", "--seed", "9", "--iter", "2", "--methods", methods, "-o", text(&folder)],
        "",
    );
    let (_, out, err) = run(&["lab", "export", text(&folder), "--to", "study"], "");
    let lines: Vec<Vec<&str>> = out.lines().map(|line| line.split(' ').collect()).collect();
    let modes: Vec<(&str, &str)> = lines.iter().map(|words| (words[0], words[6])).collect();
    assert_eq!(modes, [("9", "0"), ("9", "1"), ("9", "4"), ("10", "0"), ("10", "1"), ("10", "4")]);
    assert!(lines.iter().all(|words| (words[5] == "-1") == (words[6] != "4")), "{out}");
    assert_eq!(err, "grille: 2 records have no line in the study’s form\n");
}
