//! The absences that ARCHITECTURE.md promises of the answers, held by reading their source.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

#[path = "../../engine/tests/sources/mod.rs"]
mod sources;

use sources::code;

#[test]
fn no_file_clock_thread_chance_or_print() {
    let forbidden = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "std::sync",
        "Instant",
        "SystemTime",
        "println!",
        "print!",
        "eprint",
        "dbg!",
        "HashMap",
        "HashSet",
        "unsafe",
    ];
    for (path, code) in code(20) {
        // What a person without a program of their own reads files with; a page never calls it.
        let is_file = path.ends_with("src/file.rs");
        for word in forbidden {
            let is_allowed = is_file && ["std::fs", "std::io"].contains(&word);
            assert!(is_allowed || !code.contains(word), "{} has {word}", path.display());
        }
    }
}

#[test]
fn no_dependency_that_a_web_page_could_not_have() {
    let manifest = include_str!("../Cargo.toml");
    let from = manifest.find("[dependencies]").unwrap();
    let section = manifest[from..].lines().skip(1).take_while(|line| !line.starts_with('['));
    let named = section.filter(|line| !line.trim().is_empty());
    let names: Vec<&str> = named.map(|line| line.split(['.', ' ', '=']).next().unwrap()).collect();
    assert_eq!(
        names,
        ["grille-certify", "grille-engine", "grille-formats", "grille-words", "serde_json"]
    );
    assert_eq!(manifest.matches("dependencies]").count(), 2, "with those of the tests");
    assert!(!manifest.contains("package ="));
}

/// Text is a name, a key, or what a page or an object is made of; what a person reads
/// comes from the words. What stands in assertions is for programmers.
#[test]
fn no_sentence() {
    for (path, code) in code(20) {
        for line in code.lines().filter(|line| !line.contains("assert") && !line.contains('<')) {
            for literal in line.split('"').skip(1).step_by(2) {
                let words = literal.split(' ').filter(|word| word.len() > 1);
                let plain = words.filter(|word| word.chars().all(char::is_alphabetic)).count();
                assert!(plain < 3, "{} says {literal:?}", path.display());
            }
        }
    }
}

/// Outside the rooms of the games, nothing names one of them.
#[test]
fn games_are_in_their_rooms_and_never_import_each_other() {
    for (path, code) in code(20) {
        let inside = |game: &str| path.components().any(|part| part.as_os_str() == game);
        for game in ["nonogram", "sudoku"] {
            let is_root = path.ends_with("src/lib.rs");
            assert!(
                inside(game) || is_root || !code.contains(game),
                "{} names {game}",
                path.display()
            );
        }
    }
}
