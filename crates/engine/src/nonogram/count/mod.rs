//! How many solutions a puzzle has, exactly.
//!
//! Lines are settled, then the open cells are split into independent [`parts`]
//! whose numbers multiply. A part is counted by a [`sweep`]: cell by cell, all
//! that its lines can have read so far, in one table. Where that table would
//! grow too large, cells are probed; where it still would, the part branches on
//! a cell: every colour in turn is supposed, followed and counted, and the
//! numbers add up.
//!
//! A step is a line looked at or [`WAYS`] ways of a sweep; every one is a resting
//! point. Memory: that of one sweep, which is bounded, and a frame for each
//! standing hypothesis. Time: exponential at worst.
//!
//! Dynamic programming over a broken profile and counting by independent
//! components are folklore of counting; putting both under one search over a
//! nonogram's cells was measured for Grille.

mod ground;
mod layer;
mod number;
pub mod parts;
mod plan;
mod probe;
mod strand;
mod sweep;

pub use num_bigint::BigUint;
pub use parts::parts;

use self::ground::Ground;
use self::parts::{Split, Strands};
use self::plan::Planner;
use self::probe::{Probed, Prober};
use self::sweep::{Room, Sweep, Swept};
use super::board::Moment;
use super::infer::Progress;
use super::options::Options;
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::Cell;
use crate::run::{Stats, Task};

/// The most states of a layer, unless something else is chosen.
pub const MOST_STATES: usize = 1 << 20;
/// The most MiB of a sweep, unless something else is chosen.
pub const MOST_MEMORY: usize = 256;
/// Ways taken from one layer of a sweep to the next that count as a step.
const WAYS: u64 = 32;
/// A sweep that stays below this many states is quicker than probing first.
const FEW_STATES: usize = 1 << 10;

/// Counting under way.
pub struct Count {
    ground: Ground,
    strands: Strands,
    frames: Vec<Frame>,
    stage: Stage,
    room: Room,
    stats: Stats,
    /// What was counted without a hypothesis.
    parts: Vec<Part>,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many solutions there are.
    pub solutions: BigUint,
    /// Where they differ: independent parts, whose numbers multiply. Cells in
    /// none of them are the same in all solutions; cells in a part need not
    /// differ. Without a solution, whatever had been counted by then.
    pub parts: Vec<Part>,
}

/// Cells that are independent of all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The cells, row by row.
    pub cells: Vec<Cell>,
    /// In how many ways they can be filled.
    pub solutions: BigUint,
}

/// Cells to be counted.
struct Open {
    cells: Vec<Cell>,
    /// Whether probing them would find nothing.
    probed: bool,
}

enum Frame {
    /// Parts that multiply.
    Product { waiting: Vec<Open>, now: Vec<Cell>, product: BigUint },
    /// Colours of a cell that add up.
    Sum { cells: Vec<Cell>, cell: Cell, rest: Colours, before: Moment, sum: BigUint },
}

enum Stage {
    /// Lines are settled, then the cells that are still open are split.
    Settle(Open),
    Split(Split, bool),
    /// The next part of the product on top.
    Next,
    Plan(Planner, Open, Room),
    Sweep(Box<Sweep>, Open, Room),
    Probe(Prober),
    /// What was asked for below is known.
    Give(BigUint),
    Over(BigUint),
}

impl Count {
    /// Sets out to count the completions of a board, which is only read.
    /// [`Options::states`] and [`Options::memory`] bound a sweep.
    pub fn new(puzzle: &Puzzle, from: &Board, options: &Options) -> Count {
        let (board, stage) = match puzzle.board_with(from) {
            Ok(board) => {
                let cells = puzzle.size().iter().collect();
                (board, Stage::Settle(Open { cells, probed: false }))
            }
            Err(Contradiction) => (puzzle.board(), Stage::Over(BigUint::ZERO)),
        };
        Count {
            ground: Ground::new(puzzle, board),
            strands: Strands::default(),
            frames: Vec::new(),
            stage,
            room: Room {
                states: options.states.unwrap_or(MOST_STATES),
                bytes: options.memory.unwrap_or(MOST_MEMORY).saturating_mul(1 << 20),
            },
            stats: Stats::default(),
            parts: Vec::new(),
        }
    }

