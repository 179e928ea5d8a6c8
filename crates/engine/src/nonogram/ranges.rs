//! The block-range rules of the automata study (T3), in passes over the grid.
//!
//! Every block has a range, from the first cell it may cover to the last. A
//! pass takes row i, then column i, for each i, and on each line in this order:
//! a line without blocks is white; 1.1, what a block covers wherever it lies in
//! its range is black; 2.2, a range with a black neighbour outside shrinks by
//! one on that side; 1.2, what is in no range is white; 1.3, if the first
//! (last) cell of a range is black, and every other block whose range covers
//! it, at least one, has length 1, then the cell before (after) it is white.
//! Ranges are kept between passes. For black and white only: on other puzzles
//! it finds nothing.

use super::infer::InferStatus;
use super::{Board, Event, Puzzle, Reason, Technique};
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, LineId};
use crate::trace::Sink;

/// How often the study goes over the grid.
pub const PASSES: u32 = 5;

/// The ranges of all blocks, and how far the passes are.
#[derive(Clone, Debug)]
pub struct Ranges {
    /// For each line, for each block: first and last cell.
    ranges: Vec<Vec<(i32, i32)>>,
    order: Vec<LineId>,
    /// The next line, by its place in the order.
    next: usize,
    /// Passes still to go; none for as many as change something.
    passes: Option<u32>,
    changed: bool,
    /// The cells set by the last step.
    set: Vec<Cell>,
}

impl Ranges {
    /// Ranges as wide as the clues allow, before the first pass; 0 passes for
    /// as many as find something.
    pub fn new(puzzle: &Puzzle, passes: u32) -> Ranges {
        let size = puzzle.size();
        let both = |i: usize| {
            let row = (i < size.rows()).then_some(LineId::Row(i as u16));
            row.into_iter().chain((i < size.cols()).then_some(LineId::Col(i as u16)))
        };
        let takes = puzzle.palette().is_two_tone();
        Ranges {
            ranges: size.lines().map(|line| widest(puzzle, line)).collect(),
            order: (0..size.rows().max(size.cols())).flat_map(both).collect(),
            next: if takes { 0 } else { usize::MAX },
            passes: (passes > 0).then_some(passes),
            changed: false,
            set: Vec::new(),
        }
    }

    /// The range of each block of a line: its first and its last cell.
    pub fn of(&self, puzzle: &Puzzle, line: LineId) -> &[(i32, i32)] {
        &self.ranges[puzzle.size().line_index(line)]
    }

    /// The cells that the last step set.
    pub fn set(&self) -> &[Cell] {
        &self.set
    }

    /// Applies the rules to the next line.
    pub fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        sink: &mut S,
    ) -> InferStatus {
        self.set.clear();
        if self.next >= self.order.len() {
            let last = self.passes.is_some_and(|left| left <= 1);
            if self.next == usize::MAX || last || !self.changed {
                return InferStatus::Rest;
            }
            self.passes = self.passes.map(|left| left - 1);
            (self.next, self.changed) = (0, false);
        }
        let line = self.order[self.next];
        self.next += 1;
        let mut work = Line { puzzle, board, sink, line, set: &mut self.set };
        let ranges = &mut self.ranges[puzzle.size().line_index(line)];
        let before = ranges.clone();
        let result = work.rules(ranges);
        self.changed |= *ranges != before || !self.set.is_empty();
        match result {
            Ok(()) => InferStatus::Step,
            Err(crate::Contradiction) => InferStatus::Contradiction(line),
        }
    }
}

/// Each block with all others pushed to the ends.
fn widest(puzzle: &Puzzle, line: LineId) -> Vec<(i32, i32)> {
    let blocks = puzzle.clue(line).blocks();
    let total: i64 = blocks.iter().map(|block| i64::from(block.len) + 1).sum();
    let (mut before, length) = (0_i64, puzzle.size().line_len(line) as i64);
    let range = |block: &super::Block| {
        let after = total - before - i64::from(block.len) - 1;
        let range = (before, length - 1 - after);
        before += i64::from(block.len) + 1;
        (range.0.min(i64::from(i32::MAX)) as i32, range.1.max(i64::from(i32::MIN)) as i32)
    };
    blocks.iter().map(range).collect()
}

