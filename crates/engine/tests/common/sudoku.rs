//! Random sudoku puzzles, and all solutions of one by a dumb count.

use super::Random;
use grille_engine::sudoku::{Digit, Puzzle, Shape};
use std::collections::BTreeSet;

/// A full grid as numbers from 1: a regular pattern whose digits, rows and columns are shuffled.
pub fn shuffled(shape: Shape, random: &mut Random) -> Vec<usize> {
    let (side, (high, wide)) = (shape.side(), shape.box_size());
    let digits = order(side, random);
    // Bands, and rows within bands; stacks, and columns within stacks.
    let rows: Vec<usize> = grouped(side / high, high, random);
    let cols: Vec<usize> = grouped(side / wide, wide, random);
    let pattern = |row: usize, col: usize| (wide * (row % high) + row / high + col) % side;
    rows.iter()
        .flat_map(|&r| cols.iter().map(move |&c| (r, c)))
        .map(|(r, c)| digits[pattern(r, c)] + 1)
        .collect()
}

fn order(count: usize, random: &mut Random) -> Vec<usize> {
    let mut all: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        all.swap(last, random.below(last + 1));
    }
    all
}

fn grouped(groups: usize, size: usize, random: &mut Random) -> Vec<usize> {
    order(groups, random)
        .into_iter()
        .flat_map(|group| order(size, random).into_iter().map(move |at| group * size + at))
        .collect()
}

/// The puzzle that shows so many cells of a grid.
pub fn partly(grid: &[usize], clues: usize, random: &mut Random) -> Puzzle {
    let mut givens = vec![None; grid.len()];
    for &cell in order(grid.len(), random).iter().take(clues) {
        givens[cell] = Digit::new(grid[cell]);
    }
    Puzzle::of(&givens).unwrap()
}

/// Digits anywhere, which mostly have no solution, or few that obey the rules so far.
pub fn scattered(shape: Shape, clues: usize, random: &mut Random) -> Puzzle {
    let mut givens = vec![None; shape.cells()];
    for _ in 0..clues {
        givens[random.below(shape.cells())] = Digit::new(1 + random.below(shape.side()));
    }
    Puzzle::of(&givens).unwrap()
}

/// Every solution as text, by plain recursion over the text; none if there are more than `most`.
pub fn all_solutions(line: &str, most: usize) -> Option<BTreeSet<String>> {
    let mut grid: Vec<u8> = line.bytes().map(|b| if b == b'.' { 0 } else { value(b) }).collect();
    let side = (grid.len() as f64).sqrt() as usize;
    let mut found = BTreeSet::new();
    let clash = |grid: &[u8], at: usize| grid[at] > 0 && !free(grid, side, at, grid[at]);
    if (0..grid.len()).any(|at| clash(&grid, at)) {
        return Some(found);
    }
    fill(&mut grid, side, 0, most, &mut found).then_some(found)
}

fn value(symbol: u8) -> u8 {
    if symbol <= b'9' { symbol - b'0' } else { symbol - b'A' + 10 }
}

fn free(grid: &[u8], side: usize, at: usize, digit: u8) -> bool {
    let high = match side {
        4 | 6 => 2,
        9 => 3,
        _ => 4,
    };
    let wide = side / high;
    let (row, col) = (at / side, at % side);
    (0..grid.len()).filter(|&other| other != at && grid[other] == digit).all(|other| {
        let (r, c) = (other / side, other % side);
        r != row && c != col && (r / high, c / wide) != (row / high, col / wide)
    })
}

fn fill(
    grid: &mut [u8],
    side: usize,
    from: usize,
    most: usize,
    found: &mut BTreeSet<String>,
) -> bool {
    let Some(at) = (from..grid.len()).find(|&at| grid[at] == 0) else {
        let symbol = |&n: &u8| char::from(if n < 10 { b'0' + n } else { b'A' + n - 10 });
        found.insert(grid.iter().map(symbol).collect());
        return found.len() <= most;
    };
    for digit in 1..=side as u8 {
        if free(grid, side, at, digit) {
            grid[at] = digit;
            if !fill(grid, side, at + 1, most, found) {
                return false;
            }
        }
    }
    grid[at] = 0;
    true
}

