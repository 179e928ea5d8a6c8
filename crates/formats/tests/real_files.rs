//! Files from elsewhere that are not part of this repository: where they lie
//! beside it, all of them must read, and survive every format that can hold them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]
#![allow(clippy::print_stderr, reason = "a test that skips itself should say so")]

use grille_formats::{FORMATS, Source, detect};
use std::path::Path;

#[test]
fn files_beside_the_repository() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/nonogram");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("skipped: there is no folder {}", folder.display());
        return;
    };
    for file in entries.map(|entry| entry.unwrap().path()) {
        let source = Source::decode("neutral", std::fs::read(&file).unwrap()).unwrap();
        let format = detect("neutral", &source.text).unwrap();
        let tournament = file.extension().is_some_and(|ending| ending == "txt");
        assert_eq!(format.name, if tournament { "tournament" } else { "non" });
        let mut count = 0;
        for reading in (format.read)(&source.text) {
            let puzzle =
                reading.unwrap_or_else(|problems| panic!("{}: {problems:?}", file.display()));
            count += 1;
            let cells = |clues: &[grille_engine::nonogram::Clue]| -> u64 {
                clues.iter().map(|clue| clue.cells_of(grille_engine::colours::Colour::BLACK)).sum()
            };
            assert_eq!(cells(puzzle.rows()), cells(puzzle.cols()), "{}", file.display());
            for other in FORMATS {
                let Ok(text) = other.write(&puzzle) else { continue };
                let back = (other.read)(&text).next().unwrap().unwrap();
                assert_eq!((back.rows(), back.cols()), (puzzle.rows(), puzzle.cols()));
            }
        }
        assert!(count == 100 || !tournament, "{}: {count} puzzles", file.display());
    }
}
