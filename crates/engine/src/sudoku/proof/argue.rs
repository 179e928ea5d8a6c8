//! A worked solution as a proof: each deduction of the ladder as clauses of one literal, a digit that a
//! cell has or has not.
//!
//! Singles, locked candidates, pairs, wings and chains follow by unit propagation as they stand. What
//! takes more (subsets and fish of three and more, almost locked sets, forcing chains over several cases)
//! is refuted by cases: the opposite is supposed, a search by the fewest candidates runs into
//! contradictions, and each of its hypotheses that failed leaves a clause before the one that is
//! stated. Techniques that argue with a single solution are left out.

use super::Formula;
use crate::proof::{Argued, Claim, Line, Log, Proving};
use crate::run::{Method, Status};
use crate::sudoku::ladder::{ClimbStatus, Conclusion, Ladder};
use crate::sudoku::method::fewest_candidates::FewestCandidates;
use crate::sudoku::{Digit, Puzzle};
use crate::trace::Listener;

/// The ladder, telling each deduction.
pub struct Arguing {
    formula: Formula,
    puzzle: Puzzle,
    /// None if the givens deny each other.
    ladder: Option<Ladder>,
}

impl Arguing {
    /// Nothing is argued yet.
    pub fn new(puzzle: &Puzzle) -> Arguing {
        let ladder = Ladder::new(puzzle, &puzzle.board()).ok();
        Arguing { formula: Formula { puzzle: puzzle.clone() }, puzzle: puzzle.clone(), ladder }
    }
}

impl Proving for Arguing {
    type Output = Argued;

    fn advance(&mut self, steps: u64, tell: &mut dyn FnMut(Line<'_>)) -> Option<Argued> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = end.saturating_sub(self.steps());
            let Some(ladder) = &mut self.ladder else { return Some(Argued::Stuck) };
            match ladder.climb(left) {
                ClimbStatus::Running => return None,
                ClimbStatus::Stuck => return Some(Argued::Stuck),
                ClimbStatus::Solved => {
                    tell(Line::Add(&[]));
                    return Some(Argued::Solved);
                }
                ClimbStatus::Impossible(_) => {
                    tell(Line::Add(&[]));
                    return Some(Argued::Impossible);
                }
                ClimbStatus::Found(deduction) => {
                    state(&deduction.conclusion, &self.puzzle, &self.formula, ladder, tell);
                    ladder.take(&deduction);
                }
            }
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.as_ref().map_or(0, Ladder::steps)
    }
}

/// Tells what a deduction states.
fn state(
    conclusion: &Conclusion,
    puzzle: &Puzzle,
    formula: &Formula,
    ladder: &Ladder,
    tell: &mut dyn FnMut(Line<'_>),
) {
    let claim = |cell, digit: Digit, holds| Claim {
        cell: puzzle.shape().index(cell),
        value: digit.number(),
        holds,
    };
    match conclusion {
        Conclusion::Place(cell, digit) => {
            let placed = claim(*cell, *digit, true);
            Log::new(formula, None, tell).add([placed]);
        }
        Conclusion::Remove(known) => {
            let mut board = ladder.board();
            for &(cell, digits) in known {
                for digit in digits.iter() {
                    let before = board.moment();
                    let mut log = Log::new(formula, Some(claim(cell, digit, false)), tell);
                    if board.narrow(cell, digit.into()).is_ok() {
                        let mut search = FewestCandidates::new(puzzle, &board, None);
                        let status = search.drive(u64::MAX, &mut Listener::Proof(&mut log));
                        debug_assert_eq!(status, Status::Exhausted, "a deduction follows");
                    }
                    log.add([]);
                    board.undo_to(before);
                }
            }
        }
    }
}