/// One line at work.
struct Line<'a, S> {
    puzzle: &'a Puzzle,
    board: &'a mut Board,
    sink: &'a mut S,
    line: LineId,
    set: &'a mut Vec<Cell>,
}

impl<S: Sink<Event>> Line<'_, S> {
    fn rules(&mut self, ranges: &mut [(i32, i32)]) -> Result<(), crate::Contradiction> {
        let blocks = self.puzzle.clue(self.line).blocks();
        let length = self.puzzle.size().line_len(self.line) as i32;
        if blocks.is_empty() {
            return (0..length).try_for_each(|at| self.paint(at, false, Technique::EmptyLine));
        }
        let lens: Vec<i32> =
            blocks.iter().map(|block| i32::try_from(block.len).unwrap_or(i32::MAX)).collect();
        // 1.1
        for (&(first, last), &len) in ranges.iter().zip(&lens) {
            if i64::from(last) - i64::from(first) + 1 < i64::from(len) {
                return Err(crate::Contradiction);
            }
            for at in last - len + 1..=first + len - 1 {
                self.paint(at, true, Technique::RangeCore)?;
            }
        }
        // 2.2
        for (first, last) in ranges.iter_mut() {
            *first += i32::from(*first > 0 && self.is_black(*first - 1));
            *last -= i32::from(*last + 1 < length && self.is_black(*last + 1));
        }
        // 1.2
        for at in 0..length {
            if !ranges.iter().any(|&(first, last)| (first..=last).contains(&at)) {
                self.paint(at, false, Technique::OutOfRange)?;
            }
        }
        // 1.3
        for j in 0..ranges.len() {
            let (first, last) = ranges[j];
            for (edge, beside) in [(first, first - 1), (last, last + 1)] {
                let inside = (0..length).contains(&edge) && (0..length).contains(&beside);
                if inside && self.is_black(edge) && only_ones(ranges, &lens, j, edge) {
                    self.paint(beside, false, Technique::RangeEdge)?;
                }
            }
        }
        Ok(())
    }

    fn cell(&self, at: i32) -> Cell {
        self.line.cell(at as u16)
    }

    fn is_black(&self, at: i32) -> bool {
        self.board.at(self.cell(at)) == Colours::BLACK
    }

    fn paint(&mut self, at: i32, black: bool, why: Technique) -> Result<(), crate::Contradiction> {
        let cell = self.cell(at);
        let colours: Colours = if black { Colour::BLACK.into() } else { Colour::BACKGROUND.into() };
        if self.board.narrow(cell, colours)? {
            self.set.push(cell);
            let why = Reason::Line(why, self.line);
            self.sink.emit(|| Event::Set { cell, colours, why });
        }
        Ok(())
    }
}

/// Whether other blocks than `j` can cover the cell, and all of those have length 1.
fn only_ones(ranges: &[(i32, i32)], lens: &[i32], j: usize, at: i32) -> bool {
    let mut others = (0..ranges.len())
        .filter(|&other| other != j && (ranges[other].0..=ranges[other].1).contains(&at))
        .peekable();
    others.peek().is_some() && others.all(|other| lens[other] == 1)
}

impl super::infer::Inference for Ranges {
    const FIRST: super::options::First = super::options::First::White;

    fn new(puzzle: &Puzzle, options: &super::Options) -> Self {
        Ranges::new(puzzle, options.passes.unwrap_or(PASSES))
    }

    // Nothing is waiting: a pass looks at every line.
    fn touch(&mut self, _: Cell) {}
    fn forget(&mut self) {}

    fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        sink: &mut S,
    ) -> InferStatus {
        Ranges::step(self, puzzle, board, sink)
    }
}
