//! How many solutions a puzzle has, exactly.
//!
//! Lines are settled, then the open cells are split into independent `parts`
//! whose numbers multiply. A part is counted by a `sweep`: cell by cell, with
//! everything that its lines can have read so far in one layer. Where layers
//! grow, cells are probed; where they still grow, the part branches on a cell:
//! every colour in turn is supposed, followed and counted, and the numbers add
//! up.
//!
//! Some parts are counted at once by one large sweep and hardly ever by
//! branching, others the other way round, and it is not known beforehand which.
//! So on a part without a hypothesis both work in turn, and the first to end
//! has counted it.
//!
//! A step is a line looked at, `STATES_READ` states of its strand, or `WAYS` ways of a sweep. Memory: that of two
//! sweeps, which is bounded, and a frame for each standing hypothesis. Time:
//! exponential at worst.
//!
//! The dynamic programme over a broken profile is folklore; splitting into
//! parts is how model counters work (Bayardo and Pehoushek, 2000).

mod branch;
mod ground;
mod layer;
mod number;
pub mod parts;
mod plan;
mod probe;
mod strand;
pub(super) mod strands;
mod sweep;

pub use num_bigint::BigUint;
pub use parts::parts;

use self::branch::{Frame, Open, Race};
use self::ground::Ground;
use self::parts::Split;
use self::plan::Planner;
use self::probe::{Probed, Prober};
use self::strands::Strands;
use self::sweep::{Room, Sweep, Swept};
use super::infer::InferStatus;
use super::options::Options;
use super::{Board, Puzzle};
use crate::Contradiction;
use crate::grid::Cell;
use crate::run::{Stats, Task};

/// The most states of a sweep's layer, unless something else is chosen.
pub const STATES: usize = 1 << 20;
/// The most MiB of a sweep, unless something else is chosen.
pub const MEMORY: usize = 256;
/// The most states before probing: a sweep with fewer takes less time than that.
const FEW_STATES: usize = 1 << 10;
/// The most states under a hypothesis, and before a part begins to branch.
const SOME_STATES: usize = 1 << 12;
/// The most cells of a part that is swept. Planning for more would take too long between
/// two looks at the interrupt.
const MOST_CELLS: usize = 1 << 16;
/// States of a clue that are looked at for a strand and count as a step: a long line has some
/// hundred thousand.
const STATES_READ: u64 = 256;
/// Ways taken from one layer of a sweep to the next that count as a step.
const WAYS: u64 = 32;

/// Counting under way.
pub struct Count {
    ground: Ground,
    /// All cells. A part is a range of them; what it is split into lies in it,
    /// so that a part stays together while its own parts are counted.
    cells: Vec<Cell>,
    strands: Strands,
    frames: Vec<Frame>,
    /// How many of them are sums.
    depth: u64,
    stage: Stage,
    race: Option<Race>,
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
    /// none of them are the same in all solutions; those in one need not differ.
    /// Of a puzzle without a solution, the parts counted before that was known.
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

/// What is to be done next.
enum Stage {
    /// Settle lines, then split those of the cells that are still open.
    Settle(Open),
    /// Split those of the cells that are open.
    Split(Split, Open),
    /// Take the next part of the product on top.
    Next,
    /// Plan the sweep of a part.
    Plan(Planner, Open),
    /// Sweep a part.
    Sweep(Box<Sweep>, Open),
    /// Probe the cells of a part.
    Probe(Box<Prober>, Open),
    /// Tell the frame on top what was counted.
    Give(BigUint),
    /// Nothing.
    Over(BigUint),
}

impl Count {
    /// Sets out to count the completions of a board, which is only read.
    /// [`Options::states`] and [`Options::memory`] bound a sweep.
    pub fn new(puzzle: &Puzzle, from: &Board, options: &Options) -> Count {
        let (board, stage) = match puzzle.board_with(from) {
            Ok(board) => {
                let cells = 0..puzzle.size().cells();
                (board, Stage::Settle(Open { cells, probed: false }))
            }
            Err(Contradiction) => (puzzle.board(), Stage::Over(BigUint::ZERO)),
        };
        Count {
            ground: Ground::new(puzzle, board),
            cells: puzzle.size().iter().collect(),
            strands: Strands::default(),
            frames: Vec::new(),
            depth: 0,
            stage,
            race: None,
            room: Room {
                states: options.states.unwrap_or(STATES),
                bytes: options.memory.unwrap_or(MEMORY).saturating_mul(1 << 20),
            },
            stats: Stats::default(),
            parts: Vec::new(),
        }
    }

