//! Worked solutions of nonograms: where they begin, the way up, and how they end.

use super::pictures::Steps;
use crate::worked::{Climbing, End, Explained, Next, NoSolution, Pictures, Work, escaped};
use grille_engine::grid::LineId;
use grille_engine::nonogram::ladder::{Known, RUNGS, rank, why_impossible};
use grille_engine::nonogram::worked::{self, ExplainedDeduction, Worked};
use grille_engine::nonogram::{Board, Nonogram, Puzzle};
use grille_engine::run::Task;
use grille_words::{Words, say};

/// Where a worked solution begins.
#[derive(Clone, Debug)]
pub struct Start {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What is known, whatever is given.
    pub board: Board,
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// A search proves it.
    Searched,
    /// A line has no completion, and these cells leave it none.
    Line(LineId, Vec<Known>),
    /// The board to begin with denies the givens.
    Denied,
}

struct Climb(Worked);

impl Task for Climb {
    type Output = Next<ExplainedDeduction, LineId>;

    fn advance(&mut self, steps: u64) -> Option<Next<ExplainedDeduction, LineId>> {
        Some(match self.0.advance(steps)? {
            worked::Next::Deduction(told) => Next::Deduction(told),
            worked::Next::Solved => Next::Solved,
            worked::Next::Stuck => Next::Stuck,
            worked::Next::Impossible(line) => Next::Impossible(line),
        })
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }
}

impl Climbing<Nonogram> for Climb {
    fn known(&self) -> (Board, usize) {
        (self.0.board().clone(), self.0.board().open())
    }
}

/// An answer that is there already.
struct Ready(NoWay);

impl Task for Ready {
    type Output = NoWay;

    fn advance(&mut self, _: u64) -> Option<NoWay> {
        Some(self.0.clone())
    }

    fn steps(&self) -> u64 {
        0
    }
}

impl Explained for Nonogram {
    type Start = Start;
    type Spot = LineId;
    type Reasons = NoWay;
    const MINDS_UNIQUE: bool = false;
    const BOARD_FIRST: bool = false;
    const BOARD_EVERY: Option<usize> = Some(10);

    fn puzzle(start: &Start) -> &Puzzle {
        &start.puzzle
    }

    fn start_board(start: &Start) -> Board {
        start.puzzle.board_with(&start.board).unwrap_or_else(|_| start.board.clone())
    }

    fn climbing(start: &Start, _: bool) -> Option<Box<dyn Climbing<Nonogram>>> {
        Some(Box::new(Climb(Worked::new(&start.puzzle, &start.board).ok()?)))
    }

    fn no_solution(
        start: &Start,
        how: NoSolution<'_, Nonogram>,
    ) -> Box<dyn Task<Output = NoWay> + Send> {
        Box::new(Ready(match how {
            NoSolution::Denied => NoWay::Denied,
            NoSolution::Searched => NoWay::Searched,
            NoSolution::Shows(board, line) => {
                let known = why_impossible(&start.puzzle, board, line);
                NoWay::Line(line, known.unwrap_or_default())
            }
        }))
    }

    fn undecided() -> End<NoWay> {
        End::Stuck
    }

    fn take(board: &mut Board, told: &ExplainedDeduction) {
        for (cell, colour) in told.settled() {
            let narrowed = board.narrow(cell, colour);
            debug_assert!(narrowed.is_ok(), "every step follows from those before");
        }
    }

    fn rank(told: &ExplainedDeduction) -> usize {
        rank(told.deduction.technique).unwrap_or(RUNGS.len())
    }

    fn technique_name(told: &ExplainedDeduction) -> &'static str {
        told.deduction.technique.name()
    }

    fn ending(words: &Words, work: &Work<Nonogram>) -> String {
        let (steps, open) = (work.told.len(), work.open);
        match &work.end {
            End::Solved => say!(words, "worked-solved", steps = steps),
            End::Several => say!(words, "worked-several", steps = steps, open = open),
            End::TooHard => say!(words, "worked-too-hard", steps = steps, open = open),
            End::Stuck => say!(words, "worked-stuck", steps = steps, open = open),
            End::None(NoWay::Searched) => say!(words, "worked-none", steps = steps),
            End::None(NoWay::Line(line, known)) => {
                let why = words.impossible_line(*line, known, &work.puzzle);
                say!(words, "worked-impossible", why = why)
            }
            End::None(NoWay::Denied) => say!(words, "worked-denied"),
            End::Limit => say!(words, "worked-limit", steps = steps, open = open),
            End::Interrupted => say!(words, "worked-interrupted", steps = steps, open = open),
        }
    }

    fn markdown_title(title: &str) -> String {
        escaped(title)
    }

    fn pictures(work: &Work<Nonogram>) -> Box<dyn Pictures<Nonogram> + '_> {
        Box::new(Steps::new(work))
    }
}
