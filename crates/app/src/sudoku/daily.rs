//! The sudoku of a day; the test holds what the recipes and the generator behind them have
//! promised.

use crate::daily::Version;
use grille_engine::run::Task;
use grille_engine::sudoku::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::Class;
use grille_engine::sudoku::{Puzzle, Shape};
use grille_store::Day;
use grille_table::Mapped;

const FIRST: Version<(Class, Symmetry)> = Version {
    name: "daily-sudoku-1",
    week: [
        (Class::Trivial, Symmetry::HalfTurn),
        (Class::Easy, Symmetry::LeftRight),
        (Class::Easy, Symmetry::HalfTurn),
        (Class::Medium, Symmetry::Diagonal),
        (Class::Medium, Symmetry::HalfTurn),
        (Class::Hard, Symmetry::HalfTurn),
        (Class::Hard, Symmetry::None),
    ],
};

/// The making of a day's puzzle.
pub fn of(day: Day) -> Option<impl Task<Output = Option<Puzzle>> + Send> {
    let ((class, symmetry), seed) = FIRST.on(day);
    let recipe = Recipe { symmetry, class: Some(class), ..Recipe::new(Shape::Nine) };
    let made = Generate::new(recipe, &seed).ok()?;
    Some(Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::tests::week;
    use grille_engine::sudoku::Sudoku;

    #[test]
    fn what_was_promised_for_a_day_stays() {
        assert_eq!(week::<Sudoku, _>(of, |puzzle| puzzle.clues().to_string()), PROMISED);
    }

    const PROMISED: [&str; 7] = [
        "2026-11-16 28 39310d81b8d142f9",
        "2026-11-17 27 cee18de2c1f0324d",
        "2026-11-18 28 847df938b97d1a79",
        "2026-11-19 25 0d0ca9bbf527f04c",
        "2026-11-20 28 9a9922eff7973b8a",
        "2026-11-21 28 3e06ad26d7a6a87d",
        "2026-11-22 23 c9fb34b5abeae14b",
    ];
}
