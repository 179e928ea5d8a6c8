//! Exercises: on every sheet that is made for a technique, that technique is the next hint.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::hint::Hint;
use grille_engine::run::Task;
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::hint::Hinting;
use grille_engine::sudoku::practice::{Exercise, Practice};
use grille_engine::sudoku::{Shape, Sheet, Technique};

fn exercise(technique: Technique, shape: Shape, seed: &str) -> Exercise {
    let mut task = Practice::new(technique, shape, seed);
    std::iter::repeat_with(|| task.advance(5_000)).find_map(|found| found).unwrap().unwrap()
}

#[test]
fn the_next_hint_of_an_exercise_is_the_technique() {
    for (technique, shape) in [
        (Technique::FullHouse, Shape::Four),
        (Technique::HiddenSingle, Shape::Six),
        (Technique::FullHouse, Shape::Nine),
        (Technique::HiddenSingle, Shape::Nine),
        (Technique::NakedSingle, Shape::Nine),
        (Technique::Pointing, Shape::Nine),
        (Technique::NakedPair, Shape::Nine),
        (Technique::HiddenPair, Shape::Nine),
        (Technique::XWing, Shape::Nine),
        (Technique::Skyscraper, Shape::Nine),
        (Technique::XyWing, Shape::Nine),
        (Technique::UniqueRectangle, Shape::Nine),
        (Technique::Aic, Shape::Nine),
    ] {
        let found = exercise(technique, shape, "test");
        let mut sheet = Sheet::new(&found.puzzle);
        if let Some(played) = &found.played {
            sheet.play(played).unwrap();
        }
        let mut hinting = Hinting::new(&sheet);
        match std::iter::repeat_with(|| hinting.advance(1_000)).find_map(|hint| hint).unwrap() {
            Hint::Next(next) => assert_eq!(next.technique, technique),
            other => panic!("{technique:?}: {other:?}"),
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_exercise() {
    let [one, other] = [1_u64, 100_000].map(|steps| {
        let mut task = Practice::new(Technique::XWing, Shape::Nine, "seed");
        let found = std::iter::repeat_with(|| task.advance(steps)).find_map(|found| found);
        found.unwrap().unwrap()
    });
    assert_eq!((one.puzzle.givens(), one.played), (other.puzzle.givens(), other.played));
}
