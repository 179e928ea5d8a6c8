//! Any text as a memory of line results: no answer changes.

#![no_main]

use grille_engine::nonogram::{Options, Puzzle, method};
use grille_engine::run::Status;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let puzzle =
        Puzzle::black_and_white(&[&[1], &[2], &[1]], &[&[1], &[2], &[1]]).expect("a puzzle");
    let solutions = |remembered: Option<&str>| {
        let options = Options {
            memo: Some(64),
            remembered: remembered.map(Into::into),
            ..Options::default()
        };
        let entry = method::find("backtrack-complete").expect("the table has it");
        let mut run = entry.start(&puzzle, &puzzle.board(), &options);
        let mut found = Vec::new();
        while run.advance(10_000) == Status::Solution {
            found.push(run.board().to_string());
        }
        found
    };
    assert_eq!(solutions(Some(text)), solutions(None));
});
