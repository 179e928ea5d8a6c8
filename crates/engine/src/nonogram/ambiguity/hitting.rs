//! A smallest set of cells that has one at least in common with every set of a
//! list, while the list grows: each set that it misses is added, and the answer mended.
//!
//! A set more needs one cell more at most. So it is asked whether as many cells as before do,
//! by branching on the cells of a set that is not yet hit; if not, the answer before and a cell
//! of the new set are a smallest answer.
//!
//! Time: exponential in the size of the answer at worst, so branches are counted, and what is
//! kept is bounded; where either runs out, each further set adds a cell, and the answer may
//! have too many. A step is a branch.

use crate::grid::Cell;

/// The most branches, over all sets.
const BRANCHES: usize = 200_000;
/// The most cells of all sets together that are kept.
const CELLS: usize = 1 << 22;

/// Cells that hit every set added so far.
#[derive(Clone, Debug)]
pub struct Hitting {
    sets: Vec<Vec<Cell>>,
    /// The cells of all sets.
    kept: usize,
    cells: Vec<Cell>,
    is_smallest: bool,
    /// Branches that may still be made.
    left: usize,
    branching: Option<Branching>,
}

/// The question whether as many cells as before hit all sets.
#[derive(Clone, Debug)]
struct Branching {
    most: usize,
    taken: Vec<Cell>,
    /// For each cell taken, and for the next one: the set that it is taken from, and which of
    /// its cells is to be tried next.
    tried: Vec<(usize, usize)>,
    /// By set, how many of the cells taken hit it.
    hits: Vec<usize>,
}

impl Default for Hitting {
    fn default() -> Hitting {
        Hitting {
            sets: Vec::new(),
            kept: 0,
            cells: Vec::new(),
            is_smallest: true,
            left: BRANCHES,
            branching: None,
        }
    }
}

impl Hitting {
    /// The cells; while a step is left, those before the last set was added.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether no fewer cells would do. Proven.
    pub fn is_smallest(&self) -> bool {
        self.is_smallest
    }

    /// Adds a set that the cells miss, in the order of the grid; it is not empty.
    pub fn add(&mut self, set: Vec<Cell>) {
        self.kept += set.len();
        if self.left == 0 || self.kept > CELLS || !self.is_smallest {
            self.cells.extend(set.first());
            self.is_smallest = false;
            return;
        }
        self.sets.push(set);
        let mut branching = Branching {
            most: self.cells.len(),
            taken: Vec::new(),
            tried: Vec::new(),
            hits: vec![0; self.sets.len()],
        };
        branching.open(&self.sets);
        self.branching = Some(branching);
    }

    /// Works on the answer to the last set; whether there was anything to do.
    pub fn step(&mut self) -> bool {
        let Some(branching) = &mut self.branching else { return false };
        let answer = match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                branching.step(&self.sets)
            }
            None => {
                self.is_smallest = false;
                Some(None)
            }
        };
        if let Some(answer) = answer {
            let last = self.sets.last().and_then(|set| set.first()).copied();
            match answer {
                Some(cells) => self.cells = cells,
                None => self.cells.extend(last),
            }
            self.branching = None;
        }
        true
    }
}

impl Branching {
    /// Takes the next cell; the answer, once there is one: cells that hit all sets, or none.
    fn step(&mut self, sets: &[Vec<Cell>]) -> Option<Option<Vec<Cell>>> {
        while let Some((set, next)) = self.tried.last_mut() {
            let Some(&cell) = sets[*set].get(*next) else {
                self.tried.pop();
                self.take_back(sets);
                continue;
            };
            *next += 1;
            self.taken.push(cell);
            self.count(sets, cell, |hits| hits + 1);
            return match self.open(sets) {
                true => Some(Some(std::mem::take(&mut self.taken))),
                false => None,
            };
        }
        Some(None)
    }

    /// Goes on below the cells taken, or takes the last one back; whether they hit all sets.
    fn open(&mut self, sets: &[Vec<Cell>]) -> bool {
        let missed = (0..sets.len()).filter(|&set| self.hits[set] == 0);
        let Some(fewest) = missed.min_by_key(|&set| sets[set].len()) else { return true };
        if self.taken.len() < self.most {
            self.tried.push((fewest, 0));
        } else {
            self.take_back(sets);
        }
        false
    }

    fn take_back(&mut self, sets: &[Vec<Cell>]) {
        if let Some(cell) = self.taken.pop() {
            self.count(sets, cell, |hits| hits - 1);
        }
    }

    fn count(&mut self, sets: &[Vec<Cell>], cell: Cell, change: impl Fn(usize) -> usize) {
        for (set, hits) in sets.iter().zip(&mut self.hits) {
            if set.binary_search(&cell).is_ok() {
                *hits = change(*hits);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(col: u16) -> Cell {
        Cell { row: 0, col }
    }

    /// The fewest of the first `cells` cells that hit all sets, by trying all.
    fn brute_force(sets: &[Vec<Cell>], cells: u16) -> u32 {
        let hits = |chosen: u32, set: &Vec<Cell>| set.iter().any(|c| chosen >> c.col & 1 == 1);
        let all = (0_u32..1 << cells).filter(|&chosen| sets.iter().all(|set| hits(chosen, set)));
        all.map(u32::count_ones).min().unwrap()
    }

    #[test]
    fn the_cells_are_as_few_as_can_be_after_every_set() {
        let mut random = crate::chance::Chance::new("hitting");
        for _ in 0..200 {
            let (mut hitting, mut sets) = (Hitting::default(), Vec::new());
            for _ in 0..12 {
                let set: Vec<Cell> = (0..10).filter(|_| random.below(3) == 0).map(cell).collect();
                let is_hit = set.iter().any(|cell| hitting.cells().contains(cell));
                if set.is_empty() || is_hit {
                    continue;
                }
                sets.push(set.clone());
                hitting.add(set);
                while hitting.step() {}
                let is_all_hit = |set: &Vec<Cell>| set.iter().any(|c| hitting.cells().contains(c));
                assert!(sets.iter().all(is_all_hit));
                assert!(hitting.is_smallest());
                assert_eq!(hitting.cells().len() as u32, brute_force(&sets, 10), "{sets:?}");
            }
        }
    }

    #[test]
    fn without_branches_every_set_is_hit_all_the_same() {
        let mut hitting = Hitting { left: 3, ..Hitting::default() };
        let mut sets = Vec::new();
        for at in 0..9 {
            let set = vec![cell(2 * at), cell(2 * at + 1), cell(40)];
            sets.push(set.clone());
            if !set.iter().any(|cell| hitting.cells().contains(cell)) {
                hitting.add(set);
            }
            while hitting.step() {}
        }
        assert!(sets.iter().all(|set| set.iter().any(|c| hitting.cells().contains(c))));
        assert!(!hitting.is_smallest());
    }
}
