//! Any bytes: no reader of any game panics, and every problem lies inside the text.

#![no_main]

use grille_formats::{GameFormat, GameName, Source};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::decode("fuzz", bytes.to_vec()) else { return };
    let _ = GameFormat::detect(None, &source.name, &source.text);
    for format in GameName::ALL.iter().flat_map(|game| game.formats()) {
        for reading in format.read(&source.text) {
            let problems = reading.err().unwrap_or_default();
            for problem in &problems {
                assert!(source.text.get(problem.at.clone()).is_some(), "{problem}");
            }
            // Counting lines for every problem of every reader would take most of the time.
            for problem in problems.first().into_iter().chain(problems.last()) {
                let (line, column) = source.line_and_column(problem.at.start);
                assert!(line + column <= problem.at.start + 2, "{problem}");
            }
        }
    }
});
