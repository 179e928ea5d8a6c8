//! How many solutions a nonogram has: what came of the engine's task [`Count`].

use crate::count::{Part, Tally};
use crate::outcome::{Halt, Outcome};
use grille_engine::nonogram::cause::cause;
use grille_engine::nonogram::count::{self, Counted};
use grille_engine::nonogram::{Board, Count, Nonogram, Puzzle};
use std::time::Duration;

impl Tally<Nonogram> {
    /// What came of counting the solutions that a board leaves, which took so long.
    pub fn new(
        puzzle: &Puzzle,
        from: &Board,
        count: &Count,
        ended: Result<Counted, Halt>,
        time: Duration,
    ) -> Tally<Nonogram> {
        let (outcome, number, parts) = match ended {
            Ok(Counted { solutions, parts }) => {
                let outcome = match u8::try_from(&solutions) {
                    Ok(0) => Outcome::None(cause(puzzle, from)),
                    Ok(1) => Outcome::Unique,
                    Ok(_) | Err(_) => Outcome::Several { more: Some(false) },
                };
                (outcome, solutions, parts)
            }
            Err(halt) => (halt.into(), count.at_least(), Vec::new()),
        };
        let part = |part: &count::Part| Part {
            cells: part.cells.len(),
            solutions: part.solutions.to_string(),
        };
        let (number, parts) = (number.to_string(), parts.iter().map(part).collect());
        Tally { outcome, number, parts, stats: count.stats(), time }
    }
}
