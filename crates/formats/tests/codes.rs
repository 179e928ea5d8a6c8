//! Codes of one line: what they say, how long they are, and that none of them does harm. That every
//! puzzle is read back is tested with all formats.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Draft, Puzzle};
use grille_engine::sudoku as sudokus;
use grille_formats::code::sealed;
use grille_formats::nonogram::code::encode;
use grille_formats::{GameFormat, GameName, GamePuzzle, collection, find, sudoku};

fn read(code: &str) -> Puzzle {
    (find("code").unwrap().read)(code).next().unwrap().unwrap()
}

fn without_goal(puzzle: &Puzzle) -> Puzzle {
    Puzzle::new(Draft { drawings: Vec::new(), ..puzzle.draft() }).unwrap()
}

/// The goal is told as one; a solution only says the clues in fewer characters.
#[test]
fn a_solution_makes_a_code_shorter_and_is_not_given_away() {
    for item in collection::COLLECTION {
        let puzzle = item.puzzle();
        let goal = puzzle.goal().unwrap();
        assert_eq!(read(&encode(&puzzle, None)).goal().as_ref(), Some(&goal), "{}", item.name);
        let bare = without_goal(&puzzle);
        let (long, short) = (encode(&bare, None), encode(&bare, Some(&goal)));
        assert!(short.len() < long.len(), "{}", item.name);
        for code in [long, short] {
            let read = read(&code);
            assert!(read.drawings().is_empty(), "{}", item.name);
            assert_eq!((read.rows(), read.cols()), (puzzle.rows(), puzzle.cols()));
            assert_eq!(read.palette(), puzzle.palette(), "{}", item.name);
            assert_eq!(read.about().title, puzzle.about().title, "{}", item.name);
        }
    }
}

#[test]
fn a_picture_with_other_clues_is_not_taken_for_a_solution() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    let size = Size::new(2, 2).unwrap();
    let wrong = Grid::filled(size, Colour::BLACK);
    assert_eq!(encode(&puzzle, Some(&wrong)), encode(&puzzle, None));
    let other = Grid::filled(Size::new(3, 2).unwrap(), Colour::BLACK);
    assert_eq!(encode(&puzzle, Some(&other)), encode(&puzzle, None));
}

/// With titles, colours and their names.
#[test]
fn codes_of_the_collection_are_short() {
    let mut black: Vec<usize> = Vec::new();
    for item in collection::COLLECTION {
        let puzzle = item.puzzle();
        let length = encode(&puzzle, None).len();
        assert!(length <= 200, "{}: {length}", item.name);
        if puzzle.palette().is_two_tone() {
            assert!(length <= 180, "{}: {length}", item.name);
            black.push(length);
        }
    }
    black.sort_unstable();
    assert!(black[black.len() / 2] <= 60, "{black:?}");
    for item in sudoku::collection::COLLECTION {
        let puzzle: sudokus::Puzzle = item.puzzle();
        let length = sudoku::code::encode(&puzzle).len();
        let most = if puzzle.shape().side() <= 9 { 60 } else { 260 };
        assert!(length <= most, "{}: {length}", item.name);
    }
}

/// Any digits behind a right checksum say a puzzle, which is then read back from its own code, or
/// a problem.
#[test]
fn any_digits_are_a_puzzle_or_a_problem() {
    let mut chance = Chance::new("codes");
    let (mut puzzles, mut problems) = (0, 0);
    for round in 0..3000 {
        let length = chance.below(40 + round % 60);
        let digits: Vec<u8> = (0..length).map(|_| chance.below(64) as u8).collect();
        let code = sealed(&digits);
        for game in GameName::ALL {
            let name = match game {
                GameName::Nonogram => "code",
                GameName::Sudoku => "sudoku-code",
            };
            let format = GameFormat::find(name).unwrap();
            match format.read(&code).next().unwrap() {
                Err(_) => problems += 1,
                Ok(GamePuzzle::Nonogram(puzzle)) => {
                    puzzles += 1;
                    assert_eq!(read(&encode(&puzzle, None)), puzzle, "{code}");
                }
                Ok(puzzle @ GamePuzzle::Sudoku(_)) => {
                    puzzles += 1;
                    let again = format.write_part(&puzzle).unwrap();
                    let Some(Ok(GamePuzzle::Sudoku(again))) = format.read(&again).next() else {
                        panic!("{code}")
                    };
                    let GamePuzzle::Sudoku(puzzle) = puzzle else { continue };
                    assert_eq!(again, puzzle, "{code}");
                }
            }
        }
    }
    assert!(puzzles > 100 && problems > 100, "{puzzles} {problems}");
}
