//! Propagation: settle a line, look again at the lines that cross the cells it
//! changed, until nothing changes (the Picross report's TINY_SOL and FAT_SOL).

use super::line::LineSolver;
use super::queue::Queue;
use super::{Board, Event, Puzzle};
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::trace::Sink;

/// What one step of propagation did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A line was settled.
    Line,
    /// No line is waiting: nothing more follows line by line.
    Rest,
    /// This line has no completion.
    Contradiction(LineId),
}

/// Lines waiting, and a solver to settle them with.
#[derive(Clone, Debug)]
pub struct Propagation<L> {
    solver: L,
    queue: Queue,
    cells: Vec<Colours>,
}

impl<L: LineSolver> Propagation<L> {
    /// Every line waits.
    pub fn new(puzzle: &Puzzle, solver: L) -> Propagation<L> {
        Propagation { solver, queue: Queue::full(puzzle.size()), cells: Vec::new() }
    }

    /// A cell was changed from outside: its lines are to be looked at.
    pub fn touch(&mut self, cell: Cell) {
        self.queue.push(LineId::Row(cell.row));
        self.queue.push(LineId::Col(cell.col));
    }

    /// Forgets what is waiting, after a contradiction.
    pub fn drop_waiting(&mut self) {
        self.queue.clear();
    }

    /// Settles the next line.
    pub fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        sink: &mut S,
    ) -> Progress {
        let Some(line) = self.queue.pop() else { return Progress::Rest };
        self.cells.clear();
        self.cells.extend(board.cells().line(line));
        if self.solver.settle(puzzle.clue(line), &mut self.cells).is_err() {
            return Progress::Contradiction(line);
        }
        for (at, &colours) in (0u16..).zip(&self.cells) {
            let cell = line.cell(at);
            if board.narrow(cell, colours) == Ok(true) {
                self.queue.push(line.crossing(at));
                sink.emit(|| Event::Set { cell, colours, why: self.solver.reason(line) });
            }
        }
        Progress::Line
    }
}
