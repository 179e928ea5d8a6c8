//! Four open cells in two rows, two columns and two boxes: if they had nothing but two
//! digits, these could change places, and the puzzle would have a second solution. In
//! a puzzle that has one solution, something must prevent it. Not sound for others.
//!
//! The two digits must be possible in all four cells by what the puzzle gives, or
//! changing places would not be allowed.
//!
//! Three of the usual kinds: one cell with other digits (type 1), two with the same
//! other digit (type 2), two that hold one of the digits in a house (type 4).

use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use super::{RectangleType, Why};
use crate::sudoku::Digits;

/// Every such four cells and two digits.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let side = scene.side;
    for top in 0..side {
        for bottom in top + 1..side {
            for left in 0..side {
                for right in left + 1..side {
                    let at = |row: usize, col: usize| row * side + col;
                    let cells =
                        [at(top, left), at(top, right), at(bottom, left), at(bottom, right)];
                    let boxes = cells.map(|cell| scene.tables.houses_of[cell][2]);
                    // Two boxes: the rows share them, or the columns do, not both.
                    let (rows, cols) = (boxes[0] == boxes[1], boxes[0] == boxes[2]);
                    if rows == cols || !cells.iter().all(|&cell| scene.open.has(cell)) {
                        continue;
                    }
                    look(scene, finds, cells)?;
                }
            }
        }
    }
    ON
}

fn look(scene: &Scene, finds: &mut Finds, cells: [usize; 4]) -> Flow {
    let shared = |sets: &[Digits]| {
        cells.iter().fold(Digits::first(scene.side), |all, &cell| all & sets[cell])
    };
    let both: Vec<_> = (shared(&scene.sets) & shared(&scene.givens)).iter().collect();
    for (at, &one) in both.iter().enumerate() {
        for &other in &both[at + 1..] {
            let digits = Digits::from_iter([one, other]);
            let why =
                |kind| Why::Rectangle { cells: cells.map(|cell| scene.cell(cell)), digits, kind };
            let more: Vec<usize> =
                cells.iter().copied().filter(|&cell| scene.sets[cell] != digits).collect();
            match more[..] {
                [corner] => {
                    let kind = RectangleType::Corner(scene.cell(corner));
                    finds.strike_all(scene, digits, corner.into(), || why(kind))?;
                }
                [first, second] => {
                    let roof = Cells::from_iter([first, second]);
                    let named = [first, second].map(|cell| scene.cell(cell));
                    let [a, b] = [first, second].map(|cell| scene.sets[cell].minus(digits));
                    if let (Some(extra), true) = (a.only(), a == b) {
                        let kind = RectangleType::Extra(named, extra);
                        finds.strike(scene, extra, scene.common_peers(roof), || why(kind))?;
                    }
                    for house in 0..3 * scene.side {
                        if !roof.is_subset(scene.tables.houses[house]) {
                            continue;
                        }
                        for (held, gone) in [(one, other), (other, one)] {
                            if scene.places(held, house) == roof {
                                let kind = RectangleType::Bound(named, scene.house(house));
                                finds.strike(scene, gone, roof, || why(kind))?;
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
    ON
}
