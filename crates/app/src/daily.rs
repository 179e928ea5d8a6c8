//! The puzzles of days: the same for everyone, without a network. A puzzle follows from the day
//! and from a recipe with a version. A version is never changed once it holds, so that an update
//! does not change a day that has begun: a new one is added, from a later day on.

use grille_store::Day;

/// A version of the recipes of a game: its name in seeds, and what each day of the week is like,
/// from Monday on. The week grows towards its end.
pub struct Version<K: 'static> {
    /// Its name in seeds.
    pub name: &'static str,
    /// From Monday on.
    pub week: [K; 7],
}

impl<K: Copy> Version<K> {
    /// What the puzzle of a day is like, and its seed.
    pub fn on(&self, day: Day) -> (K, String) {
        (self.week[day.weekday() as usize % 7], format!("{}/{day}", self.name))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use grille_engine::run::Task;
    use grille_store::Id;
    use grille_table::Playable;

    /// The puzzles of the days of one week, and what a game says about each.
    ///
    /// Should the test of a game fail, people would find another puzzle today than yesterday
    /// evening: add a version from a later day on instead.
    pub fn week<G: Playable, T: Task<Output = Option<G::Puzzle>>>(
        of: impl Fn(Day) -> Option<T>,
        about: impl Fn(&G::Puzzle) -> String,
    ) -> Vec<String> {
        let monday: Day = "2026-11-16".parse().unwrap();
        let days = std::iter::successors(Some(monday), |day| Some(day.next()));
        let line = |day: Day| {
            let mut task = of(day).unwrap();
            let made = std::iter::repeat_with(|| task.advance(10_000)).find_map(|made| made);
            let puzzle = made.unwrap().unwrap();
            let id = Id::of::<G>(&puzzle).to_string();
            format!("{day} {} {}", about(&puzzle), &id[..16])
        };
        days.take(7).map(line).collect()
    }
}
