//! As many cells of a house as they have digits together: the digits are theirs, and
//! gone from the rest of the house. Where the cells lie in a second house too, from
//! the rest of that as well.
//!
//! Of n open cells, the choices of 2, 3 or 4: 1,820 at most in a house of 16x16.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON, choose};
use super::scene::Scene;
use crate::sudoku::Digits;

/// Every such choice of `size` cells. One cell of it may be left with fewer digits.
pub fn find(scene: &Scene, finds: &mut Finds, size: usize) -> Flow {
    for house in 0..3 * scene.side {
        let open = scene.open_in(house);
        if open.len() <= size {
            continue;
        }
        let fits = |&cell: &usize| (2..=size).contains(&scene.sets[cell].len());
        let cells: Vec<usize> = open.iter().filter(fits).collect();
        choose(&cells, size, &mut |chosen| {
            let digits = chosen.iter().fold(Digits::NONE, |all, &cell| all | scene.sets[cell]);
            if digits.len() != size {
                return ON;
            }
            let chosen: Cells = chosen.iter().copied().collect();
            finds.strike_all(scene, digits, scene.common_peers(chosen), || Why::NakedSubset {
                house: scene.house(house),
                cells: scene.cells(chosen),
                digits,
            })
        })?;
    }
    ON
}
