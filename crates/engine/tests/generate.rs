//! Generated puzzles: as ordered, and the same from the same seed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::solutions;
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::generate::{Flaw, Generate, Made, Recipe, Source, Symmetry};
use grille_engine::nonogram::method::find;
use grille_engine::nonogram::rate::Class;
use grille_engine::nonogram::{Picture, Puzzle, verify};
use grille_engine::run::Task;

fn recipe(rows: usize, cols: usize) -> Recipe {
    Recipe::new(Size::new(rows, cols).unwrap())
}

fn make(recipe: &Recipe, seed: &str) -> Made {
    Generate::new(recipe.clone(), seed).unwrap().advance(u64::MAX).unwrap().unwrap()
}

fn is_unique(puzzle: &Puzzle) -> bool {
    solutions(find("backtrack-complete").unwrap(), puzzle, &puzzle.board()).len() == 1
}

fn ink(picture: &Picture) -> usize {
    picture.cells().iter().filter(|colour| colour.index() > 0).count()
}

#[test]
fn puzzles_are_unique_and_their_goal_is_the_solution() {
    for seed in 0..40 {
        let made = make(&Recipe { density: 0.45, ..recipe(8, 10) }, &seed.to_string());
        let goal = made.puzzle.goal().unwrap();
        assert!(is_unique(&made.puzzle));
        assert_eq!(verify(&made.puzzle, &goal), Ok(()));
        assert_eq!(ink(&goal), 36, "45 % of 80 cells");
    }
}

#[test]
fn seeds_decide_everything() {
    let recipe = Recipe { class: Some(Class::Hard), ..recipe(9, 9) };
    let once = make(&recipe, "rose");
    assert_eq!(once.puzzle, make(&recipe, "rose").puzzle);
    assert_ne!(once.puzzle, make(&recipe, "tulip").puzzle);
    let mut task = Generate::new(recipe, "rose").unwrap();
    let portions = loop {
        if let Some(made) = task.advance(3) {
            break made.unwrap();
        }
    };
    assert_eq!((portions.puzzle, portions.tries), (once.puzzle, once.tries));
}

#[test]
fn a_class_is_met_by_every_puzzle() {
    for (class, side) in
        [(Class::Trivial, 6), (Class::Easy, 10), (Class::Medium, 12), (Class::Hard, 8)]
    {
        for seed in ["a", "b", "c"] {
            let made = make(&Recipe { class: Some(class), ..recipe(side, side) }, seed);
            assert_eq!(made.rating.unwrap().class, Some(class));
            assert!(is_unique(&made.puzzle));
        }
    }
}

#[test]
fn every_source_and_symmetry_keeps_its_word() {
    let size = Size::new(12, 12).unwrap();
    let last = 11;
    let image = |symmetry, Cell { row, col }: Cell| match symmetry {
        Symmetry::None => Cell { row, col },
        Symmetry::LeftRight | Symmetry::Both => Cell { row, col: last - col },
        Symmetry::TopBottom => Cell { row: last - row, col },
        Symmetry::HalfTurn => Cell { row: last - row, col: last - col },
        Symmetry::QuarterTurn => Cell { row: col, col: last - row },
        Symmetry::Diagonal => Cell { row: col, col: row },
    };
    for &source in Source::ALL {
        for &symmetry in Symmetry::ALL {
            let recipe = Recipe {
                symmetry,
                source: Some(source),
                unique: false,
                inks: 2,
                ..Recipe::new(size)
            };
            let made = make(&recipe, "mirror");
            let goal = made.puzzle.goal().unwrap();
            assert!(size.iter().all(|cell| goal[cell] == goal[image(symmetry, cell)]));
            assert!(ink(&goal).abs_diff(72) <= 2, "{source:?} {symmetry:?}: {}", ink(&goal));
            assert_eq!(made.source, source);
        }
    }
}

#[test]
fn low_densities_and_colours_work() {
    let made = make(&Recipe { density: 0.25, ..recipe(20, 20) }, "thin");
    assert!(is_unique(&made.puzzle));
    let made = make(&Recipe { inks: 4, ..recipe(12, 12) }, "gay");
    assert_eq!(made.puzzle.palette().inks().len(), 5);
    assert!(is_unique(&made.puzzle));
}

#[test]
fn given_cells_are_those_of_the_goal() {
    let made = make(&Recipe { givens: 7, ..recipe(9, 9) }, "given");
    let goal = made.puzzle.goal().unwrap();
    let board = made.puzzle.board();
    let given: Vec<Cell> = board.size().iter().filter(|&c| board.at(c).is_settled()).collect();
    assert_eq!(given.len(), 7);
    assert!(given.iter().all(|&cell| board.at(cell) == goal[cell].into()));
    assert!(is_unique(&made.puzzle));
}

#[test]
fn impossible_orders_are_refused_or_given_up() {
    let flaw = |recipe: Recipe| Generate::new(recipe, "").err();
    assert_eq!(flaw(Recipe { density: 1.5, ..recipe(3, 3) }), Some(Flaw::Density));
    assert_eq!(flaw(Recipe { density: f64::NAN, ..recipe(3, 3) }), Some(Flaw::Density));
    assert_eq!(flaw(Recipe { inks: 9, ..recipe(9, 9) }), Some(Flaw::Inks));
    assert_eq!(flaw(Recipe { inks: 3, density: 0.1, ..recipe(3, 3) }), Some(Flaw::Inks));
    assert_eq!(flaw(Recipe { givens: 10, ..recipe(3, 3) }), Some(Flaw::Givens));
    let symmetry = Symmetry::Diagonal;
    assert_eq!(flaw(Recipe { symmetry, ..recipe(3, 4) }), Some(Flaw::Square));
    // No puzzle of a single cell is hard.
    let hard = Recipe { class: Some(Class::Hard), density: 1.0, ..recipe(1, 1) };
    let gave_up = Generate::new(hard, "").unwrap().advance(u64::MAX).unwrap();
    assert!(gave_up.is_err());
}