    /// What it has done; `states` is the most of any layer.
    pub fn stats(&self) -> Stats {
        Stats { lines: self.ground.lines, ..self.stats }
    }

    /// How many solutions are certain by now. It never sinks.
    pub fn at_least(&self) -> BigUint {
        let mut known = match &self.stage {
            Stage::Give(number) | Stage::Over(number) => number.clone(),
            Stage::Next => BigUint::from(1_u8),
            Stage::Settle(_)
            | Stage::Split(..)
            | Stage::Plan(..)
            | Stage::Sweep(..)
            | Stage::Probe(..) => BigUint::ZERO,
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
        if self.run_race() {
            return;
        }
        let read = self.strands.work;
        let stage = std::mem::replace(&mut self.stage, Stage::Next);
        self.stage = self.next(stage).unwrap_or_else(|Contradiction| {
            self.stats.contradictions += 1;
            Stage::Give(BigUint::ZERO)
        });
        self.stats.steps += (self.strands.work - read) / STATES_READ;
    }

    fn next(&mut self, stage: Stage) -> Result<Stage, Contradiction> {
        let ground = &mut self.ground;
        Ok(match stage {
            Stage::Settle(part) => match ground.step() {
                InferStatus::Step => Stage::Settle(part),
                InferStatus::Contradiction(_) | InferStatus::Limit => return Err(Contradiction),
                InferStatus::Rest => {
                    let cells = self.open_cells(&part);
                    Stage::Split(Split::new(self.ground.puzzle.size(), cells), part)
                }
            },
            Stage::Split(mut split, part) => {
                match split.step(&ground.puzzle, &ground.board, &mut self.strands)? {
                    true => Stage::Split(split, part),
                    false => self.multiply(&split.parts(), &part),
                }
            }
            Stage::Next => self.next_part(),
            Stage::Plan(mut planner, part) => {
                match planner.step(&ground.puzzle, &ground.board, &mut self.strands)? {
                    _ if planner.bytes() > self.room.bytes => self.too_large(part),
                    true => Stage::Plan(planner, part),
                    false => {
                        let sweep = Sweep::new(planner.plan(), self.room_for(&part));
                        Stage::Sweep(Box::new(sweep), part)
                    }
                }
            }
            Stage::Sweep(mut sweep, part) => match self.sweep(&mut sweep) {
                Swept::Some if self.is_worth_a_race(&sweep, &part) => self.race(sweep, part),
                Swept::Some => Stage::Sweep(sweep, part),
                Swept::All(number) => Stage::Give(number),
                Swept::TooMany => self.too_large(part),
            },
            Stage::Probe(mut prober, part) => match prober.step(ground)? {
                Probed::Some => Stage::Probe(prober, part),
                Probed::All => {
                    let part = Open { probed: true, ..part };
                    if prober.found { Stage::Settle(part) } else { self.plan(part) }
                }
            },
            Stage::Give(number) => self.give(number),
            Stage::Over(number) => Stage::Over(number),
        })
    }

    /// A portion of a sweep.
    fn sweep(&mut self, sweep: &mut Sweep) -> Swept {
        let before = sweep.taken;
        let swept = sweep.step();
        self.stats.steps += (sweep.taken - before) / WAYS;
        self.stats.states = self.stats.states.max(sweep.widest as u64);
        swept
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
