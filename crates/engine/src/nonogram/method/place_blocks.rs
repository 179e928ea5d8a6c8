//! Block by block along the rows (the Logimage project's base solver, L3): the
//! next block of a row is tried at every place in turn; after each, the columns
//! it lies in are checked for a completion; where no place is left, the block
//! before moves on.
//!
//! It starts from any board and respects what is known there. The block-range
//! rules may work before or during the search, and rows may be taken in the
//! order of fewest placements first (L5). Exponential; for small puzzles.

use crate::board::Moment;
use crate::colours::{Colour, Colours};
use crate::grid::LineId;
use crate::nonogram::infer::InferStatus;
use crate::nonogram::line::{Complete, LineSolver};
use crate::nonogram::options::{Lines, Options, Rules};
use crate::nonogram::queue::placements;
use crate::nonogram::ranges::{self, Ranges};
use crate::nonogram::{Board, Event, Nonogram, Puzzle, Reason, verify};
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;
use std::ops::Range;

/// The search. A step is a block placed, a row finished, or a line ruled.
pub struct PlaceBlocks {
    puzzle: Puzzle,
    board: Board,
    rows: Vec<u16>,
    placed: Vec<Placed>,
    next: Next,
    rules: Rules,
    passes: u32,
    ranges: Ranges,
    solver: Complete,
    column: Vec<Colours>,
    state: State,
    stats: Stats,
}

/// A block that lies somewhere.
struct Placed {
    at: Next,
    before: Moment,
}

/// What to try next: a block of a row, by their places in order, from a cell on.
#[derive(Clone, Copy)]
struct Next {
    row: usize,
    block: usize,
    start: usize,
    /// Where the block before it ends.
    free: usize,
}

enum State {
    Ruling,
    Working,
    /// The columns of these cells of a row are checked.
    Checking(LineId, Range<usize>),
    Refuted,
    Over,
}

