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
