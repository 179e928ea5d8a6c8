//! Deduction alone: an inference until it rests, and no hypothesis. What is
//! left open then is left open: stuck is a legal end.

use crate::nonogram::infer::{InferStatus, Inference};
use crate::nonogram::{Board, Event, Nonogram, Options, Puzzle, verify};
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;

/// An inference by itself. A step is a step of it.
pub struct Deduce<I> {
    puzzle: Puzzle,
    board: Board,
    infer: I,
    /// How it ended, if it has.
    end: Option<Status>,
    stats: Stats,
}

impl<I: Inference> Method<Nonogram> for Deduce<I> {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        Deduce {
            puzzle: puzzle.clone(),
            board,
            infer: I::new(puzzle, options),
            end: (!fits).then_some(Status::Exhausted),
            stats: Stats::default(),
        }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            if let Some(status) = self.end {
                return status;
            }
            if self.stats.steps >= end {
                return Status::Running;
            }
            match self.infer.step(&self.puzzle, &mut self.board, sink) {
                InferStatus::Step => self.stats.steps += 1,
                InferStatus::Limit => self.end = Some(Status::Limit),
                InferStatus::Contradiction(line) => {
                    self.stats.steps += 1;
                    self.stats.contradictions += 1;
                    sink.emit(|| Event::Contradiction { line: Some(line) });
                    self.end = Some(Status::Exhausted);
                }
                InferStatus::Rest if self.board.open() > 0 => self.end = Some(Status::Stuck),
                InferStatus::Rest => {
                    self.end = Some(Status::Exhausted);
                    // Sound deductions leave one picture; whether it is a solution is yet to be seen.
                    let picture = self.board.picture();
                    if picture.is_some_and(|picture| verify(&self.puzzle, &picture).is_ok()) {
                        self.stats.solutions += 1;
                        sink.emit(|| Event::Solution);
                        return Status::Solution;
                    }
                }
            }
        }
    }

    fn phase(&self) -> Phase {
        Phase::Rules
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        let mut stats = self.stats;
        self.infer.count(&mut stats);
        stats
    }

    fn learned(&self) -> Option<String> {
        self.infer.learned()
    }
}
