//! Counting a part cell by cell: dynamic programming over what the lines under
//! way have read so far (a broken profile), within a bound on states and memory.
//!
//! The order of the cells and the keys come from [`Plan`], the step over a cell
//! is in [`layer`](super::layer). Exponential in the width of the part at worst;
//! memory is that of two layers, and a sweep that would need more gives up.

use super::layer::{Layer, Made, first};
use super::plan::Plan;
use num_bigint::BigUint;

/// The most that a sweep may hold.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// States of a layer.
    pub states: usize,
    /// Bytes of everything.
    pub bytes: usize,
}

/// Counting under way.
pub struct Sweep {
    plan: Plan,
    turn: usize,
    layer: Option<Box<dyn Layer>>,
    room: Room,
    /// Whether the step over the next cell has begun.
    begun: bool,
    /// The most states of a layer so far.
    pub widest: usize,
    /// Ways taken from one layer to the next.
    pub taken: u64,
}

/// How a portion of a sweep ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swept {
    /// There is more to do.
    Some,
    /// So many solutions.
    All(BigUint),
    /// It would take more room than there is.
    TooMany,
}

/// Ways taken between two resting points.
const PORTION: usize = 1024;

impl Sweep {
    /// Sets out to count what a plan reads.
    pub fn new(plan: Plan, room: Room) -> Sweep {
        Sweep { layer: first(plan.words), plan, turn: 0, room, begun: false, widest: 1, taken: 0 }
    }

    /// Takes some ways over the next cell, at most [`PORTION`].
    pub fn step(&mut self) -> Swept {
        let Some(layer) = &mut self.layer else { return Swept::TooMany };
        if self.turn == self.plan.len() {
            return Swept::All(layer.total());
        }
        if !self.begun {
            layer.begin(&self.plan, self.turn);
            self.begun = true;
        }
        let (made, taken) = layer.make(PORTION, self.room.states);
        self.taken += taken as u64;
        self.widest = self.widest.max(layer.made());
        if made == Made::TooMany || layer.bytes() + self.plan.bytes > self.room.bytes {
            self.layer = None;
            return Swept::TooMany;
        }
        match made {
            Made::Some | Made::TooMany => {}
            Made::All => {
                layer.end();
                self.begun = false;
                self.turn += 1;
            }
            Made::TooLong => self.layer = self.layer.take().map(Layer::longer),
        }
        Swept::Some
    }
}
