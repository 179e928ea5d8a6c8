//! Any bytes: no reader of any game panics, and every problem lies inside the text. An input goes to
//! the reader that it fits and to one that its length chooses: to all of them would take eight times as long.

#![no_main]

use grille_formats::{GameFormat, GameName, Source};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::decode("fuzz", bytes.to_vec()) else { return };
    let all: Vec<GameFormat> = GameName::ALL.iter().flat_map(|game| game.formats()).collect();
    let fitting = GameFormat::detect(None, &source.name, &source.text);
    for format in fitting.into_iter().chain([all[bytes.len() % all.len()]]) {
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