/// A puzzle with just one solution that needs all its clues, and the solution as text:
/// cells are taken from a random grid as long as a plain search finds no other.
pub fn dug(shape: Shape, random: &mut Random) -> (Puzzle, String) {
    let symbol = |n: u8| char::from(if n < 10 { b'0' + n } else { b'A' + n - 10 });
    let mut search = Search::of(shape, &vec![0; shape.cells()]);
    assert!(search.fill(Some(random)), "there is a grid");
    let mut grid = search.grid;
    let solution: String = grid.iter().map(|&n| symbol(n)).collect();
    for at in order(grid.len(), random) {
        let digit = std::mem::take(&mut grid[at]);
        let other = |other: u8| {
            let mut search = Search::of(shape, &grid);
            search.allowed(at) >> other & 1 == 1 && search.put(at, other) && search.fill(None)
        };
        if (1..=shape.side() as u8).any(|n| n != digit && other(n)) {
            grid[at] = digit;
        }
    }
    let givens: Vec<Option<Digit>> = grid.iter().map(|&n| Digit::new(n.into())).collect();
    (Puzzle::of(&givens).unwrap(), solution)
}

/// Every solution of a puzzle that breaks no rule, as text, by a plain search; none if
/// there are more than `most`.
pub fn searched_solutions(shape: Shape, line: &str, most: usize) -> Option<BTreeSet<String>> {
    let grid: Vec<u8> = line.bytes().map(|b| if b == b'.' { 0 } else { value(b) }).collect();
    let mut found = BTreeSet::new();
    Search::of(shape, &grid).list(most, &mut found).then_some(found)
}

/// A plain search: the open cell with the fewest digits that its row, column and box lack.
struct Search {
    side: usize,
    high: usize,
    wide: usize,
    grid: Vec<u8>,
    /// The digits of each row, column and box, one bit each.
    used: [[u32; 16]; 3],
}

impl Search {
    fn of(shape: Shape, grid: &[u8]) -> Search {
        let (high, wide) = shape.box_size();
        let (side, empty) = (shape.side(), vec![0; grid.len()]);
        let mut search = Search { side, high, wide, grid: empty, used: [[0; 16]; 3] };
        for (at, &digit) in grid.iter().enumerate().filter(|(_, digit)| **digit > 0) {
            search.put(at, digit);
        }
        search
    }

    fn houses(&self, at: usize) -> [usize; 3] {
        let (row, col) = (at / self.side, at % self.side);
        [row, col, row / self.high * self.high + col / self.wide]
    }

    fn allowed(&self, at: usize) -> u32 {
        let [row, col, own] = self.houses(at);
        let used = self.used[0][row] | self.used[1][col] | self.used[2][own];
        !used & ((2 << self.side) - 2)
    }

    fn put(&mut self, at: usize, digit: u8) -> bool {
        self.grid[at] = digit;
        for (kind, house) in self.houses(at).into_iter().enumerate() {
            self.used[kind][house] ^= 1 << digit;
        }
        true
    }

    fn list(&mut self, most: usize, found: &mut BTreeSet<String>) -> bool {
        let open = (0..self.grid.len()).filter(|&at| self.grid[at] == 0);
        let Some(at) = open.min_by_key(|&at| self.allowed(at).count_ones()) else {
            let symbol = |&n: &u8| char::from(if n < 10 { b'0' + n } else { b'A' + n - 10 });
            found.insert(self.grid.iter().map(symbol).collect());
            return found.len() <= most;
        };
        let allowed = self.allowed(at);
        for digit in (1..=self.side as u8).filter(|digit| allowed >> digit & 1 == 1) {
            self.put(at, digit);
            let goes_on = self.list(most, found);
            self.put(at, digit);
            self.grid[at] = 0;
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn fill(&mut self, mut random: Option<&mut Random>) -> bool {
        let open = (0..self.grid.len()).filter(|&at| self.grid[at] == 0);
        let Some(at) = open.min_by_key(|&at| self.allowed(at).count_ones()) else { return true };
        let allowed = self.allowed(at);
        let mut digits: Vec<u8> =
            (1..=self.side as u8).filter(|digit| allowed >> digit & 1 == 1).collect();
        if let Some(random) = &mut random {
            digits = order(digits.len(), random).into_iter().map(|i| digits[i]).collect();
        }
        for digit in digits {
            self.put(at, digit);
            if self.fill(random.as_deref_mut()) {
                return true;
            }
            self.put(at, digit);
            self.grid[at] = 0;
        }
        false
    }
}
