//! Small files of every format, written by hand: `data/<format>/ok` must read as
//! the `.expect` beside each says (`UPDATE_EXPECT=1` rewrites these), and
//! `data/<format>/err` must not read. What is said about the latter is tested
//! where it is put into words.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]

use expect_test::expect_file;
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Clue, Puzzle};
use grille_formats::Source;
use grille_formats::nonogram::{Coding, FORMATS, Format, detect};
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn files(format: &Format, folder: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(format.name);
    let entries = std::fs::read_dir(path.join(folder)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| {
        file.extension().is_none_or(|ending| ending != "expect" && ending != "message")
    });
    files.sort();
    assert!(!files.is_empty());
    files
}

fn source(file: &Path) -> Source {
    let name = file.file_name().unwrap().to_str().unwrap();
    Source::decode(name, std::fs::read(file).unwrap()).unwrap()
}

#[test]
fn good_files_are_recognised_and_read() {
    for format in FORMATS.iter().filter(|format| format.coding == Coding::Text) {
        for file in files(format, "ok") {
            let source = source(&file);
            for name in [source.name.as_str(), "neutral"] {
                let found = detect(name, &source.text).map(|format| format.name);
                assert_eq!(found, Ok(format.name), "{} as {name}", file.display());
            }
            let mut text = String::new();
            for reading in (format.read)(&source.text) {
                match reading {
                    Ok(puzzle) => text += &dump(&puzzle),
                    Err(problems) => panic!("{}: {problems:?}", file.display()),
                }
            }
            let expect = format!("{}.expect", file.display());
            expect_file![expect].assert_eq(&text);
        }
    }
}

#[test]
fn bad_files_have_problems_with_places() {
    for format in FORMATS.iter().filter(|format| format.coding == Coding::Text) {
        for file in files(format, "err") {
            let source = source(&file);
            let problems: Vec<_> =
                (format.read)(&source.text).filter_map(Result::err).flatten().collect();
            assert!(!problems.is_empty(), "{}", file.display());
            for problem in problems {
                assert!(
                    source.text.get(problem.at.clone()).is_some(),
                    "{}: {problem}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn a_bad_puzzle_does_not_hide_the_next() {
    for (format, file) in [
        ("tournament", "bad-puzzle-between-good-ones.tournament"),
        ("non", "bad-puzzle-between-good-ones.nonpack"),
        ("webpbn", "bad-puzzle-between-good-ones.xml"),
    ] {
        let format = grille_formats::find(format).unwrap();
        let file = files(format, "err").into_iter().find(|path| path.ends_with(file)).unwrap();
        let good: Vec<bool> =
            (format.read)(&source(&file).text).map(|reading| reading.is_ok()).collect();
        assert_eq!(good, [true, false, true]);
    }
}

/// A puzzle for the eye: colours are their numbers in the palette, open cells `?`.
fn dump(puzzle: &Puzzle) -> String {
    let mut text = format!("puzzle {}\n", puzzle.size());
    let about = puzzle.about();
    for (key, value) in [
        ("title", &about.title),
        ("author", &about.author),
        ("copyright", &about.copyright),
        ("licence", &about.licence),
        ("source", &about.source),
        ("id", &about.id),
        ("description", &about.description),
        ("note", &about.note),
    ] {
        if let Some(value) = value {
            writeln!(text, "  {key} {value:?}").unwrap();
        }
    }
    for (number, ink) in puzzle.palette().inks().iter().enumerate() {
        writeln!(text, "  colour {number} {} {:?}", ink.rgb, ink.name).unwrap();
    }
    let two_tone = puzzle.palette().is_two_tone();
    for (side, clues) in [("row", puzzle.rows()), ("column", puzzle.cols())] {
        for clue in clues {
            writeln!(text, "  {side} {}", dump_clue(clue, two_tone)).unwrap();
        }
    }
    let all = puzzle.palette().all();
    if let Some(givens) = puzzle.givens() {
        write!(text, "  givens\n{}", dump_cells(givens, all)).unwrap();
    }
    for drawing in puzzle.drawings() {
        let (kind, id, note) = (drawing.kind, &drawing.id, &drawing.note);
        writeln!(text, "  {kind:?} id {id:?} note {note:?}").unwrap();
        text += &dump_cells(&drawing.cells, all);
    }
    text
}

fn dump_clue(clue: &Clue, two_tone: bool) -> String {
    let blocks = clue.blocks().iter().map(|block| match two_tone {
        true => block.len.to_string(),
        false => format!("{}*{}", block.len, block.colour),
    });
    let blocks: Vec<String> = blocks.collect();
    if blocks.is_empty() { "-".to_owned() } else { blocks.join(" ") }
}

fn dump_cells(cells: &Grid<Colours>, all: Colours) -> String {
    let cell = |set: &Colours| if *set == all { "?".to_owned() } else { set.to_string() };
    let row = |row: &[Colours]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
    cells.rows().map(|cells| format!("    {}\n", row(cells))).collect()
}
