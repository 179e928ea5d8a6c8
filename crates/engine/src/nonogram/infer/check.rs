//! Checking a line with its automaton: can it still be completed? Nothing is
//! deduced (the automata study's backtracking, T2). A step is a line read.
//!
//! The study left the last cell of the grid unchecked; here every line with a
//! changed cell is read before the search goes on.

use super::{InferStatus, Inference};
use crate::grid::{Cell, LineId};
use crate::nonogram::line::automaton::Reader;
use crate::nonogram::options::{First, Lines, Options};
use crate::nonogram::queue::Queue;
use crate::nonogram::{Board, Event, Puzzle};
use crate::run::Stats;
use crate::trace::Sink;

/// Automata for all lines, and the lines waiting to be read.
#[derive(Clone, Debug)]
pub struct Check<R> {
    readers: Vec<R>,
    queue: Queue,
    lines: u64,
    /// How many automata are ready.
    prepared: usize,
    /// States that may still be made.
    room: usize,
}

/// The most states of all automata together, unless something else is chosen.
const STATES: usize = 1_000_000;

impl<R: Reader> Inference for Check<R> {
    const FIRST: First = First::White;

    fn new(puzzle: &Puzzle, options: &Options) -> Self {
        Check {
            readers: Vec::new(),
            queue: Queue::full(puzzle, options.lines.unwrap_or(Lines::Fifo)),
            lines: 0,
            prepared: 0,
            room: options.states.unwrap_or(STATES),
        }
    }

    fn prepare(&mut self, puzzle: &Puzzle) -> InferStatus {
        if self.prepared == self.readers.len() {
            let size = puzzle.size();
            if self.prepared == size.rows() + size.cols() {
                return InferStatus::Rest;
            }
            let line = size.line_at(self.prepared);
            self.readers.push(R::new(puzzle.clue(line), puzzle.palette().all()));
        }
        match self.readers[self.prepared].prepare(&mut self.room) {
            Some(true) => self.prepared += 1,
            Some(false) => {}
            None => return InferStatus::Limit,
        }
        InferStatus::Step
    }

    fn touch(&mut self, cell: Cell) {
        self.queue.push(LineId::Row(cell.row));
        self.queue.push(LineId::Col(cell.col));
    }

    fn forget(&mut self) {
        self.queue.clear();
    }

    fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        _: &mut S,
    ) -> InferStatus {
        let Some(line) = self.queue.pop() else { return InferStatus::Rest };
        self.lines += 1;
        let reader = &mut self.readers[puzzle.size().line_index(line)];
        match reader.accepts(&mut board.cells().line(line).copied(), &mut self.room) {
            Some(true) => InferStatus::Step,
            Some(false) => InferStatus::Contradiction(line),
            None => InferStatus::Limit,
        }
    }

    fn count(&self, stats: &mut Stats) {
        stats.lines = self.lines;
        stats.states = self.readers.iter().map(|reader| reader.states() as u64).sum();
    }
}
