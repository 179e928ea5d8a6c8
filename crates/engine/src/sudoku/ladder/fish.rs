//! X-wing, swordfish and jellyfish: the places of a digit in two, three or four
//! parallel lines all lie in as many crossing lines. Each of the parallel lines has
//! it in another of the crossing ones, so these have it nowhere else.
//!
//! Of n lines with few enough places, the choices of 2, 3 or 4.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON, choose};
use super::scene::Scene;
use crate::sudoku::Digit;

/// Every fish of that size.
pub fn find(scene: &Scene, finds: &mut Finds, size: usize) -> Flow {
    for digit in scene.digits() {
        for waters in Waters::both(scene, digit) {
            let fits = |&line: &usize| (2..=size).contains(&waters.len(line));
            let lines: Vec<usize> = (0..scene.side).filter(fits).collect();
            choose(&lines, size, &mut |base| {
                let crossing = base.iter().fold(0, |all, &line| all | waters.places[line]);
                if crossing.count_ones() as usize != size {
                    return ON;
                }
                waters.strike(scene, finds, base, crossing, Cells::NONE)
            })?;
        }
    }
    ON
}

/// The places of a digit, by rows or by columns.
pub struct Waters {
    digit: Digit,
    /// Whether the lines are columns.
    columns: bool,
    /// Of each line, the crossing lines in which the digit can lie, one bit each.
    pub places: Vec<u16>,
}

impl Waters {
    /// By rows and by columns.
    pub fn both(scene: &Scene, digit: Digit) -> [Waters; 2] {
        [false, true].map(|columns| {
            let mut places = vec![0; scene.side];
            for cell in scene.has[digit.index()].iter() {
                let (row, col) = (cell / scene.side, cell % scene.side);
                let (line, crossing) = if columns { (col, row) } else { (row, col) };
                places[line] |= 1 << crossing;
            }
            Waters { digit, columns, places }
        })
    }

    /// How many places a line has.
    pub fn len(&self, line: usize) -> usize {
        self.places[line].count_ones() as usize
    }

    /// The place in a line and a crossing line.
    pub fn cell(&self, scene: &Scene, line: usize, crossing: usize) -> usize {
        let (row, col) = if self.columns { (crossing, line) } else { (line, crossing) };
        row * scene.side + col
    }

    /// Tells of the fish with this base and cover, where it takes something away.
    pub fn strike(
        &self,
        scene: &Scene,
        finds: &mut Finds,
        base: &[usize],
        cover: u16,
        fins: Cells,
    ) -> Flow {
        let house = |line: usize, crossing: bool| {
            if self.columns == crossing { line } else { scene.side + line }
        };
        let covers = || (0..scene.side).filter(|line| cover >> line & 1 == 1);
        let lines = |all: Cells, house: usize| all | scene.tables.houses[house];
        let based = base.iter().map(|&line| house(line, false)).fold(Cells::NONE, lines);
        let covered = covers().map(|line| house(line, true)).fold(Cells::NONE, lines);
        let mut from = covered - based;
        if !fins.is_empty() {
            from &= scene.common_peers(fins);
        }
        finds.strike(scene, self.digit, from, || Why::Fish {
            digit: self.digit,
            base: base.iter().map(|&line| scene.house(house(line, false))).collect(),
            cover: covers().map(|line| scene.house(house(line, true))).collect(),
            cells: scene.cells((scene.has[self.digit.index()] & based & covered) - fins),
            fins: scene.cells(fins),
        })
    }
}
