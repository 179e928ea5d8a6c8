//! The program as a process: pipes, standard input, interrupts, files written.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, run, scratch};
use grille_engine::nonogram::{METHODS, Offer};
use grille_formats::collection::COLLECTION;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

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
    assert_eq!(objects[2]["solutions"], serde_json::json!([[".#", "#."], ["#.", ".#"]]));
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
    // It stops at the first resting point at or after the limit.
    assert_eq!(object["status"], "limit");
    assert!((1000..2000).contains(&object["steps"].as_u64().unwrap()), "{object}");
    let (code, out, _) = run(&["solve", "--all", "--time-limit", "50ms", "--json"], &rooks(20));
    assert_eq!(code, 2);
    assert!(out.contains(r#""status":"limit""#));
}

#[test]
fn counting_goes_beyond_all_machine_words_and_stops_at_limits() {
    let (code, out, err) = run(&["solve", "--count"], &rooks(14));
    assert_eq!((code, out.as_str(), err.as_str()), (0, "87,178,291,200 solutions\n", ""));
    let (_, out, _) = run(&["--lang", "fr", "solve", "--count"], &rooks(14));
    assert_eq!(out, "87\u{202f}178\u{202f}291\u{202f}200 solutions\n");
    // Each letter of a word of 150 is one of three, fifty times, and never beside itself.
    let row = "1 ".repeat(50);
    let words = format!("3 150\n{row}\n{row}\n{row}\n{}", "1\n".repeat(150));
    let (code, out, _) = run(&["solve", "--count", "--json"], &words);
    assert_eq!(code, 0);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    let number = object["count"].as_str().unwrap();
    assert!(number.parse::<u128>().is_err() && number.bytes().all(|b| b.is_ascii_digit()));
    assert_eq!(object["digits"].as_u64(), Some(number.len() as u64));
    assert_eq!(object["parts"][0]["count"], object["count"]);
    // What is certain by then is told.
    let limited = ["solve", "--count", "--states", "100", "--step-limit", "1000000"];
    let (code, out, _) = run(&limited, &rooks(20));
    assert_eq!(code, 2);
    assert!(out.starts_with("limit reached: at least "), "{out}");
    let (code, out, _) = run(&[&limited[..], &["--json"]].concat(), &rooks(20));
    assert_eq!(code, 2);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&object["status"], &object["count"]), (&"limit".into(), &().into()));
    assert!(object["at_least"].as_str().unwrap().len() > 3, "{out}");
    let (code, out, _) = run(&["solve", "--count", "--time-limit", "50ms"], &rooks(40));
    assert_eq!(code, 2);
    assert!(out.starts_with("limit reached"), "{out}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_counting() {
    let mut child = grille(&["solve", "--count", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(rooks(40).as_bytes()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    assert_eq!(finish(child), (130, String::new()));
    assert!(out.starts_with("interrupted"), "{out}");
}

#[test]
fn counting_starts_from_the_saved_board_if_asked() {
    let two = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\nsaved \"?1??\"\n";
    let (_, out, _) = run(&["solve", "--count"], two);
    assert_eq!(out, "2 solutions\n");
    let (code, out, _) = run(&["solve", "--count", "--from-board"], two);
    assert_eq!((code, out.as_str()), (0, "the only solution from this board\n"));
    let (code, _, err) = run(&["solve", "--count", "--from-board", "owl"], "");
    assert_eq!(code, 2);
    assert!(err.contains("needs a saved board"), "{err}");
}

#[test]
fn solving_starts_from_the_saved_board_if_asked() {
    let two = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\nsaved \"?1??\"\n";
    let (_, out, _) = run(&["solve", "--to", "ascii"], two);
    assert!(out.ends_with("2 solutions, and no other\n"), "{out}");
    let (code, out, _) = run(&["solve", "--to", "ascii", "--from-board"], two);
    assert_eq!((code, out.as_str()), (0, ".#\n#.\nthe only solution from this board\n"));
    let wrong = two.replace("?1??", "11??");
    let (code, out, _) = run(&["solve", "--from-board"], &wrong);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "no solution: the cells that are known already leave row 1 no way to hold its blocks\n"
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
    assert!(code == 2 && err.contains("--force replaces it"), "{err}");
    let onto = ["convert", path, "--force", "--to", "picross", "--output", path];
    let (code, _, err) = run(&onto, "");
    assert_eq!(code, 2);
    assert!(err.contains("cannot hold colours"), "{err}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let (code, _, _) = run(&["convert", "--force", path, "--output", path], "");
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

#[test]
fn what_a_format_cannot_hold_is_refused_before_solving() {
    let (code, out, err) = run(&["solve", "cherries", "--to", "picture"], "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.starts_with("grille: cherries: a picture file cannot hold colours"), "{err}");
}

#[test]
fn solutions_of_many_puzzles_make_one_file() {
    for format in ["non", "webpbn"] {
        let (code, file, _) = run(&["solve", "notes", "duckling", "owl", "--to", format], "");
        assert_eq!(code, 0);
        let (code, out, err) = run(&["check", "-"], &file);
        assert_eq!((code, out.lines().count(), err.as_str()), (0, 3, ""), "{format}");
    }
    let (_, out, _) = run(&["solve", "notes", "duckling", "--to", "bits"], "");
    assert_eq!(out.split("\n\n").count(), 2, "{out}");
    let (code, out, err) = run(&["solve", "notes", "duckling", "--to", "picture"], "");
    assert_eq!((code, out.lines().count()), (2, 8));
    assert!(err.contains("holds one puzzle"), "{err}");
}

#[test]
fn equal_names_from_two_folders_do_not_overwrite_each_other() {
    let folder = scratch("equal-names");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    for (name, puzzle) in [("a", "owl"), ("b", "notes")] {
        fs::create_dir(folder.join(name)).unwrap();
        run(&["convert", puzzle, "--to", "non", "-o", &path(&format!("{name}/x.non"))], "");
    }
    fs::create_dir(folder.join("out")).unwrap();
    let (code, _, _) = run(
        &["convert", &path("a/x.non"), &path("b/x.non"), "--to", "webpbn", "-o", &path("out")],
        "",
    );
    assert_eq!(code, 0);
    let (_, out, _) = run(&["check", &path("out")], "");
    assert_eq!(out.lines().count(), 2, "{out}");
}

#[cfg(unix)]
#[test]
fn writing_keeps_links_and_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let folder = scratch("links");
    let (target, link) = (folder.join("target.non"), folder.join("link.non"));
    fs::write(&target, "old").unwrap();
    fs::set_permissions(&target, fs::Permissions::from_mode(0o600)).unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let (code, _, err) = run(&["convert", "--force", "owl", "-o", link.to_str().unwrap()], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&target).unwrap().starts_with("title"));
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_limit_after_the_first_solution_says_so() {
    let table = "examples/table2.picross";
    let (code, out, _) =
        run(&["check", "--method", "backtrack-complete", "--step-limit", "20", table], "");
    assert_eq!(code, 2);
    assert!(out.contains("limit reached after 1 solution"), "{out}");
}

#[test]
fn completions_and_traces_end_with_their_reader() {
    // The first reads nothing, and may be over before anything could be written to it.
    let cases = [
        (&["completions", "bash"][..], String::new()),
        (&["solve", "--trace", "--all", "-"][..], rooks(25)),
    ];
    for (args, input) in cases {
        let mut child = grille(args).stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        drop(child.stdout.take());
        assert_eq!(finish(child), (0, String::new()), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_is_heard_while_standard_input_is_silent() {
    let mut child = grille(&["check", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    let input = child.stdin.take();
    std::thread::sleep(std::time::Duration::from_millis(200));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    drop(input);
}

#[test]
fn line_results_are_kept_between_runs() {
    let file = scratch("memo").join("lines.memo");
    let memo = file.to_str().unwrap();
    let hits = || {
        let (code, out, err) =
            run(&["check", "--json", "--method", "complete", "--memo-file", memo, "owl"], "");
        assert_eq!((code, err.as_str()), (0, ""));
        let object: serde_json::Value = serde_json::from_str(&out).unwrap();
        (object["memo_hits"].as_u64().unwrap(), object["lines"].as_u64().unwrap())
    };
    let (first, lines) = hits();
    let (second, _) = hits();
    assert!(first < second && second <= lines, "{first} then {second} of {lines}");
}

#[test]
fn options_that_mean_nothing_to_a_method_are_refused() {
    let (code, _, err) = run(&["check", "--method", "complete", "--choice", "freedom", "owl"], "");
    assert_eq!(code, 2);
    assert!(err.contains("--choice means nothing to complete"), "{err}");
    let (code, _, err) = run(&["check", "--method", "ranges", "cherries"], "");
    assert_eq!(code, 2);
    assert!(err.contains("ranges is for puzzles of two colours only"), "{err}");
}

#[test]
fn a_trace_in_json_is_one_object_a_line() {
    let (code, out, _) = run(&["solve", "--trace", "--json", "examples/table2.picross"], "");
    assert_eq!(code, 0);
    let objects: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, events) = objects.split_last().unwrap();
    assert_eq!(last["solutions"].as_array().unwrap().len(), 2);
    assert_eq!(events[0]["event"], "guess");
    assert_eq!(events.iter().filter(|event| event["event"] == "solution").count(), 2);
}

fn bench(args: &[&str]) -> Vec<serde_json::Value> {
    let (code, out, err) = run(&[&["bench", "--json"], args].concat(), "");
    assert_eq!(code, 0, "{err}");
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn bench_tells_one_row_a_set() {
    let (code, out, _) = run(&["bench", "puzzles", "examples"], "");
    assert_eq!(code, 0);
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[0][..4], ["set", "puzzles", "solved", "timeouts"]);
    assert_eq!(rows[0][4..8], ["contradictions", "median", "mean", "geo."]);
    let all = COLLECTION.len() as u64;
    let number = all.to_string();
    assert_eq!(rows[1][..4], ["puzzles", &number, &number, "0"]);
    let [object] = &bench(&["puzzles"])[..] else { panic!("one set, one object") };
    assert_eq!((object["puzzles"].as_u64(), object["timeouts"].as_u64()), (Some(all), Some(0)));
    assert!(object["total_s"].is_f64() && object["p99_ms"].is_f64());
    let (least, mean) = (object["geomean_ms"].as_f64(), object["mean_ms"].as_f64());
    assert!(least > Some(0.0) && least <= mean, "{object}");
    // Contradictions are counted, and the same every time.
    let met = |set: &str| bench(&[set])[0]["contradictions"].as_u64();
    assert!(met("examples") > Some(0) && met("examples") == met("examples"));
    // A limit is a timeout; to be stuck is neither that nor an answer.
    let limited = &bench(&["--step-limit", "1", "puzzles"])[0];
    assert_eq!((limited["solved"].as_u64(), limited["timeouts"].as_u64()), (Some(0), Some(all)));
    let stuck = &bench(&["--method", "complete", "examples/ones.picture"])[0];
    assert_eq!((stuck["solved"].as_u64(), stuck["timeouts"].as_u64()), (Some(0), Some(0)));
}

#[test]
fn bench_refuses_what_the_method_cannot_do_and_goes_on() {
    let (code, out, err) = run(&["bench", "--method", "ranges", "--json", "cherries", "owl"], "");
    assert_eq!(code, 2);
    assert_eq!(err, "grille: cherries: ranges is for puzzles of two colours only\n");
    assert_eq!(out.lines().count(), 2);
}

#[test]
fn bench_tells_a_reason_once_for_a_set() {
    let (code, _, err) = run(&["bench", "--seeds", "2", "puzzles/sudoku"], "");
    assert_eq!(code, 2);
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 2, "{err}");
    assert!(lines[0].contains("--seed means nothing to bands"), "{err}");
    assert!(lines[1].starts_with("grille: puzzles/sudoku: "), "{err}");
    assert!(lines[1].contains("more puzzles have these problems"), "{err}");
}

#[test]
fn bench_takes_shards_of_each_set() {
    let whole = "crates/formats/tests/data/tournament/ok/two-puzzles.txt";
    let all = COLLECTION.len() as u64;
    let shards = [("1/2", [all.div_ceil(2), 1]), ("2/2", [all / 2, 1]), ("3/3", [all / 3, 0])];
    for (shard, puzzles) in shards {
        let sets = bench(&["--shard", shard, "puzzles", whole]);
        assert_eq!(
            sets.iter().map(|set| set["puzzles"].as_u64().unwrap()).collect::<Vec<_>>(),
            puzzles
        );
        assert_eq!(sets[0]["shard"], shard);
    }
    let (code, _, err) = run(&["bench", "--shard", "3/2", "puzzles"], "");
    assert_eq!(code, 2);
    assert!(err.contains("a part I of N like 1/2"), "{err}");
}

#[test]
fn bench_takes_several_seeds_of_a_method_that_has_one() {
    let (code, _, err) = run(&["bench", "--seeds", "3", "--method", "complete", "puzzles"], "");
    assert_eq!(code, 2);
    assert!(err.starts_with("grille: --seeds means nothing to complete; "), "{err}");
    for entry in METHODS.iter().filter(|entry| entry.offers.contains(&Offer::Seed)) {
        let set = &bench(&["--seeds", "3", "--method", entry.name, "puzzles"])[0];
        let all = COLLECTION.len() as u64;
        assert_eq!((set["seeds"].as_u64(), set["solved"].as_u64()), (Some(3), Some(all)));
        let seeds: Vec<u64> = set["per_seed"]
            .as_array()
            .unwrap()
            .iter()
            .map(|s| s["seed"].as_u64().unwrap())
            .collect();
        assert_eq!(seeds, [1, 2, 3]);
        assert!(set["per_seed"][2]["total_s"].is_f64());
    }
}
