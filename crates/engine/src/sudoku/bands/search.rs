//! The search: where nothing follows any more, a cell is supposed to have a digit.
//!
//! A cell with two digits left is best, for either way something is known. The
//! states wait on a stack, which keeps its room: a search that is used again takes no
//! memory. Each hypothesis settles a cell, so at most 82 states wait.

use super::lanes::{Lanes, at_best};
use super::state::{State, UNSEEN};

/// A search under way.
pub struct Search<L> {
    /// What is still to be tried, the last of them next, and behind them what was.
    states: Vec<State<L>>,
    /// How many are still to be tried.
    len: usize,
    /// Hypotheses made so far.
    pub guesses: u64,
    /// Contradictions met so far.
    pub contradictions: u64,
}

/// What came of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchStep {
    /// A hypothesis was made, here and with this digit, from 0.
    Guess {
        /// The cell.
        cell: usize,
        /// The digit.
        digit: usize,
    },
    /// No completion: the last hypothesis is taken back.
    Contradiction,
    /// A solution, which is taken back with the last hypothesis.
    Solution,
    /// There is nothing more to find.
    Over,
}

impl<L: Lanes> Default for Search<L> {
    fn default() -> Search<L> {
        Search { states: vec![State::empty(); 2], len: 0, guesses: 0, contradictions: 0 }
    }
}

impl<L: Lanes> Search<L> {
    /// Begins anew from here.
    pub fn begin(&mut self, state: State<L>) {
        self.states[0] = state;
        self.len = 1;
        self.guesses = 0;
        self.contradictions = 0;
    }

    /// What is known now, and not followed yet.
    pub fn state(&self) -> &State<L> {
        &self.states[self.len.saturating_sub(1)]
    }

    /// After a solution, that.
    pub fn solution(&self) -> &State<L> {
        &self.states[self.len]
    }

    /// After a hypothesis, what is known without it and without its digit.
    pub fn otherwise(&self) -> &State<L> {
        &self.states[self.len.saturating_sub(2)]
    }

    /// How many solutions there are, up to a limit.
    pub fn count(&mut self, limit: usize) -> usize {
        at_best(
            #[inline(always)]
            || {
                let mut found = 0;
                while found < limit {
                    match self.work() {
                        SearchStep::Solution => found += 1,
                        SearchStep::Over => break,
                        _ => {}
                    }
                }
                found
            },
        )
    }

    /// Follows the last state, and what it asks for.
    pub fn step(&mut self) -> SearchStep {
        at_best(
            #[inline(always)]
            || self.work(),
        )
    }

    #[inline(always)]
    fn work(&mut self) -> SearchStep {
        let Some(top) = self.len.checked_sub(1) else { return SearchStep::Over };
        let state = &mut self.states[top];
        if state.settle().is_err() {
            self.contradictions += 1;
            self.len = top;
            return SearchStep::Contradiction;
        }
        if state.is_solved() {
            self.len = top;
            return SearchStep::Solution;
        }
        let (cell, digit) = choose(state);
        self.guesses += 1;
        let mut next = *state;
        state.strike(cell, digit);
        next.put(cell, digit);
        match self.states.get_mut(top + 1) {
            Some(room) => *room = next,
            None => self.states.push(next),
        }
        self.len = top + 2;
        SearchStep::Guess { cell, digit }
    }
}

/// A cell that is not settled and a digit that it may have. Best is a cell with two digits
/// left, then one with three, then any; of equals the one that sees the most open cells.
#[inline(always)]
fn choose<L: Lanes>(state: &State<L>) -> (usize, usize) {
    let tally = state.tally();
    let unsolved = state.unsolved();
    let cell = (widest(&tally.two, &unsolved))
        .or_else(|| widest(&tally.three, &unsolved))
        .or_else(|| widest(&tally.more, &unsolved))
        .unwrap_or(0);
    (cell, state.lowest(cell))
}

/// The cell that sees the most open cells; the first of equals.
#[inline(always)]
fn widest(cells: &[u32; 4], unsolved: &[u32; 4]) -> Option<usize> {
    let mut best = (0, None);
    for (band, &word) in cells.iter().enumerate().take(3) {
        let mut cells = word;
        while cells != 0 {
            let cell = 27 * band + cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let unseen = &UNSEEN[cell];
            let seen = |band: usize| (unsolved[band] & !unseen[band]).count_ones();
            let seen = 1 + seen(0) + seen(1) + seen(2);
            if seen > best.0 {
                best = (seen, Some(cell));
            }
        }
    }
    best.1
}
