//! The last open cell of a house has the digit that the house lacks.

use super::Why;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every house with one open cell.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    for house in 0..3 * scene.side {
        let open = scene.open_in(house);
        if open.len() == 1
            && let Some(cell) = open.first()
            && let Some(digit) = scene.sets[cell].only()
        {
            finds.place(scene, cell, digit, Why::LastCell(scene.house(house)))?;
        }
    }
    ON
}
