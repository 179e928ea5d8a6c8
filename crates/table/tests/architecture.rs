//! What the mid ends, for players and for makers, never have, held by reading the source: no
//! screen, file, thread, clock or sentence; and outside the rooms of the games and the one table of them, nobody who is to
//! work for any game names one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use std::fs;
use std::path::{Path, PathBuf};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The source files of a folder: their paths, and their text up to their tests, without comments.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or(""));
            found.push((path, lines.collect::<Vec<_>>().join("\n")));
        }
    }
    found
}

#[test]
fn no_screen_file_thread_clock_or_sentence() {
    let forbidden = [
        "egui",
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::path",
        "std::process",
        "std::thread",
        "Instant",
        "SystemTime",
        "Mutex",
        "println!",
        "eprint",
        "grille_words",
        "grille_store",
        "grille_drive",
        "HashMap",
        "HashSet",
    ];
    let [table, studio] = ["table/src", "studio/src"].map(|folder| sources(&crates().join(folder)));
    assert!(table.len() > 8 && studio.len() > 8, "the sources are where they are expected");
    for (path, code) in table.into_iter().chain(studio) {
        for word in forbidden {
            assert!(!code.contains(word), "{} has {word}", path.display());
        }
        for line in
            code.lines().filter(|line| !line.contains("expect(") && !line.contains("assert"))
        {
            for literal in line.split('"').skip(1).step_by(2) {
                let words = literal.split(' ').filter(|word| word.len() > 1);
                let plain = words.filter(|word| word.chars().all(char::is_alphabetic)).count();
                assert!(plain < 3, "{} says {literal:?}", path.display());
            }
        }
    }
    let engine_and_formats = ["grille-engine", "grille-formats"];
    // Makers bring pictures, and the settings of an import are kept as JSON.
    let of_makers = ["grille-engine", "grille-formats", "grille-picture", "serde_json"];
    for (manifest, allowed) in [
        (include_str!("../Cargo.toml"), &engine_and_formats[..]),
        (include_str!("../../studio/Cargo.toml"), &of_makers[..]),
    ] {
        let section = manifest.split("[dependencies]\n").nth(1).unwrap();
        let section = section.split("\n[").next().unwrap();
        let names: Vec<&str> = section.lines().filter_map(|line| line.split('.').next()).collect();
        assert_eq!(names, allowed);
    }
}

#[test]
fn who_works_for_any_game_names_none() {
    let games = ["nonogram", "sudoku"];
    // Puzzles that are made are nonograms.
    let rooms = ["nonogram", "sudoku", "studio"];
    let table_of_games = Path::new("app/src/games.rs");
    let mut count = 0;
    for folder in ["app/src", "store/src", "table/src", "formats/src/journal"] {
        for (path, code) in sources(&crates().join(folder)) {
            let own = path.strip_prefix(crates()).unwrap();
            let in_room = own.components().any(|part| rooms.iter().any(|r| part.as_os_str() == *r));
            if in_room || own == table_of_games {
                continue;
            }
            count += 1;
            for game in games {
                let name = format!("grille_engine::{game}");
                assert!(!code.contains(&name), "{} names {game}", path.display());
            }
        }
    }
    assert!(count > 50, "{count} files");
}
