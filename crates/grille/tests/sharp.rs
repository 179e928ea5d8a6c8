//! What two long trials from outside found, each held by a test: hidden characters, memo files,
//! folders, one rule for output, names that people try, both languages.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{grille, run, scratch};
use std::fs;

/// A nonogram with hidden characters wherever a text can be.
const HOSTILE: &str = "title \"x&#27;]0;evil&#7;&#155;31m\"\nby \"a&#27;[2Jb\"\nwidth 2\nheight 2\n\
    color a \"re&#27;[31md\" #ff0000\nrows\n1a\n1a\ncolumns\n1a\n1a\n";

fn is_hidden(text: &str) -> bool {
    text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'))
}

#[test]
fn no_command_writes_a_hidden_character_of_a_puzzle() {
    let folder = scratch("hidden");
    let file = folder.join("e\u{1b}[31mvil\u{9b}.non");
    let Ok(()) = fs::write(&file, HOSTILE) else { return };
    let path = file.to_str().unwrap();
    let bad = folder.join("bad\u{1b}]0;x\u{7}.picross");
    fs::write(&bad, "2 2\n1\n1 \u{1b}[31mx\n2\n0\n").unwrap();
    for args in [
        &["check", path][..],
        &["check", "--why", path],
        &["check", "--json", path],
        &["solve", path],
        &["solve", "--trace", "--first", path],
        &["solve", "--json", path],
        &["solve", "--to", "non", path],
        &["rate", path],
        &["explain", path],
        &["explain", "--to", "markdown", path],
        &["explain", "--to", "html", path],
        &["explain", "--json", path],
        &["hint", "--level", "argument", path],
        &["convert", "--to", "webpbn", path],
        &["bench", path],
        &["check", bad.to_str().unwrap()],
        &["check", "--json", bad.to_str().unwrap()],
        &["check", "no\u{1b}[31msuch"],
        &["check", "--no\u{1b}[31msuch"],
        &["lab", "ranges", path],
        &["convert", "owl", "-o", "/no\u{1b}[2Jsuch/owl.non"],
    ] {
        for lang in ["en", "fr"] {
            let (_, out, err) = run(&[&["--lang", lang], args].concat(), "");
            assert!(!is_hidden(&out), "{args:?}: {out:?}");
            assert!(!is_hidden(&err), "{args:?}: {err:?}");
            assert!(!(out + &err).is_empty(), "{args:?}");
        }
    }
}

#[test]
fn hidden_characters_stay_what_they_are_in_json() {
    let (_, out, _) = run(&["explain", "--json", "-"], HOSTILE);
    let object: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    let title = object["title"].as_str().unwrap_or_default();
    assert!(title.is_empty() || title.contains('\u{9b}') || title.contains("\\u009b"), "{title:?}");
}

