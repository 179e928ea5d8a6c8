//! The absences that ARCHITECTURE.md promises of the engine, held by reading its source.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

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
        "std::time",
        "std::thread",
        "Instant",
        "SystemTime",
        "Mutex",
        "println!",
        "print!",
        "eprint",
        "dbg!",
        "thread_rng",
        "HashMap",
        "HashSet",
    ];
    for (path, code) in code(20) {
        for word in forbidden {
            assert!(!code.contains(word), "{} has {word}", path.display());
        }
    }
}

/// One fence, in one file, and nothing behind it that touches memory.
#[test]
fn nothing_unsafe_but_one_fence_of_registers() {
    for (path, code) in code(20) {
        if !path.ends_with("sudoku/bands/lanes.rs") {
            assert!(!code.contains("unsafe"), "{} is outside", path.display());
            continue;
        }
        assert_eq!(code.matches("unsafe {").count(), 1, "one fence");
        assert_eq!(code.matches("unsafe").count(), 2, "the fence and its permission");
        for touching in ["*const", "*mut", "loadu", "storeu", "transmute", "ptr", "get_unchecked"] {
            assert!(!code.contains(touching), "{touching} is not for registers only");
        }
    }
}

/// What the engine may depend on, each argued for in ARCHITECTURE.md.
const DEPENDENCIES: [&str; 1] = ["num-bigint"];

#[test]
fn no_dependency_but_those_argued_for() {
    let manifest = include_str!("../Cargo.toml");
    let from = manifest.find("[dependencies]").unwrap();
    let section = manifest[from..].lines().skip(1).take_while(|line| !line.starts_with('['));
    let named = section.filter(|line| !line.trim().is_empty());
    let names: Vec<&str> = named.map(|line| line.split(['.', ' ', '=']).next().unwrap()).collect();
    assert_eq!(names, DEPENDENCIES, "a dependency of the engine is to be argued for");
    // Neither another section nor a renamed crate brings one in.
    assert_eq!(manifest.matches("dependencies]").count(), 2, "with those of the tests");
    assert!(!manifest.contains("package ="));
}

/// Text in the engine is a name or a symbol; three words in a row are a sentence.
/// What stands in `expect` and in assertions is for programmers.
#[test]
fn no_sentence() {
    for (path, code) in code(20) {
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
}

#[test]
fn games_never_import_each_other() {
    for (path, code) in code(20) {
        // The folder that the project lies in may have any name.
        let own = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path);
        let inside = |game: &str| own.components().any(|part| part.as_os_str() == game);
        for (game, other) in [("nonogram", "sudoku"), ("sudoku", "nonogram")] {
            assert!(!(inside(game) && code.contains(other)), "{} names {other}", path.display());
        }
    }
}
