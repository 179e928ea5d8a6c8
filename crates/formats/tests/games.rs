//! Each text is recognised as one of its own game, whatever its file is called.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_formats::game::is_sudoku_line;
use grille_formats::sudoku;
use grille_formats::{GameFormat, GameName, Source};
use std::fs;
use std::path::{Path, PathBuf};

const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn game(name: &str, text: &str) -> Option<GameName> {
    GameFormat::detect(None, name, text).map(GameFormat::game)
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// What was a nonogram before there was a second game is one now, in the same format.
#[test]
fn every_nonogram_file_of_the_tree_is_a_nonogram_in_its_format() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for folder in ["crates/formats/tests/data", "examples", "puzzles"] {
        files(&root.join(folder), &mut found);
    }
    let mut checked = 0;
    for path in found {
        let name = path.display().to_string();
        let Ok(source) = Source::decode(&name, fs::read(&path).unwrap()) else { continue };
        let Ok(before) = grille_formats::detect(&name, &source.text) else { continue };
        let now = GameFormat::detect(None, &name, &source.text);
        let now = now.unwrap_or_else(|| panic!("{name} is recognised"));
        assert_eq!((now.game(), now.name()), (GameName::Nonogram, before.name), "{name}");
        checked += 1;
    }
    assert!(checked > 100, "{checked} files");
}

#[test]
fn every_sudoku_is_a_sudoku_in_every_format_and_under_every_ending() {
    let lines = [
        NINE.to_owned(),
        NINE.replace('.', "0"),
        format!("{0}\n{0}\n", NINE.replace('.', "0")),
        format!("# a remark\n{NINE} hard\n{NINE}\n"),
        "12.4............".to_owned(),
        "1234000000000000".to_owned(),
        "1.3.54....13.......41.......3..2...5".to_owned(),
        format!("{}G.1", ".".repeat(253)),
    ];
    for text in &lines {
        let puzzle = sudoku::line::read_line(text.lines().last().unwrap()).unwrap();
        for name in ["stdin", "a.sdm", "a.txt", "a"] {
            assert_eq!(game(name, text), Some(GameName::Sudoku), "{name}: {text}");
        }
        for format in sudoku::FORMATS {
            let Ok(text) = format.write(&puzzle) else { continue };
            for name in ["stdin".to_owned(), format!("a.{}", format.extensions[0])] {
                let found = GameFormat::detect(None, &name, &text).unwrap();
                assert_eq!(found.game(), GameName::Sudoku, "{name}: {text}");
            }
        }
    }
    // A drawing in XML has the ending that webpbn has too.
    let xml = sudoku::find("opensudoku").unwrap();
    let text = xml.write(&sudoku::line::read_line(NINE).unwrap()).unwrap();
    assert_eq!(game("a.xml", &text), Some(GameName::Sudoku));
}

#[test]
fn what_could_be_both_is_a_nonogram_and_what_is_neither_is_nothing() {
    for (name, text, expected) in [
        // Four boxes of two digits each, or the size of a picture.
        ("stdin", "12 34\n34 12\n21 43\n43 21\n", Some(GameName::Nonogram)),
        ("a.ss", "12 34\n34 12\n21 43\n43 21\n", Some(GameName::Sudoku)),
        ("stdin", "2 2\n1\n1\n1\n1\n", Some(GameName::Nonogram)),
        ("stdin", "1/1\n1/1\n", Some(GameName::Nonogram)),
        ("stdin", "12\n34\n", Some(GameName::Nonogram)),
        ("a.picross", "1 2 3 4\n12 1 1 1\n1 1 1 1\n1 1 1 1\n", Some(GameName::Nonogram)),
        ("a.sdk", "nothing yet", Some(GameName::Sudoku)),
        ("stdin", "Once upon a time", None),
        ("stdin", "[package]\nname = \"grille\"\n", None),
        ("README.md", "# Grille\n\nA workshop.\n", None),
        ("a.txt", "", None),
    ] {
        assert_eq!(game(name, text), expected, "{name}: {text}");
    }
}

#[test]
fn an_argument_is_a_sudoku_by_its_length() {
    for text in [NINE, "12.4............", "1.3.54....13.......41.......3..2...5"] {
        assert!(is_sudoku_line(text), "{text}");
    }
    for text in ["owl", "", &NINE[1..], "1234", "a/b.............", "abcdefgabcdefgab"] {
        assert!(!is_sudoku_line(text), "{text}");
    }
}
