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
use std::num::NonZero;

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

/// The states made so far, and where letters lead from them. All of them lie in a few long lists:
/// a million small ones would take a tenth of a second to be given back.
#[derive(Clone, Debug)]
struct Subsets {
    nfa: Nfa,
    /// The sets of all states, one behind the other, and how many words each takes.
    sets: Vec<u64>,
    words: usize,
    /// Finds the state of a set: states by the hash of their sets, each at the first free place
    /// from there on.
    table: Vec<Option<NonZero<u32>>>,
    /// By state, its first edge.
    first: Vec<Option<NonZero<u32>>>,
    /// All edges, from 1 on: the letter, where it leads, and the next edge of the same state.
    edges: Vec<(Colours, u32, Option<NonZero<u32>>)>,
    /// Where a letter leads, while that is found out.
    next: Set,
}

impl Subsets {
    fn new(clue: &Clue, all: Colours) -> Subsets {
        let nfa = Nfa::new(clue, all);
        let start = nfa.start();
        let mut subsets = Subsets {
            nfa,
            words: start.len(),
            sets: Vec::new(),
            table: vec![None; 16],
            first: Vec::new(),
            edges: Vec::new(),
            next: start,
        };
        subsets.add();
        subsets
    }

    /// How many states there are.
    fn len(&self) -> usize {
        self.first.len()
    }

    /// The states of the nondeterministic automaton that a state stands for.
    fn set(&self, state: usize) -> &[u64] {
        &self.sets[state * self.words..][..self.words]
    }

    /// The state of the next set, if it has one.
    fn find(&self) -> Option<u32> {
        let mask = self.table.len() - 1;
        let mut at = hash(&self.next) & mask;
        loop {
            let state = self.table[at]?.get() - 1;
            if *self.set(state as usize) == *self.next {
                return Some(state);
            }
            at = (at + 1) & mask;
        }
    }

    /// Makes a state of the next set, which has none.
    fn add(&mut self) -> u32 {
        let new = self.len() as u32;
        self.sets.extend(&self.next);
        self.first.push(None);
        if 2 * self.len() > self.table.len() {
            let free = vec![None; 2 * self.table.len()];
            for number in std::mem::replace(&mut self.table, free).into_iter().flatten() {
                self.place(number);
            }
        }
        self.place(NonZero::<u32>::MIN.saturating_add(new));
        new
    }

    fn place(&mut self, number: NonZero<u32>) {
        let mask = self.table.len() - 1;
        let mut at = hash(self.set(number.get() as usize - 1)) & mask;
        while self.table[at].is_some() {
            at = (at + 1) & mask;
        }
        self.table[at] = Some(number);
    }

    /// The edges of a state, in the order in which they were followed.
    fn edges(&self, state: usize) -> impl Iterator<Item = (Colours, u32)> {
        let edge = |number: NonZero<u32>| self.edges[number.get() as usize - 1];
        let mut next = self.first[state];
        std::iter::from_fn(move || {
            let (letter, to, after) = edge(next?);
            next = after;
            Some((letter, to))
        })
    }

    /// Where a letter leads; `None` if there is no room for a new state.
    fn follow(&mut self, state: u32, letter: Colours, room: &mut usize) -> Option<u32> {
        if let Some((_, to)) = self.edges(state as usize).find(|(own, _)| *own == letter) {
            return Some(to);
        }
        let mut next = std::mem::take(&mut self.next);
        self.nfa.follow(self.set(state as usize), letter, &mut next);
        self.next = next;
        let to = match self.find() {
            Some(known) => known,
            None => {
                *room = room.checked_sub(1)?;
                self.add()
            }
        };
        self.edges.push((letter, to, None));
        let new = NonZero::new(self.edges.len() as u32);
        let mut last = &mut self.first[state as usize];
        while let Some(number) = *last {
            last = &mut self.edges[number.get() as usize - 1].2;
        }
        *last = new;
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
        Some(self.nfa.is_final(self.set(state as usize)))
    }
}

/// Where the search for a set begins.
fn hash(set: &[u64]) -> usize {
    let mixed = set.iter().fold(0, |hash: u64, &word| {
        (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
    (mixed >> 20) as usize
}

impl Dfa {
    /// The states of the nondeterministic automaton that a state stands for.
    pub fn set(&self, state: usize) -> impl Iterator<Item = usize> {
        let words = self.subsets.set(state).iter().enumerate();
        words.flat_map(|(at, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit)
        })
    }

    /// Whether a word may end in a state.
    pub fn is_final(&self, state: usize) -> bool {
        self.subsets.nfa.is_final(self.subsets.set(state))
    }

    /// Where letters lead from a state, as far as they were followed.
    pub fn edges(&self, state: usize) -> impl Iterator<Item = (Colours, usize)> {
        self.subsets.edges(state).map(|(letter, to)| (letter, to as usize))
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
        Some(self.pending == self.subsets.len())
    }

    fn accepts(
        &mut self,
        word: &mut dyn Iterator<Item = Colours>,
        room: &mut usize,
    ) -> Option<bool> {
        self.subsets.accepts(word, room)
    }

    fn states(&self) -> usize {
        self.subsets.len()
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
        self.0.len()
    }
}
