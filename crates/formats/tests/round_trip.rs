//! Whatever a format keeps of a puzzle survives being written and read back, and
//! the written text is recognised without the name of a file.
//!
//! Exceptions by design: of what is said about a puzzle `tournament` keeps only
//! the id, and gives one to a puzzle that has none; `webpbn` cannot hold control
//! characters.

mod support;

use grille_engine::nonogram::{Draft, Puzzle};
use grille_formats::Source;
use grille_formats::nonogram::{Format, detect, find};
use proptest::prelude::*;
use support::{any_words, config, puzzles, xml_words};

fn format(name: &str) -> &'static Format {
    find(name).expect("the table has it")
}

fn kept(name: &str) -> BoxedStrategy<Vec<Puzzle>> {
    let format = format(name);
    let words = if name == "webpbn" { xml_words() } else { any_words() };
    let most = if format.many.is_some() { 4 } else { 2 };
    proptest::collection::vec(puzzles(format.keeps, words), 1..most).boxed()
}

/// The file of these puzzles.
fn write(format: &Format, puzzles: &[Puzzle]) -> String {
    if let [only] = puzzles {
        return format.write(only).expect("it has nothing that the format does not keep");
    }
    let frame = format.many.expect("several are only made where they may be");
    let parts: Vec<String> =
        (puzzles.iter()).map(|puzzle| format.write_part(puzzle).expect("as above")).collect();
    [frame.before, &parts.join(frame.between), frame.after].concat()
}

fn check(name: &str, puzzles: &[Puzzle]) {
    let format = format(name);
    let text = write(format, puzzles);
    let source = Source::decode("x", text.into_bytes()).expect("it is a text");
    assert_eq!(detect("x", &source.text).map(|found| found.name), Ok(name), "{}", source.text);
    let read: Vec<_> = (format.read)(&source.text)
        .map(|reading| match reading {
            Ok(puzzle) if !format.keeps.about => without_about(&puzzle),
            reading => reading,
        })
        .collect();
    let written: Vec<_> = puzzles.iter().cloned().map(Ok).collect();
    assert_eq!(read, written, "{}", source.text);
}

fn without_about(puzzle: &Puzzle) -> Result<Puzzle, Vec<grille_formats::Problem>> {
    let draft = Draft { about: Default::default(), ..puzzle.draft() };
    Ok(Puzzle::new(draft).expect("it was a puzzle with it"))
}

proptest! {
    #![proptest_config(config(3000, "tests/regressions/round_trip.txt"))]

    #[test]
    fn webpbn(puzzles in kept("webpbn")) {
        check("webpbn", &puzzles);
    }

    #[test]
    fn tournament(puzzles in kept("tournament")) {
        check("tournament", &puzzles);
    }

    #[test]
    fn non(puzzles in kept("non")) {
        check("non", &puzzles);
    }

    #[test]
    fn picture(puzzles in kept("picture")) {
        check("picture", &puzzles);
    }

    #[test]
    fn picross(puzzles in kept("picross")) {
        check("picross", &puzzles);
    }

    #[test]
    fn logimage(puzzles in kept("logimage")) {
        check("logimage", &puzzles);
    }
}

#[test]
fn every_format_has_its_test() {
    let names: Vec<_> = grille_formats::FORMATS.iter().map(|format| format.name).collect();
    assert_eq!(names, ["webpbn", "tournament", "non", "picture", "picross", "logimage"]);
}
