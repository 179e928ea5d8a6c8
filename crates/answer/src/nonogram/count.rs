//! How many solutions a nonogram has: what came of the engine's task [`Count`].

use crate::count::{Part, Tally};
use crate::outcome::{Halt, Outcome};
use grille_engine::nonogram::cause::Cause;
use grille_engine::nonogram::count::{self, Counted};
use grille_engine::nonogram::{Count, Nonogram};
use std::time::Duration;

impl Tally<Nonogram> {
    /// What came of counting, which took so long. Of a board without solution, `cause` says why.
    pub fn new(
        count: &Count,
        ended: Result<Counted, Halt>,
        cause: impl FnOnce() -> Cause,
        time: Duration,
    ) -> Tally<Nonogram> {
        let (outcome, number, parts) = match ended {
            Ok(Counted { solutions, parts }) => {
                let outcome = match u8::try_from(&solutions) {
                    Ok(0) => Outcome::None(cause()),
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
