//! The ladder of human techniques as a method: the cheapest deduction there is, again
//! and again, told as it is made. What is supposed and refuted is told as a hypothesis
//! that is taken back. What no technique settles is left open.
//!
//! A method does not know whether a puzzle has one solution, so the techniques that
//! need it are not used.

use crate::grid::Cell;
use crate::run::{Method, Phase, Stats, Status};
use crate::sudoku::ladder::{ClimbStatus, Conclusion, Deduction, Ladder, Why};
use crate::sudoku::{Board, Digits, Event, Options, Puzzle, Reason, Sudoku};
use crate::trace::Sink;

/// A climb. A step is a step of the ladder.
pub struct Climb {
    /// None if the board denied the givens.
    ladder: Option<Ladder>,
    puzzle: Puzzle,
    /// How it ended, if it has.
    end: Option<Status>,
    stats: Stats,
}

impl Method<Sudoku> for Climb {
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        let ladder = Ladder::new(puzzle, from).ok();
        Climb { ladder, puzzle: puzzle.clone(), end: None, stats: Stats::default() }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let Some(ladder) = &mut self.ladder else { return Status::Exhausted };
        let end = ladder.steps().saturating_add(steps);
        loop {
            for (cell, digits, peer) in ladder.narrowed() {
                sink.emit(|| Event::Set { cell, digits, why: Reason::Peer(peer) });
            }
            if let Some(status) = self.end {
                return status;
            }
            let status = match ladder.climb(end.saturating_sub(ladder.steps())) {
                ClimbStatus::Running => return Status::Running,
                ClimbStatus::Found(deduction) => {
                    suppose(&deduction, &mut self.stats, sink);
                    let before = ladder.open();
                    ladder.take(&deduction);
                    tell(ladder, &deduction, sink);
                    self.stats.ruled +=
                        if self.stats.guesses == 0 { (before - ladder.open()) as u64 } else { 0 };
                    continue;
                }
                ClimbStatus::Solved => {
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    self.end = Some(Status::Exhausted);
                    return Status::Solution;
                }
                ClimbStatus::Stuck => Status::Stuck,
                ClimbStatus::Impossible(spot) => {
                    self.stats.contradictions += 1;
                    sink.emit(|| Event::Contradiction { at: Some(spot) });
                    Status::Exhausted
                }
            };
            self.end = Some(status);
        }
    }

    fn phase(&self) -> Phase {
        Phase::Rules
    }

    fn board(&self) -> Board {
        self.ladder.as_ref().map_or_else(|| self.puzzle.board(), Ladder::board)
    }

    fn stats(&self) -> Stats {
        Stats { steps: self.ladder.as_ref().map_or(0, Ladder::steps), ..self.stats }
    }
}

/// Tells what a deduction supposes and how that ends.
fn suppose<S: Sink<Event>>(deduction: &Deduction, stats: &mut Stats, sink: &mut S) {
    let Why::Refuted { assumed: (cell, digit), steps, ends } = &deduction.why else { return };
    stats.guesses += 1;
    stats.depth = 1;
    stats.contradictions += 1;
    sink.emit(|| Event::Guess { cell: *cell, digits: (*digit).into(), depth: 1 });
    for step in steps {
        let why = step.house.map_or(Reason::Last, Reason::Only);
        sink.emit(|| Event::Set { cell: step.cell, digits: step.digit.into(), why });
    }
    sink.emit(|| Event::Contradiction { at: Some(ends.spot()) });
    sink.emit(|| Event::BackTo { depth: 0 });
}

/// Tells what a deduction that was taken has left of its cells.
fn tell<S: Sink<Event>>(ladder: &Ladder, deduction: &Deduction, sink: &mut S) {
    let is_tried = matches!(deduction.why, Why::Refuted { .. });
    let why = if is_tried { Reason::Tried } else { Reason::Technique(deduction.technique) };
    let mut set = |cell: Cell, digits: Digits| sink.emit(|| Event::Set { cell, digits, why });
    match &deduction.conclusion {
        Conclusion::Place(cell, digit) => set(*cell, (*digit).into()),
        Conclusion::Remove(known) => {
            known.iter().for_each(|&(cell, _)| set(cell, ladder.left(cell)));
        }
    }
}
