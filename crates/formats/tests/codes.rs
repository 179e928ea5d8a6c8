//! Codes of one line: what they say, how long they are, and that none of them does harm. That every
//! puzzle is read back is tested with all formats.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]

use grille_engine::chance::Chance;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Draft, DrawingKind, Puzzle};
use grille_engine::sudoku::{self as sudokus, Digit, Mark};
use grille_formats::code::{sealed, sealed_game};
use grille_formats::nonogram::code::{encode, encode_game};
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
        assert!(length <= 190, "{}: {length}", item.name);
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

/// A puzzle with a board on which some cells are written: most of them right, some wrong, some with two colours left.
fn begun(puzzle: &Puzzle, chance: &mut Chance, share: usize) -> Puzzle {
    let (goal, count) = (puzzle.goal().unwrap(), puzzle.palette().inks().len());
    let any = |chance: &mut Chance| Colours::from(Colour::new(chance.below(count)).unwrap());
    let cells = goal.map(|colour| match (chance.below(100) < share, chance.below(20)) {
        (false, _) => Colours::first(count),
        (true, 0) => any(chance),
        (true, 1) => any(chance) | any(chance),
        (true, _) => Colours::from(*colour),
    });
    let cells = cells.rows().map(<[Colours]>::to_vec).collect();
    let saved = DraftDrawing { kind: DrawingKind::Saved, id: None, note: None, cells };
    let mut draft = puzzle.draft();
    draft.drawings.push(saved);
    Puzzle::new(draft).unwrap()
}

#[test]
fn a_game_in_progress_is_read_back_and_a_code_without_one_is_as_before() {
    let mut chance = Chance::new("progress");
    for item in collection::COLLECTION {
        let puzzle = item.puzzle();
        let plain = encode(&puzzle, None);
        assert_eq!(encode_game(&puzzle, None), plain, "{}", item.name);
        for share in [0, 10, 50, 100] {
            let game = begun(&puzzle, &mut chance, share);
            // Who shares the puzzle shares nothing of the game.
            assert_eq!(encode(&game, None), plain, "{}", item.name);
            let code = encode_game(&game, None);
            assert!(code.starts_with(&format!("{plain}.")), "{code}");
            let found = read(&code);
            assert_eq!(found.drawings(), game.drawings(), "{}", item.name);
            // With clues in place of the picture as well.
            let bare =
                Draft { drawings: vec![game.draft().drawings.pop().unwrap()], ..game.draft() };
            let bare = Puzzle::new(bare).unwrap();
            for solution in [None, puzzle.goal().as_ref()] {
                assert_eq!(read(&encode_game(&bare, solution)).drawings(), bare.drawings());
            }
        }
    }
}

#[test]
fn a_sudoku_in_progress_is_read_back() {
    let format = GameFormat::find("sudoku-code").unwrap();
    let mut chance = Chance::new("progress");
    for item in sudoku::collection::COLLECTION {
        let puzzle = item.puzzle();
        let side = puzzle.shape().side();
        let mut digit = || Digit::new(1 + chance.below(side)).unwrap();
        let mut marks: Vec<Mark> = Vec::new();
        for (index, set) in puzzle.givens().cells().iter().enumerate() {
            let pencil = [digit(), digit(), digit()].into_iter().collect();
            marks.push(match (set.only(), index % 3) {
                (Some(_), _) | (None, 0) => Mark::Blank,
                (None, 1) => Mark::Digit(digit()),
                (None, _) => Mark::pencil(pencil),
            });
        }
        let saved = Some(marks.chunks(side).map(<[Mark]>::to_vec).collect());
        let game = sudokus::Puzzle::new(sudokus::Draft { saved, ..puzzle.draft() }).unwrap();
        let plain = sudoku::code::encode(&puzzle);
        assert_eq!(
            (sudoku::code::encode(&game), sudoku::code::encode_game(&puzzle)),
            (plain.clone(), plain)
        );
        let code = sudoku::code::encode_game(&game);
        let Some(Ok(GamePuzzle::Sudoku(found))) = format.read(&code).next() else {
            panic!("{code}")
        };
        assert_eq!((found.givens(), found.saved()), (game.givens(), game.saved()), "{}", item.name);
    }
}

/// Codes that were written before names of inks were told in short.
#[test]
fn older_codes_are_read() {
    for (name, code) in [
        ("heart", "g1.RKGz6p5QbjkqkxL"),
        ("bee", "g1.L4LK2oZ2IUgdDsa08IK8i87d3vjChDJvdvKMUJ8Lhz5uogL3i7U5zfa"),
        (
            "mooncat",
            "g1.L5vMovJjx7vAeKhuRfSvjL-QI2D5d8qCg8DipZ9ciMcAeOIF46QbHmzKz5JTL60Oy8v_ymWO7qY2mCe5AzM4o_Jl\
            ThRAz9gLZa63C4e_r0u0oX-N1nCqiPSxbfTIsUyTdOrM5BJPzyiu0mKVQc97HmAGcO3iCh-B2TmyZVzngJ1asj5k6d4bnrQde0",
        ),
        (
            "pearl",
            "g1.L5yvc0rJph8q-Y0DKrOhfUkrOw5xVBFeIGYiKefx5rpU_rMqQhbRy-clhG6EeK_A2v-zm-xadt9HkCnKlXxwC-Wf5AfB\
            16KzJz1zPhgC3DzWQcRu5pJzGv8eGcqTrp15UQkYbeytA0YKIzFcujEVbiQFSwCrTdhF51Toe-20fXxJo3svjlVEj8w3JXAIA4pZ6xhN",
        ),
    ] {
        let (puzzle, found) = (collection::find(name).unwrap().puzzle(), read(code));
        assert_eq!((found.rows(), found.cols()), (puzzle.rows(), puzzle.cols()), "{name}");
        assert_eq!((found.palette(), found.goal()), (puzzle.palette(), puzzle.goal()), "{name}");
        assert_eq!(found.about().title, puzzle.about().title, "{name}");
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
        let progress: Vec<u8> = (0..chance.below(30)).map(|_| chance.below(64) as u8).collect();
        let code = match round % 3 {
            0 => sealed_game(&digits, &progress),
            _ => sealed(&digits),
        };
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
                    assert_eq!(read(&encode_game(&puzzle, None)), puzzle, "{code}");
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
