//! Ratings of sudoku: what a class and a score say, checked from outside.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use common::sudoku::{dug, partly, searched_solutions, shuffled};
use grille_engine::run::Task;
use grille_engine::sudoku::generate::{Generate, Recipe};
use grille_engine::sudoku::ladder::{ClimbStatus, Ladder, RUNGS, Technique, rank};
use grille_engine::sudoku::rate::{CLASSES, Class, Rate, Rated, Rating, Solutions, cost};
use grille_engine::sudoku::worked::{Next, Worked};
use grille_engine::sudoku::{Digit, Digits, Puzzle, Shape};

fn rated(puzzle: &Puzzle) -> Rating {
    match Rate::new(puzzle).advance(u64::MAX) {
        Some(Rated::Rating(rating)) => *rating,
        other => panic!("{other:?}"),
    }
}

/// Whether asking for each digit where it goes fills the grid: plain loops over the text.
fn by_places_alone(puzzle: &Puzzle) -> bool {
    let shape = puzzle.shape();
    let mut grid: Vec<Option<Digit>> = shape.size().iter().map(|c| puzzle.given(c)).collect();
    loop {
        let free = |grid: &[Option<Digit>], at: usize, digit: Digit| {
            let mut peers = shape.peers(shape.cell(at)).iter();
            grid[at].is_none() && peers.all(|&peer| grid[shape.index(peer)] != Some(digit))
        };
        let found = shape.houses().find_map(|house| {
            let cells = || shape.cells_of(house).iter().map(|&cell| shape.index(cell));
            let only = |digit: Digit| {
                let mut places = cells().filter(|&at| free(&grid, at, digit));
                Some((places.next().filter(|_| places.next().is_none())?, digit))
            };
            Digits::first(shape.side()).iter().find_map(only)
        });
        match found {
            Some((at, digit)) => grid[at] = Some(digit),
            None => return grid.iter().all(Option::is_some),
        }
    }
}

#[test]
fn class_and_score_are_what_the_climb_took() {
    let mut random = Random(21);
    let mut seen = [0; 6];
    for round in 0..150 {
        let (puzzle, solution) = dug(Shape::ALL[round % 3], &mut random);
        let rating = rated(&puzzle);
        assert_eq!(rating.solutions, Solutions::One);
        let mut worked = Worked::new(&puzzle, &puzzle.board(), true).unwrap();
        let (mut score, mut deductions, mut hardest) = (0, 0, 0);
        while let Some(Next::Deduction(deduction)) = worked.advance(u64::MAX) {
            score += cost(&deduction);
            deductions += 1;
            hardest = hardest.max(rank(deduction.technique));
        }
        assert_eq!((rating.score, rating.deductions()), (score, deductions));
        assert_eq!(rating.hardest, Some(RUNGS[hardest].technique));
        let class = rating.class.unwrap();
        seen[class as usize] += 1;
        let singles = hardest <= rank(Technique::NakedSingle);
        assert_eq!(class == Class::Trivial, singles && by_places_alone(&puzzle));
        assert_eq!(class <= Class::Easy, singles);
        assert_eq!(class == Class::Guessing, worked.board().to_string() != solution);
        assert!(class != Class::Extreme || hardest > rank(Technique::FinnedJellyfish));
    }
    assert!(seen[..5].iter().all(|&count| count > 0), "of each class: {seen:?}");
}

#[test]
fn rungs_cost_more_the_higher_they_are() {
    assert!(RUNGS.windows(2).all(|two| two[0].cost <= two[1].cost));
    for (at, rung) in RUNGS.iter().enumerate() {
        assert_eq!(rank(rung.technique), at);
    }
}

#[test]
fn several_solutions_and_none_are_told() {
    let several = rated(&Puzzle::of_line("1...............").unwrap());
    assert_eq!((several.solutions, several.class), (Solutions::Several, Some(Class::Guessing)));
    let none = rated(&Puzzle::of_line("1..1............").unwrap());
    assert_eq!((none.solutions, none.class), (Solutions::None, None));
}

#[test]
fn every_budget_gives_the_same_rating() {
    let mut random = Random(22);
    for _ in 0..10 {
        let (puzzle, _) = dug(Shape::Nine, &mut random);
        let mut rate = Rate::new(&puzzle);
        let in_portions = loop {
            if let Some(rated) = rate.advance(3) {
                break rated;
            }
        };
        assert_eq!(in_portions, Rated::Rating(Box::new(rated(&puzzle))));
    }
}

/// On the largest shape, too, nothing of the grid is lost that the puzzle was made from.
#[test]
fn large_grids_are_climbed() {
    let mut random = Random(23);
    let mut used = 0;
    for clues in [150, 130, 118] {
        let grid = shuffled(Shape::Sixteen, &mut random);
        let puzzle = partly(&grid, clues, &mut random);
        let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().up_to(Technique::XyChain);
        while let ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
            used = used.max(rank(found.technique));
            ladder.take(&found);
            for cell in puzzle.size().iter() {
                let own = Digit::new(grid[Shape::Sixteen.index(cell)]).unwrap();
                assert!(ladder.left(cell).has(own), "{found:?}");
            }
        }
    }
    assert!(used > rank(Technique::HiddenTriple), "{}", RUNGS[used].technique.name());
}

#[test]
fn puzzles_are_made_of_the_class_that_was_asked_for() {
    for &class in CLASSES.iter().filter(|class| **class != Class::Guessing) {
        for number in 0..4 {
            let recipe = || Recipe { class: Some(class), ..Recipe::new(Shape::Nine) };
            let make = |portion: u64| {
                let mut task = Generate::new(recipe(), &format!("{number}")).unwrap();
                loop {
                    if let Some(made) = task.advance(portion) {
                        break made.unwrap().puzzle;
                    }
                }
            };
            let puzzle = make(u64::MAX);
            assert_eq!(rated(&puzzle).class, Some(class));
            let line = puzzle.board().to_string();
            assert_eq!(searched_solutions(Shape::Nine, &line, 5).unwrap().len(), 1);
            assert_eq!(make(7), puzzle, "the same at every budget");
        }
    }
}

#[test]
fn a_16x16_of_any_class_is_made_by_putting_cells_back() {
    for class in [Class::Trivial, Class::Easy, Class::Medium] {
        let recipe = Recipe { class: Some(class), ..Recipe::new(Shape::Sixteen) };
        let mut task = Generate::new(recipe, "0").unwrap();
        let made = task.advance(u64::MAX).unwrap().unwrap();
        let rating = rated(&made.puzzle);
        assert_eq!((rating.class, rating.solutions), (Some(class), Solutions::One));
    }
}
