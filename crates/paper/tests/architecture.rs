//! The absences that ARCHITECTURE.md promises of paper, held by reading its source.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every source file: its path, and its text up to its tests, without comments.
fn code() -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    assert!(paths.len() > 15, "the source is where it is expected");
    let code = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().map(|line| line.split("//").next().unwrap_or("").to_owned() + "\n").collect()
    };
    paths.iter().map(|path| (path.clone(), code(path))).collect()
}

#[test]
fn no_file_clock_thread_print_or_solving() {
    let forbidden = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "Instant",
        "SystemTime",
        "println!",
        "eprint",
        "HashMap",
        "HashSet",
        "unsafe",
        "Solving",
        "Check",
        "Rate",
        "method::",
    ];
    for (path, code) in code() {
        for word in forbidden {
            assert!(!code.contains(word), "{} has {word}", path.display());
        }
    }
}

#[test]
fn games_are_in_their_rooms_and_never_import_each_other() {
    for (path, code) in code() {
        let inside = |game: &str| path.components().any(|part| part.as_os_str() == game);
        assert!(!inside("nonogram") || !code.contains("sudoku"), "{}", path.display());
        // Colours are the kernel's, though they are called after the game that has most of them.
        let code = code.replace("nonogram::Rgb", "").replace("nonogram::Key", "");
        assert!(!inside("sudoku") || !code.contains("nonogram"), "{}", path.display());
    }
}
