//! The deterministic automaton of a clue, by the subset construction: its
//! states are the sets of states that the nondeterministic one can be in.
//!
//! Reading is O(cells), but the construction can explode: two blocks of 20
//! already have more than 200,000 sets. So states are counted against a bound.
//! [`Dfa`] makes all of them first, as the study does; [`LazyDfa`] makes a
//! state when a word first leads there.

use super::nfa::Set;
use super::{Nfa, Reader};
use crate::colours::Colours;
use crate::nonogram::Clue;
use std::collections::BTreeMap;

/// All states made before the first word is read: those that words of single
/// colours and open cells lead to. Other letters are followed when they come.
#[derive(Clone, Debug)]
pub struct Dfa {
    subsets: Subsets,
    letters: Vec<Colours>,
    /// The first state that has not been followed yet.
    pending: usize,
}

/// States made as words lead to them.
#[derive(Clone, Debug)]
pub struct LazyDfa(Subsets);

/// The states made so far, and where letters lead from them.
#[derive(Clone, Debug)]
struct Subsets {
    nfa: Nfa,
    sets: Vec<Set>,
    numbers: BTreeMap<Set, u32>,
    edges: Vec<Vec<(Colours, u32)>>,
}

impl Subsets {
    fn new(clue: &Clue, all: Colours) -> Subsets {
        let nfa = Nfa::new(clue, all);
        let start = nfa.start();
        let numbers = BTreeMap::from([(start.clone(), 0)]);
        Subsets { nfa, sets: vec![start], numbers, edges: vec![Vec::new()] }
    }

    /// Where a letter leads; `None` if there is no room for a new state.
    fn follow(&mut self, state: u32, letter: Colours, room: &mut usize) -> Option<u32> {
        let edges = &self.edges[state as usize];
        if let Some(&(_, to)) = edges.iter().find(|(own, _)| *own == letter) {
            return Some(to);
        }
        let mut set = Set::new();
        self.nfa.follow(&self.sets[state as usize], letter, &mut set);
        let to = match self.numbers.get(&set) {
            Some(&known) => known,
            None => {
                *room = room.checked_sub(1)?;
                let new = self.sets.len() as u32;
                self.sets.push(set.clone());
                self.edges.push(Vec::new());
                self.numbers.insert(set, new);
                new
            }
        };
        self.edges[state as usize].push((letter, to));
        Some(to)
    }

    fn accepts(
        &mut self,
        word: &mut dyn Iterator<Item = Colours>,
        room: &mut usize,
    ) -> Option<bool> {
        let mut state = 0;
        for letter in word {
            state = self.follow(state, letter, room)?;
        }
        Some(self.nfa.is_final(&self.sets[state as usize]))
    }
}

impl Dfa {
    /// The states of the nondeterministic automaton that a state stands for.
    pub fn set(&self, state: usize) -> impl Iterator<Item = usize> {
        let words = self.subsets.sets[state].iter().enumerate();
        words.flat_map(|(at, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit)
        })
    }

    /// Whether a word may end in a state.
    pub fn is_final(&self, state: usize) -> bool {
        self.subsets.nfa.is_final(&self.subsets.sets[state])
    }

    /// Where letters lead from a state, as far as they were followed.
    pub fn edges(&self, state: usize) -> impl Iterator<Item = (Colours, usize)> {
        self.subsets.edges[state].iter().map(|&(letter, to)| (letter, to as usize))
    }
}

impl Reader for Dfa {
    fn new(clue: &Clue, all: Colours) -> Dfa {
        let letters = all.iter().map(Colours::from).chain([all]).collect();
        Dfa { subsets: Subsets::new(clue, all), letters, pending: 0 }
    }

    /// One state at a time.
    fn prepare(&mut self, room: &mut usize) -> Option<bool> {
        for i in 0..self.letters.len() {
            self.subsets.follow(self.pending as u32, self.letters[i], room)?;
        }
        self.pending += 1;
        Some(self.pending == self.subsets.sets.len())
    }

    fn accepts(
        &mut self,
        word: &mut dyn Iterator<Item = Colours>,
        room: &mut usize,
    ) -> Option<bool> {
        self.subsets.accepts(word, room)
    }

    fn states(&self) -> usize {
        self.subsets.sets.len()
    }
}

impl Reader for LazyDfa {
    fn new(clue: &Clue, all: Colours) -> LazyDfa {
        LazyDfa(Subsets::new(clue, all))
    }

    fn prepare(&mut self, _: &mut usize) -> Option<bool> {
        Some(true)
    }

    fn accepts(
        &mut self,
        word: &mut dyn Iterator<Item = Colours>,
        room: &mut usize,
    ) -> Option<bool> {
        self.0.accepts(word, room)
    }

    fn states(&self) -> usize {
        self.0.sets.len()
    }
}