    /// What it has done. `states` is the most of any layer.
    pub fn stats(&self) -> Stats {
        Stats { lines: self.ground.lines, ..self.stats }
    }

    /// How many solutions are certain by now.
    pub fn at_least(&self) -> BigUint {
        let mut known = match &self.stage {
            Stage::Give(number) | Stage::Over(number) => number.clone(),
            Stage::Next => BigUint::from(1_u8),
            _ => BigUint::ZERO,
        };
        for frame in self.frames.iter().rev() {
            known = match frame {
                Frame::Sum { sum, .. } => known + sum,
                Frame::Product { waiting, product, .. } if waiting.is_empty() => known * product,
                // What has not been counted may have no solution.
                Frame::Product { .. } => BigUint::ZERO,
            };
        }
        known
    }

    /// One portion of work, to the next resting point.
    fn step(&mut self) {
        self.stats.steps += 1;
        let stage = std::mem::replace(&mut self.stage, Stage::Next);
        self.stage = self.next(stage).unwrap_or_else(|Contradiction| {
            self.stats.contradictions += 1;
            Stage::Give(BigUint::ZERO)
        });
    }

    fn next(&mut self, stage: Stage) -> Result<Stage, Contradiction> {
        let ground = &mut self.ground;
        match stage {
            Stage::Settle(Open { mut cells, probed }) => match ground.step() {
                Progress::Step => Ok(Stage::Settle(Open { cells, probed })),
                Progress::Contradiction(_) | Progress::Limit => Err(Contradiction),
                Progress::Rest => {
                    cells.retain(|&cell| !ground.board.at(cell).is_settled());
                    Ok(Stage::Split(Split::new(ground.puzzle.size(), cells), probed))
                }
            },
            Stage::Split(mut split, probed) => {
                if split.step(&ground.puzzle, &ground.board, &mut self.strands)? {
                    return Ok(Stage::Split(split, probed));
                }
                let parts = split.parts().into_iter().map(|cells| Open { cells, probed });
                self.multiply(parts.collect());
                Ok(Stage::Next)
            }
            Stage::Next => Ok(self.next_part()),
            Stage::Plan(mut planner, part, room) => {
                let more = planner.step(&ground.puzzle, &ground.board, &mut self.strands)?;
                if planner.bytes() > room.bytes {
                    return Ok(self.give_up(part, room));
                }
                Ok(match more {
                    true => Stage::Plan(planner, part, room),
                    false => {
                        let plan = planner.plan();
                        let room = Room { bytes: room.bytes - plan.bytes, ..room };
                        Stage::Sweep(Box::new(Sweep::new(plan, room)), part, room)
                    }
                })
            }
            Stage::Sweep(mut sweep, part, room) => {
                let before = sweep.taken;
                let swept = sweep.step();
                self.stats.steps += (sweep.taken - before) / WAYS;
                self.stats.states = self.stats.states.max(sweep.widest as u64);
                Ok(match swept {
                    Swept::Some => Stage::Sweep(sweep, part, room),
                    Swept::All(number) => Stage::Give(number),
                    Swept::TooMany => self.give_up(part, room),
                })
            }
            Stage::Probe(mut prober) => {
                if prober.step(ground)? == Probed::Some {
                    return Ok(Stage::Probe(prober));
                }
                let found = prober.found;
                let part = Open { cells: prober.into_cells(), probed: true };
                Ok(if found { Stage::Settle(part) } else { self.plan(part, self.room) })
            }
            Stage::Give(number) => Ok(self.give(number)),
            Stage::Over(number) => Ok(Stage::Over(number)),
        }
    }

