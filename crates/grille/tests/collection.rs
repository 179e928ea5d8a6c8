//! Every puzzle of the collection is what it should be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::nonogram::rate::{Class, Rate, Rated};
use grille_engine::nonogram::{Board, METHODS, Nonogram, Picture, Puzzle, method, verify};
use grille_engine::run::{Entry, Task};
use grille_engine::sudoku as sudokus;
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_formats::collection::COLLECTION;
use grille_formats::sudoku;
use grille_picture::told_apart_by_all;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// How a method judges a puzzle.
fn judge(puzzle: &Puzzle, method: &Entry<Nonogram>) -> Verdict<Board> {
    let run = method.start(puzzle, &puzzle.board(), &Default::default());
    Uniqueness::new(run).advance(u64::MAX).unwrap()
}

#[test]
fn every_puzzle_is_unique_and_has_its_goal() {
    for item in COLLECTION {
        let puzzle = item.puzzle();
        let goal = puzzle.goal().expect(item.name);
        assert_eq!(verify(&puzzle, &goal), Ok(()), "{}", item.name);
        let Verdict::Unique(board) = judge(&puzzle, &METHODS[0]) else {
            panic!("{} is not unique", item.name);
        };
        assert_eq!(board.picture(), Some(goal), "{}", item.name);
        assert!(puzzle.about().title.is_some() && puzzle.about().author.is_some());
    }
}

#[test]
fn a_puzzle_is_rated_below_hard_where_lines_alone_solve_it_and_none_needs_a_guess() {
    let lines = method::find("complete").unwrap();
    for item in COLLECTION {
        let puzzle = item.puzzle();
        let Some(Rated::Rating(rating)) = Rate::new(&puzzle).advance(u64::MAX) else {
            panic!("{} is not rated", item.name);
        };
        let class = rating.class.expect(item.name);
        assert_ne!(class, Class::Guessing, "{}", item.name);
        let by_lines = matches!(judge(&puzzle, lines), Verdict::Unique(_));
        assert_eq!(class < Class::Hard, by_lines, "{}", item.name);
    }
}

/// Of two pictures of the same size, more than every tenth cell differs.
#[test]
fn no_two_pictures_are_alike() {
    let pictures: Vec<(&str, Picture)> =
        COLLECTION.iter().map(|item| (item.name, item.puzzle().goal().unwrap())).collect();
    for (index, (name, picture)) in pictures.iter().enumerate() {
        let alike = pictures[..index].iter().filter(|(_, other)| other.size() == picture.size());
        for (other_name, other) in alike {
            let pairs = picture.cells().iter().zip(other.cells());
            let differ = pairs.filter(|(a, b)| a.is_ink() != b.is_ink()).count();
            assert!(10 * differ > picture.size().cells(), "{name} and {other_name}");
        }
    }
}

/// The moon over the cat is not to be moved: games are kept by their clues.
#[test]
fn a_picture_fills_its_grid_to_every_side() {
    for item in COLLECTION.iter().filter(|item| item.name != "mooncat") {
        let puzzle = item.puzzle();
        for lines in [puzzle.rows(), puzzle.cols()] {
            let ends = [lines.first().unwrap(), lines.last().unwrap()];
            assert!(ends.iter().all(|clue| !clue.blocks().is_empty()), "{}", item.name);
        }
    }
}

/// The inks of the first 44 are older than this rule.
#[test]
fn colour_blind_players_tell_the_inks_apart() {
    for item in COLLECTION.iter().skip(44) {
        let puzzle = item.puzzle();
        let inks = puzzle.palette().inks();
        for (index, ink) in inks.iter().enumerate() {
            for other in &inks[..index] {
                let names = format!("{}: {} and {}", item.name, ink.name, other.name);
                assert!(told_apart_by_all(ink.rgb, other.rgb), "{names}");
            }
        }
    }
}

#[test]
fn every_file_of_the_folder_is_in_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "non"))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(files, COLLECTION.iter().map(|item| item.name.to_owned()).collect());
}

/// The sudokus are of the class that their files tell, from the smallest to the largest shape and
/// from the easiest class to the hardest.
#[test]
fn every_sudoku_is_unique_and_of_its_class() {
    let mut before = None;
    for item in sudoku::collection::COLLECTION {
        let (name, puzzle) = (item.name, item.puzzle());
        let Some(sudokus::rate::Rated::Rating(rating)) =
            sudokus::rate::Rate::new(&puzzle).advance(u64::MAX)
        else {
            panic!("{name} is not rated");
        };
        let told = puzzle.about().note.as_deref().and_then(|note| note.lines().next());
        assert_eq!(rating.class.map(Class::name), told, "{name}");
        let (kind, number) = name.rsplit_once('-').unwrap();
        let number: usize = number.parse().unwrap();
        match before {
            Some((last, at)) if last == kind => assert_eq!(number, at + 1, "{name}"),
            _ => assert_eq!(number, 1, "{name}"),
        }
        before = Some((kind, number));
    }
    assert_eq!(sudoku::collection::COLLECTION.len(), 60);
}

#[test]
fn every_sudoku_of_the_folder_is_in_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/sudoku");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    let own = sudoku::collection::COLLECTION.iter().map(|item| item.name.to_owned());
    assert_eq!(files, own.collect());
}
