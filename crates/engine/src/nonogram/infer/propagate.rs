//! Propagation: settle a line, look again at the lines that cross the cells it
//! changed, until nothing changes (the Picross report's TINY_SOL and FAT_SOL).

use super::{InferStatus, Inference};
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::nonogram::line::{LineSolver, Memo};
use crate::nonogram::options::{First, Lines, Options};
use crate::nonogram::queue::Queue;
use crate::nonogram::{Board, Event, Puzzle, Reason};
use crate::run::Stats;
use crate::trace::Sink;

/// Lines waiting, and a solver to settle them with.
#[derive(Clone, Debug)]
pub struct Propagation<L> {
    solver: Memo<L>,
    queue: Queue,
    cells: Vec<Colours>,
    lines: u64,
}

impl<L: LineSolver + Default> Inference for Propagation<L> {
    const FIRST: First = First::Black;

    fn new(puzzle: &Puzzle, options: &Options) -> Self {
        Propagation {
            solver: Memo::new(options),
            queue: Queue::full(puzzle, options.lines.unwrap_or(Lines::Fifo)),
            cells: Vec::new(),
            lines: 0,
        }
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
        sink: &mut S,
    ) -> InferStatus {
        let Some(line) = self.queue.pop() else { return InferStatus::Rest };
        self.lines += 1;
        self.cells.clear();
        self.cells.extend(board.cells().line(line));
        if self.solver.settle(puzzle.clue(line), &mut self.cells).is_err() {
            return InferStatus::Contradiction(line);
        }
        for (at, &colours) in (0u16..).zip(&self.cells) {
            let cell = line.cell(at);
            if board.narrow(cell, colours) == Ok(true) {
                self.queue.push(line.crossing(at));
                let why = Reason::Line(L::TECHNIQUE, line);
                sink.emit(|| Event::Set { cell, colours, why });
            }
        }
        InferStatus::Step
    }

    fn count(&self, stats: &mut Stats) {
        stats.lines = self.lines;
        stats.memo_hits = self.solver.hits();
    }

    fn learned(&self) -> Option<String> {
        self.solver.text()
    }
}
