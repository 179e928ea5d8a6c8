//! The nondeterministic automaton of a clue: a chain of states, one for each
//! cell of each block, with a loop for the background between blocks. Reading a
//! letter that may be several colours leads to several states at once.
//!
//! Quick to make, slower to read: O(cells x states / 64).

use super::Reader;
use crate::colours::{Colour, Colours};
use crate::nonogram::Clue;

/// The automaton of a clue.
#[derive(Clone, Debug)]
pub struct Nfa {
    states: Vec<State>,
    /// Scratch: where a reading is now and next.
    now: Set,
    next: Set,
}

#[derive(Clone, Copy, Debug)]
struct State {
    /// Whether the background leads back here.
    loops: bool,
    /// The colour that leads to the next state.
    onward: Option<Colour>,
}

/// A set of states, one bit each.
pub(super) type Set = Vec<u64>;

impl Nfa {
    /// How many states there are; the first is where a reading starts, the last where
    /// it must end.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// There is always the state where a reading starts.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Where a cell of one colour leads from a state.
    pub fn next(&self, state: usize, colour: Colour) -> impl Iterator<Item = usize> {
        let State { loops, onward } = self.states[state];
        let stays = (loops && colour == Colour::BACKGROUND).then_some(state);
        stays.into_iter().chain((onward == Some(colour)).then_some(state + 1))
    }

    /// The states that reading a letter leads to from these.
    pub(super) fn follow(&self, from: &[u64], letter: Colours, to: &mut Set) {
        to.clear();
        to.resize(from.len(), 0);
        for (index, state) in self.states.iter().enumerate() {
            if from[index / 64] >> (index % 64) & 1 == 0 {
                continue;
            }
            if state.loops && letter.has(Colour::BACKGROUND) {
                to[index / 64] |= 1 << (index % 64);
            }
            if state.onward.is_some_and(|colour| letter.has(colour)) {
                to[(index + 1) / 64] |= 1 << ((index + 1) % 64);
            }
        }
    }

    /// The set of the first state alone.
    pub(super) fn start(&self) -> Set {
        let mut set = vec![0; self.states.len() / 64 + 1];
        set[0] = 1;
        set
    }

    /// Whether the last state is in the set.
    pub(super) fn is_final(&self, set: &[u64]) -> bool {
        let last = self.states.len() - 1;
        set[last / 64] >> (last % 64) & 1 == 1
    }
}

impl Reader for Nfa {
    fn new(clue: &Clue, _: Colours) -> Nfa {
        let mut states = Vec::new();
        for (j, block) in clue.blocks().iter().enumerate() {
            // Between equal inks one background cell is a must; between others the
            // state after a block is also the one before the next.
            if clue.needs_gap(j) {
                states.push(State { loops: false, onward: Some(Colour::BACKGROUND) });
            }
            for cell in 0..block.len.min(MOST) {
                states.push(State { loops: cell == 0, onward: Some(block.colour) });
            }
        }
        states.push(State { loops: true, onward: None });
        Nfa { states, now: Vec::new(), next: Vec::new() }
    }

    fn prepare(&mut self, _: &mut usize) -> Option<bool> {
        Some(true)
    }

    fn accepts(&mut self, word: &mut dyn Iterator<Item = Colours>, _: &mut usize) -> Option<bool> {
        let (mut now, mut next) = (std::mem::take(&mut self.now), std::mem::take(&mut self.next));
        now.clear();
        now.extend(self.start());
        for letter in word {
            self.follow(&now, letter, &mut next);
            std::mem::swap(&mut now, &mut next);
        }
        let accepted = self.is_final(&now);
        (self.now, self.next) = (now, next);
        Some(accepted)
    }

    fn states(&self) -> usize {
        self.states.len()
    }
}

/// A block longer than any line is as impossible as one just too long.
const MOST: u32 = crate::grid::MAX_SIDE as u32 + 1;
