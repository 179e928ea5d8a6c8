//! Ratings: classes by what a puzzle needs, and that givens never make it harder.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, partly, solutions};
use grille_engine::colours::Colours;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::line::{Complete, LineSolver};
use grille_engine::nonogram::method::find;
use grille_engine::nonogram::rate::{Class, Rate, Rated, Rating, Solutions, sweeps};
use grille_engine::nonogram::{Board, Puzzle, Technique};
use grille_engine::run::Task;

fn rate(puzzle: &Puzzle) -> Rating {
    match Rate::new(puzzle).advance(u64::MAX) {
        Some(Rated::Rating(rating)) => *rating,
        other => panic!("{other:?}"),
    }
}

fn with_givens(puzzle: &Puzzle, board: &Board) -> Puzzle {
    let mut draft = puzzle.draft();
    draft.givens = Some(board.cells().rows().map(<[Colours]>::to_vec).collect());
    Puzzle::new(draft).unwrap()
}

/// A random puzzle of 4 to 9 rows and columns, in black or in two inks.
fn random(random: &mut Random) -> (Puzzle, grille_engine::nonogram::Picture, usize) {
    let size = Size::new(4 + random.below(6), 4 + random.below(6)).unwrap();
    let colours = 2 + random.below(4) / 3;
    let density = 35 + random.below(35);
    let picture = random.picture(size, colours, density);
    (Puzzle::of(&picture, inks(colours)).unwrap(), picture, colours)
}

#[test]
fn the_number_of_solutions_is_that_of_an_independent_method() {
    let mut chance = Random(5);
    let dumb = find("backtrack-complete").unwrap();
    let mut seen = [0; 3];
    for _ in 0..400 {
        let (puzzle, _, _) = random(&mut chance);
        let expected = match solutions(dumb, &puzzle, &puzzle.board()).len() {
            0 => Solutions::None,
            1 => Solutions::One,
            _ => Solutions::Several,
        };
        let rating = rate(&puzzle);
        assert_eq!(rating.solutions, expected);
        assert_eq!(rating.open == 0, rating.class < Some(Class::Guessing));
        seen[expected as usize] += 1;
    }
    assert!(seen[1] > 100 && seen[2] > 100, "{seen:?}");
}

#[test]
fn a_puzzle_without_solution_has_no_class() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[]], &[&[2], &[]]).unwrap();
    let rating = rate(&puzzle);
    assert_eq!((rating.solutions, rating.class), (Solutions::None, None));
}

#[test]
fn the_class_never_rises_when_cells_are_given_away() {
    let mut chance = Random(6);
    let mut fell = 0;
    for case in 0..1000 {
        let (puzzle, picture, colours) = random(&mut chance);
        let before = rate(&puzzle).class.unwrap();
        let share = 1 + chance.below(60);
        let given = partly(&picture, colours, || chance.below(100) < share);
        let after = rate(&with_givens(&puzzle, &given)).class.unwrap();
        // Given cells of one solution can exclude another: then it can only become clearer.
        assert!(after <= before, "case {case}: {before:?} became {after:?}\n{puzzle:?}\n{given}");
        fell += usize::from(after < before);
    }
    assert!(fell > 200, "{fell}");
}

/// The same by the book: one line after the other by the tables, whole sweeps.
fn sweeps_by_the_book(puzzle: &Puzzle, rows_first: bool) -> Option<u64> {
    let mut board = puzzle.board();
    let mut solver = Complete::default();
    let (mut done, mut idle) = (0, 0);
    while board.open() > 0 {
        let is_rows = rows_first == (done % 2 == 0);
        let mut next = board.clone();
        for line in puzzle.size().lines().filter(|l| matches!(l, LineId::Row(_)) == is_rows) {
            let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
            solver.settle(puzzle.clue(line), &mut cells).ok()?;
            for (at, set) in (0..).zip(cells) {
                next.narrow(line.cell(at), set).ok()?;
            }
        }
        idle = if next == board { idle + 1 } else { 0 };
        if idle == 2 {
            return None;
        }
        board = next;
        done += 1;
    }
    Some(done)
}

#[test]
fn sweeps_are_counted_from_the_better_side() {
    let mut chance = Random(7);
    let mut solved = 0;
    for _ in 0..300 {
        let (puzzle, _, _) = random(&mut chance);
        let both = [true, false].map(|rows| sweeps_by_the_book(&puzzle, rows));
        let expected = both.into_iter().flatten().min();
        assert_eq!(sweeps(&puzzle, &puzzle.board()), expected);
        solved += usize::from(expected.is_some());
    }
    assert!(solved > 100, "{solved}");
}

#[test]
fn a_full_picture_is_trivial_and_a_switch_is_guessing() {
    let full = rate(&Puzzle::black_and_white(&[&[2], &[2]], &[&[2], &[2]]).unwrap());
    assert_eq!((full.class, full.sweeps), (Some(Class::Trivial), Some(1)));
    assert_eq!(full.techniques, [(Technique::FullLine, 2)]);
    assert_eq!((full.density, full.score.round()), (1.0, 2.0));
    let switch = rate(&Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap());
    assert_eq!((switch.solutions, switch.class), (Solutions::Several, Some(Class::Guessing)));
    assert_eq!((switch.open, switch.sweeps, switch.hardest), (4, None, None));
}

#[test]
fn a_puzzle_that_lines_do_not_solve_is_hard() {
    // Unique, and known not to yield to lines (from another program's tests).
    let puzzle =
        Puzzle::black_and_white(&[&[1, 1], &[2], &[1], &[1]], &[&[2], &[1], &[2], &[1]]).unwrap();
    let rating = rate(&puzzle);
    assert_eq!((rating.solutions, rating.class), (Solutions::One, Some(Class::Hard)));
    assert_eq!((rating.sweeps, rating.open), (None, 0));
    assert!(rating.assumptions() > 0 && rating.longest_chain > 0);
}

#[test]
fn the_rating_does_not_depend_on_portions() {
    let mut chance = Random(8);
    for _ in 0..60 {
        let (puzzle, _, _) = random(&mut chance);
        let whole = rate(&puzzle);
        let mut task = Rate::new(&puzzle);
        let portions = loop {
            if let Some(rated) = task.advance(7) {
                break rated;
            }
        };
        assert_eq!(portions, Rated::Rating(Box::new(whole)));
    }
}
