//! The puzzle of a day: the same for everyone, without a network. It follows from the day and
//! from a recipe with a version. A version holds from its first day on and is never changed
//! afterwards, so that an update does not change a day that has begun; the test holds what the
//! recipes and the generator behind them have promised.

use grille_engine::grid::Size;
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::run::Task;
use grille_store::Day;
use grille_table::Mapped;

/// What the puzzle of a day is like: columns, rows, inks, symmetry.
type Kind = (usize, usize, usize, Symmetry);

/// A version of the recipes: its name in seeds, and what each day of the week is like, from
/// Monday on. The week grows towards its end.
struct Version {
    name: &'static str,
    week: [Kind; 7],
}

const FIRST: Version = Version {
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

/// The version that holds on a day.
fn version(_: Day) -> &'static Version {
    &FIRST
}

/// The making of a day's puzzle.
pub fn of(day: Day) -> Option<impl Task<Output = Option<Puzzle>> + Send> {
    let Version { name, week } = version(day);
    let (cols, rows, inks, symmetry) = week[day.weekday() as usize % 7];
    let recipe = Recipe { inks, symmetry, ..Recipe::new(Size::new(rows, cols)?) };
    let made = Generate::new(recipe, &format!("{name}/{day}")).ok()?;
    Some(Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::Nonogram;
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
            let size = puzzle.size();
            let id = Id::of::<Nonogram>(&puzzle).to_string();
            found.push(format!("{day} {}x{} {}", size.cols(), size.rows(), &id[..16]));
            day = day.next();
        }
        assert_eq!(found, PROMISED);
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
