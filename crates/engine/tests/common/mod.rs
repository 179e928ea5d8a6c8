//! A small random source for tests, and puzzles made from it.

#![allow(dead_code, reason = "each test file uses its own part")]

pub mod agreement;
pub mod coloured;
pub mod lines;
pub mod one_line;
pub mod sudoku;

use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Board, Ink, Nonogram, Picture, Puzzle, Rgb};
use grille_engine::run::{Entry, Status};

/// SplitMix64: good enough for tests, and the same everywhere.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// A picture with that many colours, `density` percent of it ink.
    pub fn picture(&mut self, size: Size, colours: usize, density: usize) -> Picture {
        Grid::from_fn(size, |_| {
            let ink = if self.below(100) < density { 1 + self.below(colours - 1) } else { 0 };
            Colour::new(ink).unwrap()
        })
    }
}

/// As many colours as asked for, named by number.
pub fn inks(colours: usize) -> Vec<Ink> {
    if colours == 2 {
        return Vec::new();
    }
    (0..colours).map(|n| Ink::new(n.to_string(), Rgb { r: n as u8, g: 0, b: 0 })).collect()
}

/// All solutions that a method finds from a board, in its order; it must end in a proof.
pub fn solutions(entry: &Entry<Nonogram>, puzzle: &Puzzle, from: &Board) -> Vec<Board> {
    let mut run = entry.start(puzzle, from, &Default::default());
    let mut found = Vec::new();
    loop {
        match run.advance(u64::MAX) {
            Status::Solution => found.push(run.board()),
            Status::Exhausted => return found,
            other => panic!("{other:?} at an unlimited budget"),
        }
    }
}

/// A board that leaves open what `known` does not show of the picture.
pub fn partly(picture: &Picture, colours: usize, mut known: impl FnMut() -> bool) -> Board {
    let open = Colours::first(colours);
    Board::from(picture.map(|&colour| if known() { colour.into() } else { open }))
}

/// A board from text: `#` black, `.` white, `?` open.
pub fn board(rows: &[&str]) -> Board {
    let size = Size::new(rows.len(), rows[0].len()).unwrap();
    let cells: Vec<Colours> = rows
        .iter()
        .flat_map(|row| row.chars())
        .map(|cell| match cell {
            '#' => Colours::BLACK,
            '.' => Colours::WHITE,
            _ => Colours::first(2),
        })
        .collect();
    Board::from(Grid::from_cells(size, cells).unwrap())
}
