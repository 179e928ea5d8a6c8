//! The absences that ARCHITECTURE.md promises of paper, held by reading its source.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

#[path = "../../engine/tests/sources/mod.rs"]
mod sources;

use sources::code;

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
    for (path, code) in code(15) {
        for word in forbidden {
            assert!(!code.contains(word), "{} has {word}", path.display());
        }
    }
}

#[test]
fn games_are_in_their_rooms_and_never_import_each_other() {
    for (path, code) in code(15) {
        let inside = |game: &str| path.components().any(|part| part.as_os_str() == game);
        assert!(!inside("nonogram") || !code.contains("sudoku"), "{}", path.display());
        // Colours are the kernel's, though they are called after the game that has most of them.
        let code = code.replace("nonogram::Rgb", "").replace("nonogram::Key", "");
        assert!(!inside("sudoku") || !code.contains("nonogram"), "{}", path.display());
    }
}
