//! A digit with one place left in a house goes there. Boxes are looked at first:
//! there it is seen most easily.

use super::Why;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every digit with one place in a house.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    for house in scene.boxes().chain(scene.lines()) {
        for digit in scene.digits() {
            let places = scene.places(digit, house);
            if places.len() == 1
                && let Some(cell) = places.first()
            {
                finds.place(scene, cell, digit, Why::LastPlace(scene.house(house)))?;
            }
        }
    }
    ON
}
