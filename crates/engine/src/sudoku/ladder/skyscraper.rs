//! Two rows with two places each for a digit, one of each in the same column: one of
//! the other two is right. Rows and columns may change parts.

use super::finds::{Finds, Flow};
use super::scene::Scene;
use super::strong_links::pairs;

/// Every such pair of lines.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let side = scene.side;
    pairs(scene, finds, |one, other, boxed| {
        one < 2 * side && other < 2 * side && one / side == other / side && !boxed
    })
}
