//! The nonogram of a day; the test holds what the recipes and the generator behind them have
//! promised.

use crate::daily::Version;
use grille_engine::grid::Size;
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::run::Task;
use grille_store::Day;
use grille_table::Mapped;

/// What the puzzle of a day is like: columns, rows, inks, symmetry.
type Kind = (usize, usize, usize, Symmetry);

const FIRST: Version<Kind> = Version {
    name: "daily-1",
    week: [
        (10, 10, 1, Symmetry::LeftRight),
        (10, 10, 2, Symmetry::None),
        (12, 12, 1, Symmetry::HalfTurn),
        (15, 10, 3, Symmetry::None),
        (15, 15, 1, Symmetry::LeftRight),
        (15, 15, 3, Symmetry::LeftRight),
        (20, 15, 1, Symmetry::None),
    ],
};

/// The making of a day's puzzle.
pub fn of(day: Day) -> Option<impl Task<Output = Option<Puzzle>> + Send> {
    let ((cols, rows, inks, symmetry), seed) = FIRST.on(day);
    let recipe = Recipe { inks, symmetry, ..Recipe::new(Size::new(rows, cols).ok()?) };
    let made = Generate::new(recipe, &seed).ok()?;
    Some(Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::tests::week;
    use grille_engine::nonogram::Nonogram;

    #[test]
    fn what_was_promised_for_a_day_stays() {
        let size = |puzzle: &Puzzle| format!("{}x{}", puzzle.size().cols(), puzzle.size().rows());
        assert_eq!(week::<Nonogram, _>(of, size), PROMISED);
    }

    const PROMISED: [&str; 7] = [
        "2026-11-16 10x10 08e44c0fd23d031c",
        "2026-11-17 10x10 e3290522c486517b",
        "2026-11-18 12x12 5ec5ffc8c55ac41f",
        "2026-11-19 15x10 9728994602a43df8",
        "2026-11-20 15x15 5332255c69fd852f",
        "2026-11-21 15x15 f789a23d2c48bf06",
        "2026-11-22 20x15 3a02071cafe58ad6",
    ];
}
