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

#[cfg(test)]
mod tests {
    use super::super::plan::Planner;
    use super::super::strands::Strands;
    use super::*;
    use crate::nonogram::Puzzle;

    /// Sweeps the ones of 6x6, with keys that begin with so many empty words.
    fn swept(words: usize, room: Room) -> Swept {
        let one: [&[u32]; 6] = [&[1]; 6];
        let puzzle = Puzzle::black_and_white(&one, &one).unwrap();
        let mut planner = Planner::new(puzzle.size().iter().collect());
        let mut strands = Strands::default();
        while planner.step(&puzzle, &puzzle.board(), &mut strands).unwrap() {}
        let mut sweep = Sweep::new(planner.plan().behind(words), room);
        loop {
            match sweep.step() {
                Swept::Some => {}
                end => return end,
            }
        }
    }

    #[test]
    fn keys_may_be_wide() {
        let room = Room { states: 1000, bytes: 1 << 20 };
        for words in 0..16 {
            assert_eq!(swept(words, room), Swept::All(720_u32.into()), "{words}");
        }
        assert_eq!(swept(16, room), Swept::TooMany);
    }

    #[test]
    fn room_is_bounded() {
        // It has 35 states at its widest.
        let states = |states| swept(0, Room { states, bytes: 1 << 20 });
        assert_eq!((states(35), states(34)), (Swept::All(720_u32.into()), Swept::TooMany));
        let bytes = |bytes| swept(0, Room { states: 1000, bytes });
        assert_eq!((bytes(1 << 14), bytes(1 << 11)), (Swept::All(720_u32.into()), Swept::TooMany));
    }
}
