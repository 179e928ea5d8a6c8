//! A zoo of small texts in the styles of many programs, `zoo/FORMAT.txt`: each must be recognised
//! without the name of a file, and be read as the picture or sudoku that it is of.
//!
//! A line `%%%% NAME: remark` begins a text of the picture NAME of `zoo/PICTURES`, or of the sudoku
//! NAME of `zoo/SUDOKUS`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]

use grille_engine::nonogram::{self, Puzzle};
use grille_engine::sudoku;
use grille_formats::{GameFormat, GamePuzzle, Source, find};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const MARK: &str = "%%%% ";

fn file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zoo");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// The parts of a text, each with what stands behind its mark.
fn parts(text: &str) -> Vec<(&str, &str)> {
    let marked = text.split(MARK).skip(1);
    marked
        .map(|part| {
            let (head, body) = part.split_once('\n').unwrap();
            (head, body.strip_suffix('\n').unwrap_or(body))
        })
        .collect()
}

/// The pictures as puzzles, by a reader that shares nothing with those that are tested but `art`.
fn pictures() -> BTreeMap<String, Puzzle> {
    let text = file("PICTURES");
    let clues = |lines: &[String]| -> Vec<Vec<u32>> {
        let runs = |line: &String| {
            line.split('.').map(|run| run.len() as u32).filter(|length| *length > 0).collect()
        };
        lines.iter().map(runs).collect()
    };
    let one = |(name, body): (&str, &str)| {
        let rows: Vec<String> = body.lines().map(str::to_owned).collect();
        let column = |at: usize| rows.iter().map(|row| row.as_bytes()[at] as char).collect();
        let cols: Vec<String> = (0..rows[0].len()).map(column).collect();
        let (rows, cols) = (clues(&rows), clues(&cols));
        let slices =
            |clues: &'static [Vec<u32>]| clues.iter().map(Vec::as_slice).collect::<Vec<_>>();
        let (rows, cols) = (slices(rows.leak()), slices(cols.leak()));
        (name.trim().to_owned(), Puzzle::black_and_white(&rows, &cols).unwrap())
    };
    parts(&text).into_iter().map(one).collect()
}

fn sudokus() -> BTreeMap<String, sudoku::Puzzle> {
    let one = |line: &str| {
        let (name, cells) = line.split_once(' ').unwrap();
        (name.to_owned(), sudoku::Puzzle::of_line(cells).unwrap())
    };
    file("SUDOKUS").lines().map(one).collect()
}

fn lengths(clues: &[nonogram::Clue]) -> Vec<Vec<u32>> {
    clues.iter().map(|clue| clue.blocks().iter().map(|block| block.len).collect()).collect()
}

#[test]
fn every_text_of_the_zoo_is_recognised_and_read() {
    let (pictures, sudokus) = (pictures(), sudokus());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zoo");
    let (mut checked, mut wrong) = (0, Vec::new());
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(format) = name.strip_suffix(".txt") else { continue };
        assert!(GameFormat::find(format).is_some(), "{format}");
        let text = file(&name);
        for (head, body) in parts(&text) {
            checked += 1;
            let (of, _) = head.split_once(':').unwrap();
            let source = Source::decode("stdin", body.as_bytes().to_vec()).unwrap();
            let found = GameFormat::detect(None, "stdin", &source.text);
            let found_name = found.map(GameFormat::name);
            let read = found.and_then(|found| found.read(&source.text).next());
            let is_same = match &read {
                Some(Ok(GamePuzzle::Nonogram(read))) => pictures.get(of).is_some_and(|own| {
                    lengths(own.rows()) == lengths(read.rows())
                        && lengths(own.cols()) == lengths(read.cols())
                }),
                Some(Ok(GamePuzzle::Sudoku(read))) => {
                    sudokus.get(of).is_some_and(|own| own.givens() == read.givens())
                }
                Some(Err(_)) | None => false,
            };
            if found_name != Some(format) || !is_same {
                wrong.push(format!("{format}, {head}: {found_name:?} {is_same} {read:?}\n{body}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {checked}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(checked >= 400, "{checked}");
}

/// A square is the same puzzle for `.nin` as for `picross`; a rectangle is told by its clues.
#[test]
fn twins_are_the_same_puzzle_or_told_apart() {
    for (_, puzzle) in pictures() {
        let text = find("nin").unwrap().write(&puzzle).unwrap();
        let found = grille_formats::detect("stdin", &text).unwrap();
        let read = (found.read)(&text).next().unwrap().unwrap();
        assert_eq!((read.rows(), read.cols()), (puzzle.rows(), puzzle.cols()), "{text}");
        let is_square = puzzle.size().rows() == puzzle.size().cols();
        assert_eq!(found.name, if is_square { "picross" } else { "nin" }, "{text}");
    }
}
