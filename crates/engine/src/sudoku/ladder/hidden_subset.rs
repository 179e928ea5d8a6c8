//! As many digits as they have places together in a house: the places are theirs,
//! and have no other digit.
//!
//! Of n digits, the choices of 2, 3 or 4: 1,820 at most in a house of 16x16.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON, choose};
use super::scene::Scene;
use crate::sudoku::{Digit, Digits};

/// Every such choice of `size` digits.
pub fn find(scene: &Scene, finds: &mut Finds, size: usize) -> Flow {
    for house in 0..3 * scene.side {
        if scene.open_in(house).len() <= size {
            continue;
        }
        let fits = |&digit: &Digit| (2..=size).contains(&scene.places(digit, house).len());
        let digits: Vec<Digit> = scene.digits().filter(fits).collect();
        choose(&digits, size, &mut |chosen| {
            let add = |all: Cells, &digit: &Digit| all | scene.places(digit, house);
            let places = chosen.iter().fold(Cells::NONE, add);
            if places.len() != size {
                return ON;
            }
            let digits: Digits = chosen.iter().copied().collect();
            let others = Digits::first(scene.side).minus(digits);
            finds.strike_all(scene, others, places, || Why::HiddenSubset {
                house: scene.house(house),
                cells: scene.cells(places),
                digits,
            })
        })?;
    }
    ON
}