#[test]
fn a_file_that_is_no_memo_is_left_alone() {
    let folder = scratch("remembered-not");
    for (name, text) in [("letter.txt", "Dear Sir\n"), ("picture.bin", "\u{0}\u{1}\u{2}")] {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let args = ["check", "--method", "complete", "--memo-file", file.to_str().unwrap(), "owl"];
        let (code, out, err) = run(&args, "");
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("is no memo"), "{err}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn no_edit_of_a_memo_changes_an_answer() {
    let folder = scratch("memo-edits");
    let file = folder.join("lines.memo");
    let memo = file.to_str().unwrap();
    let puzzle = "examples/table2.picross";
    let args = [
        "solve",
        "--all",
        "--to",
        "bits",
        "--method",
        "backtrack-complete",
        "--memo-file",
        memo,
        puzzle,
        "notes",
    ];
    let (_, expected, _) = run(&args, "");
    let whole = fs::read(&file).unwrap();
    let head = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    assert!(whole.len() > head + 100);
    let fnv = |bytes: &[u8]| {
        bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let mut state = 88_172_645_463_325_252_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for round in 0..300 {
        let mut body = whole[head..].to_vec();
        for _ in 0..=random(4) {
            let at = random(body.len());
            match random(3) {
                0 => body[at] = b"01+-:| \n29"[random(10)],
                1 => drop(body.remove(at)),
                _ => body.insert(at, b"01+-:| \n29"[random(10)]),
            }
        }
        // Half of them with a checksum that is right: such a memo is read.
        let mut bytes = whole[..head].to_vec();
        if round % 2 == 0 {
            bytes = format!("grille memo 1 {:016x}\n", fnv(&body)).into_bytes();
        }
        fs::write(&file, [bytes, body].concat()).unwrap();
        let (_, out, _) = run(&args, "");
        assert_eq!(out, expected, "edit {round}");
    }
}

#[test]
fn a_folder_in_which_nothing_was_read_is_told() {
    let folder = scratch("nothing-read");
    fs::write(folder.join("notes.txt"), "buy milk\n").unwrap();
    let path = folder.to_str().unwrap();
    for args in [
        &["check", path][..],
        &["solve", path],
        &["rate", path],
        &["bench", path],
        &["convert", "--to", "non", path],
    ] {
        let (code, _, err) = run(args, "");
        assert_eq!(code, 2, "{args:?}");
        assert!(err.contains("no puzzle file in this folder"), "{args:?}: {err}");
    }
}

#[test]
fn equal_problems_are_told_once_and_counted() {
    let (code, out, err) = run(&["check"], &"$1\n".repeat(200_000));
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.lines().count() < 200, "{}", err.lines().count());
    assert!(err.contains("more puzzles have these problems"), "{err}");
    // A sudoku a line.
    let bad = format!("{}\n", "x".repeat(81));
    let good = format!("{}\n", ".".repeat(81));
    let (code, _, err) = run(&["check", "--step-limit", "1"], &(good + &bad.repeat(5000)));
    assert_eq!(code, 2);
    assert!(err.lines().count() < 300, "{}", err.lines().count());
}

#[test]
fn one_rule_says_where_output_goes() {
    let folder = scratch("output");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let sub = path("sub/");
    for (args, file) in [
        (&["convert", "owl"][..], "convert.non"),
        (&["explain", "owl"], "explain.html"),
        (&["new", "5", "--seed", "s"], "new.picross"),
        (&["sudoku", "new", "4", "--seed", "s"], "new.sdk"),
        (&["repair", "examples/table2.picross"], "repair.non"),
        (&["man"], "grille.1"),
    ] {
        let file = path(file);
        let with = |more: &[&str]| run(&[args, more].concat(), "");
        let (code, _, err) = with(&["-o", &file]);
        assert_eq!(code, 0, "{args:?}: {err}");
        let first = fs::read(&file).unwrap();
        fs::write(&file, "mine").unwrap();
        let (code, _, err) = with(&["-o", &file]);
        assert!(code == 2 && err.contains("--force replaces it"), "{args:?}: {err}");
        assert_eq!(fs::read(&file).unwrap(), b"mine");
        assert_eq!(with(&["--force", "-o", &file]).0, 0);
        assert_eq!(fs::read(&file).unwrap(), first, "{args:?}");
        if args[0] != "man" {
            let (code, _, err) = with(&["-o", &path("x.docx")]);
            assert!(code == 2 && err.contains("says no format"), "{args:?}: {err}");
            assert!(!folder.join("x.docx").exists());
        }
        let to = if args[0] == "convert" { &["--to", "non"][..] } else { &[] };
        let before = fs::read_dir(&sub).map_or(0, Iterator::count);
        let (code, _, err) = with(&[to, &["-o", &sub]].concat());
        assert_eq!(code, 0, "{args:?}: {err}");
        assert!(fs::read_dir(&sub).unwrap().count() > before, "{args:?}");
        let (code, out, _) = with(&[to, &["-o", "-"]].concat());
        assert!(code == 0 && !out.is_empty(), "{args:?}");
    }
    let mine = path("mine/");
    fs::create_dir(&mine).unwrap();
    fs::write(folder.join("mine/letter.txt"), "x").unwrap();
    let (code, _, err) = run(&["lab", "run", "-o", &mine], "");
    assert!(code == 2 && err.contains("other files in this folder"), "{err}");
    assert_eq!(fs::read_dir(&mine).unwrap().count(), 1);
}

#[test]
fn a_repaired_puzzle_keeps_what_is_said_about_it() {
    let folder = scratch("repair-keeps");
    let file = folder.join("mended.non");
    let puzzle = "title \"Two ways\"\nby \"Somebody\"\ncopyright \"mine\"\nlicense CC-BY\nwidth 2\nheight 2\n\
        rows\n1\n1\ncolumns\n1\n1\ngoal 1001\n";
    let (code, _, err) = run(&["repair", "-o", file.to_str().unwrap(), "-"], puzzle);
    assert_eq!(code, 0, "{err}");
    let text = fs::read_to_string(&file).unwrap();
    for kept in ["Two ways", "Somebody", "mine", "CC-BY"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
}

#[test]
fn objects_about_coloured_puzzles_have_the_palette() {
    for args in [
        &["solve", "--json", "cherries"][..],
        &["check", "--json", "cherries"],
        &["rate", "--json", "cherries"],
        &["hint", "--json", "cherries"],
        &["repair", "--json", "cherries"],
        &["solve", "--count", "--json", "cherries"],
    ] {
        let (_, out, err) = run(args, "");
        let object: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
        assert!(object["palette"].is_array(), "{args:?}: {out} {err}");
    }
}

#[test]
fn why_is_told_within_its_limit_after_the_answer() {
    let ones = format!("30 30\n{}", "1\n".repeat(60));
    let (code, out, _) = run(&["check", "--why", "--step-limit", "5000"], &ones);
    assert_eq!(code, 1);
    assert!(out.starts_with("stdin: at least 2 solutions\n  limit reached"), "{out}");
    let (_, out, _) = run(&["check", "--why", "--json", "--step-limit", "5000"], &ones);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(object["why"]["complete"], false);
}

#[test]
fn words_that_people_try_lead_to_the_right_command() {
    let same = |one: &[&str], other: &[&str]| {
        let (code, out, err) = run(one, "");
        assert_eq!(
            (code, out),
            {
                let o = run(other, "");
                (o.0, o.1)
            },
            "{one:?}: {err}"
        );
        assert_eq!(code, 0, "{one:?}: {err}");
    };
    same(&["generate", "6", "--seed", "s"], &["new", "6", "--seed", "s"]);
    same(&["new", "6x4", "--seed", "s"], &["new", "6", "4", "--seed", "s"]);
    same(
        &["new", "6", "--difficulty", "easy", "--seed", "s"],
        &["new", "6", "--class", "easy", "--seed", "s"],
    );
    same(
        &["new", "6", "--chance", "45%", "--seed", "s"],
        &["new", "6", "--density", "0.45", "--seed", "s"],
    );
    same(&["show", "owl"], &["solve", "owl"]);
    same(&["draw", "owl"], &["solve", "owl"]);
    same(&["export", "owl", "--to", "picross"], &["convert", "owl", "--to", "picross"]);
    same(&["check", "hibou"], &["check", "Hibou"]);
    same(&["lab", "automaton", "3", "1"], &["lab", "automaton", "3 1"]);
    same(
        &["lab", "automaton", "1", "2", "--partial", "0?0?1"],
        &["lab", "automaton", "1 2", "--partial", "--word", "0?0?1"],
    );
    same(&["sudoku", "new", "4x4", "--seed", "s"], &["sudoku", "new", "4", "--seed", "s"]);
    same(&["help", "lab", "run"], &["lab", "run", "--help"]);
    for title in ["hibou", "Owl", "owl"] {
        assert_eq!(run(&["check", title], "").0, 0, "{title}");
    }
    let (_, out, _) = run(&["list", "--json"], "");
    for line in out.lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(object["title"].is_string() && object["rows"].is_u64());
    }
    let sudoku = ".".repeat(81);
    for args in [&["repair", &sudoku][..], &["lab", "ranges", &sudoku]] {
        let (code, _, err) = run(args, "");
        assert!(code == 2 && err.contains("holds sudoku, not nonograms"), "{args:?}: {err}");
    }
}

#[test]
fn games_end_with_the_same_codes() {
    for args in [
        &["new", "5", "--step-limit", "1", "--class", "hard"][..],
        &["sudoku", "new", "9", "--step-limit", "1"],
    ] {
        assert_eq!(run(args, "").0, 2, "{args:?}");
    }
    assert_eq!(run(&["new", "1", "--class", "hard"], "").0, 1);
}

#[test]
fn coordinates_are_read_as_they_are_printed() {
    let folder = scratch("coordinates");
    let moves = folder.join("moves.txt");
    let hint = |lang: &str, text: &str| {
        fs::write(&moves, text).unwrap();
        run(&["--lang", lang, "hint", "--moves", moves.to_str().unwrap(), "notes"], "")
    };
    assert_eq!(hint("en", "r1c1=1\n").0, hint("fr", "l1c1=1\n").0);
    assert_eq!(hint("en", "l1c1=1\n"), hint("en", "r1c1=1\n"));
}

#[test]
fn system_errors_and_mistypings_are_french_too() {
    for (args, said) in [
        (&["check", "/"][..], ""),
        (&["hint", "owl", "--moves", "/nosuch"], "aucun fichier ou dossier de ce nom"),
        (&["solve", "--nosuch"], "il n’y a pas de --nosuch ici"),
        (&["nosuch"], "il n’y a pas de commande `nosuch`"),
        (&["solve", "--method", "x"], "n’est pas une valeur de --method"),
        (&["solve", "--all", "--first"], "ne va pas avec"),
        (&["new", "5", "--colours", "40"], "il faut de 1 à 8"),
        (&["new"], "il manque"),
        (&["check", "--time-limit", "5x", "owl"], "une durée a une unité"),
    ] {
        let (code, out, err) = run(&[&["--lang", "fr"], args].concat(), "");
        assert_eq!(code, 2, "{args:?}: {out}{err}");
        assert!(err.contains(said), "{args:?}: {err}");
        for english in ["error:", "Usage:", "For more information", "os error"] {
            assert!(!err.contains(english), "{args:?}: {err}");
        }
    }
    let (_, out, _) = run(&["--lang", "fr", "check", "--stats", "owl"], "");
    assert!(out.contains(" ms") && !out.contains('.'), "decimal commas: {out}");
}

#[test]
fn the_program_for_terminals_needs_no_crate_of_the_window() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let args = ["tree", "--offline", "-p", "grille", "--no-default-features", "-e", "normal"];
    let tree = std::process::Command::new(env!("CARGO")).current_dir(root).args(args).output();
    let tree = String::from_utf8(tree.unwrap().stdout).unwrap();
    assert!(tree.contains("grille-engine"), "{tree}");
    for window in ["grille-app", "egui", "eframe", "winit", "wayland", "x11", "accesskit"] {
        assert!(!tree.contains(window), "{window}");
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_an_error() {
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let status = grille(&["list"]).stdout(full).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

/// Rust's runtime puts `/dev/null` where standard output was closed, before `main`.
#[cfg(target_os = "linux")]
#[test]
fn closed_standard_output_is_an_error() {
    let closed = |args: &str| {
        let shell = format!("exec \"$0\" {args} >&-");
        let mut command = std::process::Command::new("sh");
        command.args(["-c", &shell, env!("CARGO_BIN_EXE_grille")]).env("LC_ALL", "C");
        let done = command.output().unwrap();
        (done.status.code(), String::from_utf8(done.stderr).unwrap())
    };
    for args in ["solve owl", "check owl", "list", "--help", "convert owl --to webpbn", "formats"] {
        let (code, err) = closed(args);
        assert_eq!(code, Some(2), "{args}: {err}");
        assert_eq!(err, "grille: standard output is closed\n", "{args}");
    }
    let (_, err) = closed("--lang fr solve owl");
    assert_eq!(err, "grille: la sortie standard est fermée\n");
    // What goes elsewhere needs no standard output.
    let file = scratch("closed").join("owl.non");
    assert_eq!(closed(&format!("convert owl -o {}", file.display())), (Some(0), String::new()));
    assert!(fs::read_to_string(&file).unwrap().starts_with("title"));
}
