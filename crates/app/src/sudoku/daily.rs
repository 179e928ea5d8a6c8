//! The sudoku of a day: the same for everyone, without a network. It follows from the day and
//! from a recipe with a version. A version holds from its first day on and is never changed
//! afterwards; the test holds what the recipes and the generator behind them have promised.

use grille_engine::run::Task;
use grille_engine::sudoku::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::Class;
use grille_engine::sudoku::{Puzzle, Shape};
use grille_store::Day;
use grille_table::Mapped;

/// A version of the recipes: its name in seeds, and what each day of the week is like, from
/// Monday on. The week grows towards its end.
struct Version {
    name: &'static str,
    week: [(Class, Symmetry); 7],
}

const FIRST: Version = Version {
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

/// The version that holds on a day.
fn version(_: Day) -> &'static Version {
    &FIRST
}

/// The making of a day's puzzle.
pub fn of(day: Day) -> Option<impl Task<Output = Option<Puzzle>> + Send> {
    let Version { name, week } = version(day);
    let (class, symmetry) = week[day.weekday() as usize % 7];
    let recipe = Recipe { symmetry, class: Some(class), ..Recipe::new(Shape::Nine) };
    let made = Generate::new(recipe, &format!("{name}/{day}")).ok()?;
    Some(Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::sudoku::Sudoku;
    use grille_store::Id;

    /// The identity of the puzzles of one week. Should this test fail, people would find
    /// another puzzle today than yesterday evening: add a version from a later day on instead.
    #[test]
    fn what_was_promised_for_a_day_stays() {
        let mut day: Day = "2026-11-16".parse().unwrap();
        let mut found = Vec::new();
        for _ in 0..7 {
            let mut task = of(day).unwrap();
            let puzzle = std::iter::repeat_with(|| task.advance(10_000)).find_map(|made| made);
            let puzzle = puzzle.unwrap().unwrap();
            let id = Id::of::<Sudoku>(&puzzle).to_string();
            found.push(format!("{day} {} {}", puzzle.clues(), &id[..16]));
            day = day.next();
        }
        assert_eq!(found, PROMISED);
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