impl Method<Nonogram> for PlaceBlocks {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let mut rows: Vec<u16> = (0..puzzle.size().rows() as u16).collect();
        if options.lines == Some(Lines::Fewest) {
            rows.sort_by_key(|&row| placements(puzzle, LineId::Row(row)));
        }
        let rules = options.rules.unwrap_or(Rules::Never);
        let passes = options.passes.unwrap_or(ranges::PASSES);
        PlaceBlocks {
            puzzle: puzzle.clone(),
            board,
            rows,
            placed: Vec::new(),
            next: Next { row: 0, block: 0, start: 0, free: 0 },
            rules,
            passes,
            ranges: Ranges::new(puzzle, passes),
            solver: Complete::default(),
            column: Vec::new(),
            state: match (fits, rules) {
                (false, _) => State::Over,
                (true, Rules::Never) => State::Working,
                (true, Rules::Before | Rules::During) => State::Ruling,
            },
            stats: Stats::default(),
        }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        // A block may lie in a thousand columns: a portion of steps settles no more lines.
        let lines = self.stats.lines.saturating_add(steps);
        loop {
            match self.state {
                State::Over => return Status::Exhausted,
                State::Refuted => self.move_on(sink),
                _ if self.stats.steps >= end || self.stats.lines >= lines => {
                    return Status::Running;
                }
                State::Checking(..) => self.check_column(sink),
                State::Ruling => self.rule(sink),
                State::Working if self.next.row == self.rows.len() => {
                    if self.is_solution(sink) {
                        return Status::Solution;
                    }
                }
                State::Working => self.work(sink),
            }
        }
    }

    fn phase(&self) -> Phase {
        match self.state {
            State::Ruling if self.placed.is_empty() => Phase::Rules,
            State::Ruling | State::Working | State::Checking(..) | State::Refuted | State::Over => {
                Phase::Search
            }
        }
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

impl PlaceBlocks {
    /// Places the next block, or finishes the row.
    fn work<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stats.steps += 1;
        let row = LineId::Row(self.rows[self.next.row]);
        let next = self.next;
        let length = self.puzzle.size().cols();
        match self.puzzle.clue(row).blocks().get(next.block).copied() {
            Some(block) if next.start + block.len as usize > length => self.state = State::Refuted,
            // What is left between two blocks is background; further on is no way out.
            Some(_) if !self.allows(row, next.free..next.start, Colour::BACKGROUND) => {
                self.state = State::Refuted;
            }
            Some(block)
                if !self.allows(row, next.start..next.start + block.len as usize, block.colour) =>
            {
                self.next.start += 1;
            }
            Some(block) => {
                let end = next.start + block.len as usize;
                self.placed.push(Placed { at: next, before: self.board.moment() });
                self.stats.guesses += 1;
                self.stats.depth = self.stats.depth.max(self.placed.len() as u64);
                let (cell, depth) = (row.cell(next.start as u16), self.placed.len() as u32);
                let colours = block.colour.into();
                sink.emit(|| Event::Guess { cell, colours, depth });
                let narrowed = self.board.narrow(cell, colours);
                debug_assert!(narrowed.is_ok(), "the cells allow the block");
                let lies = self.paint(row, next.start..end, block.colour, sink)
                    && self.paint(row, next.free..next.start, Colour::BACKGROUND, sink);
                let after = next.block + 1;
                let is_last = after == self.puzzle.clue(row).blocks().len();
                let gap = !is_last && self.puzzle.clue(row).needs_gap(after);
                self.next = Next { block: after, start: end + usize::from(gap), free: end, ..next };
                self.check_columns(lies, row, next.free..end, sink);
            }
            None => {
                let lies = self.paint(row, next.free..length, Colour::BACKGROUND, sink);
                self.next = Next { row: next.row + 1, block: 0, start: 0, free: 0 };
                self.check_columns(lies, row, next.free..length, sink);
            }
        }
    }

    /// Whether these cells of a row can have a colour.
    fn allows(&self, row: LineId, cells: Range<usize>, colour: Colour) -> bool {
        cells.into_iter().all(|at| self.board.at(row.cell(at as u16)).has(colour))
    }

    /// Gives these cells of a row a colour; whether they can have it.
    fn paint<S: Sink<Event>>(
        &mut self,
        row: LineId,
        cells: Range<usize>,
        colour: Colour,
        sink: &mut S,
    ) -> bool {
        for at in cells {
            let (cell, colours) = (row.cell(at as u16), colour.into());
            match self.board.narrow(cell, colours) {
                Ok(true) => {
                    sink.emit(|| Event::Set { cell, colours, why: Reason::Supposed });
                }
                Ok(false) => {}
                Err(crate::Contradiction) => return false,
            }
        }
        true
    }

    /// The columns of these cells are to be checked next, if the cells could have their colour.
    fn check_columns<S: Sink<Event>>(
        &mut self,
        lies: bool,
        row: LineId,
        cells: Range<usize>,
        sink: &mut S,
    ) {
        match lies {
            true => self.state = State::Checking(row, cells),
            false => self.refute(row, sink),
        }
    }

    /// Whether the next of those columns still has a completion; goes on accordingly.
    fn check_column<S: Sink<Event>>(&mut self, sink: &mut S) {
        let State::Checking(row, cells) = &mut self.state else { return };
        let Some(at) = cells.next() else {
            self.state = State::Working;
            if self.rules == Rules::During {
                self.ranges = Ranges::new(&self.puzzle, self.passes);
                self.state = State::Ruling;
            }
            return;
        };
        let line = row.crossing(at as u16);
        self.stats.lines += 1;
        self.column.clear();
        self.column.extend(self.board.cells().line(line));
        if self.solver.settle(self.puzzle.clue(line), &mut self.column).is_err() {
            self.refute(line, sink);
        }
    }

    fn refute<S: Sink<Event>>(&mut self, line: LineId, sink: &mut S) {
        self.stats.contradictions += 1;
        sink.emit(|| Event::Contradiction { line: Some(line) });
        self.state = State::Refuted;
    }

    /// Takes the last block back and tries it one cell further on.
    fn move_on<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(Placed { at, before }) = self.placed.pop() else {
            self.state = State::Over;
            return;
        };
        self.board.undo_to(before);
        sink.emit(|| Event::BackTo { depth: self.placed.len() as u32 });
        self.next = Next { start: at.start + 1, ..at };
        self.state = State::Working;
    }

    fn rule<S: Sink<Event>>(&mut self, sink: &mut S) {
        match self.ranges.step(&self.puzzle, &mut self.board, sink) {
            InferStatus::Step => {
                self.stats.steps += 1;
                if self.placed.is_empty() {
                    self.stats.ruled += self.ranges.set().len() as u64;
                }
            }
            InferStatus::Contradiction(line) => {
                self.stats.steps += 1;
                self.refute(line, sink);
            }
            InferStatus::Rest | InferStatus::Limit => self.state = State::Working,
        }
    }

    /// All rows are done: columns that rules have touched were not checked since.
    fn is_solution<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        let picture = self.board.picture().expect("every row is painted to its end");
        match verify(&self.puzzle, &picture) {
            Ok(()) => {
                self.stats.solutions += 1;
                sink.emit(|| Event::Solution);
                self.state = State::Refuted;
                true
            }
            Err(breach) => {
                self.refute(breach.line(), sink);
                false
            }
        }
    }
}
