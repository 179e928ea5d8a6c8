//! Which line next, and no line twice.

use super::Puzzle;
use super::options::Lines;
use crate::grid::{LineId, Size};
use std::collections::{BTreeSet, VecDeque};

/// Lines waiting to be looked at.
#[derive(Clone, Debug)]
pub struct Queue {
    size: Size,
    order: Order,
}

#[derive(Clone, Debug)]
enum Order {
    /// First in, first out.
    Fifo { waiting: VecDeque<LineId>, is_waiting: Vec<bool> },
    /// By a rank that never changes: the rank of each line, the line of each rank.
    Ranked { ranks: Vec<usize>, lines: Vec<LineId>, waiting: BTreeSet<usize> },
}

impl Queue {
    /// A queue with every line in it.
    pub fn full(puzzle: &Puzzle, order: Lines) -> Queue {
        let size = puzzle.size();
        let mut lines: Vec<LineId> = size.lines().collect();
        let order = match order {
            Lines::Fifo => {
                Order::Fifo { is_waiting: vec![true; lines.len()], waiting: lines.into() }
            }
            Lines::Given | Lines::Fewest => {
                if order == Lines::Fewest {
                    lines.sort_by_key(|&line| placements(puzzle, line));
                }
                let mut ranks = vec![0; lines.len()];
                for (rank, &line) in lines.iter().enumerate() {
                    ranks[size.line_index(line)] = rank;
                }
                Order::Ranked { waiting: (0..lines.len()).collect(), ranks, lines }
            }
        };
        Queue { size, order }
    }

    /// Adds a line, unless it is waiting already.
    pub fn push(&mut self, line: LineId) {
        let index = self.size.line_index(line);
        match &mut self.order {
            Order::Fifo { waiting, is_waiting } => {
                if !is_waiting[index] {
                    is_waiting[index] = true;
                    waiting.push_back(line);
                }
            }
            Order::Ranked { ranks, waiting, .. } => {
                waiting.insert(ranks[index]);
            }
        }
    }

    /// Takes the next line.
    pub fn pop(&mut self) -> Option<LineId> {
        match &mut self.order {
            Order::Fifo { waiting, is_waiting } => {
                let line = waiting.pop_front()?;
                is_waiting[self.size.line_index(line)] = false;
                Some(line)
            }
            Order::Ranked { lines, waiting, .. } => waiting.pop_first().map(|rank| lines[rank]),
        }
    }

    /// Sends every line away.
    pub fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

/// In how many ways the blocks of a line can be placed in it when nothing else
/// is known: slack + blocks over blocks, or as many as can be counted.
pub fn placements(puzzle: &Puzzle, line: LineId) -> u128 {
    let clue = puzzle.clue(line);
    let Some(slack) = (puzzle.size().line_len(line) as u64).checked_sub(clue.min_len()) else {
        return 0;
    };
    let blocks = clue.blocks().len() as u128;
    let mut count: u128 = 1;
    for i in 1..=blocks {
        // The product of i successive numbers is divisible by each of 1..=i.
        match count.checked_mul(u128::from(slack) + i) {
            Some(product) => count = product / i,
            None => return u128::MAX,
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders() {
        let puzzle = Puzzle::black_and_white(&[&[1], &[3], &[]], &[&[1], &[1, 1], &[7]]).unwrap();
        let order = |order| {
            let mut queue = Queue::full(&puzzle, order);
            let first = queue.pop().unwrap();
            queue.push(LineId::Row(0));
            queue.push(LineId::Row(0));
            let rest = std::iter::from_fn(|| queue.pop()).map(|line| line.to_string());
            [first.to_string()].into_iter().chain(rest).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(order(Lines::Fifo), "r1 r2 r3 c1 c2 c3 r1");
        assert_eq!(order(Lines::Given), "r1 r1 r2 r3 c1 c2 c3");
        assert_eq!(order(Lines::Fewest), "c3 r2 r3 c2 r1 c1");
    }
}
