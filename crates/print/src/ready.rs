//! What has to be known of a puzzle before it is printed: a solution, whether there are others, how hard it is.

use crate::entry::{Facts, Named, Prepared, Printed, prepared};
use crate::layout::Layout;
use grille_answer::{Check, Halt, OutcomeOf};
use grille_engine::nonogram::Nonogram;
use grille_engine::rate::Rated;
use grille_engine::run::Task;
use grille_engine::sudoku::Sudoku;
use grille_formats::GamePuzzle;
use grille_words::Words;
use std::time::Duration;

/// The most steps that a puzzle is looked at unless something else is said: some seconds. Not a time, so that the
/// same is printed everywhere.
pub const STEPS: u64 = 1_000_000;

/// A puzzle that is being looked at: a task that is over when everything wanted is known. Whoever has no patience
/// takes what is known by then.
pub trait Looking: Task<Output = ()> + Send {
    /// The puzzle with what was found out.
    fn ready(self: Box<Self>) -> Box<dyn Ready>;
}

/// A puzzle that can be printed in any layout.
pub trait Ready: Send + Sync {
    /// The puzzle, and what it is called.
    fn named(&self) -> &Named;
    /// It as an entry of a sheet; or why it cannot be printed.
    fn prepared(&self, words: &Words, layout: &Layout) -> Result<Prepared, String>;
}

/// Looks at a puzzle, as far as this layout needs it.
pub fn looking(named: Named, layout: &Layout) -> Box<dyn Looking> {
    match named.puzzle.clone() {
        GamePuzzle::Nonogram(own) => Box::new(Look::<Nonogram>::new(named, own, layout)),
        GamePuzzle::Sudoku(own) => Box::new(Look::<Sudoku>::new(named, own, layout)),
    }
}

/// The answers come first: a print without stars is worth more than one without answers.
struct Look<G: Printed> {
    named: Named,
    puzzle: G::Puzzle,
    checking: Option<Check<G>>,
    outcome: Option<OutcomeOf<G>>,
    rating: Option<G::Rate>,
    rated: Option<Box<G::Rating>>,
    steps: u64,
}

impl<G: Printed> Look<G> {
    fn new(named: Named, puzzle: G::Puzzle, layout: &Layout) -> Look<G> {
        let checking = needs_solution(layout).then(|| Check::of(&puzzle));
        let rating = (!layout.no_rating).then(|| G::rate(&puzzle));
        Look { named, puzzle, checking, outcome: None, rating, rated: None, steps: 0 }
    }
}

/// Whether a solution is printed, or makes something shorter.
pub(crate) fn needs_solution(layout: &Layout) -> bool {
    layout.answers != crate::Answers::None || layout.qr
}

impl<G: Printed> Task for Look<G> {
    type Output = ();

    fn advance(&mut self, steps: u64) -> Option<()> {
        let end = self.steps.saturating_add(steps);
        if let Some(checking) = self.checking.as_mut().filter(|_| self.outcome.is_none()) {
            let before = checking.steps();
            self.outcome = checking.advance(steps);
            self.steps += checking.steps() - before;
            self.outcome.as_ref()?;
        }
        if let Some(rating) = self.rating.as_mut() {
            let before = rating.steps();
            let rated = rating.advance(end.saturating_sub(self.steps));
            self.steps += rating.steps() - before;
            self.rated = match rated? {
                Rated::Rating(rating) => Some(rating),
                Rated::Limit => None,
            };
            self.rating = None;
        }
        Some(())
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

impl<G: Printed> Looking for Look<G> {
    fn ready(self: Box<Self>) -> Box<dyn Ready> {
        let Look { named, puzzle, checking, outcome, rated, .. } = *self;
        let ended = outcome.ok_or(Halt::Limit);
        let checked = checking.map(|checking| checking.checked(ended, Duration::ZERO));
        let (outcome, solutions) = checked.map_or((None, Vec::new()), |checked| {
            (Some(checked.answer.outcome), checked.solutions)
        });
        let solution = G::goal(&puzzle).or(solutions.into_iter().next());
        Box::new(Known::<G> { named, puzzle, facts: Facts { outcome, solution, rating: rated } })
    }
}

/// A puzzle with what is known of it.
struct Known<G: Printed> {
    named: Named,
    puzzle: G::Puzzle,
    facts: Facts<G>,
}

impl<G: Printed> Ready for Known<G> {
    fn named(&self) -> &Named {
        &self.named
    }

    fn prepared(&self, words: &Words, layout: &Layout) -> Result<Prepared, String> {
        prepared::<G>(words, &self.named, &self.puzzle, &self.facts, layout)
    }
}
