//! Pictures as a person brings them: what becomes a puzzle, what is refused, what is written.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::scratch;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn run(args: &[&str]) -> (i32, String, String) {
    common::run(args, "")
}

/// A PGM of a dark ring on light paper, which is no pixel art.
fn ring(side: i64) -> String {
    let shade = |i: i64| {
        let (x, y) = (i % side - side / 2, i / side - side / 2);
        let far = (x * x + y * y) * 100 / (side * side);
        if (5..15).contains(&far) {
            30 + (x + y).rem_euclid(20)
        } else {
            230 - (x - y).rem_euclid(15)
        }
    };
    let shades: Vec<String> = (0..side * side).map(|i| shade(i).to_string()).collect();
    format!("P2\n{side} {side}\n255\n{}\n", shades.join("\n"))
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_ppm_typed_by_hand_is_a_puzzle_by_one_command() {
    let folder = scratch("import-hand");
    let out = path(&folder, "hand.non");
    let (code, said, err) =
        run(&["import", "examples/hand.ppm", "-o", &out, "--title", "Mushroom"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        said.starts_with("examples/hand.ppm: pixel art, 12 × 13, 3 inks: one solution"),
        "{said}"
    );
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.contains("title \"Mushroom\""), "{text}");
    assert_eq!(run(&["check", &out]).0, 0);
    // What is there is not replaced.
    assert_eq!(run(&["import", "examples/hand.ppm", "-o", &out]).0, 2);
}

#[test]
fn a_folder_of_pictures_becomes_a_folder_of_unique_puzzles_on_any_number_of_threads() {
    let (from, to) = (scratch("import-from"), scratch("import-to"));
    for side in [40, 55, 70] {
        fs::write(from.join(format!("ring{side}.pgm")), ring(side)).unwrap();
    }
    fs::write(from.join("notes.txt"), "no picture").unwrap();
    let mut all = Vec::new();
    for threads in ["1", "3"] {
        let out = path(&to, &format!("{threads}/"));
        let (code, said, err) = run(&[
            "import",
            from.to_str().unwrap(),
            "--width",
            "18",
            "--threads",
            threads,
            "-o",
            &out,
        ]);
        assert_eq!((code, said.lines().count()), (0, 3), "{said}{err}");
        let (code, checked, _) = run(&["check", &out]);
        assert_eq!((code, checked.matches("unique").count()), (0, 3), "{checked}");
        let texts = [40, 55, 70]
            .map(|side| fs::read_to_string(to.join(format!("{threads}/ring{side}.non"))).unwrap());
        all.push(texts);
    }
    assert_eq!(all[0], all[1]);
}

#[test]
fn the_settings_of_an_import_make_it_again() {
    let folder = scratch("import-settings");
    let (picture, kept) = (path(&folder, "ring.pgm"), path(&folder, "settings.json"));
    fs::write(&picture, ring(64)).unwrap();
    let (code, said, _) = run(&[
        "import",
        &picture,
        "--width",
        "16",
        "--density",
        "30",
        "--brightness",
        "-5",
        "--json",
    ]);
    assert_eq!(code, 0);
    let first: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&first["status"], &first["columns"]), (&"made".into(), &16.into()));
    fs::write(&kept, first["settings"].to_string()).unwrap();
    let (_, said, _) = run(&["import", &picture, "--settings", &kept, "--json"]);
    let second: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(first, second);
    let puzzle = path(&folder, "ring.non");
    assert_eq!(run(&["import", &picture, "--settings", &kept, "-o", &puzzle]).0, 0);
    let (_, said, _) = run(&["import", &picture, "--settings", &puzzle, "--json"]);
    assert_eq!(first, serde_json::from_str::<Value>(&said).unwrap());
    fs::write(&kept, "{\"widht\": 3}").unwrap();
    let (code, _, err) = run(&["import", &picture, "--settings", &kept]);
    assert_eq!(code, 2);
    assert!(err.contains("these are no settings of an import"), "{err}");
}

#[test]
fn bad_pictures_are_told_with_the_limit_and_nothing_is_written() {
    let folder = scratch("import-bad");
    let whole =
        fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../picture/tests/data/progressive.jpg"));
    for (name, bytes, told) in [
        ("empty.png", Vec::new(), "this is no picture that can be read"),
        ("text.png", b"hello".to_vec(), "this is no picture that can be read"),
        ("none.ppm", b"P6\n0 0\n255\n".to_vec(), "the picture"),
        ("wide.ppm", b"P6\n100000 1\n255\n".to_vec(), "no side may be longer than 20000"),
        ("bomb.pgm", b"P5\n19999 19999\n255\n".to_vec(), "more than the limit of 64 million"),
        ("cut.jpg", whole.unwrap()[..300].to_vec(), "the picture breaks off"),
        ("cut.pgm", b"P5\n50 50\n255\nabc".to_vec(), "the picture breaks off"),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        let out = path(&folder, "out.non");
        let (code, said, err) = run(&["import", &path(&folder, name), "-o", &out]);
        assert_eq!((code, said.as_str()), (2, ""), "{name}");
        assert!(err.contains(told), "{name}: {err}");
        assert!(!Path::new(&out).exists(), "{name}");
        let french = run(&["--lang", "fr", "import", &path(&folder, name)]).2;
        assert!(!french.is_empty() && french != err, "{french}");
    }
    let photograph = path(&folder, "ring.pgm");
    fs::write(&photograph, ring(64)).unwrap();
    // Nothing may be changed, and it is not unique as it is.
    let noise = path(&folder, "noise.pbm");
    let bits: String = (0..400u32)
        .map(|i| if i.wrapping_mul(2_654_435_761) >> 31 == 1 { "1 " } else { "0 " })
        .collect();
    fs::write(&noise, format!("P1\n20 20\n{bits}\n")).unwrap();
    let out = path(&folder, "none.non");
    let (code, _, err) = run(&["import", &noise, "--most", "0", "-o", &out]);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("--no-repair") && !Path::new(&out).exists(), "{err}");
    assert_eq!(run(&["import", &noise, "--no-repair", "-o", &out]).0, 0);
    // Each pixel would be a cell.
    let (code, _, err) = run(&["solve", &photograph]);
    assert!(code == 2 && err.contains("grille import"), "{err}");
}

#[test]
fn pictures_are_files_of_puzzles_like_any_other() {
    let folder = scratch("import-formats");
    for (to, file) in [("png", "a.png"), ("ppm", "a.ppm"), ("pbm", "a.pbm"), ("art", "a.art")] {
        let out = path(&folder, file);
        let (code, _, err) = run(&["convert", "owl", "-o", &out]);
        assert_eq!(code, 0, "{to}: {err}");
        let own = run(&["solve", "owl", "--to", "bits"]).1;
        assert_eq!(run(&["solve", &out, "--to", "bits"]).1, own, "{to}");
    }
    let drawn = run(&["solve", "owl", "--to", "ascii"]).1;
    let (code, checked, err) = common::run(&["check", "-"], &drawn);
    assert_eq!(code, 0, "{checked}{err}");
    // Clues alone are no picture.
    let out = path(&folder, "table.png");
    let (code, _, err) = run(&["convert", "examples/table1.picross", "-o", &out]);
    assert!(code == 2 && err.contains("clues that no picture"), "{err}");
    assert!(!Path::new(&out).exists());
}
