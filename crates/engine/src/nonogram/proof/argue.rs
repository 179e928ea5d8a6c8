//! A worked solution as a proof: each deduction of the ladder as clauses of one literal, the
//! colours that it takes from cells.
//!
//! What a line implies and what leads to a contradiction follows by unit propagation as it stands. For
//! an agreement, "not this colour, or that" follows first, for each colour of the first of the two
//! assumptions; with these at hand the opposite of "that" leaves the second, which leads to it.

use super::Formula;
use crate::colours::Colour;
use crate::grid::Cell;
use crate::nonogram::Puzzle;
use crate::nonogram::ladder::{ClimbStatus, Deduction, Ladder, Why};
use crate::proof::{Argued, Claim, Line, Log, Proving};

/// The ladder, telling each deduction.
pub struct Arguing {
    formula: Formula,
    /// None if the givens deny each other.
    ladder: Option<Ladder>,
    puzzle: Puzzle,
}

impl Arguing {
    /// Nothing is argued yet.
    pub fn new(puzzle: &Puzzle) -> Arguing {
        let ladder = Ladder::new(puzzle, &puzzle.board()).ok();
        Arguing { formula: Formula::new(puzzle), ladder, puzzle: puzzle.clone() }
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
                    let cols = self.puzzle.size().cols();
                    state(&deduction, ladder, cols, &mut Log::new(&self.formula, None, tell));
                    let taken = ladder.take(&deduction);
                    debug_assert!(taken.is_ok(), "a deduction leaves every cell a colour");
                }
            }
        }
    }

    fn steps(&self) -> u64 {
        self.ladder.as_ref().map_or(0, Ladder::steps)
    }
}

/// Tells what a deduction states on the board where it was found.
fn state(deduction: &Deduction, ladder: &Ladder, cols: usize, log: &mut Log<'_>) {
    let not = |cell: Cell, colour: Colour| Claim {
        cell: usize::from(cell.row) * cols + usize::from(cell.col),
        value: colour.index(),
        holds: false,
    };
    let board = ladder.board();
    let helpers: Vec<Claim> = match &deduction.why {
        Why::Line(..) | Why::Contradiction(_) => Vec::new(),
        Why::Agreement(chains) => {
            let (cell, assumed) = chains[0].assumed;
            (board.at(cell) & assumed).iter().map(|colour| not(cell, colour)).collect()
        }
    };
    for &(cell, set) in &deduction.settles {
        for colour in board.at(cell).minus(set).iter() {
            let stated = not(cell, colour);
            helpers.iter().for_each(|&helper| log.add([helper, stated]));
            log.add([stated]);
            helpers.iter().for_each(|&helper| log.delete([helper, stated]));
        }
    }
}
