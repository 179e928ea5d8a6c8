//! The tree of a count: parts multiply, the colours of a cell add up; and the
//! race between this tree and a large sweep.

use super::plan::Planner;
use super::probe::Prober;
use super::sweep::{Room, Sweep, Swept};
use super::{Count, FEW_STATES, MOST_CELLS, Part, SOME_STATES, Stage};
use crate::board::Moment;
use crate::colours::Colours;
use crate::grid::Cell;
use num_bigint::BigUint;
use std::cmp::Reverse;
use std::ops::Range;

/// A part to be counted.
pub struct Open {
    /// Where its cells are among all cells, in any order.
    pub cells: Range<usize>,
    /// Whether probing them would find nothing.
    pub probed: bool,
}

/// What waits for a number from below.
pub enum Frame {
    /// Parts that multiply: those that wait, the one that is counted now, the
    /// product of those that are known.
    Product { waiting: Vec<Open>, now: Range<usize>, product: BigUint },
    /// Colours of a cell that add up: the part, the cell, those that wait, what
    /// was known before, the sum of those that are known.
    Sum { cells: Range<usize>, cell: Cell, rest: Colours, before: Moment, sum: BigUint },
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
    /// The open cells of a part, row by row.
    pub(super) fn open_cells(&self, part: &Open) -> Vec<Cell> {
        let cells = self.cells[part.cells.clone()].iter().copied();
        let mut open: Vec<Cell> =
            cells.filter(|&cell| !self.ground.board.at(cell).is_settled()).collect();
        open.sort_unstable();
        open
    }

    /// What a part was split into is to be multiplied, the smallest first: the
    /// largest may take for ever, and then all others are known.
    pub(super) fn multiply(&mut self, parts: &[Vec<Cell>], part: &Open) -> Stage {
        let cells = &mut self.cells[part.cells.clone()];
        // What is known goes behind what is not.
        let board = &self.ground.board;
        let known: Vec<Cell> =
            cells.iter().copied().filter(|&cell| board.at(cell).is_settled()).collect();
        let mut at = part.cells.start;
        let place = |own: &Vec<Cell>| {
            cells[at - part.cells.start..][..own.len()].copy_from_slice(own);
            at += own.len();
            Open { cells: at - own.len()..at, probed: part.probed }
        };
        let mut parts: Vec<Open> = parts.iter().map(place).collect();
        self.cells[at..part.cells.end].copy_from_slice(&known);
        if let Some(Frame::Product { waiting, .. }) = self.frames.last_mut() {
            // They were one part of this product.
            waiting.append(&mut parts);
            waiting.sort_by_key(|part| Reverse(part.cells.len()));
        } else {
            parts.sort_by_key(|part| Reverse(part.cells.len()));
            let product = BigUint::from(1_u8);
            self.frames.push(Frame::Product { waiting: parts, now: 0..0, product });
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
            return self.plan(part);
        }
        let product = std::mem::take(product);
        self.frames.pop();
        Stage::Give(product)
    }

    pub(super) fn plan(&mut self, part: Open) -> Stage {
        if part.cells.len() > MOST_CELLS {
            return self.too_large(part);
        }
        Stage::Plan(Planner::new(self.open_cells(&part)), part)
    }

    /// Whether no hypothesis stands.
    fn is_certain(&self) -> bool {
        self.depth == 0
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
            return Stage::Probe(Box::new(Prober::new(self.open_cells(&part))), part);
        }
        let cells = &self.cells[part.cells.clone()];
        let cell = self.ground.best(cells).expect("a part has an open cell");
        let (before, rest) = (self.ground.board.moment(), self.ground.board.at(cell));
        let sum = BigUint::ZERO;
        self.frames.push(Frame::Sum { cells: part.cells, cell, rest, before, sum });
        self.depth += 1;
        self.stats.depth = self.stats.depth.max(self.depth);
        self.next_colour()
    }

    /// Supposes the next colour of the cell on top; the sum, if there is none left.
    fn next_colour(&mut self) -> Stage {
        let Some(Frame::Sum { cells, cell, rest, sum, .. }) = self.frames.last_mut() else {
            unreachable!() // Only a sum has colours.
        };
        // Ink first: it settles more, so that something is certain soon.
        let Some(colour) = rest.iter().last() else {
            let sum = std::mem::take(sum);
            self.frames.pop();
            self.depth -= 1;
            if self.is_certain() {
                // If there was a race, it is won.
                self.race = None;
            }
            return Stage::Give(sum);
        };
        *rest = rest.without(colour);
        self.ground.suppose(*cell, colour);
        let cells = cells.clone();
        self.stats.guesses += 1;
        Stage::Settle(Open { cells, probed: false })
    }

    /// What the frame on top waits for is known.
    pub(super) fn give(&mut self, number: BigUint) -> Stage {
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
                if is_certain {
                    let mut cells = self.cells[now.clone()].to_vec();
                    cells.sort_unstable();
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
                self.depth = 0;
                self.ground.take_back(race.before);
                self.stage = Stage::Give(number);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colours::Colour;
    use crate::grid::{Grid, Size};
    use crate::nonogram::{Options, Puzzle};

    /// Counts step by step, and says how often the sweep and how often the tree
    /// won. A race goes on only while a hypothesis stands; afterwards all that
    /// was supposed is taken back.
    fn races(puzzle: &Puzzle, states: usize) -> [u32; 2] {
        let options = Options { states: Some(states), ..Options::default() };
        let mut count = Count::new(puzzle, &puzzle.board(), &options);
        let mut won = [0; 2];
        while !matches!(count.stage, Stage::Over(_)) {
            let race = count.race.as_ref().map(|race| (race.frames, race.before));
            let by_tree = matches!(count.stage, Stage::Give(_));
            count.step();
            match (race, &count.race) {
                (_, Some(race)) => assert!(count.frames.len() > race.frames),
                (Some((frames, before)), None) if count.frames.len() == frames => {
                    assert_eq!((count.depth, count.ground.changes_since(before)), (0, 0));
                    won[usize::from(by_tree)] += 1;
                }
                _ => {}
            }
        }
        won
    }

    #[test]
    fn whoever_wins_a_race_leaves_nothing_behind() {
        let one: [&[u32]; 8] = [&[1]; 8];
        let rooks = Puzzle::black_and_white(&one, &one).unwrap();
        assert_eq!(races(&rooks, 150), [1, 0]);
        // Branching settles this one soon, and a sweep of it is wide.
        let picture = "
            .#.#...#..# #.####.##.# .##.#.#..#. .#...#....# #..#..#.... ..#..#..##.
            ....#....#. ..#....#### #..##....#. ..#.#..###. #....#.#...";
        let cells: Vec<Colour> = (picture.chars().filter(|c| !c.is_whitespace()))
            .map(|c| if c == '#' { Colour::BLACK } else { Colour::BACKGROUND })
            .collect();
        let picture = Grid::from_cells(Size::new(11, 11).unwrap(), cells).unwrap();
        assert_eq!(races(&Puzzle::of(&picture, vec![]).unwrap(), 3000), [0, 1]);
    }
}
