//! Where a digit's places in a box all lie in one line, the line has it there: it
//! is gone from the rest of the line.

use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use super::{Technique, Why};
use std::ops::Range;

/// Every such digit and box.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    debug_assert_eq!(finds.technique, Technique::Pointing);
    locked(scene, finds, scene.boxes(), scene.lines())
}

/// The places of a digit in one house that all lie in a house of the other kind.
pub fn locked(
    scene: &Scene,
    finds: &mut Finds,
    within: Range<usize>,
    shared: Range<usize>,
) -> Flow {
    for house in within {
        for digit in scene.digits() {
            let places = scene.places(digit, house);
            let Some(first) = places.first() else { continue };
            for other in scene.tables.houses_of[first] {
                let line = scene.tables.houses[other];
                if shared.contains(&other) && places.is_subset(line) {
                    finds.strike(scene, digit, line - places, || Why::Locked {
                        digit,
                        within: scene.house(house),
                        shared: scene.house(other),
                        cells: scene.cells(places),
                    })?;
                }
            }
        }
    }
    ON
}