    /// Parts to be multiplied, the smallest first: the last is the one that may
    /// take for ever, and until then all others are known.
    fn multiply(&mut self, mut parts: Vec<Open>) {
        if !matches!(self.frames.last(), Some(Frame::Product { .. })) {
            let (waiting, now) = (Vec::new(), Vec::new());
            self.frames.push(Frame::Product { waiting, now, product: BigUint::from(1_u8) });
        }
        if let Some(Frame::Product { waiting, .. }) = self.frames.last_mut() {
            waiting.append(&mut parts);
            waiting.sort_by_key(|part| std::cmp::Reverse(part.cells.len()));
        }
    }

    fn next_part(&mut self) -> Stage {
        let Some(Frame::Product { waiting, now, product }) = self.frames.last_mut() else {
            return Stage::Give(BigUint::ZERO);
        };
        match waiting.pop() {
            Some(part) => {
                now.clone_from(&part.cells);
                let few = Room { states: self.room.states.min(FEW_STATES), ..self.room };
                let room = if part.probed { self.room } else { few };
                self.plan(part, room)
            }
            None => {
                let product = std::mem::take(product);
                self.frames.pop();
                Stage::Give(product)
            }
        }
    }

    fn plan(&self, part: Open, room: Room) -> Stage {
        Stage::Plan(Planner::new(part.cells.clone()), part, room)
    }

    /// A sweep was too large for its room.
    fn give_up(&mut self, part: Open, _: Room) -> Stage {
        if !part.probed {
            return Stage::Probe(Prober::new(part.cells));
        }
        let Some(cell) = self.ground.best(&part.cells) else { return Stage::Give(BigUint::ZERO) };
        let before = self.ground.board.moment();
        let rest = self.ground.board.at(cell);
        let sum = BigUint::ZERO;
        self.frames.push(Frame::Sum { cells: part.cells, cell, rest, before, sum });
        self.next_colour()
    }

    /// Supposes the next colour of the cell on top; the sum, if there is none left.
    fn next_colour(&mut self) -> Stage {
        let Some(Frame::Sum { cells, cell, rest, sum, .. }) = self.frames.last_mut() else {
            return Stage::Give(BigUint::ZERO);
        };
        let Some(colour) = rest.iter().next() else {
            let sum = std::mem::take(sum);
            self.frames.pop();
            return Stage::Give(sum);
        };
        *rest = rest.without(colour);
        self.ground.suppose(*cell, colour);
        let cells = cells.clone();
        self.stats.guesses += 1;
        let depth = self.frames.iter().filter(|frame| matches!(frame, Frame::Sum { .. })).count();
        self.stats.depth = self.stats.depth.max(depth as u64);
        Stage::Settle(Open { cells, probed: false })
    }

    /// What was asked for below is known.
    fn give(&mut self, number: BigUint) -> Stage {
        let is_certain = !self.frames.iter().any(|frame| matches!(frame, Frame::Sum { .. }));
        match self.frames.last_mut() {
            None => Stage::Over(number),
            Some(Frame::Sum { before, sum, .. }) => {
                *sum += number;
                self.ground.take_back(*before);
                self.next_colour()
            }
            Some(Frame::Product { .. }) if number == BigUint::ZERO => {
                self.frames.pop();
                Stage::Give(number)
            }
            Some(Frame::Product { now, product, .. }) => {
                *product *= &number;
                let cells = std::mem::take(now);
                if is_certain {
                    self.parts.push(Part { cells, solutions: number });
                }
                Stage::Next
            }
        }
    }
}

impl Task for Count {
    type Output = Counted;

    fn advance(&mut self, steps: u64) -> Option<Counted> {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            if let Stage::Over(number) = &self.stage {
                return Some(Counted { solutions: number.clone(), parts: self.parts.clone() });
            }
            if self.stats.steps >= end {
                return None;
            }
            self.step();
        }
    }

    fn steps(&self) -> u64 {
        self.stats.steps
    }
}
