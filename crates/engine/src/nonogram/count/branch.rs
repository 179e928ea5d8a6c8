//! The tree of a count: parts multiply, the colours of a cell add up; and the
//! race between this tree and a large sweep.

use super::sweep::{Room, Sweep, Swept};
use super::{Count, FEW_STATES, Part, SOME_STATES, Stage, plan};
use crate::colours::Colours;
use crate::grid::Cell;
use crate::nonogram::board::Moment;
use crate::nonogram::count::probe::Prober;
use num_bigint::BigUint;
use std::cmp::Reverse;

/// Cells to be counted.
pub struct Open {
    pub cells: Vec<Cell>,
    /// Whether probing them would find nothing.
    pub probed: bool,
}

/// What waits for a number from below.
pub enum Frame {
    /// Parts that multiply: those that wait, the one that is counted now, the
    /// product of those that are known.
    Product { waiting: Vec<Open>, now: Vec<Cell>, product: BigUint },
    /// Colours of a cell that add up: the part, the cell, those that wait, what
    /// was known before, the sum of those that are known.
    Sum { cells: Vec<Cell>, cell: Cell, rest: Colours, before: Moment, sum: BigUint },
}

/// A sweep of the part that the lowest sum branches on.
pub struct Race {
    sweep: Box<Sweep>,
    /// The frames below the part, and what was known then.
    frames: usize,
    before: Moment,
    /// The step at which the race began, and the steps of the sweep since.
    since: u64,
    spent: u64,
}

impl Count {
    /// Parts to be multiplied, the smallest first: the largest may take for
    /// ever, and then all others are known.
    pub(super) fn multiply(&mut self, parts: Vec<Vec<Cell>>, probed: bool) -> Stage {
        let mut parts: Vec<Open> = parts.into_iter().map(|cells| Open { cells, probed }).collect();
        if let Some(Frame::Product { waiting, .. }) = self.frames.last_mut() {
            // They were one part of this product.
            waiting.append(&mut parts);
            waiting.sort_by_key(|part| Reverse(part.cells.len()));
        } else {
            parts.sort_by_key(|part| Reverse(part.cells.len()));
            let product = BigUint::from(1_u8);
            self.frames.push(Frame::Product { waiting: parts, now: Vec::new(), product });
        }
        Stage::Next
    }

    /// The next part of the product on top; the product, if there is none left.
    pub(super) fn next_part(&mut self) -> Stage {
        let Some(Frame::Product { waiting, now, product }) = self.frames.last_mut() else {
            unreachable!() // [`Stage::Next`] comes only from products.
        };
        if let Some(part) = waiting.pop() {
            now.clone_from(&part.cells);
            return plan(part);
        }
        let product = std::mem::take(product);
        self.frames.pop();
        Stage::Give(product)
    }

    /// Whether no hypothesis stands.
    fn is_certain(&self) -> bool {
        !self.frames.iter().any(|frame| matches!(frame, Frame::Sum { .. }))
    }

    /// How much a sweep of this part may hold.
    pub(super) fn room_for(&self, part: &Open) -> Room {
        let states = match part.probed {
            false => FEW_STATES.min(self.room.states / 2),
            true if self.is_certain() => self.room.states,
            true => self.some_states(),
        };
        Room { states, ..self.room }
    }

    fn some_states(&self) -> usize {
        SOME_STATES.min(self.room.states / 2)
    }

    /// The sweep of this part does not fit into its room.
    pub(super) fn too_large(&mut self, part: Open) -> Stage {
        if !part.probed {
            return Stage::Probe(Box::new(Prober::new(part.cells)));
        }
        let cell = self.ground.best(&part.cells).expect("a part has an open cell");
        let (before, rest) = (self.ground.board.moment(), self.ground.board.at(cell));
        let sum = BigUint::ZERO;
        self.frames.push(Frame::Sum { cells: part.cells, cell, rest, before, sum });
        self.next_colour()
    }

    /// Supposes the next colour of the cell on top; the sum, if there is none left.
    fn next_colour(&mut self) -> Stage {
        let Some(Frame::Sum { cells, cell, rest, sum, .. }) = self.frames.last_mut() else {
            unreachable!() // Only a sum has colours.
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

    /// What the frame on top waits for is known.
    pub(super) fn give(&mut self, number: BigUint) -> Stage {
        if self.race.as_ref().is_some_and(|race| race.frames == self.frames.len()) {
            self.race = None;
        }
        let is_certain = self.is_certain();
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

    /// Whether a sweep has grown so much that branching should have its chance.
    pub(super) fn is_worth_a_race(&self, sweep: &Sweep, part: &Open) -> bool {
        part.probed && sweep.widest > self.some_states() && self.is_certain()
    }

    /// Branches on a part while its sweep goes on.
    pub(super) fn race(&mut self, sweep: Box<Sweep>, part: Open) -> Stage {
        let (frames, before) = (self.frames.len(), self.ground.board.moment());
        self.race = Some(Race { sweep, frames, before, since: self.stats.steps, spent: 0 });
        self.too_large(part)
    }

    /// A portion of the sweep, if there is one and it is its turn.
    pub(super) fn run_race(&mut self) -> bool {
        let due = |race: &mut Race| 2 * race.spent <= self.stats.steps - race.since;
        let Some(mut race) = self.race.take_if(due) else { return false };
        let steps = self.stats.steps;
        match self.sweep(&mut race.sweep) {
            Swept::Some => {
                race.spent += self.stats.steps - steps + 1;
                self.race = Some(race);
            }
            Swept::TooMany => {}
            Swept::All(number) => {
                self.frames.truncate(race.frames);
                self.ground.take_back(race.before);
                self.stage = Stage::Give(number);
            }
        }
        true
    }
}
