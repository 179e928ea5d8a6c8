//! A line as the smallest automaton that reads its open cells.
//!
//! What lies behind a place of a line is so many blocks and so much of the next
//! one: a state. The clue being in order, a state reads the background in one
//! way at most, and one ink in one way at most. Kept are the states that some
//! beginning of the line leads to and from which some end is left; states with
//! the same ends are one. A known cell is read in one way, so it changes
//! nothing and is left out.
//!
//! Where only one state is left, what lies before says nothing about what
//! comes after: that is how a line falls into independent pieces.
//!
//! Time and memory: cells x states, and there are no more states than cells
//! and blocks.

use crate::Contradiction;
use crate::colours::{Colour, Colours};
use crate::nonogram::Clue;

/// The automaton of a line with what is known of its cells.
#[derive(Clone, Debug)]
pub struct Strand {
    /// Where the open cells are in the line, the last one first.
    places: Vec<u16>,
    /// The states before each open cell, the last cell's first.
    forks: Vec<Fork>,
    /// Where the states before an open cell begin; the last cell's first.
    begins: Vec<u32>,
}

/// How a state reads a cell: the state behind it, or [`NONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// By the background.
    pub white: u16,
    /// By the ink.
    pub ink: u16,
    /// That ink.
    pub colour: Colour,
}

/// Not a state.
pub const NONE: u16 = u16::MAX;

/// Room for making strands; its content means nothing between two of them.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// How each state of the clue reads a cell.
    clue: Vec<Fork>,
    /// The states of the clue that can be reached before each cell, and where they begin.
    reached: Vec<u16>,
    begins: Vec<u32>,
    /// By state of the clue: its state in the strand.
    number: Vec<u16>,
}

impl Strand {
    /// The states before the open cell at this place of the line; none if it is
    /// not open. Behind the last open cell there is one state only.
    pub fn states(&self, place: u16) -> &[Fork] {
        match self.places.binary_search_by(|other| place.cmp(other)) {
            Ok(at) => &self.forks[self.begins[at] as usize..self.begins[at + 1] as usize],
            Err(_) => &[],
        }
    }

    /// How much room it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.forks) + size_of_val(&*self.begins) + size_of_val(&*self.places)
    }

    /// The strand of a line.
    pub fn new(
        scratch: &mut Scratch,
        clue: &Clue,
        cells: &[Colours],
    ) -> Result<Strand, Contradiction> {
        if clue.min_len() > cells.len() as u64 {
            return Err(Contradiction);
        }
        scratch.read(clue);
        scratch.reach(cells);
        scratch.join(cells)
    }
}

impl Scratch {
    /// How many states were looked at for the last strand.
    pub fn work(&self) -> u64 {
        self.reached.len() as u64
    }

    /// The states of a clue: for each block the gap before it and each of its
    /// cells, then the gap behind the last.
    fn read(&mut self, clue: &Clue) {
        self.clue.clear();
        let blocks = clue.blocks();
        for (j, block) in blocks.iter().enumerate() {
            let gap = self.clue.len() as u16;
            self.clue.push(Fork { white: gap, ink: gap + 1, colour: block.colour });
            for k in 1..=block.len as u16 {
                let inside = Fork { white: NONE, ink: gap + k + 1, colour: block.colour };
                self.clue.push(inside);
            }
            // Behind the block: the gap, or at once a block of another ink.
            let end = gap + block.len as u16;
            let next = blocks.get(j + 1).filter(|_| !clue.needs_gap(j + 1));
            self.clue[usize::from(end)] = Fork {
                white: end + 1,
                ink: if next.is_some() { end + 2 } else { NONE },
                colour: next.map_or(Colour::BACKGROUND, |next| next.colour),
            };
        }
        let gap = self.clue.len() as u16;
        self.clue.push(Fork { white: gap, ink: NONE, colour: Colour::BACKGROUND });
    }

    fn reach(&mut self, cells: &[Colours]) {
        self.begins.clear();
        self.begins.push(0);
        self.reached.clear();
        self.reached.push(0);
        let mut from = 0;
        for &set in cells {
            let to = self.reached.len();
            self.begins.push(to as u32);
            for i in from..to {
                let fork = self.clue[usize::from(self.reached[i])];
                for next in [white(fork, set), ink(fork, set)] {
                    // They come in order, but one of the last two may come once more.
                    let known = self.reached[to..].iter().rev().take(2);
                    if next != NONE && known.into_iter().all(|&state| state != next) {
                        self.reached.push(next);
                    }
                }
            }
            from = to;
        }
        self.begins.push(self.reached.len() as u32);
    }

    /// From the last cell to the first: the states that have an end, those with
    /// the same ends as one. As an end tells how much ink is behind it, only a
    /// block's last cell and the gap after it can have the same, and they are
    /// next to each other.
    fn join(&mut self, cells: &[Colours]) -> Result<Strand, Contradiction> {
        let mut strand = Strand { places: Vec::new(), forks: Vec::new(), begins: vec![0] };
        let total = self.clue.len();
        self.number.clear();
        self.number.resize(total, NONE);
        // The gap behind the last block, or its last cell.
        for state in total.saturating_sub(2)..total {
            self.number[state] = 0;
        }
        for (at, &set) in cells.iter().enumerate().rev() {
            let from = strand.forks.len();
            let states = self.begins[at] as usize..self.begins[at + 1] as usize;
            // No state leads to a lower one: each may be written over once it is read.
            for &state in &self.reached[states] {
                let fork = self.clue[usize::from(state)];
                let end =
                    |next: u16| if next == NONE { NONE } else { self.number[usize::from(next)] };
                let (white, ink) = (end(white(fork, set)), end(ink(fork, set)));
                let colour = if ink == NONE { Colour::BACKGROUND } else { fork.colour };
                // A known cell is passed over, and so is what has no end.
                let end = white.min(ink);
                if end != NONE && !set.is_settled() {
                    let fork = Fork { white, ink, colour };
                    if strand.forks[from..].last() != Some(&fork) {
                        strand.forks.push(fork);
                    }
                    self.number[usize::from(state)] = (strand.forks.len() - from - 1) as u16;
                } else {
                    self.number[usize::from(state)] = end;
                }
            }
            if !set.is_settled() {
                strand.begins.push(strand.forks.len() as u32);
                strand.places.push(at as u16);
            }
        }
        if self.number[0] == NONE { Err(Contradiction) } else { Ok(strand) }
    }
}

fn white(fork: Fork, set: Colours) -> u16 {
    if set.has(Colour::BACKGROUND) { fork.white } else { NONE }
}

fn ink(fork: Fork, set: Colours) -> u16 {
    if fork.ink != NONE && set.has(fork.colour) { fork.ink } else { NONE }
}
