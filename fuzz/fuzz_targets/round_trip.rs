//! Whatever reads in any format is written as `.non`, which loses nothing, and
//! reads back as the same puzzle. An input is read in the format that it fits and in one that its length chooses.

#![no_main]

use grille_formats::nonogram::detect;
use grille_formats::{FORMATS, Source, find};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::decode("fuzz", bytes.to_vec()) else { return };
    let non = find("non").expect("the table has it");
    let fitting = detect("", &source.text);
    for format in fitting.into_iter().chain([&FORMATS[bytes.len() % FORMATS.len()]]) {
        for puzzle in (format.read)(&source.text).filter_map(Result::ok) {
            let text = non.write(&puzzle).expect("it keeps everything");
            let written = Source::decode("written", text.into_bytes()).expect("it is a text");
            let back: Vec<_> = (non.read)(&written.text).collect();
            assert_eq!(back, [Ok(puzzle)], "{}", written.text);
        }
    }
});
