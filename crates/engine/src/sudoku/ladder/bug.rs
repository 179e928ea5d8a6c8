//! Every open cell has two digits but one, which has three; and without one of these
//! every house would have two places for each of its missing digits. Then each digit
//! could be exchanged for the other in every cell, and there would be two solutions or
//! none. In a puzzle that has one solution the cell has that digit. Not sound for others.

use super::Why;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// The one cell, if there is such a one.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let mut more = scene.open.iter().filter(|&cell| scene.sets[cell].len() != 2);
    let (Some(cell), None) = (more.next(), more.next()) else { return ON };
    if scene.sets[cell].len() != 3 {
        return ON;
    }
    for digit in scene.sets[cell].iter() {
        let even = |house: usize| {
            scene.digits().all(|each| {
                let mut places = scene.places(each, house);
                if each == digit {
                    places.remove(cell);
                }
                matches!(places.len(), 0 | 2)
            })
        };
        if (0..3 * scene.side).all(even) {
            finds.place(scene, cell, digit, Why::Bug(scene.cell(cell), digit))?;
        }
    }
    ON
}
