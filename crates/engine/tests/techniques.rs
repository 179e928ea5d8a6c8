//! Puzzles made for a technique need it, and nothing harder. More of them: `--example techniques`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod needs;

use grille_engine::grid::Size;
use grille_engine::nonogram::{self, generate::is_hardest_somewhere};
use grille_engine::run::Task;
use grille_engine::sudoku;

#[test]
fn nonograms_need_the_technique_they_are_made_for() {
    use nonogram::Technique as T;
    use nonogram::generate::{Generate, Recipe};
    for technique in
        [T::FullLine, T::SimpleBoxes, T::Joining, T::Glue, T::Forcing, T::Contradiction]
    {
        for seed in ["a", "b"] {
            let size = Size::new(6, 7).unwrap();
            let recipe = Recipe { technique: Some(technique), ..Recipe::new(size) };
            let mut task = Generate::new(recipe, seed).unwrap();
            let made = task.advance(u64::MAX).unwrap().unwrap();
            needs::check(&made.puzzle, technique);
            assert_eq!(made.rating.unwrap().hardest, Some(technique));
        }
    }
}

#[test]
fn a_technique_that_is_the_hardest_in_no_known_puzzle_is_refused() {
    use nonogram::generate::{Flaw, Generate, Recipe};
    for rung in nonogram::ladder::RUNGS {
        let technique = Some(rung.technique);
        let recipe = Recipe { technique, ..Recipe::new(Size::new(8, 8).unwrap()) };
        let flaw = Generate::new(recipe, "").err();
        let is_refused = flaw == Some(Flaw::NeverHardest(rung.technique));
        assert_eq!(is_refused, !is_hardest_somewhere(rung.technique));
    }
}

#[test]
fn sudokus_need_the_technique_they_are_made_for() {
    use sudoku::Technique as T;
    use sudoku::generate::{Generate, Recipe, Symmetry};
    for technique in [T::FullHouse, T::NakedSingle, T::HiddenPair, T::Skyscraper, T::XyChain] {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
            let shape = sudoku::Shape::Nine;
            let recipe = Recipe { technique: Some(technique), symmetry, ..Recipe::new(shape) };
            let mut task = Generate::new(recipe, "seed").unwrap();
            let made = task.advance(u64::MAX).unwrap().unwrap();
            needs::check_sudoku(&made.puzzle, technique);
        }
    }
}
