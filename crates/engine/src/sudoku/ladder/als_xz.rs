//! Two sets of cells, each in one house and with one digit more than cells, that share
//! a digit which only one of them can have. The other set lacks it, so has all its
//! other digits: a second digit of both is in one of them, and gone from cells that
//! see all its places in both.
//!
//! Sets have four cells at most; there are at most [`LIMIT`] of them, and each two are
//! compared.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON, choose};
use super::scene::Scene;
use crate::sudoku::Digits;

/// Most cells of a set.
const CELLS: usize = 4;
/// Most sets that are compared, the smallest first.
const LIMIT: usize = 1500;

struct Almost {
    cells: Cells,
    digits: Digits,
    /// For each digit, its places and what sees all of them.
    places: Vec<(Cells, Cells)>,
}

/// Every two such sets.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let sets = sets(scene);
    for (at, one) in sets.iter().enumerate() {
        for other in &sets[at + 1..] {
            let shared = one.digits & other.digits;
            if shared.len() < 2 || one.cells.meets(other.cells) {
                continue;
            }
            for common in shared.iter() {
                let places = one.places[common.index()].0;
                if !places.is_subset(other.places[common.index()].1) {
                    continue;
                }
                for digit in shared.without(common).iter() {
                    let [a, b] = [one, other].map(|set| set.places[digit.index()].1);
                    finds.strike(scene, digit, (a & b) - one.cells - other.cells, || {
                        Why::Sets {
                            sets: [one, other].map(|set| (scene.cells(set.cells), set.digits)),
                            common,
                            digit,
                        }
                    })?;
                }
            }
        }
    }
    ON
}

/// The sets, the smallest first.
fn sets(scene: &Scene) -> Vec<Almost> {
    let mut found: Vec<Almost> = Vec::new();
    for size in 1..=CELLS {
        for house in 0..3 * scene.side {
            let cells: Vec<usize> = scene.open_in(house).iter().collect();
            let full = choose(&cells, size, &mut |chosen| {
                let digits = chosen.iter().fold(Digits::NONE, |all, &cell| all | scene.sets[cell]);
                if digits.len() != size + 1 {
                    return ON;
                }
                let cells: Cells = chosen.iter().copied().collect();
                // Cells that lie in a line and in a box are met twice.
                if scene.house_with(cells) != Some(house) {
                    return ON;
                }
                let places = scene.digits().map(|digit| {
                    let own = cells & scene.has[digit.index()];
                    (own, scene.common_peers(own))
                });
                found.push(Almost { cells, digits, places: places.collect() });
                if found.len() < LIMIT { ON } else { Flow::Break(()) }
            });
            if full.is_break() {
                return found;
            }
        }
    }
    found
}
