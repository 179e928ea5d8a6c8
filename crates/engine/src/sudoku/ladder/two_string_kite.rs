//! A row and a column with two places each for a digit, one of each in the same box:
//! one of the other two is right.

use super::finds::{Finds, Flow};
use super::scene::Scene;
use super::strong_links::pairs;

/// Every such row and column.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let side = scene.side;
    pairs(scene, finds, |one, other, boxed| {
        boxed && one.min(other) < side && (side..2 * side).contains(&one.max(other))
    })
}
